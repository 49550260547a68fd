"""Overload: new work is refused, and those who are playing go on."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from pizzaiolo.server.base.metrics import Metrics
from pizzaiolo.server.node.overload import Overload
from support.loops import in_loop, until
from support.server.in_process import Here, here


def test_one_hiccup_is_no_overload_and_many_are() -> None:
    metrics = Metrics()
    overload = Overload(0.5, metrics)
    overload.measured(2.0)
    assert not overload.sheds()
    for _ in range(5):
        overload.measured(2.0)
    assert overload.sheds()
    assert metrics.value("shed_total") == 1
    for _ in range(20):
        overload.measured(0.0)
    assert not overload.sheds()


@in_loop
async def test_it_measures_until_it_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pizzaiolo.server.node.overload.LOOK_SECONDS", 0.0)
    overload = Overload(0.5, Metrics())

    async def measured() -> bool:
        return overload.late > 0.0

    overload.watch()
    await until(measured)
    overload.stop()
    late = overload.late
    for _ in range(10):
        await asyncio.sleep(0)
    assert overload.late == late


async def opened(server: Here) -> tuple[int, dict[str, str]]:
    answer = await server.web.post("/api/tables", json={"seats": 2})
    return answer.status_code, answer.json()


@in_loop
async def test_new_tables_and_sockets_are_refused_and_games_go_on(tmp_path: Path) -> None:
    async with here(tmp_path, busy_seconds=100) as server:
        _, table = await opened(server)
        async with server.at_table(table["table"], table["token"]) as line:
            texts = aiter(line)
            await anext(texts)
            server.node.overload.late = 1000.0
            status, problem = await opened(server)
            assert (status, problem["code"]) == (503, "server_busy")
            with pytest.raises(AssertionError, match="refused with 503"):
                async with server.at_table(table["table"]):
                    pass
            assert (await server.web.get("/healthz")).status_code == 200
            config = {"type": "configure", "id": "c", "config": {"seats": 3}}
            await line.send(json.dumps(config))
            async for text in texts:
                if json.loads(text)["type"] == "done":
                    break
            server.node.overload.late = 0.0
            assert (await opened(server))[0] == 201


@in_loop
async def test_commands_beyond_what_can_be_kept_are_refused(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        _, table = await opened(server)
        server.node._in_hand = server.node.settings.commands_at_once
        async with server.at_table(table["table"], table["token"]) as line:
            await line.send(json.dumps({"type": "configure", "id": "c7", "config": {"seats": 3}}))
            async for text in line:
                message = json.loads(text)
                if message["type"] == "refused":
                    break
        assert (message["code"], message["id"]) == ("server_busy", "c7")
        server.node._in_hand = 0
        assert server.node.metrics.value("shed_total") == 1
