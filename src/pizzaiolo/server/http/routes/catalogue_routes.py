"""What a table can be opened with: editions and bots, built in or of one's own."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from pizzaiolo.editions import editions, load_edition
from pizzaiolo.server.http.catalogue import all_bots, all_editions, as_file
from pizzaiolo.server.http.credentials import address_of
from pizzaiolo.server.http.file_reader import FileReader, Kind
from pizzaiolo.server.http.gate import JSON
from pizzaiolo.server.http.http_io import ProblemError, answer, read_body
from pizzaiolo.server.http.routes.admission import shed
from pizzaiolo.server.node.node import Node


class CatalogueRoutes:
    """Requests about editions and bots."""

    def __init__(self, node: Node, files: FileReader) -> None:
        """List what a node offers; files that are sent are read by `files`."""
        self._node = node
        self._files = files

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
        shed(self._node)
        body = await read_body(request, self._node.settings, accepts="application/toml")
        return Response(await self._files.read(kind, body, address_of(request)), media_type=JSON)
