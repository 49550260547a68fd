"""About the server: whether it is well, and what it understands."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from pizzaiolo.server.http.gate import JSON
from pizzaiolo.server.http.http_io import answer
from pizzaiolo.server.node.node import Node
from pizzaiolo.server.protocol import answers, openapi
from pizzaiolo.version import VERSION


class ServerRoutes:
    """Requests about the server itself."""

    def __init__(self, node: Node) -> None:
        """Tell how a node is."""
        self._node = node

    async def health(self, request: Request) -> Response:
        """Say whether tables can be played."""
        status = await self._node.keeping.condition()
        playable = status in ("ok", "disk_low")
        return answer(answers.Health(status, VERSION), 200 if playable else 503)

    async def openapi(self, request: Request) -> Response:
        """Describe the requests."""
        return Response(openapi.openapi_json(), media_type=JSON)

    async def schema(self, request: Request) -> Response:
        """Describe the messages."""
        return Response(openapi.schema_json(), media_type=JSON)
