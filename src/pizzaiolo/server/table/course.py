"""Course: the games of a table, one after the other: dealt, paused, over, played again.

At most one game is on. The entries that the table passes to it decide which one, and what the clock
decides in it.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from pizzaiolo.records.fairness import Fairness, commitment_of, seed_of
from pizzaiolo.records.record import Record
from pizzaiolo.server.protocol.entries import (
    CLOCK,
    Acted,
    CameBack,
    ClockRenewed,
    Entry,
    FixedDeal,
    Hurried,
    PaceChanged,
    Paused,
    Planned,
    Preferred,
    Pressed,
    RematchAgreed,
    Resumed,
    Revealed,
    SeatFilled,
    SeatFreed,
    SeatTaken,
    Started,
    Voted,
    Woken,
)
from pizzaiolo.server.protocol.outgoing import Clock, Hurrying, Over
from pizzaiolo.server.protocol.public import Phase, PublicEvent
from pizzaiolo.server.table.audience import Outgoing
from pizzaiolo.server.table.bot_turns import BotTurn, bot_turn
from pizzaiolo.server.table.cycle import Cycle
from pizzaiolo.server.table.game import announcing, asking
from pizzaiolo.server.table.game.play import Play
from pizzaiolo.server.table.game_commands import deal
from pizzaiolo.server.table.seating import Seating, SeatingEntry

LATE: Final = 5.0
"""A decision of the clock that is overdue by this many seconds shows that no server was there."""


class ReplayError(ValueError):
    """Entries that cannot have been written by a table, or not by one with these editions."""


class TableCourse:
    """The games of one table, and its clock."""

    def __init__(
        self, seating: Seating, secret: str, at: float, deal: FixedDeal | None = None
    ) -> None:
        """No game has begun; the first one is dealt from this secret."""
        self._seating = seating
        self._deal = deal
        self.games = 0
        """How many games have been begun."""
        self.play: Play | None = None
        """The game that is on, or was last and has no rematch yet."""
        self.over: Over | None = None
        self.record: Record | None = None
        """The whole game once it is over and its secret is shown."""
        self.secret = secret
        self.commitment = commitment_of(secret)
        self.started: Started | None = None
        """What the latest game was dealt from, besides the secret."""
        self.cycle = Cycle()
        """The games that were played with the latest deal."""
        self.reseated = False
        """Whether somebody else has sat down, or a seat was freed, since that deal."""
        self._base = 0
        """How many steps were told in the games before this one."""
        self._paused_at: float | None = None
        self.written_at = at
        """The time of the latest entry, by the clock of the server that wrote it."""
        self.just_filled = False
        """Whether the last free seat has just been taken."""

    @property
    def phase(self) -> Phase:
        """What the table does, as told."""
        if self.play is None:
            return "waiting"
        if self.over is not None:
            return "over"
        return "playing" if self._paused_at is None else "paused"

    @property
    def running(self) -> bool:
        """Whether a game is on, paused or not."""
        return self.play is not None and self.over is None

    @property
    def n(self) -> int:
        """The number of the state as told."""
        return self._base if self.play is None else self.play.show.n

    def playing(self, entry: Entry) -> Play:
        """The game that an entry is about; ReplayError if none has begun."""
        if self.play is None:
            raise ReplayError(f"{type(entry).__name__} before a game has begun")
        return self.play

    def closed(self, number: int) -> bool:
        """Whether a finished game (from 1) is closed: its deal is being played again."""
        return self.running and self.games - self.cycle.games <= number < self.games

    def tape(self, round_number: int) -> tuple[PublicEvent, ...] | None:
        """All announcements of a round (from 1) of the latest game, once that game is over.

        While it is on, nothing of an earlier round can be read again (R10.3): which orders went
        back (R10.4), what was delivered face down, and what lies at the bottom of the oven.
        """
        return (
            None
            if self.play is None or self.over is None
            else announcing.tape(self.play, round_number)
        )

    # --- One game after the other ---

    def begin(self, entry: Started) -> None:
        """Deal."""
        seating = self._seating
        found = seating.agreement.edition_hash
        if found != entry.edition_hash:
            raise ReplayError(f"expected the edition {entry.edition_hash}, not {found}")
        seating.begin_game(entry.bots, entry.colours)
        self.games += 1
        self.started, self.reseated = entry, False
        self.cycle.again = None
        seed = seed_of(self.secret, entry.salts)
        self.play = Play(seating, self.games, self._base, seed, entry, self._deal)
        self.play.begin(entry.at)

    def reveal(self, entry: Revealed) -> Over:
        """The game is over: show the secret from which it was dealt."""
        play, salts = self.playing(entry), () if self.started is None else self.started.salts
        self.over = announcing.over(play, entry.secret, salts)
        if self._deal is not None and entry.at < self._deal.hidden_until:
            # Others are still to play it: the record shows the secret when they have.
            self.over = replace(self.over, secret="", seed="")
        self.over = replace(self.over, duplicate=self.cycle.note(self.over))
        play.game.fairness = Fairness(self.commitment, entry.secret, salts)
        self.record = play.game.record()
        return self.over

    def begin_again(self, entry: RematchAgreed) -> None:
        """Clear the table for the next game, and commit to its secret."""
        play, started = self.playing(entry), self.started
        self._base = play.show.base + len(play.show.steps)
        self.play = self.over = self.record = self._paused_at = None
        self.secret = entry.secret
        self.commitment = commitment_of(entry.secret)
        self._seating.begin_rematch()
        if entry.rotated and started is not None:
            self.cycle.turn(started)
            self._seating.rotate()
        else:
            self.cycle = Cycle()

    def forget(self, members: set[int]) -> None:
        """Take the names of members of the club out of the game."""
        if self.play is None:
            return
        game, dealt = self.play.game, self._seating.dealt
        game.names = tuple(
            None if whose.member in members else name
            for name, whose in zip(game.names, dealt, strict=True)
        )
        if self.record is not None:
            self.record = dataclasses.replace(self.record, names=game.names)

    # --- Decisions ---

    def play_on(self, entry: Acted | Pressed | Planned | Hurried) -> list[Outgoing]:
        """Carry out what was decided in the game; return what is told at once."""
        play = self.playing(entry)
        match entry:
            case Acted():
                play.act(entry)
            case Pressed():
                play.press(entry)
            case Planned():
                play.plan_ahead(entry)
                window = play.show.window()
                if window is not None and not window.answers_itself:
                    return [Outgoing(entry.seat, asking.question(play, window, play.plan))]
            case Hurried():
                return self._hurry(play, entry)
        return []

    def _hurry(self, play: Play, entry: Hurried) -> list[Outgoing]:
        play.hurry(entry)
        present = self._seating.present()
        seats = present if entry.agreed else {entry.seat, *play.show.agreed}
        missing = set() if entry.agreed else present - seats
        told = Hurrying(self.n, tuple(sorted(seats)), tuple(sorted(missing)))
        return [Outgoing("everybody", told)] if len(self._seating.people()) > 1 else []

    # --- The clock ---

    def due(self, now: float, acks: Callable[[], tuple[int, ...]]) -> list[Entry]:
        """What the clock decides now, with what each seat has acknowledged by then."""
        play = self.play
        if play is None:
            again = self.cycle.again
            dealt = self.just_filled or again is not None
            return [deal(self._seating, self.secret, now, again)] if dealt else []
        if self._paused_at is not None or self.over is not None:
            return []
        if play.clock.old:
            return [ClockRenewed(CLOCK, at=max(now, self.written_at))]
        if play.show.last > now:
            return []
        if play.game.over and not play.show.stands:
            return [Revealed(self.secret, at=play.show.last)]
        moment = play.decision_time()
        if moment is None or moment > now:
            return []
        if now - moment > LATE:
            return [Woken(at=now)]
        return [play.by_the_clock(acks())]

    def next_due(self) -> float | None:
        """When `due` or `released` will next have something; None: not by itself."""
        play = self.play
        if play is None:
            return self.written_at if self.just_filled or self.cycle.again else None
        if self._paused_at is not None or self.over is not None:
            return None
        if play.clock.old:
            return self.written_at
        if not play.show.caught_up:
            return play.show.steps[play.show.told].at
        over = play.game.over and not play.show.stands
        return play.show.last if over else play.decision_time()

    def released(self, now: float) -> list[Outgoing]:
        """What is told now, on the beat, and has not been told by this node yet."""
        if self.play is None:
            return []
        return announcing.announce(
            self.play, now if self._paused_at is None else min(now, self._paused_at)
        )

    def bot_to_move(self) -> BotTurn | None:
        """The bot that has to decide, if one does."""
        if self.play is None or self.phase != "playing":
            return None
        return bot_turn(self.play)

    def set_clock(
        self, entry: Paused | Resumed | Woken | PaceChanged | ClockRenewed
    ) -> list[Outgoing]:
        """Stop the clock, let it go on, or change its pace; return what is told about the time."""
        play = self.playing(entry)
        if isinstance(entry, ClockRenewed):
            play.renew_clock(entry.clock, entry.at)
            return asking.prompt(play)
        if isinstance(entry, PaceChanged):
            self._seating.agreement.change_pace(entry.pace)
            return []
        if isinstance(entry, Paused):
            self._paused_at = entry.at
            return [Outgoing("everybody", Clock(self.n, paused=True))]
        since = self.written_at if self._paused_at is None else self._paused_at
        self._paused_at = None
        play.put_off(since, entry.at - since)
        return [
            Outgoing("everybody", Clock(self.n, *asking.waiting_for(play))),
            *asking.prompt(play),
        ]

    # --- Who plays ---

    def follow_seating(self, entry: SeatingEntry) -> list[Outgoing]:
        """Go on with those who sit at the table after an entry; return what they are asked."""
        play = self.play
        if isinstance(entry, SeatTaken | SeatFilled | SeatFreed):
            self.reseated = True
        if play is None or not self.running:
            if isinstance(entry, SeatTaken):
                self.just_filled = self._seating.config.start_when_full and self._seating.full()
            return []
        if isinstance(entry, Preferred):
            play.prefer(entry.seat, entry.at)
        if isinstance(entry, SeatTaken):
            # A newcomer hears what is said from now on, not what was said before.
            play.floors[entry.seat] = play.show.base + len(play.show.steps)
        if isinstance(entry, SeatTaken | SeatFilled | SeatFreed | CameBack):
            play.reopen(entry.seat, entry.at)
        elif isinstance(entry, Voted) and self._seating.chairs[entry.about].standing_in:
            play.reopen(entry.about, entry.at)
        return asking.prompt(play) if isinstance(entry, SeatTaken | CameBack) else []
