"""The socket: who may look on or play, and how many at once."""

from __future__ import annotations

from functools import partial

from starlette.websockets import WebSocket

from pizzaiolo.server.http.credentials import address_of, token_hashes_of
from pizzaiolo.server.http.file_reader import FileReader
from pizzaiolo.server.http.gate import problem
from pizzaiolo.server.http.http_io import ProblemError
from pizzaiolo.server.http.routes.admission import check_deal, room_of, shed
from pizzaiolo.server.node.arrival import Arrival
from pizzaiolo.server.node.node import Node
from pizzaiolo.server.node.rooms import Room
from pizzaiolo.server.node.session import Session
from pizzaiolo.server.store import StoreUnavailable
from pizzaiolo.server.table.audience import Viewer


class SocketRoute:
    """The sockets of a node, counted by address."""

    def __init__(self, node: Node, files: FileReader) -> None:
        """Let people in at a node; editions of one's own are checked by `files`."""
        self._node = node
        self._files = files
        self._addresses: dict[str, int] = {}

    async def socket(self, socket: WebSocket) -> None:
        """Look on or play."""
        node = self._node
        address = address_of(socket)
        try:
            room = await room_of(self._node, socket)
            self._check_place(room, address)
            behind = self._behind(room, socket)
            arrival = arrival_of(socket, room.id, behind)
            check_deal(node, room, arrival.token_hashes)
        except ProblemError as error:
            refusal = error.problem
            await socket.send_denial_response(problem(refusal.code, refusal.text, refusal.key))
            return
        except StoreUnavailable:
            await socket.send_denial_response(problem("store_unavailable", "Try again later."))
            return
        self._addresses[address] = self._addresses.get(address, 0) + 1
        try:
            check = partial(self._files.check, address=address)
            await Session(node, room, socket, arrival, check).run()
        finally:
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]

    def _check_place(self, room: Room, address: str) -> None:
        shed(self._node)
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
        seat = seat_number(text)
        who = room.table.visitor(*token_hashes_of(socket, room.id))
        if not room.table.may_watch(Viewer(seat, watching=True), who):
            raise ProblemError(
                "spectators_not_allowed", "This chef lets nobody look over their shoulder."
            )
        return seat


def arrival_of(socket: WebSocket, table_id: str, behind: int | None) -> Arrival:
    """By which right a socket comes, as its address and its tokens say."""
    asked = socket.query_params
    if "watch" in asked:
        return Arrival(behind=behind)
    seat = seat_number(asked["seat"]) if "seat" in asked else None
    return Arrival(token_hashes_of(socket, table_id), seat, behind, screen="screen" in asked)


def seat_number(text: str) -> int:
    """The seat that an address names; one that no table has if it names none."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 3 else 99
