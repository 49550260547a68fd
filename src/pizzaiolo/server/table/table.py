"""Table: one table from its first entry to its last, without sockets, clock or disk.

The node that serves a table does, under the table's lock:

    answer = table.decide(command, who, now)          # pure
    an entry:   await store.append(id, table.number + 1, [entry]); send table.apply(entry)
    Refused:    send it to whoever asked
    Say:        send what it holds; there is nothing to keep
    and then    send table.released(now)

and when the time `next_due()` has come: `while entries := table.due(now)`: send `released(now)`
(what happened before is told before; not where the entry is Woken, which moves the times), append
and apply each; then send `released(now)`. Entries of another node are loaded and applied the same
way. After `Table.replay(entries)` call `released(now)` once and drop what it returns: nobody was
there to hear it.

Two numbers are not the same. `number` counts the entries: it is the store's key. `n`, in the
messages, counts what has been told to everybody. A count of entries would show whether the owner
of an order had a choice (R10.5), so no message holds it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from pizzaiolo.records.fairness import Fairness, commitment_of, new_secret, seed_of
from pizzaiolo.records.record import RULES, Record
from pizzaiolo.server.protocol.entries import (
    CLOCK,
    VERSION,
    Acted,
    CameBack,
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
    SeatFilled,
    SeatFreed,
    SeatTaken,
    Started,
    TableCreated,
    Voted,
    Woken,
)
from pizzaiolo.server.protocol.messages import (
    Ack,
    Act,
    Clock,
    Command,
    Configure,
    Done,
    Hurry,
    Hurrying,
    Join,
    Mark,
    Marks,
    Over,
    Pace,
    Pause,
    Ping,
    Plan,
    Pong,
    Preferences,
    React,
    Reaction,
    Refused,
    Rematch,
    Resume,
    Snapshot,
    Start,
)
from pizzaiolo.server.protocol.messages import Table as TableMessage
from pizzaiolo.server.protocol.public import Phase, PublicEvent
from pizzaiolo.server.table.agreement import Agreement, agree, refused
from pizzaiolo.server.table.audience import Audience, Outgoing, Say, Viewer, Who
from pizzaiolo.server.table.bot_turns import BotTurn, bot_turn
from pizzaiolo.server.table.game_commands import (
    deal,
    decide_course,
    decide_hurry,
    decide_mark,
    decide_play,
)
from pizzaiolo.server.table.own_editions import OwnEditions
from pizzaiolo.server.table.pauses import TEMPOS
from pizzaiolo.server.table.play import Play
from pizzaiolo.server.table.seating import Seating, SeatingCommand, SeatingEntry
from pizzaiolo.server.table.snapshots import with_game

__all__ = [
    "Audience",
    "BotTurn",
    "Outgoing",
    "ReplayError",
    "Say",
    "Table",
    "Viewer",
    "Who",
    "created",
]

LATE: Final = 5.0
"""A decision of the clock that is overdue by this many seconds shows that no server was there."""

MOST_REMEMBERED_IDS: Final = 512
"""How many ids of commands a table remembers, to answer repeated ones as the first time."""


class ReplayError(ValueError):
    """Entries that cannot have been written by a table, or not by one with these editions."""


def created(config: Config, host_token_hash: str, now: float) -> TableCreated | Refused:
    """The first entry of a new table, or why there cannot be such a table."""
    agreement = agree(config)
    if isinstance(agreement, Refused):
        return agreement
    return TableCreated(config, host_token_hash, new_secret(), VERSION, RULES, at=now)


class Table:
    """One table: `decide` looks, `apply` writes, `released` tells what its time has come for."""

    def __init__(self, entry: TableCreated) -> None:
        """Open a table with its first entry."""
        if entry.rules != RULES:
            raise ReplayError(f"expected rules of version {RULES}, not {entry.rules}")
        self.number = 1
        """How many entries have been applied: the next one has this number plus 1."""
        self.seating = Seating(entry.config, entry.host_token_hash)
        self._editions = OwnEditions(entry.config)
        self.games = 0
        """How many games have been begun."""
        self._play: Play | None = None
        self._over: Over | None = None
        self._record: Record | None = None
        self._secret = entry.secret
        self._commitment = commitment_of(entry.secret)
        self._salts: tuple[tuple[int, str], ...] = ()
        self._base = 0
        """How many steps were told in the games before this one."""
        self._paused_at: float | None = None
        self._last_at = entry.at
        self._just_filled = False
        """Whether the last free seat has just been taken."""
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
        if self._play is None:
            return "waiting"
        if self._over is not None:
            return "over"
        return "playing" if self._paused_at is None else "paused"

    @property
    def written_at(self) -> float:
        """The time of the latest entry, by the clock of whoever wrote it."""
        return self._last_at

    @property
    def n(self) -> int:
        """The number of the state as told: what commands have to name."""
        return self._base if self._play is None else self._play.show.n

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
                chair.info(agreement.level(seat), self.seating.remedies(seat, self.phase))
                for seat, chair in enumerate(self.seating.chairs)
            ),
            self.seating.host_seat,
            self._commitment,
            TEMPOS[self.config.pace].beat,
        )

    def who(self, token_hash: str) -> Who | None:
        """Whose token has this hash; compared in constant time; None: nobody's."""
        seat, host = self.seating.seat_of(token_hash), self.seating.is_host_token(token_hash)
        return None if seat is None and not host else Who(seat, host)

    def visitor(self, token_hash: str) -> Who:
        """Who comes with a token of this hash, and whether they have played in this game."""
        return self.who(token_hash) or Who(played=self.seating.has_played(token_hash))

    def may_watch(self, viewer: Viewer, who: Who | None = None) -> bool:
        """Whether a spectator may look on from there: behind a chef only where the chef allows.

        While a game is on, somebody who has seen another hand of it may not.
        """
        if viewer.seat is None:
            return True
        running = self.phase in ("playing", "paused")
        elsewhere = who is not None and who.seat != viewer.seat
        if running and elsewhere and self.seating.has_seen_a_hand(who or Who()):
            return False
        chairs = self.seating.chairs
        return viewer.seat < len(chairs) and chairs[viewer.seat].allows_spectators

    def tape(self, round_number: int) -> tuple[PublicEvent, ...] | None:
        """All announcements of a round (from 1) of the latest game, once that game is over.

        While it is on, nothing of an earlier round can be read again (R10.3): which orders went
        back (R10.4), what was delivered face down, and what lies at the bottom of the oven.
        """
        if self._play is None or self.phase != "over":
            return None
        return self._play.tape(round_number)

    def record(self) -> Record | None:
        """The whole game once it is over and its secret is shown; None before."""
        return self._record

    # --- Who is there ---

    def people(self) -> set[int]:
        """The seats in which people sit, present or not."""
        return {seat for seat, chair in enumerate(self.seating.chairs) if chair.person}

    def set_away(self, seat: int, *, away: bool) -> bool:
        """Note whether the person in a seat is there; say whether that is news. It is not kept."""
        if seat not in self.people() or self.seating.chairs[seat].away is away:
            return False
        self.seating.chairs[seat].away = away
        return True

    # --- Looking ---

    def decide(
        self, command: Command, who: Who, now: float, *, token_hash: str = ""
    ) -> Entry | Refused | Say:
        """Say what a command would lead to; changes nothing.

        `token_hash` is the hash of a fresh token, for Join and Reissue.
        """
        command_id = "" if isinstance(command, Join | React | Ack | Ping) else command.id
        if command_id and (who.seat, command_id) in self._ids:
            return Say((Outgoing("asker", Done(command_id)),))
        if isinstance(command, Join) and self.seating.seat_of(token_hash) is not None:
            # Asked again with the same secret: they sit already.
            return Say()
        match command:
            case Act() | Plan() | Hurry():
                answer = self._decide_play(command, who, now)
            case Start() | Pause() | Resume() | Pace() | Rematch():
                answer = decide_course(self.phase, self.seating, command, who, now, self._secret)
            case Mark():
                answer = decide_mark(self.seating, command, who, now, dealt=self._play is not None)
            case React(key=key) if who.seat is not None:
                return Say((Outgoing("everybody", Reaction(who.seat, key)),))
            case React():
                answer = refused("not_seated", "Only players react.")
            case Ack():
                return Say()
            case Ping():
                return Say((Outgoing("asker", Pong(now)),))
            case _:
                answer = self._decide_seating(command, who, now, token_hash)
        if isinstance(answer, Refused):
            return replace(answer, id=command_id, n=self.n)
        if isinstance(answer, Say):
            return answer
        if isinstance(answer, Configured):
            answer = self._editions.written_once(answer)
        return replace(answer, id=command_id, seat_asking=who.seat)

    def _decide_seating(
        self, command: SeatingCommand, who: Who, now: float, token_hash: str
    ) -> Entry | Refused:
        if isinstance(command, Configure) and self.phase == "over":
            # What lies on the table is still that of the game which was agreed on.
            return refused("game_over", "The game is over: agree on a rematch first.")
        running = self.phase in ("playing", "paused")
        return self.seating.decide(command, who, now, token_hash, running=running)

    def _decide_play(
        self, command: Act | Plan | Hurry, who: Who, now: float
    ) -> Entry | Refused | Say:
        play, phase = self._play, self.phase
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
        play = self._play
        if play is None:
            return [deal(self.seating, self._secret, now)] if self._just_filled else []
        if self._paused_at is not None or self._over is not None:
            return []
        if play.clock.old:
            return [ClockRenewed(CLOCK, at=max(now, self._last_at))]
        if play.show.last > now:
            return []
        if play.game.over and not play.show.stands:
            return [Revealed(self._secret, at=play.show.last)]
        moment = play.decision_time()
        if moment is None or moment > now:
            return []
        if now - moment > LATE:
            return [Woken(at=now)]
        return [play.by_the_clock(self._all_acks())]

    def next_due(self) -> float | None:
        """When `due` or `released` will next have something; None: not by itself."""
        play = self._play
        if play is None:
            return self._last_at if self._just_filled else None
        if self._paused_at is not None or self._over is not None:
            return None
        if play.clock.old:
            return self._last_at
        if not play.show.caught_up:
            return play.show.steps[play.show.told].at
        over = play.game.over and not play.show.stands
        return play.show.last if over else play.decision_time()

    def released(self, now: float) -> list[Outgoing]:
        """What is told now, on the beat, and has not been told by this node yet."""
        if self._play is None:
            return []
        return self._play.tell(now if self._paused_at is None else min(now, self._paused_at))

    def bot_to_move(self) -> BotTurn | None:
        """The bot that has to decide, if one does."""
        if self._play is None or self.phase != "playing":
            return None
        return bot_turn(self._play)

    # --- Writing ---

    def apply(self, entry: Entry) -> list[Outgoing]:
        """Write an entry into the table; nothing else changes what the table is.

        Returns what is said at once; what the show tells comes from `released`.
        """
        self.number += 1
        self._just_filled = False
        match entry:
            case TableCreated():
                raise ReplayError("a table is created only once")
            case Started():
                out = self._start(entry)
            case Acted() | Pressed() | Planned() | Hurried():
                out = self._apply_play(entry)
            case Revealed() | RematchAgreed():
                out = self._end(entry)
            case Paused() | Resumed() | Woken() | PaceChanged() | ClockRenewed():
                out = self._set_clock(entry)
            case Marked(seat=seat, on=on, marks=marks):
                chalk = self.seating.chairs[seat].marks
                chalk[on] = marks
                out = [Outgoing(seat, Marks(dict(chalk)))]
            case _:
                out = self._apply_seating(entry)
        self._last_at = max(self._last_at, entry.at)
        if entry.id:
            self._ids[entry.seat_asking, entry.id] = None
            if len(self._ids) > MOST_REMEMBERED_IDS:
                del self._ids[next(iter(self._ids))]
            out.append(Outgoing("asker", Done(entry.id)))
        return out

    def _start(self, entry: Started) -> list[Outgoing]:
        seating = self.seating
        found = seating.agreement.edition_hash
        if found != entry.edition_hash:
            raise ReplayError(f"expected the edition {entry.edition_hash}, not {found}")
        seating.begin_game(entry.bots, entry.colours)
        self.games += 1
        self._salts = entry.salts
        seed = seed_of(self._secret, entry.salts)
        self._play = Play(seating, self.games, self._base, seed, entry)
        self._play.begin(entry.at)
        return [Outgoing("everybody", self.info())]

    def _apply_play(self, entry: Acted | Pressed | Planned | Hurried) -> list[Outgoing]:
        play = self._playing(entry)
        if isinstance(entry, Pressed):
            play.press(entry)
            return []
        if isinstance(entry, Hurried):
            return self._hurry(play, entry)
        if isinstance(entry, Planned):
            play.plan_ahead(entry)
            window = play.open_window()
            if window is None or window.answers_itself:
                return []
            return [Outgoing(entry.seat, play.question(window, play.plan))]
        for seat, n in enumerate(entry.acks):
            self._acks[seat] = max(self._acks.get(seat, 0), n)
        play.act(entry)
        return []

    def _hurry(self, play: Play, entry: Hurried) -> list[Outgoing]:
        play.hurry(entry)
        seats = {entry.seat, *play.show.agreed} if not entry.agreed else self.seating.present()
        missing = set() if entry.agreed else self.seating.present() - seats
        told = Hurrying(self.n, tuple(sorted(seats)), tuple(sorted(missing)))
        return [Outgoing("everybody", told)] if len(self.people()) > 1 else []

    def _end(self, entry: Revealed | RematchAgreed) -> list[Outgoing]:
        play = self._playing(entry)
        if isinstance(entry, Revealed):
            self._over = play.over(entry.secret, self._salts)
            play.game.fairness = Fairness(self._commitment, entry.secret, self._salts)
            self._record = play.game.record()
            return [Outgoing("everybody", self.info()), Outgoing("everybody", self._over)]
        self._base = play.show.base + len(play.show.steps)
        self._play = self._over = self._record = self._paused_at = None
        self._secret = entry.secret
        self._commitment = commitment_of(entry.secret)
        self.seating.begin_rematch()
        return [Outgoing("everybody", self.info())]

    def _set_clock(
        self, entry: Paused | Resumed | Woken | PaceChanged | ClockRenewed
    ) -> list[Outgoing]:
        play = self._playing(entry)
        if isinstance(entry, ClockRenewed):
            play.renew_clock(entry.clock, entry.at)
            return play.prompt()
        if isinstance(entry, PaceChanged):
            self.seating.agreement.change_pace(entry.pace)
            return [Outgoing("everybody", self.info())]
        if isinstance(entry, Paused):
            self._paused_at = entry.at
            clock = [Outgoing("everybody", Clock(self.n, paused=True))]
            return [Outgoing("everybody", self.info()), *clock]
        since = self._last_at if self._paused_at is None else self._paused_at
        self._paused_at = None
        play.put_off(since, entry.at - since)
        clock = [Outgoing("everybody", Clock(self.n, *play.waiting_for()))]
        return [Outgoing("everybody", self.info()), *clock, *play.prompt()]

    def _apply_seating(self, entry: SeatingEntry) -> list[Outgoing]:
        play = self._play
        running = self.phase in ("playing", "paused")
        if isinstance(entry, Configured):
            entry = self._whole(entry)
        self.seating.apply(entry, running=running)
        if isinstance(entry, Preferred):
            return self._prefer(entry)
        out = [Outgoing("everybody", self.info())]
        if isinstance(entry, SeatTaken):
            self._just_filled = self.config.start_when_full and not running and self.seating.full()
        if play is None or not running:
            return out
        if isinstance(entry, SeatTaken):
            # A newcomer hears what is said from now on, not what was said before.
            play.floors[entry.seat] = play.show.base + len(play.show.steps)
        if isinstance(entry, SeatTaken | SeatFilled | SeatFreed | CameBack):
            play.reopen(entry.seat, entry.at)
        elif isinstance(entry, Voted) and self.seating.chairs[entry.about].standing_in:
            play.reopen(entry.about, entry.at)
        return out + (play.prompt() if isinstance(entry, SeatTaken | CameBack) else [])

    def _prefer(self, entry: Preferred) -> list[Outgoing]:
        """What somebody lets the table answer is told to nobody else."""
        if self._play is not None and self._over is None:
            self._play.prefer(entry.seat, entry.at)
        return [Outgoing(entry.seat, Preferences(entry.press, entry.add))]

    def _whole(self, entry: Configured) -> Configured:
        try:
            return self._editions.whole(entry)
        except ValueError as error:
            raise ReplayError(str(error)) from None

    def _playing(self, entry: Entry) -> Play:
        if self._play is None:
            raise ReplayError(f"{type(entry).__name__} before a game has begun")
        return self._play

    # --- Who comes (back) ---

    def acknowledge(self, seat: int, n: int) -> None:
        """A seat's client has heard everything up to n; it is kept with the next action."""
        self._acks[seat] = max(self._acks.get(seat, 0), min(n, self.n))

    def heard(self, seat: int) -> int:
        """Up to which number a seat has acknowledged what was said."""
        return self._acks.get(seat, 0)

    def snapshot(self, viewer: Viewer, now: float) -> Snapshot:
        """What a viewer who comes (back) is told; a seat's missed announcements only this once."""
        seen = self._seen_by(viewer, now)
        if self._play is None or viewer.seat is None or viewer.watching:
            return seen
        after = max(self._acks.get(viewer.seat, 0), self._play.floors[viewer.seat])
        self.acknowledge(viewer.seat, self.n)
        return replace(seen, missed=self._play.missed(after))

    def _seen_by(self, viewer: Viewer, now: float) -> Snapshot:
        """What the table shows a viewer now."""
        watching = viewer.watching or viewer.seat is None
        snapshot = Snapshot(self.n, now, viewer.seat, watching, self.info(), over=self._over)
        if viewer.seat is not None:
            chair = self.seating.chairs[viewer.seat]
            own = Preferences(chair.presses_for_me, chair.adds_for_me)
            snapshot = replace(snapshot, preferences=own)
        return snapshot if self._play is None else with_game(snapshot, self._play)
