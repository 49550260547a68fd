"""Clock: how long each seat has at a table, who is asked, and when a question ends by itself.

A person's time ends with the person's answer or with the table's own clock; at a table without a
limit nothing ends it. Bots, and those who let the table answer for them, answer after a pause that
does not depend on what they hold (R10.5).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pizzaiolo.game import Game
from pizzaiolo.server.protocol.entries import PaceName
from pizzaiolo.server.table.game.choices import follow_plan
from pizzaiolo.server.table.game.pauses import (
    BELIEF,
    HURRIED,
    OLD_TEMPOS,
    TEMPOS,
    TEMPOS_2,
    TEMPOS_3,
    OldTempo,
    Tempo,
    answer_mean,
    drawn_pause,
    least_turn,
    turn_mean,
)
from pizzaiolo.server.table.game.window import Window
from pizzaiolo.server.table.seating import Seating

_OLDER: Final[Mapping[int, Mapping[PaceName, Tempo | OldTempo]]] = {
    1: OLD_TEMPOS,
    2: TEMPOS_2,
    3: TEMPOS_3,
}
"""The times of games that were dealt by older rules of time."""

BOT_TIME: Final = 10.0
"""A bot that has not chosen after this many seconds has run out of time."""


class TableClock:
    """The times of one game, from the seating as it is now."""

    def __init__(
        self,
        seating: Seating,
        game: Game,
        commitment: str,
        version: int,
        *,
        bots_hurry: bool = True,
    ) -> None:
        """Begin with nobody asked yet; `version` is that of the rules of time (`entries.CLOCK`).

        Bots that do not hurry never run out of time.
        """
        self._bots_hurry = bots_hurry
        self._seating = seating
        self._game = game
        self._commitment = commitment
        self._questions = 0
        """How many questions there have been while the oven was emptied."""
        self._turns = 0
        self.version = version

    # --- The table ---

    @property
    def old(self) -> bool:
        """Whether the game is still in the time of clock 1: questions end by themselves."""
        return self.version == 1

    @property
    def tempo(self) -> Tempo | OldTempo:
        """The times of the pace."""
        return _OLDER.get(self.version, TEMPOS)[self._seating.config.pace]

    @property
    def instant(self) -> bool:
        """Whether nothing takes any time."""
        return self._seating.config.pace == "instant"

    @property
    def alone(self) -> bool:
        """Whether at most one person sits at the table, so that nobody waits for them."""
        return sum(chair.person for chair in self._seating.chairs) <= 1

    def opening(self) -> float | None:
        """How long the oven lies open before its first card; None: until the person goes on."""
        if not self._seating.config.belief or self.instant or self.old:
            return self.tempo.opening
        return None if self.alone else BELIEF

    # --- People ---

    def plays(self, seat: int) -> bool:
        """Whether a person decides in a seat."""
        chair = self._seating.chairs[seat]
        return chair.person and chair.bot is None

    def limit(self, seat: int) -> float | None:
        """How many seconds a seat has, without its bank; None: a bot, or there is no limit."""
        time = self._seating.config.time
        if time is None:
            return None
        chair = self._seating.chairs[seat]
        return None if chair.bot is not None or (chair.person and self.alone) else time

    # --- Questions while the oven is emptied ---

    def asks_without_choice(self, seat: int) -> bool:
        """Whether a seat with only one answer is asked: yes, unless there is nobody to see it."""
        return self.old or not (self.instant or (self.alone and self.plays(seat)))

    def open(self, window: Window) -> None:
        """A question comes up."""
        self._questions += 1
        self.reopen(window, window.since)

    def reopen(self, window: Window, at: float, *, hurried: bool = False) -> None:
        """Say when a question ends by itself, as the player who sits there now wants it."""
        seat, chair = window.seat, self._seating.chairs[window.seat]
        limit = self.limit(seat)
        window.bank = None if limit is None else chair.bank
        window.until = None if limit is None else window.since + limit + chair.bank
        window.answer = self._own_answer(window)
        window.answers_itself = not self.plays(seat) or window.answer is not None
        if self.old:
            old = OLD_TEMPOS[self._seating.config.pace]
            pause = old.help_pause if window.decision == "help" else old.pause
            window.until = window.ends = window.since + pause
        elif not window.answers_itself:
            window.ends = window.until
        elif self.instant:
            window.ends = at
        elif hurried:
            window.ends = at + HURRIED
        else:
            tempo = TEMPOS[self._seating.config.pace]
            to_person = window.asker is not None and self.plays(window.asker)
            mean = answer_mean(tempo, self._bots(), window.decision, to_person=to_person)
            window.ends = at + drawn_pause(
                mean, self._commitment, window.options.n, self._questions - 1
            )

    def _own_answer(self, window: Window) -> tuple[str, ...] | None:
        """What a person generally lets the table answer for them; None: they decide."""
        chair, legal = self._seating.chairs[window.seat], window.options.legal
        if not self.plays(window.seat):
            return None
        if not window.real:
            return legal if chair.presses_for_me else None
        ways = [text for text in legal if text.split()[0] == "bake"]
        if chair.adds_for_me and window.decision == "pay" and len(ways) == 1:
            # Which cards to add is another choice, which the person makes.
            return tuple(ways) if follow_plan(self._game, window.seat, ways).complete else None
        return None

    # --- Turns of bots ---

    def turn_begins(self) -> None:
        """Somebody's turn begins."""
        self._turns += 1

    def turn_pause(self, n: int, *, begins: bool) -> float:
        """How long a bot takes before its turn, or before a further step of it."""
        setup = self._game.setup
        tempo = TEMPOS[self._seating.config.pace]
        mean = turn_mean(tempo, setup.copies * setup.kinds, begins=begins)
        least = least_turn(mean) if begins else 0.0
        return drawn_pause(mean, self._commitment, n, self._turns - 1, least)

    def _bots(self) -> int:
        return sum(chair.bot is not None for chair in self._seating.chairs)

    def bot_time(self) -> float | None:
        """How long a bot has: no longer than people; None: as long as it takes."""
        if not self._bots_hurry:
            return None
        time = self._seating.config.time
        return BOT_TIME if time is None else min(time, BOT_TIME)
