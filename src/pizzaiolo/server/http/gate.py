"""Gate: what every request passes before a route sees it, and every answer on its way out."""

from __future__ import annotations

from time import monotonic
from typing import Final

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pizzaiolo.server.base.journal import log
from pizzaiolo.server.base.limits import Buckets
from pizzaiolo.server.base.metrics import Metrics
from pizzaiolo.server.base.settings import Settings
from pizzaiolo.server.http.cookies import forgetting, too_many
from pizzaiolo.server.http.credentials import address_of, is_foreign
from pizzaiolo.server.http.hosts import is_known
from pizzaiolo.server.http.page import HEADERS
from pizzaiolo.server.protocol.answers import Problem, ProblemCode

STATUS: Final[dict[str, int]] = {
    "bad_message": 400,
    "bad_host": 421,
    "bad_origin": 403,
    "bot_bad": 422,
    "config_bad": 422,
    "day_ahead": 404,
    "edition_bad": 422,
    "failed": 500,
    "key_bad": 401,
    "member_removed": 403,
    "method_not_allowed": 405,
    "moves_bad": 422,
    "name_bad": 422,
    "no_such_challenge": 404,
    "no_such_club": 404,
    "no_such_day": 404,
    "no_such_evening": 404,
    "no_such_member": 404,
    "no_such_page": 404,
    "no_such_table": 404,
    "table_gone": 404,
    "not_host": 403,
    "not_keeper": 403,
    "not_member": 403,
    "not_seated": 403,
    "not_yet": 409,
    "rate_limited": 429,
    "record_bad": 422,
    "server_busy": 503,
    "spectators_not_allowed": 403,
    "store_unavailable": 503,
    "too_large": 413,
    "too_slow": 408,
    "unsupported_type": 415,
}
"""The status of an answer by its code; for all other codes 409: the table does not allow it now."""

JSON: Final = "application/json"


def problem(code: ProblemCode, text: str, key: str = "") -> Response:
    """A refusal."""
    body = msgspec.json.encode(Problem(code, text, key))
    headers = {"Retry-After": "1"} if code in ("rate_limited", "server_busy") else None
    return Response(body, STATUS.get(code, 409), headers, JSON)


class Gate:
    """Limits by address, the origin of posts and sockets, the usual headers, the journal."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        """Stand before an app."""
        self._app = app
        self._settings = settings
        self._metrics = metrics
        self._requests = Buckets(settings.requests_per_second, settings.requests_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        began = monotonic()
        status = 101

        async def out(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
                self._dress(scope, message)
            await send(message)

        refusal = self._refusal(scope)
        try:
            await (self._app if refusal is None else refusal)(scope, receive, out)
        finally:
            self._metrics.requests.inc(str(status))
            if scope["type"] == "http":
                self._note(scope, status, monotonic() - began)

    def _refusal(self, scope: Scope) -> Response | None:
        connection = HTTPConnection(scope)
        if not is_known(connection.headers.get("host", ""), self._settings):
            return problem("bad_host", "This server has no such name: see --allowed-host.")
        if scope["path"] != "/healthz" and not self._requests.take(address_of(connection)):
            return problem("rate_limited", "Too many requests from your address: wait a moment.")
        reading = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        if not reading and is_foreign(connection, self._settings):
            return problem("bad_origin", "A page of another site may not do this.")
        return None

    def _dress(self, scope: Scope, message: Message) -> None:
        headers = list(message.get("headers", []))
        headers += [
            (b"set-cookie", forgetting(name).encode())
            for name in too_many(HTTPConnection(scope).cookies)
        ]
        present = {name.lower() for name, _ in headers}
        extra = dict(HEADERS)
        if scope["scheme"] in ("https", "wss"):
            extra["Strict-Transport-Security"] = "max-age=31536000"
        if b"cache-control" not in present:
            extra["Cache-Control"] = "no-store"
        headers += [
            (name.lower().encode(), value.encode())
            for name, value in extra.items()
            if name.lower().encode() not in present
        ]
        message["headers"] = headers

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """Write a line in the journal, with the route's pattern, never the path with its token."""
        route = getattr(scope.get("route"), "path", "-")
        fields = {
            "route": f"{scope['method'] if scope['method'].isalpha() else '?'} {route}",
            "status": status,
            "seconds": round(seconds, 4),
        }
        log.log(30 if status >= 500 else 20 if status >= 400 else 10, "request", extra=fields)
