"""Page: what a person sees who opens the server's address, until the client is there."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from typing import Final

STYLE: Final = (
    "body{font:1.1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem}"
    "pre{background:#0001;padding:.8rem;overflow:auto}"
)

PAGE: Final = f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pizzaiolo</title>
<style>{STYLE}</style>
</head>
<body>
<h1>Pizzaiolo</h1>
<p>A server for the card game Mamma Mia! in every printed edition. The game is memory, so the
server forgets on purpose: it tells what lies on the table, and nothing twice.</p>
<p>This server speaks with programs. There is no page to play on yet; bots can be seated, and
whoever has a token can take a seat:</p>
<pre>POST /api/tables                 open a table
POST /api/tables/TABLE/seats     take a seat, get its token
/ws/TABLE                        play, with Authorization: Bearer TOKEN</pre>
<p><a href="/api/openapi.json">The requests</a> ·
<a href="/api/protocol.schema.json">the messages</a> ·
<a href="/api/tables">public tables</a></p>
</body>
</html>
"""

_STYLE_HASH: Final = b64encode(sha256(STYLE.encode()).digest()).decode()

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; "
        f"font-src 'self'; style-src 'self' 'sha256-{_STYLE_HASH}'; manifest-src 'self'; "
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
