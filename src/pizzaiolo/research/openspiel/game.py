"""The game, the states and the observers that OpenSpiel asks for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from pizzaiolo.editions import load_edition
from pizzaiolo.engine.actions import action_table
from pizzaiolo.engine.rules import legal, winners
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.state import DOUBLE, MAMMA_MIA, OVER, State
from pizzaiolo.engine.view import view
from pizzaiolo.research.encoding import Encoding, blank
from pizzaiolo.research.openspiel.bounds import Bounds
from pizzaiolo.research.openspiel.heard import Entry, row_width, text_of
from pizzaiolo.research.openspiel.position import FIRST_ORDER, Position, Resampled, StepPosition
from pizzaiolo.research.openspiel.show import private_text, public_text, truth_text
from pizzaiolo.research.planes import COLUMNS

SHORT_NAME: Final = "python_mamma_mia"

DEFAULTS: Final[dict[str, Any]] = {
    "edition": "oven",
    "players": 4,
    "start": 0,
    "doubles": False,
    "helping": True,
    "colours": "",
}

PRIVATE: Final = ("chose", "received", "took", "holds", "keeps")
"""The sorts of entries that one seat alone has."""

SEEDS: Final = 1 << 30
"""How many different states can be resampled from one."""

FLOATS: Final = np.array([float(number) for number in range(256)], dtype=object)
"""A float for every byte: making one for every number of an observation would take longer."""

GAME_TYPE: Final = pyspiel.GameType(
    short_name=SHORT_NAME,
    long_name="Mamma Mia! (pizzaiolo)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification=DEFAULTS,
)

Sampler = Callable[[], float]
Floats = NDArray[np.float32]


class MammaMiaGame(pyspiel.Game):  # type: ignore[misc] # pyspiel comes without types
    """Mamma Mia! as one table plays it."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Agree on the parameters; raises ValueError if an edition cannot be played that way."""
        agreed = {**DEFAULTS, **(params or {})}
        self.setup = Setup(
            load_edition(agreed["edition"]),
            agreed["players"],
            tuple(agreed["colours"].split("+")) if agreed["colours"] else None,
            agreed["start"],
            doubles=agreed["doubles"],
            helping=None if agreed["helping"] else False,
        )
        self.bounds = Bounds(self.setup)
        self.opening: Position = StepPosition(self.setup)
        self.table = Observer(self.setup, public=True, private=True)
        """What the table shows."""
        seats = int(self.setup.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.setup.actions),
            max_chance_outcomes=FIRST_ORDER + int(self.setup.orders),
            num_players=seats,
            min_utility=-1.0 / (seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.bounds.decisions,
        )
        super().__init__(GAME_TYPE, info, agreed)

    def new_initial_state(self) -> MammaMiaState:
        """The state before the deal."""
        return MammaMiaState(self)

    def max_chance_nodes_in_history(self) -> int:
        """No game has more chance nodes."""
        return self.bounds.chances

    def make_py_observer(
        self, iig_obs_type: object = None, params: object = None
    ) -> Observer | RecallObserver:
        """An observer of what the table shows now, or with perfect recall of all that was heard."""
        # OpenSpiel passes the parameters first when it asks for the default.
        if not isinstance(iig_obs_type, pyspiel.IIGObservationType):
            return Observer(self.setup, public=True, private=True)
        if iig_obs_type.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise pyspiel.SpielError(
                "expected private_info NONE or SINGLE_PLAYER: hands are secret"
            )
        public = iig_obs_type.public_info
        private = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if iig_obs_type.perfect_recall:
            most = self.bounds.entries
            return RecallObserver(self.setup, most, public=public, private=private)
        return Observer(self.setup, public=public, private=private)


