"""Choices: what a seat wants to do, tried out on a copy of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pizzaiolo.engine.actions import Action, Ask, Bake, Draw, Place, Send, Submit
from pizzaiolo.engine.counts import members_of, shortage, total
from pizzaiolo.engine.events import Awaited, Drew, Event
from pizzaiolo.engine.view import View
from pizzaiolo.game import Game
from pizzaiolo.server.table.game.giving import ANSWERS, givings
from pizzaiolo.server.table.game.options import Options

_TURN_ACTIONS: Final = (Place, Submit, Draw)
"""Not a union of types, which would be put together anew each time."""


class ChoiceError(ValueError):
    """Something that cannot be done: the text, and what could be done instead."""

    def __init__(self, text: str, legal: tuple[str, ...], *, known: bool) -> None:
        """Say which text; `known` is whether it is an action of the edition at all."""
        super().__init__(text)
        self.text = text
        self.legal = legal
        self.known = known


def legal_texts(game: Game, seat: int) -> tuple[str, ...]:
    """The texts of what a seat can do; raises ValueError if it is not the one to act."""
    if game.to_act != seat:
        raise ValueError(f"seat {game.to_act} is to act, not seat {seat}")
    return game.legal_texts()


def options(game: Game, seat: int, n: int) -> Options:
    """What a seat can do at step n, and what it has to know for that.

    Raises ValueError if it is not the seat to act.
    """
    texts = legal_texts(game, seat)
    legal = game.legal()
    if isinstance(legal[0], _TURN_ACTIONS):
        # In a turn there is no order that could lack anything.
        return Options(seat, n, texts)
    view = game.view(seat)
    if view.hand is None:
        raise AssertionError(f"seat {seat} sees no hand")
    hand = view.hand
    costs, lacking = _costs(game, view, legal)
    return Options(
        seat,
        n,
        texts,
        costs,
        hand.missing,
        lacking or hand.lacking,
        hand.asked,
        givings(game, legal),
    )


def _costs(game: Game, view: View, legal: list[Action]) -> tuple[dict[str, int], int]:
    """What the face-up cards lack for each way to bake the order turned up, or to ask about it.

    The number is how many cards of any kinds they lack.
    """
    card = view.turned_up
    ways = [each for each in legal if isinstance(each, Bake | Ask)]
    if card is None or card.owner is None or card.order is None or not ways:
        return {}, 0
    setup, table = game.setup, view.table + 2 * view.table_doubles
    recipe = setup.recipe(card.owner, card.order)
    lacks = {
        tuple(setup.edition.kinds[kind] for kind in members_of(way.kinds)): shortage(
            way.need, table
        )
        for way in recipe.ways
    }
    lacking = max(0, recipe.at_least - total(table))
    return {str(each): lacks[each.kinds] for each in ways}, lacking


def legal_numbers(game: Game) -> tuple[int, ...]:
    """The numbers of what the seat to act can do."""
    return tuple(game.number(action) for action in game.legal())


def simplest(game: Game) -> Action:
    """What the clock does for a seat: the first legal action in the order of the action numbers.

    That is: place one card of the first kind, submit nothing, draw from the supply if possible,
    decline (or, if the table alone fills the order, bake it in the first way), add the first kind,
    do not help. The one exception: a request that can be sent is sent as it is.
    """
    legal = game.legal()
    return next((action for action in legal if isinstance(action, Send)), legal[0])


def turn_goes_on(action: Action, events: list[Event], seat: int) -> bool:
    """Whether a seat's turn goes on after an action, judged by what happened.

    The next decision can be the same seat's without being in the same turn: everybody else may
    have no cards. What was drawn at the end of this turn must not be known yet.
    """
    last = events[-1]
    if not isinstance(last, Awaited) or last.seat != seat:
        return False
    if any(isinstance(event, Drew) and event.seat == seat for event in events):
        return False
    return last.decision == "draw" or (last.decision == "submit" and isinstance(action, Place))


@dataclass(frozen=True)
class Followed:
    """The result of following a plan."""

    actions: tuple[str, ...]
    game: Game
    """The game as far as the plan goes."""
    events: tuple[Event, ...]
    complete: bool
    """Whether it answers the question."""


def follow_plan(game: Game, seat: int, texts: Sequence[str]) -> Followed:
    """Play a plan for the seat that is asked, as far as it goes; or a ChoiceError."""
    trial = game.copy()
    actions: list[str] = []
    events: list[Event] = []
    complete = False
    for text in texts:
        action = trial.table.parse(text)
        if action is None or complete or action not in trial.legal():
            legal = () if complete else legal_texts(trial, seat)
            raise ChoiceError(text, legal, known=action is not None)
        actions.append(str(action))
        new = trial.play(action)
        events += new
        complete = any(isinstance(event, ANSWERS) for event in new)
    return Followed(tuple(actions), trial, tuple(events), complete)


def finish_plan(game: Game, seat: int, texts: Sequence[str]) -> tuple[str, ...]:
    """A plan of a seat, completed in the simplest way."""
    plan = follow_plan(game, seat, texts)
    while not plan.complete:
        plan = follow_plan(game, seat, [*plan.actions, str(simplest(plan.game))])
    return plan.actions
