"""App: the table of the server's routes, and how a request that fails is answered."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp

from pizzaiolo.server.clubs.club_refusal import ClubRefusalError
from pizzaiolo.server.http.file_reader import FileReader
from pizzaiolo.server.http.gate import Gate, problem
from pizzaiolo.server.http.http_io import ProblemError
from pizzaiolo.server.http.page import Page
from pizzaiolo.server.http.routes.admission import NewTables, TryTables
from pizzaiolo.server.http.routes.along_routes import AlongRoutes
from pizzaiolo.server.http.routes.catalogue_routes import CatalogueRoutes
from pizzaiolo.server.http.routes.challenge_routes import ChallengeRoutes
from pizzaiolo.server.http.routes.club_access import ClubChanges
from pizzaiolo.server.http.routes.club_book_routes import ClubBookRoutes
from pizzaiolo.server.http.routes.club_file_routes import ClubFileRoutes
from pizzaiolo.server.http.routes.club_member_routes import ClubMemberRoutes
from pizzaiolo.server.http.routes.club_routes import ClubRoutes
from pizzaiolo.server.http.routes.club_view import ClubView
from pizzaiolo.server.http.routes.day_routes import DayRoutes
from pizzaiolo.server.http.routes.evening_routes import EveningRoutes
from pizzaiolo.server.http.routes.game_routes import GameRoutes
from pizzaiolo.server.http.routes.page_routes import PageRoutes
from pizzaiolo.server.http.routes.server_routes import ServerRoutes
from pizzaiolo.server.http.routes.socket_route import SocketRoute
from pizzaiolo.server.http.routes.table_routes import TableRoutes
from pizzaiolo.server.node.node import Node
from pizzaiolo.server.protocol import answers, openapi
from pizzaiolo.server.store import StoreUnavailable

Handler = Callable[[Request], Awaitable[Response]]


def make_app(node: Node, page: Page | None = None) -> ASGIApp:
    """The app of a node. It starts and closes the node with itself."""
    page = page or Page()
    files = FileReader()

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await node.start()
        try:
            yield
        finally:
            await files.close()
            await node.close()

    app = Starlette(
        routes=routes_of(node, page, files),
        lifespan=lifespan,
        exception_handlers={
            ProblemError: _refuse,
            ClubRefusalError: _refuse_in_club,
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


async def _refuse_in_club(_: Request, error: Exception) -> Response:
    assert isinstance(error, ClubRefusalError)
    return problem(error.code, error.text)


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


def routes_of(node: Node, page: Page, files: FileReader) -> list[Route | WebSocketRoute]:
    """All routes: what openapi.OPERATIONS describes, the pages, the socket."""
    new_tables = NewTables(node)
    tries = TryTables(node, new_tables)
    tables, games = TableRoutes(node, files, new_tables), GameRoutes(node)
    days, challenges = DayRoutes(node, tries), ChallengeRoutes(node, tries)
    along = AlongRoutes(node, new_tables, tries, days)
    view, changes = ClubView(node), ClubChanges(node.settings)
    clubs = ClubRoutes(node, files, new_tables, view)
    members, books = ClubMemberRoutes(node, view, changes), ClubBookRoutes(node)
    evenings = EveningRoutes(node, new_tables, changes)
    club_files = ClubFileRoutes(node, files)
    catalogue, server = CatalogueRoutes(node, files), ServerRoutes(node)
    pages, sockets = PageRoutes(node, page), SocketRoute(node, files)
    handlers: dict[str, Handler] = {
        "open_table": tables.open_table,
        "list_tables": tables.list_tables,
        "show_table": tables.show_table,
        "show_table_edition": tables.show_table_edition,
        "take_seat": tables.take_seat,
        "play_now": tables.play_now,
        "show_today": days.show_today,
        "show_day": days.show_day,
        "list_my_days": days.list_my_days,
        "begin_day": days.begin_day,
        "take_along": along.take_along,
        "bring_back": along.bring_back,
        "join_board": days.join_board,
        "make_challenge": challenges.make_challenge,
        "show_challenge": challenges.show_challenge,
        "take_challenge": challenges.take_challenge,
        "found_club": clubs.found_club,
        "show_club": clubs.show_club,
        "join_club": clubs.join_club,
        "open_club_table": clubs.open_club_table,
        "take_club_seat": clubs.take_club_seat,
        "change_club": members.change_club,
        "add_club_bot": members.add_club_bot,
        "change_member": members.change_member,
        "leave_club": members.leave_club,
        "merge_members": members.merge_members,
        "show_club_book": books.show_club_book,
        "list_club_games": books.list_club_games,
        "show_club_ratings": books.show_club_ratings,
        "show_club_meetings": books.show_club_meetings,
        "export_standings": club_files.export_standings,
        "export_games": club_files.export_games,
        "export_records": club_files.export_records,
        "import_game": club_files.import_game,
        "open_evening": evenings.open_evening,
        "show_evening": evenings.show_evening,
        "change_evening": evenings.change_evening,
        "be_here": evenings.be_here,
        "draw_round": evenings.draw_round,
        "abandon_table": evenings.abandon_table,
        "show_record": games.show_record,
        "show_tape": games.show_tape,
        "show_review": games.show_review,
        "list_editions": catalogue.list_editions,
        "show_edition": catalogue.show_edition,
        "check_edition": catalogue.check_edition,
        "list_bots": catalogue.list_bots,
        "check_character": catalogue.check_character,
        "health": server.health,
        "openapi": server.openapi,
        "schema": server.schema,
    }
    described = [
        Route(operation.path, handlers[operation.name], methods=[operation.method])
        for operation in openapi.OPERATIONS
    ]
    return [
        *merged(described),
        *(Route(path, pages.page) for path in answers.PATHS),
        *(Route(path, pages.file) for path in page.paths),
        Route("/t/{table}/{token}", pages.link),
        WebSocketRoute("/ws/{table}", sockets.socket),
    ]


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
