"""Admission: the room that a request names, and whether the server takes new work now."""

from __future__ import annotations

import msgspec
from starlette.requests import HTTPConnection

from pizzaiolo.server.base.journal import log
from pizzaiolo.server.http.http_io import ProblemError
from pizzaiolo.server.node.node import Node
from pizzaiolo.server.node.rooms import Room
from pizzaiolo.server.table.course import ReplayError


async def room_of(node: Node, request: HTTPConnection) -> Room:
    """The room of the table that is named in an address."""
    try:
        room = await node.room(request.path_params["table"])
    except (ReplayError, msgspec.DecodeError):
        log.exception("a table cannot be read")
        raise ProblemError("failed", "This table cannot be read any more.") from None
    if room is None:
        raise ProblemError("no_such_table", "There is no such table.")
    return room


def shed(node: Node) -> None:
    """Refuse new work while the server is late with what it has to do."""
    if node.overload.sheds():
        raise ProblemError("server_busy", "The server is overloaded: try again later.")
