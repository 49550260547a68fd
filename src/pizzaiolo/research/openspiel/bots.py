"""Bots as policies of OpenSpiel, policies of OpenSpiel as bots, and how far a bot can be exploited.

from pizzaiolo.research.openspiel.bots import exploitability

exploitability("counter")       # on `assaggio`, 0 is perfect play and 1 the worst there is
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pyspiel

from pizzaiolo.bots import BotMaker, make_bot_for
from pizzaiolo.engine.dealer import Rng
from pizzaiolo.engine.events import Event
from pizzaiolo.engine.seeds import mixed
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.view import View, view
from pizzaiolo.research.openspiel.game import SHORT_NAME, MammaMiaGame, MammaMiaState
from pizzaiolo.research.openspiel.heard import Entry, heard_by, text_of
from pizzaiolo.research.openspiel.position import StepPosition

ASSAGGIO: Final = f"{SHORT_NAME}(edition=assaggio,players=2)"

Chances = list[tuple[int, float]]
"""Actions, and how likely each is taken."""

RESOLUTION: Final = 1 << 30
"""Into how many parts the chances of the actions are divided when one is picked."""


def choices_of(bot: str | BotMaker, state: MammaMiaState, seeds: int = 1) -> Chances:
    """How likely a bot is to take each action at a decision: the share of seeds that choose it.

    For every seed a fresh bot hears all that the seat has heard, and chooses once.
    """
    position = state.position
    setup: Setup = position.setup
    seat = state.current_player()
    maker = make_bot_for(bot, setup, steady=True) if isinstance(bot, str) else bot
    heard = [
        event
        for each in position.trail()
        if isinstance(each, StepPosition)
        for event in each.events()
        if event.is_for(seat)
    ]
    seen, legal = view(position.truth(), seat), state.legal_actions()
    chosen: dict[int, float] = dict.fromkeys(legal, 0.0)
    for number in range(seeds):
        player = maker(setup, seat, mixed("choices of a bot", seat, number))
        for event in heard:
            player.hear(event)
        chosen[player.choose(seen, legal[:])] += 1 / seeds
    return list(chosen.items())


def policy_of(bot: str | BotMaker, game: MammaMiaGame, seeds: int = 1) -> dict[str, Chances]:
    """A bot as a policy: its chances at every information state of a game that is small enough.

    `pyspiel.TabularPolicy` takes it, and so does `pyspiel.exploitability`.
    """
    maker = make_bot_for(bot, game.setup, steady=True) if isinstance(bot, str) else bot
    policy: dict[str, Chances] = {}
    met: set[int] = set()
    ahead = [game.new_initial_state()]
    while ahead:
        state = ahead.pop()
        if state.is_chance_node():
            ahead += [state.child(outcome) for outcome, _ in state.chance_outcomes()]
            continue
        # Positions that are the same in truth, and for everybody, go on in the same way.
        seats = range(state.num_players())
        alike = hash((str(state), *(state.information_state_string(seat) for seat in seats)))
        if state.is_terminal() or alike in met:
            continue
        met.add(alike)
        key = state.information_state_string()
        if key not in policy:
            policy[key] = choices_of(maker, state, seeds)
        ahead += [state.child(action) for action in state.legal_actions()]
    return policy


def exploitability(bot: str | BotMaker, game: str = ASSAGGIO, seeds: int = 1) -> float:
    """What opponents who know a bot win from it beyond the value of the game, on average.

    Half the sum of what the best response to it wins in either seat. Chance within the bot is
    averaged over some seeds at every information state.
    """
    loaded = pyspiel.load_game(game)
    policy = pyspiel.TabularPolicy(policy_of(bot, loaded, seeds))
    return float(pyspiel.exploitability(loaded, policy))


class SpielBot:
    """A policy of OpenSpiel at a seat: it keeps the information state, and looks up its chances.

    `policy` has the chances by information state, as `policy_of` makes them. If it has none, every
    action is equally likely.
    """

    def __init__(self, setup: Setup, seat: int, seed: int, policy: Mapping[str, Chances]) -> None:
        """Sit down; the choices take their chance from the seed."""
        self._setup = setup
        self._seat = seat
        self._rng = Rng(seed)
        self._policy = policy
        self.heard = f"p{seat}\n"
        """The information state, as OpenSpiel has it."""

    def hear(self, event: Event) -> None:
        """Note it."""
        self._note(*heard_by(self._seat, [event]))

    def _note(self, *entries: Entry) -> None:
        for entry in entries:
            self.heard += text_of(self._setup, entry) + "\n"

    def choose(self, _view: View, legal: list[int]) -> int:
        """Choose by the chances of the policy, and note the choice."""
        chances = self._policy.get(self.heard, [(action, 1.0) for action in legal])
        part = self._rng.below(RESOLUTION) / RESOLUTION * sum(chance for _, chance in chances)
        # If rounding leaves a little, the last action takes it.
        chosen = max(action for action, chance in chances if chance > 0)
        for action, chance in chances:
            part -= chance
            if part < 0:
                chosen = action
                break
        self._note(Entry("chose", self._seat, number=chosen + 1))
        return chosen


def bot_of(policy: Mapping[str, Chances] | Any) -> BotMaker:
    """A policy as a bot maker, for the arena, the environments, or anything else with bots.

    The policy is a mapping as from `policy_of`, or a `TabularPolicy` of OpenSpiel's Python.
    """
    if not isinstance(policy, Mapping):
        policy = {
            key: [(action, float(chance)) for action, chance in enumerate(row) if chance > 0]
            for key, row in zip(policy.state_lookup, policy.action_probability_array, strict=True)
        }

    def made(setup: Setup, seat: int, seed: int) -> SpielBot:
        return SpielBot(setup, seat, seed, policy)

    return made
