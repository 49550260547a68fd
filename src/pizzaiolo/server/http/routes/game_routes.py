"""Games that are over: their records, their rounds as announced, their reviews."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from pizzaiolo.server.bots.reviewer import ReviewFailedError
from pizzaiolo.server.http.credentials import address_of, reader_hashes_of
from pizzaiolo.server.http.gate import JSON
from pizzaiolo.server.http.http_io import ProblemError, compressed, whole_number
from pizzaiolo.server.http.routes.admission import check_deal, finished_game_of, room_of
from pizzaiolo.server.node.node import Node
from pizzaiolo.server.node.review_queue import ReviewsBusyError
from pizzaiolo.server.node.rooms import Room
from pizzaiolo.server.table.finished_games import FinishedGame


class GameRoutes:
    """Requests about the games that a table has finished."""

    def __init__(self, node: Node) -> None:
        """Show what a node has kept."""
        self._node = node

    async def show_record(self, request: Request) -> Response:
        """Show the record of a game that is over."""
        room, _, game = await self._finished(request)
        if game is None:
            raise ProblemError("not_yet", "This table has no such finished game.")
        if room.table.hides_secret(self._node.clock()):
            raise ProblemError("not_yet", "Others are still to play this deal: come back tomorrow.")
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
        room = await room_of(self._node, request)
        check_deal(self._node, room, reader_hashes_of(request, room.id))
        asked = request.query_params.get("game", "")
        number = whole_number(asked) if asked else room.table.games
        if not asked and room.table.phase == "waiting":
            return room, number, None
        return room, number, await finished_game_of(self._node, room, number)
