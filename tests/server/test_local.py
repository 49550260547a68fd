"""Playing at home: a server on this machine alone, and a browser if there is one."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import webbrowser
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from pizzaiolo.server import local
from pizzaiolo.server.protocol.answers import Party
from pizzaiolo.server.protocol.entries import Config
from support.server.days import DAY, KEY, NOON
from support.servers import serving


class Window(webbrowser.BaseBrowser):
    """A browser that only notes what it should show."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[str] = []

    def open(self, url: str, new: int = 0, autoraise: bool = True) -> bool:
        self.shown.append(url)
        return True


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Window:
    made = Window()
    monkeypatch.setattr(webbrowser, "get", lambda: made)

    class Now:
        def __init__(self, target: object, args: tuple[str], daemon: bool) -> None:
            assert daemon
            assert callable(target)
            target(*args)

        def start(self) -> None:
            pass

    monkeypatch.setattr(local, "Thread", Now)
    return made


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").touch()
    monkeypatch.setattr(local, "BUILT", tmp_path)


@pytest.fixture
def somebody() -> Iterator[int]:
    """A port where a program listens that is not ours and says nothing."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield listening.getsockname()[1]


def test_a_browser_is_opened_at_the_address(window: Window) -> None:
    said: list[str] = []
    local.show("http://127.0.0.1:1", browser=True, say=said.append, stop="Stop.")
    assert window.shown == ["http://127.0.0.1:1"]
    assert said == ["Pizzaiolo is served at http://127.0.0.1:1 and opens in your browser. Stop."]


def test_no_browser_is_opened_where_none_is_wanted(window: Window) -> None:
    said: list[str] = []
    local.show("http://127.0.0.1:1", browser=False, say=said.append, stop="")
    assert window.shown == []
    assert said == ["Pizzaiolo is served at http://127.0.0.1:1."]


def test_without_a_browser_the_address_and_the_terminal_are_offered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def none() -> webbrowser.BaseBrowser:
        raise webbrowser.Error

    monkeypatch.setattr(webbrowser, "get", none)
    said: list[str] = []
    local.show("http://127.0.0.1:1", browser=True, say=said.append, stop="")
    assert "http://127.0.0.1:1" in said[0]
    assert "pizzaiolo play --terminal" in said[0]


def test_a_browser_for_the_terminal_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.GenericBrowser("lynx"))
    assert local.graphical_browser() is None
    real = webbrowser.BackgroundBrowser("firefox")
    monkeypatch.setattr(webbrowser, "get", lambda: real)
    assert local.graphical_browser() is real


def test_a_build_without_a_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local, "BUILT", tmp_path)
    said: list[str] = []
    assert local.play(0, browser=False, say=said.append) == 2
    assert said == [local.NO_PAGE]


@pytest.mark.usefixtures("built")
def test_a_game_that_runs_is_shown_again(tmp_path: Path, window: Window) -> None:
    with serving(tmp_path / "tables.sqlite") as served:
        port = int(served.url.rsplit(":", 1)[1])
        said: list[str] = []
        assert local.play(port, browser=True, say=said.append) == 0
        assert window.shown == [served.url]


@pytest.mark.usefixtures("built")
def test_a_table_is_opened_where_the_game_runs(tmp_path: Path, window: Window) -> None:
    party = Party("Ada", config=Config(seats=3, bots=("nonna", "pia")))
    with serving(tmp_path / "tables.sqlite") as served:
        port = int(served.url.rsplit(":", 1)[1])
        assert local.play(port, browser=True, party=party, say=lambda _: None) == 0
        (shown,) = window.shown
        visit = httpx.get(shown)
        assert visit.status_code == 303
        table = httpx.get(f"{served.url}/api/tables/{shown.split('/')[4]}").json()
    assert table["phase"] == "playing"
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "nonna", "pia"]


@pytest.mark.usefixtures("built")
def test_a_table_that_is_refused_is_told_and_not_shown(tmp_path: Path, window: Window) -> None:
    party = Party("Ada", config=Config(edition="oven", seats=6))
    said: list[str] = []
    with serving(tmp_path / "tables.sqlite") as served:
        port = int(served.url.rsplit(":", 1)[1])
        assert local.play(port, browser=True, party=party, say=said.append) == 2
    assert window.shown == []
    assert said[0].startswith(f"No table could be opened at {served.url}: ")


def test_a_port_of_somebody_else_is_not_ours(somebody: int) -> None:
    assert not local.is_free(somebody)
    assert not local.is_ours(somebody)


PROGRAM = f"""
import sys
import time
from pathlib import Path
time.time = lambda: {NOON}
from pizzaiolo.server import local
from pizzaiolo.server.protocol.answers import Party
local.BUILT = Path(sys.argv[2])
party = Party("Ada") if "party" in sys.argv else None
sys.exit(local.play(int(sys.argv[1]), browser=False, party=party))
"""


def _started(folder: Path, *words: str) -> subprocess.Popen[str]:
    (folder / "index.html").touch()
    return subprocess.Popen(
        [sys.executable, "-c", PROGRAM, words[0], str(folder), *words[1:]],
        env={"XDG_DATA_HOME": str(folder), "PYTHONPATH": ":".join(filter(None, sys.path))},
        stdout=subprocess.PIPE,
        text=True,
    )


def test_another_port_is_taken_where_that_one_is_somebody_elses(
    somebody: int, tmp_path: Path
) -> None:
    process = _started(tmp_path, str(somebody))
    assert process.stdout is not None
    try:
        said = process.stdout.readline()
        url = said.split()[4].rstrip(".")
        assert url.startswith("http://127.0.0.1:")
        assert not url.endswith(f":{somebody}")
        assert httpx.get(f"{url}/healthz").json()["status"] == "ok"
        assert "Ctrl+C" in said
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
    assert (tmp_path / "pizzaiolo" / local.DATABASE).is_file()


def test_a_table_is_opened_as_soon_as_the_server_runs(tmp_path: Path) -> None:
    process = _started(tmp_path, "0", "party")
    assert process.stdout is not None
    try:
        said = process.stdout.readline()
        link = said.split()[4].rstrip(".")
        assert "Ctrl+C" in said
        assert httpx.get(link).status_code == 303
        address, table = link.split("/t/")
        told = httpx.get(f"{address}/api/tables/{table.split('/')[0]}").json()
        assert (told["phase"], told["seats"][0]["name"]) == ("playing", "Ada")
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def test_the_bake_of_the_day_is_played_at_home_and_goes_on_after_the_game_was_ended(
    tmp_path: Path,
) -> None:
    """Without a chain from elsewhere: the machine makes its own, and keeps it."""
    shown = []
    for _ in range(2):
        process = _started(tmp_path, "0")
        assert process.stdout is not None
        try:
            url = process.stdout.readline().split()[4].rstrip(".")
            with httpx.Client(base_url=url, headers={"Authorization": f"Bearer {KEY}"}) as web:
                begun = web.post(f"/api/days/{DAY}", json={"name": "Ada"})
                assert begun.status_code == 201, begun.text
                table = begun.json()["table"]
                told = web.get(f"/api/tables/{table}").json()
                assert (told["phase"], told["deal"]) == ("playing", f"day {DAY}")
                shown.append(web.get("/api/day").json())
            process.send_signal(signal.SIGINT)
            assert process.wait(20) == 0
        finally:
            process.kill()
            process.wait()
            process.stdout.close()
    assert shown[0] == shown[1]
    assert (shown[0]["mine"]["table"], shown[0]["counts"]) == (table, True)
