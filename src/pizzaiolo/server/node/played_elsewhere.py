"""Played elsewhere: a game with a fixed deal that somebody brings, played again from its deal.

Nothing of it is taken on trust. The cards are dealt here, the person's moves are made under the
rules, and every bot chooses once more: what it is said to have done has to be what it does.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final

from pizzaiolo.engine.actions import action_table
from pizzaiolo.server.protocol.entries import Entry
from pizzaiolo.server.protocol.incoming import Act, Command, Plan
from pizzaiolo.server.protocol.outgoing import Refused
from pizzaiolo.server.table.audience import Say, Who
from pizzaiolo.server.table.bot_turns import BotTurn, Chooser
from pizzaiolo.server.table.game.asking import question, turn_message
from pizzaiolo.server.table.table import Table

PERSON: Final = 0
"""The seat of the person at a table with a fixed deal."""

Move = tuple[int, str]
"""A decision that had two options or more, as in a record: the seat, and the text of the action."""


class ForgedError(ValueError):
    """The moves are not those of a whole game from this deal against these bots."""


async def played_again(
    name: str, entries: Sequence[Entry], moves: Sequence[Move], chooser: Chooser
) -> list[Entry]:
    """All entries of the table that begins with these and whose game went like that.

    `name` is one that the bots know no table by: they remember what they hear at each. The pace of
    the table has to be instant, because nobody looks on. Raises a ForgedError.
    """
    game = _Game(name, entries, moves)
    while game.table.phase != "over":
        await game.go_on(chooser)
    if game.moves:
        raise ForgedError("the game is over before its last move")
    return game.entries


class _Game:
    """The table as far as it has been played again."""

    def __init__(self, name: str, entries: Sequence[Entry], moves: Sequence[Move]) -> None:
        self.entries = list(entries)
        self.table = Table.replay(entries)
        self.moves = deque(moves)
        self._name = name
        self._now = entries[-1].at

    async def go_on(self, chooser: Chooser) -> None:
        """Let the table do what it does by itself, then let one seat decide."""
        while due := self.table.due(self._now):
            for entry in due:
                self._keep(entry)
        self.table.released(self._now)
        turn = self.table.bot_to_move()
        if turn is not None:
            await self._let_choose(turn, chooser)
        elif (command := self._persons()) is not None:
            self._give(command, Who(PERSON))
        elif self.table.phase != "over":
            later = self.table.next_due()
            if later is None:
                raise AssertionError("nobody is asked, and nothing happens by itself")
            self._now = max(self._now, later)

    async def _let_choose(self, turn: BotTurn, chooser: Chooser) -> None:
        choice = await chooser.choose(self._name, turn, lambda: self._now)
        text = str(action_table(turn.setup.edition).actions[choice])
        if self._next(turn.seat) != text:
            raise ForgedError(f"the bot in seat {turn.seat} chooses otherwise")
        self._give(turn.command(self._fresh_id(), choice), Who(turn.seat, by="bot"))

    def _persons(self) -> Command | None:
        """What the person does who is asked now; None: nobody is."""
        play = self.table.course.play
        if play is None:
            raise ValueError("expected a table whose cards are dealt")
        if turn_message(play) is not None:
            return Act(self._fresh_id(), self.table.n, (self._next(PERSON),))
        window = play.show.window()
        if window is None or window.answers_itself:
            return None
        plan = play.plan if window.real else ()
        asked = question(play, window, plan)
        # Without a choice there is nothing to decide, and nothing is recorded.
        move = self._next(PERSON) if window.real else asked.legal[0]
        return Plan(self._fresh_id(), self.table.n, (*plan, move))

    def _next(self, seat: int) -> str:
        if not self.moves:
            raise ForgedError("the game is not over after its last move")
        mover, text = self.moves.popleft()
        if mover != seat:
            raise ForgedError(f"it is the turn of seat {seat}, not of seat {mover}")
        return text

    def _give(self, command: Command, who: Who) -> None:
        entry = self.table.decide(command, who, self._now)
        if isinstance(entry, Refused):
            raise ForgedError(f"a move is not possible: {entry.text}")
        if isinstance(entry, Say):
            raise AssertionError(f"{type(command).__name__} was answered and not done")
        self._keep(entry)

    def _keep(self, entry: Entry) -> None:
        self.table.apply(entry)
        self.entries.append(entry)

    def _fresh_id(self) -> str:
        return f"again {len(self.entries)}"
