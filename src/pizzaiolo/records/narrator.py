"""Narrator: a game line by line, told from what happens."""

from __future__ import annotations

from collections.abc import Iterable

from pizzaiolo.engine.actions import (
    Action,
    Request,
)
from pizzaiolo.engine.counts import some
from pizzaiolo.engine.events import (
    Added,
    Awaited,
    Baked,
    Drew,
    Event,
    GameEnded,
    Helped,
    MammaMiaTaken,
    OrderTurnedUp,
    OvenOpened,
    Passed,
    Placed,
    RoundBegan,
    RoundEnded,
    Submitted,
    TurnedUp,
)
from pizzaiolo.engine.setup import Setup
from pizzaiolo.english import (
    amounts_text,
    card_line,
    listed,
)
from pizzaiolo.records.notation_lines import SettlingLine, TurnLine, UnfinishedLine


class Narrator:
    """Writes a game down line by line as it is played; the last line may not be finished."""

    def __init__(self, setup: Setup, shuffles: tuple[tuple[str, ...], ...]) -> None:
        """Start with nothing told; later supplies are told when they come into play."""
        self.lines: list[str] = []
        """The finished lines."""
        self.open: UnfinishedLine | None = None
        """The line in which a decision is awaited; None when the game is over."""
        self._setup = setup
        self._shuffles = shuffles
        self._table = 0
        self._table_doubles = 0

    def hear(self, events: Iterable[Event], action: Action | None = None) -> None:
        """Tell what happened in an action, or at the deal."""
        line = self.open
        if line is not None:
            line.awaited = None
        if isinstance(line, SettlingLine) and isinstance(action, Request):
            # The event names all cards together, but they were decided one by one.
            line.asked.append(action.kind)
        for event in events:
            self._count_table(event)
            if not (isinstance(self.open, SettlingLine) and self.open.hear(event)):
                self._hear_turn(event)
                self._hear_oven(event)

    def _hear_turn(self, event: Event) -> None:
        match event:
            case Awaited():
                self._turn(event.seat, begins=event.decision == "place").awaited = event.decision
            case Passed():
                self._turn(event.seat, begins=True).passed = True
            case Placed():
                self._turn(event.seat).placed = event
            case Submitted():
                self._turn(event.seat).order = event.order
            case Drew():
                self._turn(event.seat).drew = event
            case MammaMiaTaken() if isinstance(self.open, TurnLine):
                self.open.took_card = True
            case _:
                pass

    def _hear_oven(self, event: Event) -> None:
        setup = self._setup
        match event:
            case RoundBegan():
                starter = setup.colours[event.starter]
                self._say(f"Round {event.round + 1}. Supply {event.supply}, {starter} starts.")
                if event.round > 0:
                    self._say(card_line("Supply", self._shuffles[event.round - 1]))
            case OvenOpened():
                self._say(f"The chef, {setup.colours[event.chef]}, opens the oven.")
            case OrderTurnedUp():
                self._finish()
                self.open = SettlingLine(setup, event, self._table, self._table_doubles)
            case RoundEnded():
                left = amounts_text(setup, self._table, self._table_doubles)
                self._say(f"The oven is empty; left on the table: {left}.")
            case GameEnded():
                self._say(_end(setup, event))
            case _:
                pass

    def _count_table(self, event: Event) -> None:
        """Keep count of what lies face up; cards that hands added to a pizza never lay there."""
        match event:
            case RoundBegan():
                self._table = event.leftovers
                self._table_doubles = event.leftover_doubles
            case OvenOpened() if self._setup.covered:
                self._table = 0
                self._table_doubles = 0
            case TurnedUp():
                self._table += some(event.singles, event.kind)
                self._table_doubles += some(event.doubles, event.kind)
            case Added():
                self._table += event.ingredients
                self._table_doubles += event.doubles
            case Helped():
                self._table += event.request
            case Baked():
                self._table -= event.ingredients
                self._table_doubles -= event.doubles
            case _:
                pass

    def _turn(self, seat: int, *, begins: bool = False) -> TurnLine:
        """The turn of a seat: the one in the open line, or a new one."""
        if not begins and isinstance(self.open, TurnLine) and self.open.seat == seat:
            return self.open
        self._finish()
        turn = TurnLine(self._setup, seat)
        self.open = turn
        return turn

    def _say(self, line: str) -> None:
        self._finish()
        self.lines.append(line)

    def _finish(self) -> None:
        if self.open is not None:
            self.lines.append(self.open.text())
            self.open = None


def _end(setup: Setup, event: GameEnded) -> str:
    scores = list(zip(event.delivered, event.ingredients, strict=True))
    each = [
        f"{colour} {delivered} delivered and {ingredients} in hand"
        for colour, (delivered, ingredients) in zip(setup.colours, scores, strict=True)
    ]
    winners = [setup.colours[seat] for seat, score in enumerate(scores) if score == max(scores)]
    wins = "wins" if len(winners) == 1 else "share the win"
    return f"The end: {', '.join(each)}; {listed(winners)} {wins}."
