"""An edition inside a configuration is read where uploaded files are: the table's loop goes on."""

from __future__ import annotations

import asyncio
import json
import sys
import tomllib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from pizzaiolo.server.http import app
from pizzaiolo.server.http.file_reader import WORKER, FileReader
from support.loops import in_loop
from support.places import ROOT
from support.server.in_process import Here, here

OVEN: dict[str, Any] = tomllib.loads(
    (ROOT / "src" / "pizzaiolo" / "editions" / "oven.toml").read_text("utf-8")
)
GOOD = {**OVEN, "name": "mine"}
BAD = {**OVEN, "copies": 0}

UNTIL_A_FILE_IS_THERE = """
import sys, time
from pathlib import Path
while not Path(sys.argv[1]).exists():
    time.sleep(0.005)
"""
"""A process that reads nothing and ends when a file appears."""

Said = tuple[str, str]
"""The code and the key of a refusal, both empty where there was none."""


async def open_table(server: Here, data: dict[str, Any]) -> Said:
    answer = await server.web.post("/api/tables", json={"seats": 2, "edition_data": data})
    return refusal(answer.json())


async def play_now(server: Here, data: dict[str, Any]) -> Said:
    config = {"seats": 2, "edition_data": data}
    return refusal(
        (await server.web.post("/api/play", json={"name": "A", "config": config})).json()
    )


async def configure(server: Here, data: dict[str, Any]) -> Said:
    opened = (await server.web.post("/api/tables", json={"seats": 2})).json()
    async with server.at_table(opened["table"], opened["token"]) as host:
        config = {"seats": 2, "edition_data": data}
        await host.send(json.dumps({"type": "configure", "id": "c", "config": config}))
        async for text in host:
            told = json.loads(text)
            if told["type"] in ("refused", "done"):
                assert told["id"] == "c"
                return refusal(told)
    raise AssertionError("no answer")


def refusal(told: dict[str, Any]) -> Said:
    return told.get("code", ""), told.get("key", "")


@asynccontextmanager
async def serving(
    folder: Path, monkeypatch: pytest.MonkeyPatch, worker: tuple[str, ...] = WORKER
) -> AsyncIterator[Here]:
    reader = FileReader(worker)
    monkeypatch.setattr(app, "FileReader", lambda: reader)
    try:
        async with here(folder) as server:
            yield server
    finally:
        await reader.close()


WAYS = pytest.mark.parametrize("bring", [open_table, play_now, configure])


@WAYS
@in_loop
async def test_a_good_edition_is_taken_and_a_bad_one_refused_with_its_key(
    bring: Callable[..., Awaitable[Said]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, monkeypatch) as server:
        assert await bring(server, GOOD) == ("", "")
        assert await bring(server, BAD) == ("edition_bad", "copies")


@WAYS
@in_loop
async def test_others_are_answered_while_an_edition_is_read(
    bring: Callable[..., Awaitable[Said]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The reader gives no answer until the others have been served; then it ends without one."""
    file = tmp_path / "enough"
    worker = (sys.executable, "-c", UNTIL_A_FILE_IS_THERE, str(file))
    async with serving(tmp_path, monkeypatch, worker) as server:
        brought = asyncio.ensure_future(bring(server, GOOD))
        for _ in range(3):
            assert (await server.web.get("/healthz")).json()["status"] == "ok"
        assert not brought.done()
        file.touch()
        assert await brought == ("edition_bad", "")


@in_loop
async def test_who_is_not_the_host_occupies_no_reader(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = (sys.executable, "-c", "raise SystemExit(1)")
    async with serving(tmp_path, monkeypatch, worker) as server:
        opened = (await server.web.post("/api/tables", json={"seats": 2})).json()
        async with server.at_table(opened["table"]) as somebody:
            config = {"seats": 2, "edition_data": GOOD}
            await somebody.send(json.dumps({"type": "configure", "id": "c", "config": config}))
            async for text in somebody:
                if (told := json.loads(text))["type"] == "refused":
                    assert told["code"] == "not_host"
                    return
