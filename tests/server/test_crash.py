"""Crashes: no acknowledged move is lost when a server, a node, the database or the disk fails."""

from __future__ import annotations

import asyncio
import resource
import signal
from pathlib import Path

from support.hard import HARD
from support.loops import in_loop
from support.server.clusters import Cluster
from support.server.crashing import crash, killing, killing_the_database
from support.servers import (
    ROOMY,
    Served,
    at_table,
    hear,
    open_table,
    say,
    serving,
    take_seat,
    web_get,
    web_post,
)

TABLES, KILLS = (8, 3) if HARD else (4, 2)


def test_a_server_that_is_killed_loses_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    tables, kills = (20, 8) if HARD else (8, 4)
    path = tmp_path / "tables.sqlite"
    found = asyncio.run(asyncio.wait_for(crash(path, tables, killing(kills)), 300))
    assert found["tables"] >= tables
    assert found["acknowledged"] > 50 * tables
    assert found["reconnects"] > 10 * kills
    assert found["tries"] >= 2
    assert found["club games"] >= 1


def test_a_node_that_is_killed_loses_nothing_and_the_other_goes_on(cluster: Cluster) -> None:
    database = asyncio.run(cluster.new_database())
    found = asyncio.run(asyncio.wait_for(crash(database, TABLES, killing(KILLS), nodes=2), 300))
    assert found["tables"] >= TABLES
    assert found["acknowledged"] > 35 * TABLES
    assert found["tries"] >= 2
    assert found["club games"] >= 1


def test_a_database_that_is_killed_and_comes_back_loses_nothing(cluster: Cluster) -> None:
    database = asyncio.run(cluster.new_database())

    disturb = killing_the_database(cluster, KILLS)
    found = asyncio.run(asyncio.wait_for(crash(database, TABLES, disturb), 300))
    assert found["tables"] >= TABLES
    assert found["acknowledged"] > 35 * TABLES


@in_loop
async def test_a_command_at_one_node_is_heard_at_the_other(cluster: Cluster) -> None:
    database = await cluster.new_database()
    with serving(database, *ROOMY) as one, serving(database, *ROOMY) as other:
        table = open_table(one.url, start=0)["table"]
        tokens = [
            take_seat(url, table, name)["token"] for url, name in ((one.url, "A"), (other.url, "B"))
        ]
        async with (
            at_table(one, table, tokens[0]) as mover,
            at_table(other, table, tokens[1]) as listener,
        ):
            # The first node may hear of the second seat, and so of the deal, only now.
            shown = await hear(mover, "snapshot")
            turn = shown["turn"] if "turn" in shown else await hear(mover, "turn")
            await say(mover, type="act", id="1", n=turn["n"], actions=[turn["legal"][0]])
            await hear(mover, "done")
            while (await hear(listener, "heard"))["event"]["what"] != "placed":
                pass


def limit_files(served: Served, size: int) -> None:
    """No file of the server may grow beyond a size: its disk is full."""
    resource.prlimit(served.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


@in_loop
async def test_on_a_full_disk_moves_are_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", *ROOMY) as served:
        table = open_table(served.url, start=0)["table"]
        token = take_seat(served.url, table, "A")["token"]
        take_seat(served.url, table, "B")
        async with at_table(served, table, token) as socket:
            turn = (await hear(socket, "snapshot"))["turn"]
            act = {"type": "act", "id": "1", "n": turn["n"], "actions": [turn["legal"][0]]}
            limit_files(served, 1)
            for _ in range(2):
                await say(socket, **act)
                refused = await hear(socket, "refused", "done", "heard")
                assert (refused["type"], refused["code"]) == ("refused", "store_unavailable")
                assert refused["id"] == "1"
            answer = web_post(f"{served.url}/api/tables", json={})
            assert (answer.status_code, answer.json()["code"]) == (503, "store_unavailable")
            assert web_get(f"{served.url}/healthz").status_code == 503
            limit_files(served, resource.RLIM_INFINITY)
            await say(socket, **act)
            assert (await hear(socket, "refused", "done"))["type"] == "done"
            assert web_get(f"{served.url}/healthz").status_code == 200
        served.stop(signal.SIGKILL)
        served.start()
        async with at_table(served, table, token) as socket:
            seen = await hear(socket, "snapshot")
            assert seen["n"] > turn["n"]
            await say(socket, **act)
            assert (await hear(socket, "refused", "done"))["type"] == "done"
