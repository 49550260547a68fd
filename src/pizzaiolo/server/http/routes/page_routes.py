"""The page for people: its parts, and the links that lead to a table."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from pizzaiolo.server.base.tokens import hash_of, is_table_id, is_token
from pizzaiolo.server.http.cookies import tokens_for
from pizzaiolo.server.http.http_io import ProblemError, with_cookie
from pizzaiolo.server.http.page import Page
from pizzaiolo.server.node.node import Node


class PageRoutes:
    """Requests of browsers that look for a page."""

    def __init__(self, node: Node, page: Page) -> None:
        """Serve the page to play on at a node."""
        self._node = node
        self._page = page

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
        if token in tokens_for(request.cookies, table_id):
            # The device has this seat, and perhaps others beside it.
            return onward
        return with_cookie(onward, request, table_id, token)
