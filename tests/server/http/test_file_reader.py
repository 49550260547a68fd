"""Strangers' files through the server: none of them holds up anybody, and each gets an answer."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from pizzaiolo.reading.bounds import DEEPEST, MOST_PARTS
from pizzaiolo.server.base.metrics import Metrics
from pizzaiolo.server.base.settings import Settings
from pizzaiolo.server.base.worker_process import WorkerProcess
from pizzaiolo.server.bots.bot_pool import BotPool
from pizzaiolo.server.http.file_reader import CODES, MOST_OF_ONE, MOST_WAITING, WORKER, FileReader
from pizzaiolo.server.http.http_io import ProblemError
from pizzaiolo.server.node.node import Node
from pizzaiolo.server.store.sqlite import SqliteStore
from support.loops import PATIENCE, in_loop
from support.places import ROOT
from support.servers import (
    ROOMY,
    Served,
    at_table,
    hear,
    open_table,
    serving,
    web_get,
    web_post,
)

OVEN = (ROOT / "src/pizzaiolo/editions/oven.toml").read_bytes()
PIA = (ROOT / "src/pizzaiolo/bots/characters/pia.toml").read_bytes()
TOML = {"Content-Type": "application/toml"}

HOSTILE = {
    "a dotted key": (b".".join([b"a"] * 65_000) + b"=1", f"at most {MOST_PARTS}"),
    "a dotted key in quotes": (b" . ".join([b'"a"'] * 20_000) + b"=1", f"at most {MOST_PARTS}"),
    "a dotted header": (b"[" + b".".join([b"a"] * 60_000) + b"]", f"at most {MOST_PARTS}"),
    "nested lists": (b"a=" + b"[" * 130_000, f"at most {DEEPEST}"),
    "nested tables": (b"a=" + b"{a=" * 40_000, f"at most {DEEPEST}"),
    "many keys": (b"\n".join(b"k%d=1" % key for key in range(15_000)), "at most 5,000"),
    "a number": (b"copies = " + b"9" * 130_000, "digits"),
    "no text": (b"\xff" * 130_000, "UTF-8"),
}
"""Files that took minutes and gigabytes, or a traceback; and what is said of them."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("data") / "tables.sqlite", *ROOMY) as server:
        yield server


@asynccontextmanager
async def reading(
    worker: tuple[str, ...] = WORKER, start_seconds: float = PATIENCE
) -> AsyncIterator[FileReader]:
    reader = FileReader(worker, start_seconds=start_seconds)
    try:
        yield reader
    finally:
        await reader.close()


def program(text: str) -> tuple[str, ...]:
    """What is run instead of the process that reads files."""
    return sys.executable, "-c", text


@pytest.mark.parametrize("path", ["/api/editions", "/api/bots"])
@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_refused_at_once_and_the_bound_is_named(
    served: Served, path: str, name: str
) -> None:
    content, said = HOSTILE[name]
    refused = web_post(f"{served.url}{path}", content=content, headers=TOML)
    assert refused.status_code == 422, refused.text[:500]
    assert said in refused.json()["text"]
    assert len(refused.json()["text"]) <= 500
    assert web_get(f"{served.url}/healthz").json()["status"] == "ok"


@pytest.mark.parametrize("path", ["/api/tables", "/api/play"])
def test_json_that_is_too_deep_is_refused_and_the_bound_is_named(served: Served, path: str) -> None:
    for deep in (DEEPEST + 1, 500, 980, 60_000):
        body = b'{"edition_data": ' + b'{"a": ' * deep + b"1" + b"}" * deep + b"}"
        headers = {"Content-Type": "application/json"}
        refused = web_post(f"{served.url}{path}", content=body[:131_072], headers=headers)
        assert (refused.status_code, refused.json()["code"]) == (400, "bad_message")
        assert f"at most {DEEPEST}" in refused.json()["text"]


@in_loop
async def test_a_message_that_is_too_deep_is_an_offence_and_no_more(served: Served) -> None:
    made = open_table(served.url)
    async with at_table(served, made["table"], made["token"]) as host:
        for deep in (DEEPEST + 1, 500, 980, 5000):
            data = '{"a": ' * deep + "1" + "}" * deep
            await host.send(f'{{"type": "configure", "id": "1", "config": {data}}}')
            assert (await hear(host, "refused"))["code"] == "bad_message"
        await host.send(json.dumps({"type": "ping"}))
        await hear(host, "pong")


