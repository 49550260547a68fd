"""Node: the tables that this process serves; what happens is stored first, then told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from time import monotonic
from typing import Final

from msgspec.structs import replace

from pizzaiolo.server.base.clock import steady_clock
from pizzaiolo.server.base.journal import note
from pizzaiolo.server.base.metrics import Metrics
from pizzaiolo.server.base.settings import Settings
from pizzaiolo.server.base.tokens import is_table_id, new_table_id
from pizzaiolo.server.books.books import Books
from pizzaiolo.server.bots.reviewer import Reviewer
from pizzaiolo.server.clubs.club_fold import club_in
from pizzaiolo.server.node.archive import Archive
from pizzaiolo.server.node.attendance import Attendance
from pizzaiolo.server.node.bounds import no_place_for
from pizzaiolo.server.node.challenges import Challenges
from pizzaiolo.server.node.clubs.club_care import ClubCare
from pizzaiolo.server.node.clubs.club_games import ClubGames
from pizzaiolo.server.node.clubs.club_reviews import ClubReviews
from pizzaiolo.server.node.clubs.clubs import Clubs
from pizzaiolo.server.node.clubs.forgetting import Forgetting
from pizzaiolo.server.node.clubs.tables_here import TablesHere
from pizzaiolo.server.node.days import Days
from pizzaiolo.server.node.entry_log import EntryLog
from pizzaiolo.server.node.flushes import Flushes
from pizzaiolo.server.node.overload import Overload
from pizzaiolo.server.node.replaying import UNREADABLE, replayed
from pizzaiolo.server.node.retention import Retention
from pizzaiolo.server.node.review_queue import ReviewQueue
from pizzaiolo.server.node.rooms import Listener, Room, Rooms
from pizzaiolo.server.node.tags import tag_of
from pizzaiolo.server.node.tasks import Tasks
from pizzaiolo.server.node.telling import tell_who_is_there
from pizzaiolo.server.node.timekeeper import Timekeeper
from pizzaiolo.server.node.writing import Writing
from pizzaiolo.server.protocol.entries import Entry
from pizzaiolo.server.protocol.incoming import Ack, Command
from pizzaiolo.server.protocol.outgoing import Refused
from pizzaiolo.server.store import DELETED, Conflict, Store, StoreUnavailable
from pizzaiolo.server.table.audience import Outgoing, Say, Who
from pizzaiolo.server.table.bot_turns import Chooser
from pizzaiolo.server.table.table import Table

ATTEMPTS: Final = 5
"""How often a command is tried when other nodes are faster."""

Answer = Entry | Refused | Say

NOTHING_TO_STORE: Final = (Refused, Say)
"""The answers that are told and leave the table as it is."""


class Node:
    """Loads tables, stores what is decided, tells everybody, and watches the clock."""

    def __init__(
        self,
        store: Store,
        thinkers: Chooser,
        settings: Settings,
        metrics: Metrics,
        clock: Callable[[], float] | None = None,
        day_root: str = "",
    ) -> None:
        """Serve what is in a store; `start` begins. Without a clock, a steady one is made.

        `day_root` is the root of the chain of the days' secrets, if the server is given one.
        """
        clock = clock or steady_clock()
        self.store = store
        self.keeping = EntryLog(store, metrics)
        self.settings = settings
        self.metrics = metrics
        self.clock = clock
        self.rooms = Rooms()
        self.archive = Archive(store)
        self.books = Books(store)
        self.days = Days(self.books, clock, day_root)
        self.challenges = Challenges(self.books, clock)
        self.clubs = Clubs(self.books, settings, clock)
        self.reviews = ReviewQueue(store, Reviewer(), settings, metrics)
        self.club_reviews = ClubReviews(
            self.clubs, self.archive, self.reviews, self.readable_room, clock
        )
        self.overload = Overload(settings.busy_seconds, metrics)
        self._in_hand = 0
        """How many commands are being decided and stored."""
        self.retention = Retention(store, settings, clock, self._let_go)
        self.flushes = Flushes()
        self.sockets = 0
        self.closing = False
        self.thinkers = thinkers
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self.tasks = Tasks()
        self.club_games = ClubGames(self.clubs, store, self.tasks.start, self.club_reviews.ask)
        self.tables_here = TablesHere(
            self.rooms, self.clubs, self._drop_games, self.command, self._tell_who, self.tasks.start
        )
        self.club_care = ClubCare(
            self.club_games,
            self.club_reviews,
            Forgetting(self.clubs, store, self.tables_here.forget, clock),
            self.tasks.start,
        )
        self._watches: list[asyncio.Task[None]] = []
        self._name = new_table_id()
        """The name by which other servers know this one."""
        self.attendance = Attendance(
            store,
            clock,
            settings.away_seconds,
            self.rooms,
            self.tasks.start,
            partial(tell_who_is_there, metrics=metrics),
        )
        self._writing = Writing(
            store, self.keeping, self.attendance, metrics, self._gone, self._over
        )
        self.timekeeper = Timekeeper(
            self._writing, self.tasks, thinkers, self.command, self._serves
        )
        metrics.gauge("tables", "tables in memory", lambda: len(self.rooms))
        metrics.gauge("sockets", "open sockets", lambda: self.sockets)

    async def start(self) -> None:
        """Begin to listen to other nodes and to look after what is idle."""
        self.overload.watch()
        self._watches = [
            asyncio.create_task(self._follow_others()),
            asyncio.create_task(self._overhear_others()),
            asyncio.create_task(self._tidy_up()),
            asyncio.create_task(self.retention.go_on()),
            asyncio.create_task(self.club_reviews.go_on()),
        ]

    async def close(self) -> None:
        """Shut down: take nothing new, finish storing what is being stored, close the store."""
        self.closing = True
        self.overload.stop()
        for task in self._watches:
            task.cancel()
        await asyncio.gather(*self._watches, return_exceptions=True)
        thinking = [room.thinking for room in self.rooms.values() if room.thinking is not None]
        for room in self.rooms.values():
            room.put_away()
        await asyncio.gather(*thinking, return_exceptions=True)
        await self.tasks.wait(self.settings.shutdown_seconds)
        await self.thinkers.close()
        await self.reviews.close()
        await self.store.close()

    # --- Tables ---

    async def create(self, table_id: str, entries: Sequence[Entry]) -> Room | Refused:
        """Open a table with its first entries; if it already exists, that one."""
        if not self.rooms.make_place(self.settings.tables):
            return Refused("server_busy", "There are too many tables: try again later.")
        table = Table.replay(entries)
        tag = tag_of(entries[-1], public=table.config.public)
        try:
            size = await self.tasks.to_the_end(self.keeping.append(table_id, 1, entries, tag))
        except StoreUnavailable:
            return self.keeping.unavailable()
        except Conflict:
            room = await self.room(table_id)
            return self.keeping.unavailable() if room is None else room
        room = self._enter(table_id, table)
        room.bytes = size
        note("table created", table=table_id)
        self.timekeeper.attend(room)
        return room

    async def room(self, table_id: str) -> Room | None:
        """A table, loaded if it was not; None if there is none. May raise StoreUnavailable."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.used = self.clock()
            return room
        if not is_table_id(table_id):
            return None
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def readable_room(self, table_id: str) -> Room | None:
        """The same; None also if the table cannot be read any more. May raise StoreUnavailable."""
        try:
            return await self.room(table_id)
        except UNREADABLE:
            return None

    async def _load(self, table_id: str) -> Room | None:
        stored = await self.store.load(table_id)
        if not stored:
            return None
        table = await replayed(stored)
        self.rooms.make_place(self.settings.tables)
        room = self._enter(table_id, table)
        room.bytes = sum(len(each.data) for each in stored)
        # Nobody was here to hear it.
        room.table.released(room.now())
        self.attendance.loaded(room)
        # If the server that saw the end of its game could not write it down.
        self.club_games.over(room.id, room.table)
        self.tables_here.loaded(room)
        # What another node wrote while this one read.
        async with room.lock:
            await self._writing.catch_up(room)
        return room

    def _enter(self, table_id: str, table: Table) -> Room:
        """Hold a table in memory; there is never a second one of the same table."""
        return self.rooms.setdefault(table_id, Room(table_id, table, self.clock, self._name))

    def current(self, room: Room) -> Room:
        """The room of the same table that is in use, if this one was put away meanwhile."""
        return self.rooms.setdefault(room.id, room)

    def _let_go(self, table_id: str) -> bool:
        """Put away a table or a book that is to be deleted, unless somebody uses it."""
        room = self.rooms.get(table_id)
        if room is not None:
            if not room.idle:
                return False
            self.rooms.put_away(room)
        self._drop_games([table_id])
        return self.books.let_go(table_id)

    def _drop_games(self, table_ids: Collection[str]) -> None:
        """Drop what is held in memory of the games that tables have finished."""
        self.archive.forget(table_ids)
        self.reviews.forget(table_ids)

    def _tell_who(self, room: Room) -> None:
        """Tell everybody in a room who sits there."""
        self._writing.tell(room, [Outgoing("everybody", room.table.info())])

    def _gone(self, room: Room) -> None:
        """Send everybody away from a table that was deleted."""
        for listener in list(room.listeners):
            listener.bye("table_closed")
        self.rooms.put_away(room)
        self._drop_games([room.id])

    def _over(self, room: Room) -> None:
        """A game has ended: one that others play as well, and a club's, is written down."""
        if room.table.deal is not None:
            self.tasks.start(self.days.note(room.table))
            self.tasks.start(self.challenges.note(room))
        self.club_games.over(room.id, room.table)

    def _serves(self, room: Room) -> bool:
        """Whether the clock of a room is still watched here."""
        return not self.closing and self.rooms.get(room.id) is room

    # --- Commands ---

    async def command(
        self,
        room: Room,
        command: Command,
        identify: Callable[[], Who],
        asker: Listener | None = None,
        *,
        token_hash: str = "",
        goes_on: bool = False,
    ) -> Answer:
        """Decide, store, tell. Goes on to its end even if the asker has gone.

        `identify` says who asks, at the moment at which it counts; `goes_on` says that the caller
        is one of the node's own tasks, which nobody cancels.
        """
        if self._in_hand >= self.settings.commands_at_once:
            self.metrics.shed.inc()
            busy = Refused(
                "server_busy", "Too much is going on: try again.", id=getattr(command, "id", "")
            )
            if asker is not None:
                self._writing.tell(room, [Outgoing("asker", busy)], asker)
            return busy
        began = monotonic()
        self._in_hand += 1
        try:
            work = self._command(room, command, identify, asker, token_hash)
            answer = await (work if goes_on else self.tasks.to_the_end(work))
        finally:
            self._in_hand -= 1
        self.metrics.command_seconds.observe(monotonic() - began)
        self.metrics.commands.inc(type(command).__name__.lower())
        if isinstance(answer, Refused):
            self.metrics.refusals.inc(answer.code)
        return answer

    async def _command(
        self,
        room: Room,
        command: Command,
        identify: Callable[[], Who],
        asker: Listener | None,
        token_hash: str,
    ) -> Answer:
        room = self.current(room)
        async with room.lock:
            answer = await self._settle(room, command, identify, asker, token_hash)
            if isinstance(answer, Refused):
                if asker is not None:
                    self._writing.tell(room, [Outgoing("asker", answer)], asker)
            elif isinstance(answer, Say):
                self._writing.tell(room, answer.outgoing, asker)
            await self._writing.advance(room)
        self.timekeeper.attend(room)
        return answer

    async def _settle(
        self,
        room: Room,
        command: Command,
        identify: Callable[[], Who],
        asker: Listener | None,
        token_hash: str,
    ) -> Answer:
        for _ in range(ATTEMPTS):
            table, who = room.table, identify()
            if isinstance(command, Ack) and who.seat is not None:
                table.acknowledge(who.seat, command.n)
            answer = table.decide(command, who, room.now(), token_hash=token_hash)
            if isinstance(answer, NOTHING_TO_STORE):
                return answer
            if (refusal := no_place_for(answer, room, self.settings)) is not None:
                return replace(refusal, id=getattr(command, "id", ""), n=table.n)
            match await self._writing.write(room, answer, asker):
                case "written":
                    return answer
                case "gone":
                    return Refused("table_gone", "This table was deleted.")
                case "unavailable":
                    # A repeated command is answered as it was the first time, whatever became of
                    # this one.
                    return self.keeping.unavailable(getattr(command, "id", ""), room.table.n)
        return Refused("server_busy", "Others were quicker: try again.")

    # --- Other nodes ---

    async def _follow_others(self) -> None:
        def known() -> Mapping[str, int]:
            tables = {room.id: room.table.number for room in self.rooms.values()}
            return {**tables, **self.books.known()}

        async for table_id, number in self.store.subscribe(known):
            room = self.rooms.get(table_id)
            if number == DELETED:
                self.tasks.start(self._hear_of_deletion(table_id))
            elif room is not None and room.table.number < number:
                self.tasks.start(self._hear_of(room, number))
            elif (book := self.books.behind(table_id, number)) is not None:
                club = club_in(table_id) is not None
                self.tasks.start(self.tables_here.follow(book) if club else book.catch_up())

    async def _overhear_others(self) -> None:
        async for table_id, words in self.store.overhear():
            self.attendance.hear(table_id, words)

    async def _hear_of(self, room: Room, number: int) -> None:
        async with room.lock:
            if room.table.number >= number or not await self._writing.try_to_catch_up(room):
                return
            await self._writing.advance(room)
        self.timekeeper.attend(room)

    async def _hear_of_deletion(self, table_id: str) -> None:
        """Keep nothing in memory of a table or a book that another server deleted."""
        await self.books.forget(table_id)
        if (loading := self._loading.get(table_id)) is not None:
            await asyncio.wait([loading])
        room = self.rooms.get(table_id)
        if room is None:
            self._drop_games([table_id])
            return
        async with room.lock:
            # One that was opened under the same name since is another table.
            if not await self.store.load(table_id, limit=1):
                self._gone(room)

    # --- Housekeeping ---

    async def _tidy_up(self) -> None:
        settings = self.settings
        pause = min(5.0, settings.idle_seconds / 4, settings.linger_seconds / 4)
        while True:
            await asyncio.sleep(pause)
            self.attendance.look_after(self._name)
            self.look_after_rooms()

    def look_after_rooms(self) -> None:
        """Put away what nobody uses, and say goodbye to anyone who has been silent for too long."""
        settings, now = self.settings, self.clock()
        self.rooms.look_after(now, settings.linger_seconds, settings.idle_seconds)
