"""Who names no table gets none, and a server that is late takes no new work."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.requests import Request

from pizzaiolo.server.http.http_io import ProblemError
from pizzaiolo.server.http.routes.admission import room_of, shed
from pizzaiolo.server.store import StoredEntry
from support.loops import in_loop
from support.server.in_process import Here, here


def asking_for(table: str) -> Request:
    return Request({"type": "http", "path_params": {"table": table}})


async def refusal(server: Here, table: str) -> str:
    with pytest.raises(ProblemError) as refused:
        await room_of(server.node, asking_for(table))
    return refused.value.problem.code


@in_loop
async def test_a_table_is_found_by_its_id_and_no_other_way(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        table = (await server.web.post("/api/tables", json={})).json()["table"]
        assert (await room_of(server.node, asking_for(table))).id == table
        for unknown in (table[::-1], "", "../" + table):
            assert await refusal(server, unknown) == "no_such_table"


@in_loop
async def test_a_table_that_cannot_be_read_is_no_reason_to_fall_over(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        table = (await server.web.post("/api/tables", json={})).json()["table"]
        whole = server.store.entries[table]
        for damage in (b"{", b'{"entry":"started"}'):
            server.node.rooms.clear()
            server.store.entries[table] = [StoredEntry(1, damage), *whole[1:]]
            assert await refusal(server, table) == "failed"
        server.store.entries[table] = whole
        assert (await room_of(server.node, asking_for(table))).id == table


@in_loop
async def test_a_server_that_is_late_takes_no_new_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with here(tmp_path) as server:
        shed(server.node)
        monkeypatch.setattr(server.node.overload, "sheds", lambda: True)
        with pytest.raises(ProblemError) as refused:
            shed(server.node)
        assert refused.value.problem.code == "server_busy"
        answer = await server.web.post("/api/tables", json={})
        assert (answer.status_code, answer.json()["code"]) == (503, "server_busy")