class MammaMiaState(pyspiel.State):  # type: ignore[misc] # pyspiel comes without types
    """A decision, a chance node or the end of a game."""

    def __init__(self, game: MammaMiaGame) -> None:
        """Begin before the deal."""
        super().__init__(game)
        # The only attribute: OpenSpiel copies and pickles all attributes, and this one is cheap.
        self.position = game.opening

    def current_player(self) -> int:
        """The seat to act, chance, or the mark of the end."""
        state = self.position.state
        if state is None:
            return pyspiel.PlayerId.CHANCE  # type: ignore[no-any-return]
        if state.phase == OVER:
            return pyspiel.PlayerId.TERMINAL  # type: ignore[no-any-return]
        return state.actor

    def is_terminal(self) -> bool:
        """Whether the oven has been emptied for the last time."""
        state = self.position.state
        return state is not None and state.phase == OVER

    # OpenSpiel would provide the next four as well, but each time it would call our methods above
    # and below through C++, and make a new state for the shape of an observation.

    def is_chance_node(self) -> bool:
        """Whether a card has to come."""
        return self.position.state is None

    def legal_actions(self, *player: int) -> list[int]:
        """What the player to act can do, or what can come at a chance node; nothing for others."""
        state = self.position.state
        if state is None or player:
            return super().legal_actions(*player)  # type: ignore[no-any-return]
        return legal(state)

    def observation_tensor(self, *player: int) -> list[float]:
        """What the table shows a player now."""
        if len(player) != 1 or not 0 <= player[0] < self.position.setup.seats:
            return super().observation_tensor(*player)  # type: ignore[no-any-return]
        return self.get_game().table.numbers(self, *player)  # type: ignore[no-any-return]

    def information_state_tensor(self, *player: int) -> list[float]:
        """All that a player has heard, a row for each entry, and zeros after the last."""
        if len(player) != 1 or not 0 <= player[0] < self.position.setup.seats:
            return super().information_state_tensor(*player)  # type: ignore[no-any-return]
        numbers: list[float] = self.position.rows(*player).ravel().astype(np.float64).tolist()
        length = self.get_game().bounds.entries * row_width(self.position.setup)
        return numbers + [0.0] * (length - len(numbers))

    def _legal_actions(self, player: int) -> list[int]:
        return legal(self.position.truth())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every sort of card that can come next, by how many of it are left."""
        chances = self.position.chances
        cards = sum(number for _, number in chances)
        return [(outcome, number / cards) for outcome, number in chances]

    def _apply_action(self, action: int) -> None:
        self.position = self.position.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        edition = self.position.setup.edition
        if player != pyspiel.PlayerId.CHANCE:
            return str(action_table(edition).actions[action])
        if action >= FIRST_ORDER:
            return f"order {action - FIRST_ORDER + 1}"
        if action == MAMMA_MIA:
            return "the Mamma Mia! card"
        return (
            f"double {edition.kinds[action - DOUBLE]}"
            if action >= DOUBLE
            else edition.kinds[action]
        )

    def returns(self) -> list[float]:
        """The share of the win, scaled so that all together get 0 and a sole winner gets 1."""
        state = self.position.state
        seats = int(self.position.setup.seats)
        if state is None or state.phase != OVER:
            return [0.0] * seats
        winning = winners(state)
        won = (seats / len(winning) - 1) / (seats - 1)
        return [won if seat in winning else -1 / (seats - 1) for seat in range(seats)]

    def resample_from_infostate(self, player_id: int, sampler: Sampler) -> MammaMiaState:
        """A state that the player cannot tell from this one: what it does not know is made up.

        Raises ValueError at chance nodes and at the end. What the others have heard is in it as a
        spectator has heard it, with the cards that they hold now; its history is empty.
        """
        state: MammaMiaState = self.get_game().new_initial_state()
        state.position = Resampled(self.position, player_id, int(sampler() * SEEDS))
        return state

    def __str__(self) -> str:
        """Everything that is true, all cards open."""
        position = self.position
        if position.state is not None:
            return truth_text(position.state)
        chances = [
            f"{number} x {self._action_to_string(pyspiel.PlayerId.CHANCE, outcome)}"
            for outcome, number in position.chances
        ]
        before = "" if position.before is None else f"\n{truth_text(position.before.truth())}"
        return f"chance: {', '.join(chances)}{before}"


def last_seen(position: Position) -> State | None:
    """What lies on the table; while cards are drawn, what lay there before; None at the deal."""
    if position.state is not None or position.before is None:
        return position.state
    return position.before.state


class Observer:
    """What the table shows a seat now: its View, and no more (see `encoding`)."""

    def __init__(self, setup: Setup, *, public: bool, private: bool) -> None:
        """Look at what everybody sees, at what the seat alone sees, or at both."""
        self._setup = setup
        self._public = public
        self._private = private
        self.tensor: Floats | None = None
        self.dict: dict[str, Floats] = {}
        if public and private:
            self._encoding = Encoding(setup)
            self._rows = int(self._encoding.memory_row)
            self._words = blank(int(self._encoding.rows))
            shared = memoryview(self._words)
            self._bytes = np.frombuffer(shared, np.uint8)[: self._rows * COLUMNS]
            self.tensor = np.zeros(self._rows * COLUMNS, np.float32)
            self.dict["observation"] = self.tensor.reshape(self._rows, COLUMNS)

    def set_from(self, state: MammaMiaState, player: int) -> None:
        """Write what a player sees; nothing before the deal."""
        if self.tensor is None:
            raise pyspiel.SpielError("expected an observer of public and private information")
        seen = last_seen(state.position)
        if seen is None:
            self.tensor.fill(0.0)
        else:
            self._encoding.write_table(seen, player, self._words, 0)
            self.tensor[:] = self._bytes

    def numbers(self, state: MammaMiaState, player: int) -> list[float]:
        """What a player sees as a list of numbers."""
        seen = last_seen(state.position)
        if seen is None:
            return [0.0] * len(self._bytes)
        self._encoding.write_table(seen, player, self._words, 0)
        numbers: list[float] = FLOATS.take(self._bytes).tolist()
        return numbers

    def string_from(self, state: MammaMiaState, player: int) -> str:
        """What a player sees as text."""
        seen = last_seen(state.position)
        if seen is None:
            return "the deal"
        texts = []
        if self._private:
            texts.append(private_text(self._setup, view(seen, player)))
        if self._public:
            texts.append(public_text(self._setup, view(seen, None)))
        return "\n".join(texts)


class RecallObserver:
    """All that a seat has heard from the deal on, a row for each entry, in order."""

    def __init__(self, setup: Setup, entries: int, *, public: bool, private: bool) -> None:
        """Listen to what is for everybody, to what is for the seat alone, or to both."""
        self._setup = setup
        self._public = public
        self._private = private
        self.tensor: Floats | None = None
        self.dict: dict[str, Floats] = {}
        if public and private:
            self.tensor = np.zeros(entries * row_width(setup), np.float32)
            self.dict["info_state"] = self.tensor.reshape(entries, row_width(setup))

    def _heard(self, state: MammaMiaState, player: int) -> Iterator[Entry]:
        for entry in state.position.heard(player if self._private else None):
            if self._public or entry.sort in PRIVATE:
                yield entry

    def set_from(self, state: MammaMiaState, player: int) -> None:
        """Write what a player has heard; the rows after the last entry are zero."""
        if self.tensor is None:
            raise pyspiel.SpielError("expected an observer of public and private information")
        rows = state.position.rows(player)
        self.dict["info_state"][: len(rows)] = rows
        self.dict["info_state"][len(rows) :] = 0.0

    def string_from(self, state: MammaMiaState, player: int) -> str:
        """What a player has heard as text, a line for each entry."""
        if self._public:
            heard = state.position.text(player if self._private else None)
        else:
            entries = self._heard(state, player)
            heard = "".join(text_of(self._setup, entry) + "\n" for entry in entries)
        return f"p{player}\n{heard}" if self._private else heard


pyspiel.register_game(GAME_TYPE, MammaMiaGame)
