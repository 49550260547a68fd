"""Page: the built client as files in memory, each with its compressed forms and its headers."""

from __future__ import annotations

import mimetypes
from base64 import urlsafe_b64encode
from collections.abc import Collection
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

BUILT: Final = Path(__file__).parent.parent / "client"
"""Where the build puts the client, both in the sources and in the wheel."""

INDEX: Final = "/index.html"

FIRST: Final = "/first/"
"""Where the build puts the ready-made first page, one file per language."""

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
"""On every answer: nothing from elsewhere is loaded, and no address, which may hold a token, is
told to anybody."""

ROAD_WORKER: Final = "/assets/road-worker-"
"""How the address of the worker begins in which the page is its own server."""

WORKER_POLICY: Final = HEADERS["Content-Security-Policy"].replace(
    "script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"
)
"""The policy of that worker: it alone may run WebAssembly."""

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"

COMPRESSED: Final = {"br": ".br", "gzip": ".gz"}
"""The compressed forms that the build puts beside a file, the best one first."""

TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Types that the system's own table may lack, or that differ between systems."""

WITHOUT_CLIENT: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pizzaiolo</title>
</head>
<body>
<h1>Pizzaiolo</h1>
<p>This server runs, but it was installed without its page: when it was built, neither Node 22.12
or newer nor the packages of the page were available. Build it again with a network connection
(<code>make play</code>), or use what works without a page:</p>
<ul>
<li>the game in a terminal: <code>pizzaiolo play --terminal</code></li>
<li>programs that take a seat: <a href="/api/openapi.json">the requests</a>,
<a href="/api/protocol.schema.json">the messages</a></li>
</ul>
</body>
</html>
"""


@dataclass(frozen=True)
class File:
    """One file of the client: its type, how long it may be cached, its forms by encoding."""

    media_type: str
    keeps: str
    forms: dict[str, bytes]
    """The plain form under the empty name."""
    tag: str

    def answer(self, request: Request, status: int = 200) -> Response:
        """The form that the client accepts, or the answer that nothing has changed."""
        accepted = accepted_encodings(request)
        form = next((each for each in COMPRESSED if each in accepted and each in self.forms), "")
        headers = {
            "Cache-Control": self.keeps,
            "ETag": f'"{self.tag}{form}"',
            "Vary": "Accept-Encoding",
        }
        if status == 200 and headers["ETag"] in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if form:
            headers["Content-Encoding"] = form
        return Response(self.forms[form], status, headers, self.media_type)


def accepted_encodings(request: Request) -> set[str]:
    """The forms of compression that the client understands."""
    return {
        part.partition(";")[0].strip().lower()
        for part in request.headers.get("accept-encoding", "").split(",")
        if not part.replace(" ", "").endswith(";q=0")
    }


class Page:
    """The client: its files by path."""

    def __init__(self, folder: Path = BUILT) -> None:
        """Read a built client; a folder without one leaves a page that says so."""
        self._files = {
            f"/{path.relative_to(folder).as_posix()}": _read(path, folder)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix not in COMPRESSED.values() and path.name[0] != "."
        }
        self.built = INDEX in self._files
        self._first = {
            path.removeprefix(FIRST).removesuffix(".html"): file
            for path, file in self._files.items()
            if path.startswith(FIRST)
        }

    @property
    def paths(self) -> list[str]:
        """The files that are served under their own names."""
        return [path for path in self._files if path != INDEX and not path.startswith(FIRST)]

    def file(self, request: Request) -> Response:
        """A file by its path."""
        path = request.url.path
        answer = self._files[path].answer(request)
        if path.startswith(ROAD_WORKER):
            answer.headers["Content-Security-Policy"] = WORKER_POLICY
        return answer

    def index(self, request: Request, status: int = 200) -> Response:
        """The page in which every screen is shown."""
        if not self.built:
            return Response(WITHOUT_CLIENT, status, media_type="text/html")
        if request.url.path == "/" and self._first:
            wishes = request.headers.get("accept-language", "")
            answer = self._first[spoken(wishes, self._first)].answer(request, status)
            answer.headers["Vary"] = "Accept-Encoding, Accept-Language"
            return answer
        return self._files[INDEX].answer(request, status)


def spoken(wishes: str, languages: Collection[str]) -> str:
    """The one of these languages that an Accept-Language header prefers; English if it is none."""
    wanted: list[tuple[float, str]] = []
    for wish in wishes.lower().split(","):
        name, _, quality = wish.replace(" ", "").partition(";q=")
        try:
            wanted.append((float(quality or 1), name.partition("-")[0]))
        except ValueError:
            continue
    ranked = sorted(wanted, key=lambda each: -each[0])
    return next((name for quality, name in ranked if quality > 0 and name in languages), "en")


def _read(path: Path, folder: Path) -> File:
    plain = path.read_bytes()
    forms = {"": plain}
    for encoding, suffix in COMPRESSED.items():
        beside = path.with_name(path.name + suffix)
        if beside.is_file():
            forms[encoding] = beside.read_bytes()
    guessed = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    # The build puts a hash or a version into these names: other content gets another name.
    name = path.relative_to(folder).as_posix()
    hashed = name.startswith(("assets/", "road/")) and name != "road/files.json"
    return File(
        TYPES.get(path.suffix, guessed),
        FOR_EVER if hashed else ASK_AGAIN,
        forms,
        urlsafe_b64encode(sha256(plain).digest())[:16].decode(),
    )