@in_loop
async def test_good_files_are_read_one_after_the_other() -> None:
    async with reading() as reader:
        together = await asyncio.gather(
            *(reader.read("edition", OVEN, "me") for _ in range(5)),
            reader.read("character", PIA, "me"),
        )
        assert {json.loads(each)["name"] for each in together[:5]} == {"oven"}
        assert json.loads(together[5])["bot"]["title"] == "Pia"


@pytest.mark.parametrize("kind", list(CODES))
@in_loop
async def test_what_takes_too_long_is_ended_and_the_next_file_is_read(kind: Any) -> None:
    async with reading(program("import time; time.sleep(600)"), start_seconds=0.2) as reader:
        with pytest.raises(ProblemError) as refused:
            await reader.read(kind, OVEN, "me")
        assert refused.value.problem.code == CODES[kind]
        assert isinstance(reader._worker, WorkerProcess)
        assert not reader._worker.running
    async with reading() as reader:
        await reader.read("edition", OVEN, "me")
        reader._seconds = 0.0
        with pytest.raises(ProblemError, match="edition_bad"):
            await reader.read("edition", OVEN, "me")
        reader._seconds = PATIENCE
        await reader.read("edition", OVEN, "me")


@in_loop
async def test_what_takes_too_much_of_the_processor_is_ended_whatever_the_clock_says() -> None:
    """And what waits for its turn on a busy machine is not: another file is read after it."""
    busy = """
import pizzaiolo.server.http.file_worker as worker
worker.MOST_SECONDS = 0.2
def spin(content):
    while content == b"spin": pass
    raise worker.ReadError("x", "an answer", "something else")
worker.toml_data = spin
worker.main()
"""
    async with reading(program(busy), start_seconds=PATIENCE) as reader:
        for _ in range(2):
            with pytest.raises(ProblemError, match="edition_bad"):
                await reader.read("edition", b"spin", "me")
            assert isinstance(reader._worker, WorkerProcess)
            assert not reader._worker.running


@in_loop
async def test_what_takes_too_much_memory_is_ended_and_the_server_keeps_its_own() -> None:
    greedy = """
import pizzaiolo.server.http.file_worker as worker
worker.toml_data = lambda content: bytearray(worker.MOST_MEMORY)
worker.main()
"""
    async with reading(program(greedy)) as reader:
        for _ in range(2):
            with pytest.raises(ProblemError) as refused:
                await reader.read("edition", OVEN, "me")
            assert "512 MB" in refused.value.problem.text


@in_loop
async def test_when_too_many_files_wait_the_next_is_told_to_come_later() -> None:
    async with reading(program("import time; time.sleep(600)")) as reader:
        waiting = [
            asyncio.create_task(reader.read("edition", b"", f"{number % MOST_OF_ONE}"))
            for number in range(MOST_WAITING)
        ]
        await asyncio.sleep(0)
        with pytest.raises(ProblemError) as refused:
            await reader.read("edition", b"", "me")
        assert refused.value.problem.code == "server_busy"
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)


@in_loop
async def test_nobody_takes_the_places_of_all_who_wait() -> None:
    async with reading(program("import time; time.sleep(600)")) as reader:
        waiting = [
            asyncio.create_task(reader.read("edition", b"", "me")) for _ in range(MOST_OF_ONE)
        ]
        await asyncio.sleep(0)
        with pytest.raises(ProblemError, match="server_busy"):
            await reader.read("edition", b"", "me")
        waiting.append(asyncio.create_task(reader.read("edition", b"", "somebody else")))
        await asyncio.sleep(0)
        assert not waiting[-1].done()
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)


@in_loop
async def test_after_a_memory_error_the_server_is_well(tmp_path: Path) -> None:
    """On the way to the store and back: it is told as unavailable, and then it is there again."""
    store = await SqliteStore.open(tmp_path / "tables.sqlite")
    metrics = Metrics()
    node = Node(store, BotPool(1, metrics), Settings(), metrics)
    await node.start()
    try:
        good, store._reading = store._reading, Exhausted()  # type: ignore[assignment]
        assert await node.keeping.condition() == "store_unavailable"
        store._reading = good
        assert await node.keeping.condition() == "ok"
    finally:
        await node.close()


class Exhausted:
    """A connection without memory."""

    def execute(self, *_: Any) -> Any:
        raise MemoryError
