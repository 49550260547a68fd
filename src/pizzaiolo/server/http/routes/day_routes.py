"""The bake of the day: what is played, one's own try, the calendar, the board."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from pizzaiolo.editions import load_edition
from pizzaiolo.records.day_chain import FIRST, LAST
from pizzaiolo.server.base.tokens import (
    day_table_id,
    hash_of,
    new_table_id,
    new_token,
    table_id_from,
    token_from,
)
from pizzaiolo.server.books.day_books import DayFold, streak
from pizzaiolo.server.http.http_io import ProblemError, answer, read_json, seated
from pizzaiolo.server.http.routes.admission import TryTables, key_of, needed_key
from pizzaiolo.server.node.node import Node
from pizzaiolo.server.node.rooms import Room
from pizzaiolo.server.protocol import day_answers
from pizzaiolo.server.protocol.incoming import Join
from pizzaiolo.server.table.day_deal import config_of, day_table, shown_from
from pizzaiolo.server.table.seats import LONGEST_NAME, is_name

BOARD: Final = 20
"""How many are on a day's board at most."""

ONE_DAY: Final = timedelta(days=1)


class DayRoutes:
    """Requests about the days."""

    def __init__(self, node: Node, tries: TryTables) -> None:
        """Serve the days of a node; `tries` says who may begin one."""
        self._node = node
        self._days = node.days
        self._tries = tries

    # --- Looking ---

    async def show_today(self, request: Request) -> Response:
        """Show the day that is on."""
        return answer(await self.shown(request, self._days.today()))

    async def show_day(self, request: Request) -> Response:
        """Show a day that is on or over."""
        return answer(await self.shown(request, self.day(request)))

    async def shown(self, request: Request, day: date) -> day_answers.Day:
        """A day, as whoever asks may see it."""
        days, key = self._days, key_of(request)
        chain = await days.chain()
        mine = None if key is None else await self._try(key, day)
        fold = (await days.day(day)).fold
        open_to_all = self._node.clock() >= shown_from(day)
        tells = open_to_all or (mine is not None and mine.result is not None)
        config = config_of(day)
        return day_answers.Day(
            day,
            days.today(),
            FIRST,
            config.edition,
            load_edition(config.edition).title,
            config.seats,
            config.doubles,
            config.bots,
            chain.commitment(day),
            chain.secret(day) if open_to_all else None,
            chain.end,
            day == days.today(),
            mine,
            len(fold.tries),
            tuple(fold.delivered) if tells else (),
            await self._board(fold, key) if tells else (),
        )

    async def _try(self, key: str, day: date) -> day_answers.Try | None:
        """The try of a key on a day, with its result, written down if it was not yet."""
        player, fold = hash_of(key), (await self._days.day(day)).fold
        table, result = day_table_id(key, day), fold.tries.get(player)
        if result is None:
            room = await self.begun(key, day)
            if room is None:
                return None
            result = await self._days.note(room.table)
        return day_answers.Try(table, result, fold.on_board(player))

    async def begun(self, key: str, day: date) -> Room | None:
        """The table of a try, if it is here."""
        return await self._node.room(day_table_id(key, day))

    async def _board(self, fold: DayFold, key: str | None) -> tuple[day_answers.BoardRow, ...]:
        me, rows = "" if key is None else hash_of(key), []
        for player, result in fold.board(BOARD):
            name = (await self._days.played(player)).name
            if name is not None:
                rows.append(day_answers.BoardRow(name, result, player == me))
        return tuple(rows)

    async def list_my_days(self, request: Request) -> Response:
        """Show the days of a key."""
        key, today = needed_key(request), self._days.today()
        unfinished: list[date] = []
        for day in (today, today - ONE_DAY):
            found = await self._try(key, day)
            if found is not None and found.result is None:
                unfinished.append(day)
        played = (await self._days.played(hash_of(key))).days
        mine = tuple(day_answers.MyDay(day, played[day]) for day in sorted(played))
        row = streak(played, today)
        return answer(day_answers.MyDays(today, FIRST, row, mine, tuple(unfinished)))

    # --- Playing ---

    async def begin_day(self, request: Request) -> Response:
        """Begin a day, or go on with it."""
        day, key = self.day(request), needed_key(request)
        wish = await read_json(request, self._node.settings, day_answers.Begin)
        counts = day == self._days.today()
        if counts or await self.begun(key, day) is not None:
            table_id, player = day_table_id(key, day), hash_of(key)
            token = token_from(key, table_id)
        else:
            if self._node.clock() < shown_from(day):
                text = "Others may still be playing this day: it can be practised in an hour."
                raise ProblemError("not_yet", text)
            player = ""
            table_id = new_table_id() if wish.id is None else table_id_from(wish.id, "play")
            token = new_token() if wish.id is None else token_from(wish.id, table_id)
        secret = (await self._days.chain()).secret(day)
        host, now = Join(wish.name, face=wish.face), self._node.clock()
        along = bool(player) and await self._days.is_along(day, player)
        room = await self._tries.opened(
            request,
            key,
            table_id,
            lambda: day_table(day, secret, player, host, hash_of(token), now, offline=along),
        )
        return seated(request, room, token)

    async def join_board(self, request: Request) -> Response:
        """Put one's name on the board of a day, or take it off."""
        day, key = self.day(request), needed_key(request)
        wish = await read_json(request, self._node.settings, day_answers.Board)
        if wish.name is not None and not is_name(wish.name):
            text = f"A name has 1 to {LONGEST_NAME} printable characters and no space around them."
            raise ProblemError("name_bad", text)
        found = await self._try(key, day)
        if found is None or found.result is None:
            raise ProblemError("not_yet", "Finish this day first: then you can be on its board.")
        await self._days.join_board(day, hash_of(key), wish.name)
        return answer(await self.shown(request, day))

    # --- What a request names ---

    def day(self, request: Request) -> date:
        """The day in an address: one that has begun."""
        text = request.path_params["day"]
        try:
            day = date.fromisoformat(text)
        except ValueError:
            day = None
        if day is None or str(day) != text:
            raise ProblemError("no_such_day", "Expected a day, such as 2026-11-17.")
        if day > self._days.today():
            raise ProblemError("day_ahead", "This day has not begun yet, not even in UTC.")
        if not FIRST <= day <= LAST:
            raise ProblemError("no_such_day", f"The days begin with {FIRST}.")
        return day
