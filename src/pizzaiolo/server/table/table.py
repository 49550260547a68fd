"""Table: one table from its first entry to its last, without sockets, clock or disk.

The node that serves a table does, under the table's lock:

    answer = table.decide(command, who, now)          # pure
    an entry:   await store.append(id, table.number + 1, [entry]); send table.apply(entry)
    Refused:    send it to the one who asked
    Say:        send what it holds; there is nothing to store
    and then    send table.released(now)

and when the time `next_due()` has come: `while entries := table.due(now)`: send `released(now)`
(what happened earlier is told earlier; but not if the entry is Woken, which moves the times),
append and apply each; then send `released(now)`. Entries of another node are loaded and applied the
same way. After `Table.replay(entries)` call `released(now)` once and drop what it returns: nobody
was there to hear it.

There are two numbers. `number` counts the entries: it is the store's key. `n`, in the
messages, counts what has been told to everybody. A count of entries would show whether the owner
of an order had a choice (R10.5), so no message holds it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from pizzaiolo.records.record import RULES, Record
from pizzaiolo.server.base.tokens import club_tag
from pizzaiolo.server.protocol.entries import (
    Acted,
    ClockRenewed,
    Config,
    Configured,
    Entry,
    Hurried,
    Marked,
    PaceChanged,
    Paused,
    Planned,
    Preferred,
    Pressed,
    RematchAgreed,
    Resumed,
    Revealed,
    Started,
    TableCreated,
    Woken,
)
from pizzaiolo.server.protocol.incoming import (
    Ack,
    Act,
    Allow,
    Command,
    Configure,
    Fill,
    Free,
    HandOver,
    Hurry,
    Join,
    Mark,
    Pace,
    Pause,
    Ping,
    Plan,
    React,
    Reissue,
    Rematch,
    Resume,
    Start,
)
from pizzaiolo.server.protocol.outgoing import (
    Done,
    Marks,
    Pong,
    Preferences,
    Reaction,
    Refused,
    Snapshot,
)
from pizzaiolo.server.protocol.outgoing import Table as TableMessage
from pizzaiolo.server.protocol.public import Phase, PublicEvent
from pizzaiolo.server.table.agreement import Agreement, refused
from pizzaiolo.server.table.audience import Outgoing, Say, Viewer, Who
from pizzaiolo.server.table.bot_turns import BotTurn
from pizzaiolo.server.table.course import ReplayError, TableCourse
from pizzaiolo.server.table.game import announcing
from pizzaiolo.server.table.game.pauses import TEMPOS
from pizzaiolo.server.table.game_commands import (
    decide_course,
    decide_hurry,
    decide_mark,
    decide_play,
)
from pizzaiolo.server.table.own_editions import OwnEditions
from pizzaiolo.server.table.seating import Seating, SeatingEntry
from pizzaiolo.server.table.seating_commands import decide_seating
from pizzaiolo.server.table.snapshots import with_game

MOST_REMEMBERED_IDS: Final = 512
"""How many command ids a table remembers, to answer repeated commands as the first time."""


class Table:
    """One table: `decide` looks, `apply` writes, `released` tells what is due."""

    def __init__(self, entry: TableCreated) -> None:
        """Open a table with its first entry."""
        if entry.rules != RULES:
            raise ReplayError(f"expected rules of version {RULES}, not {entry.rules}")
        self.number = 1
        """How many entries have been applied: the next one has this number plus 1."""
        self.club = entry.club
        """The club that it belongs to."""
        reserved = () if entry.club is None else entry.club.members
        self.seating = Seating(entry.config, entry.host_token_hash, reserved)
        self._editions = OwnEditions(entry.config)
        self.deal = entry.deal
        """Where the game comes from, if others play it as well."""
        self.course = TableCourse(self.seating, entry.secret, entry.at, entry.deal)
        self._acks: dict[int, int] = {}
        self._ids: dict[tuple[int | None, str], None] = {}

    @classmethod
    def replay(cls, entries: Iterable[Entry]) -> Table:
        """A table from all its entries, the first of which is TableCreated."""
        rest = iter(entries)
        first = next(rest, None)
        if not isinstance(first, TableCreated):
            raise ReplayError("a table begins with the entry table_created")
        table = cls(first)
        for entry in rest:
            table.apply(entry)
        return table

    # --- What everybody may know ---

    @property
    def phase(self) -> Phase:
        """What the table does, as told."""
        return self.course.phase

    @property
    def games(self) -> int:
        """How many games have been begun."""
        return self.course.games

    @property
    def written_at(self) -> float:
        """The time of the latest entry, by the clock of the server that wrote it."""
        return self.course.written_at

    @property
    def n(self) -> int:
        """The number of the state as told: what commands have to name."""
        return self.course.n

    @property
    def config(self) -> Config:
        """What the table agreed on."""
        return self.seating.config

    @property
    def agreement(self) -> Agreement:
        """What the table agreed on, with the edition: its data may be seen by everybody."""
        return self.seating.agreement

    def info(self) -> TableMessage:
        """What the table agreed on and who sits at it: for everybody, and for lists of tables."""
        agreement = self.seating.agreement
        return TableMessage(
            self.phase,
            self.games,
            agreement.shown(),
            agreement.edition.title,
            agreement.edition_hash,
            agreement.edition.kinds,
            agreement.edition.colours,
            agreement.own_kinds,
            tuple(
                chair.info(
                    agreement.level(seat),
                    self.seating.remedies(seat, self.phase),
                    self.seating.device(seat),
                )
                for seat, chair in enumerate(self.seating.chairs)
            ),
            self.seating.host_seat,
            self.course.commitment,
            TEMPOS[self.config.pace].beat,
            self.seating.screen,
            "" if self.deal is None else self.deal.source,
            "" if self.club is None else club_tag(self.club.club),
        )

    def who(self, token_hash: str) -> Who | None:
        """Whose token has this hash; compared in constant time; None: nobody's."""
        return self.seating.who(token_hash)

    def visitor(self, *token_hashes: str) -> Who:
        """Who comes with tokens of these hashes, and whether they have played in this game."""
        known = (self.who(each) for each in token_hashes)
        played = any(self.seating.has_played(each) for each in token_hashes)
        return next((who for who in known if who is not None), Who(played=played))

    def hides_deal(self, now: float) -> bool:
        """Whether the deal is not yet for other people's eyes: they may still be going to play it.

        Until then nobody but the player looks on or sees anything of the game, not even once it is
        over; and its secret is shown to nobody.
        """
        return self.deal is not None and now < self.deal.hidden_until

    def hides_secret(self, now: float) -> bool:
        """Whether the player must not have the secret yet either: they did not take it along."""
        return self.hides_deal(now) and self.deal is not None and not self.deal.offline

    def may_watch(self, viewer: Viewer, who: Who | None = None) -> bool:
        """Whether a spectator may look on from there: behind a chef only if the chef allows it.

        While a game is on, somebody who has seen another hand of it may not.
        """
        if viewer.seat is None:
            return True
        running = self.course.running
        elsewhere = who is not None and who.seat != viewer.seat
        if running and elsewhere and self.seating.has_seen_a_hand(who or Who()):
            return False
        chairs = self.seating.chairs
        return viewer.seat < len(chairs) and chairs[viewer.seat].allows_spectators

    def tape(self, round_number: int) -> tuple[PublicEvent, ...] | None:
        """All announcements of a round (from 1) of the latest game, once that game is over."""
        return self.course.tape(round_number)

    def record(self) -> Record | None:
        """The whole game once it is over and its secret is shown; None before."""
        return self.course.record

    def forget(self, members: set[int]) -> None:
        """Members of the table's club want to be forgotten: their names are gone from here.

        What is stored says so by itself when it is read the next time.
        """
        self.seating.forget(members)
        self.course.forget(members)

    # --- Looking ---

    def decide(
        self, command: Command, who: Who, now: float, *, token_hash: str = ""
    ) -> Entry | Refused | Say:
        """Say what a command would lead to; changes nothing.

        `token_hash` is the hash of a fresh token, for Join and Reissue.
        """
        # Some commands have none: they may be repeated.
        command_id: str = getattr(command, "id", "")
        known = who.seat is not None or who.host
        if known and command_id and (who.seat, command_id) in self._ids:
            return Say((Outgoing("asker", Done(command_id)),))
        if isinstance(command, Join) and self.seating.seat_of(token_hash) is not None:
            # Asked again with the same secret: they already have a seat.
            return Say()
        match command:
            case Act() | Plan() | Hurry():
                answer = self._decide_play(command, who, now)
            case Rematch() | Configure() | Fill() | Free() | Reissue() | HandOver() | Allow() if (
                self.deal is not None
            ):
                text = "This deal is played once, alone, against the same bots as everybody's."
                answer = refused("fixed_deal", text)
            case Start() | Pause() | Resume() | Pace() | Rematch():
                answer = decide_course(
                    self.phase,
                    self.seating,
                    command,
                    who,
                    now,
                    self.course.secret,
                    self.course.cycle,
                )
            case Mark():
                dealt = self.course.play is not None
                answer = decide_mark(self.seating, command, who, now, dealt=dealt)
            case React(key=key) if who.seat is not None:
                return Say((Outgoing("everybody", Reaction(who.seat, key)),))
            case React():
                answer = refused("not_seated", "Only players react.")
            case Ack():
                return Say()
            case Ping():
                return Say((Outgoing("asker", Pong(now)),))
            case _:
                answer = decide_seating(self.phase, self.seating, command, who, now, token_hash)
        if isinstance(answer, Refused):
            return replace(answer, id=command_id, n=self.n)
        if isinstance(answer, Say):
            return answer
        if isinstance(answer, Configured):
            answer = self._editions.written_once(answer)
        return replace(answer, id=command_id, seat_asking=who.seat)

    def _decide_play(
        self, command: Act | Plan | Hurry, who: Who, now: float
    ) -> Entry | Refused | Say:
        play, phase = self.course.play, self.phase
        if play is None:
            return refused("not_started", "The cards are not dealt yet.")
        if phase == "over":
            return refused("game_over", "The game is over.")
        if phase == "paused":
            return refused("paused", "The game is paused.")
        if isinstance(command, Hurry):
            return decide_hurry(play, command, who, now)
        answer = decide_play(play, command, who, now, self._all_acks())
        if isinstance(answer, Refused) and answer.code == "stale":
            seen = self._seen_by(Viewer(who.seat), now)
            return replace(answer, snapshot=replace(seen, host=self.seating.is_host(who)))
        return answer

    def _all_acks(self) -> tuple[int, ...]:
        return tuple(self._acks.get(seat, 0) for seat in range(len(self.seating.chairs)))

    # --- The clock ---

    def due(self, now: float) -> list[Entry]:
        """What the clock decides: append and apply each, then ask again until it is empty."""
        return self.course.due(now, self._all_acks)

    def next_due(self) -> float | None:
        """When `due` or `released` will next have something; None: not by itself."""
        return self.course.next_due()

    def released(self, now: float) -> list[Outgoing]:
        """What is told now, on the beat, and has not been told by this node yet."""
        return self.course.released(now)

    def bot_to_move(self) -> BotTurn | None:
        """The bot that has to decide, if one does."""
        return self.course.bot_to_move()

    # --- Writing ---

    def apply(self, entry: Entry) -> list[Outgoing]:
        """Write an entry into the table; nothing else changes what the table is.

        Returns what is said at once; what the show tells comes from `released`.
        """
        self.number += 1
        self.course.just_filled = False
        match entry:
            case TableCreated():
                raise ReplayError("a table is created only once")
            case Started():
                self.course.begin(entry)
                out = [Outgoing("everybody", self.info())]
            case Acted() | Pressed() | Planned() | Hurried():
                if isinstance(entry, Acted):
                    self._keep_acks(entry.acks)
                out = self.course.play_on(entry)
            case Revealed():
                over = self.course.reveal(entry)
                out = [Outgoing("everybody", self.info()), Outgoing("everybody", over)]
            case RematchAgreed():
                self.course.begin_again(entry)
                # Those who get another seat come back and are told everything.
                out = [] if entry.rotated else [Outgoing("everybody", self.info())]
            case ClockRenewed():
                out = self.course.set_clock(entry)
            case Paused() | Resumed() | Woken() | PaceChanged():
                told = self.course.set_clock(entry)
                out = [Outgoing("everybody", self.info()), *told]
            case Marked(seat=seat, on=on, marks=marks):
                chalk = self.seating.chairs[seat].marks
                chalk[on] = marks
                out = [Outgoing(seat, Marks(dict(chalk)))]
            case _:
                out = self._apply_seating(entry)
        self.course.written_at = max(self.course.written_at, entry.at)
        if entry.id:
            self._ids[entry.seat_asking, entry.id] = None
            if len(self._ids) > MOST_REMEMBERED_IDS:
                del self._ids[next(iter(self._ids))]
            out.append(Outgoing("asker", Done(entry.id)))
        return out

    def _apply_seating(self, entry: SeatingEntry) -> list[Outgoing]:
        if isinstance(entry, Configured):
            entry = self._whole(entry)
        self.seating.apply(entry, running=self.course.running)
        asked = self.course.follow_seating(entry)
        if isinstance(entry, Preferred):
            # What somebody lets the table answer is told to nobody else.
            return [Outgoing(entry.seat, Preferences(entry.press, entry.add))]
        return [Outgoing("everybody", self.info()), *asked]

    def _whole(self, entry: Configured) -> Configured:
        try:
            return self._editions.whole(entry)
        except ValueError as error:
            raise ReplayError(str(error)) from None

    # --- Who comes (back) ---

    def acknowledge(self, seat: int, n: int) -> None:
        """A seat's client has heard everything up to n; that is stored with the next action."""
        self._acks[seat] = max(self._acks.get(seat, 0), min(n, self.n))

    def _keep_acks(self, acks: tuple[int, ...]) -> None:
        for seat, n in enumerate(acks):
            self._acks[seat] = max(self._acks.get(seat, 0), n)

    def heard(self, seat: int) -> int:
        """Up to which number a seat has acknowledged what was said."""
        return self._acks.get(seat, 0)

    def snapshot(self, viewer: Viewer, now: float) -> Snapshot:
        """What a viewer who comes (back) is told; a seat's missed announcements only this once."""
        seen = self._seen_by(viewer, now)
        play = self.course.play
        if play is None or viewer.seat is None or viewer.watching:
            return seen
        after = max(self._acks.get(viewer.seat, 0), play.floors[viewer.seat])
        self.acknowledge(viewer.seat, self.n)
        if self.seating.device(viewer.seat) is not None:
            # The device has heard everything; what its people did not listen to is gone.
            return seen
        return replace(seen, missed=announcing.missed(play, after))

    def _seen_by(self, viewer: Viewer, now: float) -> Snapshot:
        """What the table shows a viewer now."""
        watching = viewer.watching or viewer.seat is None
        snapshot = Snapshot(self.n, now, viewer.seat, watching, self.info(), over=self.course.over)
        if viewer.seat is not None:
            chair = self.seating.chairs[viewer.seat]
            own = Preferences(chair.presses_for_me, chair.adds_for_me)
            snapshot = replace(snapshot, preferences=own)
        return snapshot if self.course.play is None else with_game(snapshot, self.course.play)
