"""Local: a server for the person at this machine, and a browser on its page."""

from __future__ import annotations

import socket
import webbrowser
from collections.abc import Callable
from functools import partial
from http.client import HTTPConnection, HTTPException
from json import JSONDecodeError, loads
from secrets import token_hex
from threading import Thread
from typing import Final

import msgspec
from msgspec.structs import replace
from platformdirs import user_data_path

from pizzaiolo.game import compiled
from pizzaiolo.server.base.settings import Settings
from pizzaiolo.server.http.page import BUILT
from pizzaiolo.server.protocol.answers import Party, Problem, Seated
from pizzaiolo.server.serve import ServeError, ServerPlace, serve

HOST: Final = "127.0.0.1"

DATABASE: Final = "play.sqlite"
"""Separate from the tables of `pizzaiolo serve`: only one process may write a file."""

NO_PAGE: Final = (
    "This installation has no page to play on: when it was built, Node or the packages of the page"
    " were not available. Play in this terminal: pizzaiolo play --terminal"
)

ENGINES: Final = {
    True: "The engine is compiled.",
    False: "The engine is interpreted, so strong bots think less far.",
}

Say = Callable[[str], None]


def tell(text: str) -> None:
    """Print it at once, even to a program that reads the output."""
    print(text, flush=True)  # noqa: T201


def play(port: int, *, browser: bool, party: Party | None = None, say: Say = tell) -> int:
    """Serve on this machine alone and show the page; return the exit code.

    With a party it is the page of a new table, where the cards are dealt. If the game is already
    running, its page is shown again. If the port is somebody else's, any other will do.
    """
    if not (BUILT / "index.html").is_file():
        say(NO_PAGE)
        return 2
    taken = port != 0 and not is_free(port)
    if taken and is_ours(port):
        return begin(f"http://{HOST}:{port}", party, browser=browser, say=say, stop="")
    database = user_data_path("pizzaiolo", appauthor=False) / DATABASE
    place = ServerPlace(database, HOST, 0 if taken else port, log_level="WARNING")
    stop = f"{ENGINES[compiled()]} Ctrl+C ends the game; the tables are kept."
    begun = partial(begin, party=party, browser=browser, say=say, stop=stop)

    def ready(url: str) -> None:
        # A table is requested over the socket, which is served as soon as this has returned.
        if party is None:
            begun(url)
        else:
            Thread(target=begun, args=(url,), daemon=True).start()

    try:
        return serve(place, Settings(), ready)
    except ServeError as error:
        say(str(error))
        return 2


def begin(url: str, party: Party | None, *, browser: bool, say: Say, stop: str) -> int:
    """Show the first page of a server, or a table that is opened there; return the exit code."""
    if party is None:
        show(url, browser=browser, say=say, stop=stop)
        return 0
    try:
        show(url + opened(url, party), browser=browser, say=say, stop=stop)
    except (OSError, HTTPException, msgspec.DecodeError) as error:
        say(f"No table could be opened at {url}: {error}")
        return 2
    return 0


def opened(url: str, party: Party) -> str:
    """Open a table on a server of this machine; return the path to the player's seat there."""
    asked = HTTPConnection(url.removeprefix("http://"), timeout=20.0)
    try:
        body = msgspec.json.encode(replace(party, salt=token_hex(16)))
        asked.request("POST", "/api/play", body, {"Content-Type": "application/json"})
        answer = asked.getresponse()
        content = answer.read(100_000)
    finally:
        asked.close()
    if answer.status != 201:
        raise HTTPException(msgspec.json.decode(content, type=Problem).text)
    return msgspec.json.decode(content, type=Seated).link


def is_free(port: int) -> bool:
    """Whether nobody on this machine listens on a port."""
    with socket.socket() as probe:
        probe.settimeout(1.0)
        return probe.connect_ex((HOST, port)) != 0


def is_ours(port: int) -> bool:
    """Whether it is this game that answers there."""
    asked = HTTPConnection(HOST, port, timeout=2.0)
    try:
        asked.request("GET", "/healthz")
        health = loads(asked.getresponse().read(1000))
    except (OSError, HTTPException, JSONDecodeError, UnicodeError):
        return False
    finally:
        asked.close()
    return isinstance(health, dict) and health.keys() == {"status", "version"}


def show(url: str, *, browser: bool, say: Say, stop: str) -> None:
    """Print the address, and open a browser there if one is wanted and found."""
    window = graphical_browser() if browser else None
    if window is not None:
        # A browser takes its time to start, and some calls do not return until it is closed.
        Thread(target=window.open, args=(url,), daemon=True).start()
        say(f"Pizzaiolo is served at {url} and opens in your browser. {stop}".rstrip())
    elif browser:
        say(
            f"Pizzaiolo is served at {url}; no browser could be opened here. Open the address"
            f" in one, or play in this terminal: pizzaiolo play --terminal. {stop}".rstrip()
        )
    else:
        say(f"Pizzaiolo is served at {url}. {stop}".rstrip())


def graphical_browser() -> webbrowser.BaseBrowser | None:
    """The browser of this machine, unless it has none, or only one for the terminal."""
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return None
    in_terminal = isinstance(found, webbrowser.GenericBrowser) and not isinstance(
        found, webbrowser.BackgroundBrowser
    )
    return None if in_terminal else found
