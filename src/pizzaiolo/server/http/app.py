"""App: the routes of the server, one function per route."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from time import monotonic
from typing import Final

import msgspec
from msgspec.structs import replace
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from pizzaiolo.editions import editions, load_edition
from pizzaiolo.server.base.journal import log, note
from pizzaiolo.server.base.limits import Buckets
from pizzaiolo.server.base.tokens import (
    hash_of,
    host_token_from,
    is_table_id,
    is_token,
    new_table_id,
    new_token,
    table_id_from,
    token_from,
)
from pizzaiolo.server.bots.reviewer import ReviewFailedError
from pizzaiolo.server.http.catalogue import all_bots, all_editions, as_file
from pizzaiolo.server.http.credentials import address_of, token_hash_of
from pizzaiolo.server.http.file_reader import FileReader, Kind
from pizzaiolo.server.http.gate import JSON, Gate, problem
from pizzaiolo.server.http.http_io import (
    ProblemError,
    answer,
    compressed,
    read_body,
    read_json,
    seated,
    server_version,
    summary,
    whole_number,
    with_cookie,
)
from pizzaiolo.server.http.page import Page
from pizzaiolo.server.node.archive import ArchiveBusyError
from pizzaiolo.server.node.node import Node
from pizzaiolo.server.node.review_queue import ReviewsBusyError
from pizzaiolo.server.node.rooms import Room
from pizzaiolo.server.node.session import Session
from pizzaiolo.server.node.tags import TAGS
from pizzaiolo.server.protocol import answers, openapi
from pizzaiolo.server.protocol.entries import Config, Entry
from pizzaiolo.server.protocol.messages import Join, Refused
from pizzaiolo.server.store import StoreUnavailable
from pizzaiolo.server.table.finished_games import FinishedGame
from pizzaiolo.server.table.opening import dealt_table, empty_table
from pizzaiolo.server.table.table import ReplayError, Viewer

Handler = Callable[[Request], Awaitable[Response]]

LISTED: Final = 50
"""How many public tables are on the list at most."""

LIST_SECONDS: Final = 2.0
"""After this many seconds the list of public tables is made again."""

LISTED_DAYS: Final = 2
"""A public table is not listed if nothing happened there for this many days."""


def make_app(node: Node, page: Page | None = None) -> ASGIApp:
    """The app of a node. It starts and closes the node with itself."""
    page = page or Page()
    routes = Routes(node, page)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await node.start()
        try:
            yield
        finally:
            await routes.files.close()
            await node.close()

    app = Starlette(
        routes=routes.routes(),
        lifespan=lifespan,
        exception_handlers={
            ProblemError: _refuse,
            StoreUnavailable: _unavailable,
            HTTPException: _no_route(page),
            Exception: _failed,
        },
    )
    app.router.redirect_slashes = False
    return Gate(app, node.settings, node.metrics)


async def _refuse(_: Request, error: Exception) -> Response:
    assert isinstance(error, ProblemError)
    return problem(error.problem.code, error.problem.text, error.problem.key)


async def _unavailable(_: Request, __: Exception) -> Response:
    return problem("store_unavailable", "The tables cannot be read at the moment: try again later.")


def _no_route(page: Page) -> Callable[[Request, Exception], Awaitable[Response]]:
    async def refuse(request: Request, error: Exception) -> Response:
        if isinstance(error, HTTPException) and error.status_code == 405:
            refusal = problem("method_not_allowed", "This address does not take this method.")
            refusal.headers.update(error.headers or {})
            return refusal
        # A person who looks for a page gets one that leads on; a program gets JSON.
        if "text/html" in request.headers.get("accept", ""):
            return page.index(request, 404)
        return problem("no_such_page", "There is nothing here.")

    return refuse


async def _failed(_: Request, __: Exception) -> Response:
    return problem("failed", "The server made a mistake; it has been logged.")


class Routes:
    """The functions behind the routes, for one node."""

    def __init__(self, node: Node, page: Page) -> None:
        """Serve a node, and the page to play on."""
        self.files = FileReader()
        self._node = node
        self._page = page
        self._new_tables = Buckets(
            node.settings.tables_per_hour / 3600, node.settings.tables_at_once
        )
        self._addresses: dict[str, int] = {}
        self._listed: tuple[float, Response | None] = (0.0, None)

    def routes(self) -> list[Route | WebSocketRoute]:
        """All routes: what openapi.OPERATIONS describes, the pages, the socket."""
        handlers: dict[str, Handler] = {
            "open_table": self.open_table,
            "list_tables": self.list_tables,
            "show_table": self.show_table,
            "take_seat": self.take_seat,
            "play_now": self.play_now,
            "show_record": self.show_record,
            "show_tape": self.show_tape,
            "show_review": self.show_review,
            "show_table_edition": self.show_table_edition,
            "list_editions": self.list_editions,
            "show_edition": self.show_edition,
            "check_edition": self.check_edition,
            "list_bots": self.list_bots,
            "check_character": self.check_character,
            "health": self.health,
            "openapi": self.openapi,
            "schema": self.schema,
        }
        described = [
            Route(operation.path, handlers[operation.name], methods=[operation.method])
            for operation in openapi.OPERATIONS
        ]
        return [
            *merged(described),
            *(Route(path, self.page) for path in answers.PATHS),
            *(Route(path, self.file) for path in self._page.paths),
            Route("/t/{table}/{token}", self.link),
            WebSocketRoute("/ws/{table}", self.socket),
        ]

    # --- Tables ---

    async def _room(self, request: Request | WebSocket) -> Room:
        try:
            room = await self._node.room(request.path_params["table"])
        except (ReplayError, msgspec.DecodeError):
            log.exception("a table cannot be read")
            raise ProblemError("failed", "This table cannot be read any more.") from None
        if room is None:
            raise ProblemError("no_such_table", "There is no such table.")
        return room

    async def open_table(self, request: Request) -> Response:
        """Open a table."""
        wish = await read_json(request, self._node.settings, answers.NewTable)
        table_id = new_table_id() if wish.id is None else table_id_from(wish.id, "open")
        token = new_token() if wish.id is None else host_token_from(wish.id, table_id)
        host_hash, now = hash_of(token), self._node.clock()
        config = wish.config()
        await self._open(
            request, table_id, wish.id, config, lambda: empty_table(config, host_hash, now)
        )
        opened = answers.Opened(
            table_id, token, f"/t/{table_id}", f"/t/{table_id}/{token}", f"/ws/{table_id}"
        )
        return with_cookie(answer(opened, 201), request, table_id, token)

    async def _open(
        self,
        request: Request,
        table_id: str,
        wish_id: str | None,
        config: Config,
        entries: Callable[[], list[Entry] | Refused],
    ) -> Room:
        """A new table with its first entries; for a repeated request, the existing one."""
        room = None if wish_id is None else await self._node.room(table_id)
        if room is not None:
            return room
        self._shed()
        if not self._new_tables.take(address_of(request)):
            raise ProblemError("rate_limited", "Too many new tables from your address.")
        if (refusal := await self.files.check(config)) is not None:
            raise ProblemError(refusal.code, refusal.text, refusal.key)
        first = entries()
        made = first if isinstance(first, Refused) else await self._node.create(table_id, first)
        if isinstance(made, Refused):
            raise ProblemError(made.code, made.text, made.key)
        return made

    def _shed(self) -> None:
        """Refuse new work while the server is late with what it has to do."""
        if self._node.overload.sheds():
            raise ProblemError("server_busy", "The server is overloaded: try again later.")

    async def list_tables(self, request: Request) -> Response:
        """List public tables."""
        made_at, listed = self._listed
        if listed is None or monotonic() - made_at > LIST_SECONDS:
            since = self._node.clock() - LISTED_DAYS * 86_400
            found = await self._node.store.tables(tags=TAGS, changed_since=since, limit=LISTED)
            rooms = [await self._node.room(each.id) for each in found]
            listed = answer(answers.Listed(tuple(summary(room) for room in rooms if room)))
            self._listed = monotonic(), listed
        return listed

    async def show_table(self, request: Request) -> Response:
        """Show what a table agreed on and who sits there."""
        return answer((await self._room(request)).table.info())

    async def take_seat(self, request: Request) -> Response:
        """Sit down."""
        wish = await read_json(request, self._node.settings, answers.Seat)
        room, token = await self._room(request), new_token()
        shown = token_hash_of(request, room.id)
        if wish.id is not None:
            token = token_from(wish.id, room.id)
        taken = await self._node.command(
            room,
            Join(wish.name, wish.seat, wish.colour, wish.salt, wish.face),
            lambda: room.table.visitor(shown),
            token_hash=hash_of(token),
        )
        if isinstance(taken, Refused):
            raise ProblemError(taken.code, taken.text, taken.key)
        note("seat taken", table=room.id)
        return seated(request, self._node.current(room), token)

    async def play_now(self, request: Request) -> Response:
        """Open a table, sit down, seat bots, and deal."""
        wish = await read_json(request, self._node.settings, answers.Party)
        table_id = new_table_id() if wish.id is None else table_id_from(wish.id, "play")
        token = new_token() if wish.id is None else token_from(wish.id, table_id)
        config = wish.config if wish.bots is None else replace(wish.config, bots=wish.bots)
        host = Join(wish.name, 0, wish.colour, wish.salt, wish.face)
        seat_hash, now = hash_of(token), self._node.clock()
        room = await self._open(
            request, table_id, wish.id, config, lambda: dealt_table(config, host, seat_hash, now)
        )
        return seated(request, room, token)

    async def show_record(self, request: Request) -> Response:
        """Show the record of a game that is over."""
        _, _, game = await self._finished(request)
        if game is None:
            raise ProblemError("not_yet", "This table has no such finished game.")
        return Response(game.record, media_type=JSON)

    async def show_tape(self, request: Request) -> Response:
        """Show what was announced in a round of a game that is over."""
        number = whole_number(request.path_params["round"])
        _, _, game = await self._finished(request)
        if game is None or not 1 <= number <= len(game.tapes):
            raise ProblemError("not_yet", "This table has no such round of a finished game.")
        return Response(game.tapes[number - 1], media_type=JSON)

    async def show_review(self, request: Request) -> Response:
        """Show the review of a game that is over, as far as it has been worked out."""
        room, number, game = await self._finished(request)
        if game is None:
            raise ProblemError("not_yet", "This table has no such finished game.")
        asked = request.query_params.get("seat", "")
        people = sorted(room.table.seating.people())
        first = [whole_number(asked), *people] if asked else people
        try:
            review = await self._node.reviews.so_far(
                room.id, number, game, first, address_of(request)
            )
        except ReviewsBusyError:
            text = "Too many games are being reviewed: try again later."
            raise ProblemError("server_busy", text) from None
        except ReviewFailedError:
            raise ProblemError("failed", "This game could not be reviewed.") from None
        return compressed(request, review)

    async def _finished(self, request: Request) -> tuple[Room, int, FinishedGame | None]:
        """The game that is asked for; if none is named, the one on the table."""
        room = await self._room(request)
        asked = request.query_params.get("game", "")
        number = whole_number(asked) if asked else room.table.games
        if not asked and room.table.phase == "waiting":
            return room, number, None
        self._shed()
        try:
            return room, number, await self._node.archive.game(room, number)
        except ArchiveBusyError:
            raise ProblemError(
                "server_busy", "Too many earlier games are being fetched: try again."
            ) from None

    async def show_table_edition(self, request: Request) -> Response:
        """Show the edition that a table plays."""
        return answer(as_file((await self._room(request)).table.agreement.edition))

    # --- Editions and bots ---

    async def list_editions(self, request: Request) -> Response:
        """List the built-in editions."""
        return answer(all_editions())

    async def show_edition(self, request: Request) -> Response:
        """Show a built-in edition."""
        name = request.path_params["edition"]
        if name not in editions():
            raise ProblemError("no_such_page", "There is no such edition.")
        return answer(as_file(load_edition(name)))

    async def check_edition(self, request: Request) -> Response:
        """Check the file of an edition."""
        return await self._checked(request, "edition")

    async def list_bots(self, request: Request) -> Response:
        """List the bots."""
        return answer(all_bots())

    async def check_character(self, request: Request) -> Response:
        """Check the file of a character."""
        return await self._checked(request, "character")

    async def _checked(self, request: Request, kind: Kind) -> Response:
        self._shed()
        body = await read_body(request, self._node.settings, accepts="application/toml")
        return Response(await self.files.read(kind, body), media_type=JSON)

    # --- About the server ---

    async def health(self, request: Request) -> Response:
        """Say whether tables can be played."""
        status = await self._node.keeping.condition()
        playable = status in ("ok", "disk_low")
        return answer(answers.Health(status, server_version()), 200 if playable else 503)

    async def openapi(self, request: Request) -> Response:
        """Describe the requests."""
        return Response(openapi.openapi_json(), media_type=JSON)

    async def schema(self, request: Request) -> Response:
        """Describe the messages."""
        return Response(openapi.schema_json(), media_type=JSON)

    async def page(self, request: Request) -> Response:
        """The page for people."""
        return self._page.index(request)

    async def file(self, request: Request) -> Response:
        """A part of that page."""
        return self._page.file(request)

    async def link(self, request: Request) -> Response:
        """Put the token of a link into a cookie and go to the table.

        A wrong token leads there as well, and leaves the cookie as it is: nobody loses a seat
        because somebody sent them a link.
        """
        table_id, token = request.path_params["table"], request.path_params["token"]
        if not is_table_id(table_id) or not is_token(token):
            raise ProblemError("no_such_page", "There is nothing here.")
        onward = RedirectResponse(f"/t/{table_id}", status_code=303)
        room = await self._node.room(table_id)
        if room is None or room.table.who(hash_of(token)) is None:
            return onward
        return with_cookie(onward, request, table_id, token)

    # --- The socket ---

    async def socket(self, socket: WebSocket) -> None:
        """Look on or play."""
        node = self._node
        address = address_of(socket)
        try:
            room = await self._room(socket)
            self._check_place(room, address)
            behind = self._behind(room, socket)
        except ProblemError as error:
            refusal = error.problem
            await socket.send_denial_response(problem(refusal.code, refusal.text, refusal.key))
            return
        except StoreUnavailable:
            await socket.send_denial_response(problem("store_unavailable", "Try again later."))
            return
        watching = socket.query_params.get("watch") is not None
        shown = "" if watching else token_hash_of(socket, room.id)
        self._addresses[address] = self._addresses.get(address, 0) + 1
        try:
            await Session(node, room, socket, shown, behind, self.files.check).run()
        finally:
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]

    def _check_place(self, room: Room, address: str) -> None:
        self._shed()
        settings = self._node.settings
        if self._node.closing or sum(self._addresses.values()) >= settings.sockets:
            raise ProblemError("server_busy", "There are too many sockets: try again later.")
        if self._addresses.get(address, 0) >= settings.sockets_per_address:
            raise ProblemError("rate_limited", "Too many sockets from your address.")
        if len(room.listeners) >= settings.sockets_per_table:
            raise ProblemError("server_busy", "Too many people are looking on at this table.")

    def _behind(self, room: Room, socket: WebSocket) -> int | None:
        text = socket.query_params.get("behind")
        if text is None:
            return None
        seat = int(text) if text.isascii() and text.isdecimal() and len(text) < 3 else 99
        who = room.table.visitor(token_hash_of(socket, room.id))
        if not room.table.may_watch(Viewer(seat, watching=True), who):
            raise ProblemError(
                "spectators_not_allowed", "This chef lets nobody look over their shoulder."
            )
        return seat


def merged(routes: list[Route]) -> list[Route]:
    """One route for each path, so that a wrong method can be told from a wrong path."""
    handlers: dict[str, dict[str, Handler]] = {}
    for route in routes:
        for method in route.methods or ():
            handlers.setdefault(route.path, {})[method] = route.endpoint

    def one(by_method: dict[str, Handler]) -> Handler:
        async def handle(request: Request) -> Response:
            return await by_method[request.method](request)

        return handle

    return [
        Route(path, one(by_method), methods=list(by_method)) for path, by_method in handlers.items()
    ]
