"""The gate: what every request passes before a route sees it, and every answer on its way out."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

from pizzaiolo.server.http.gate import STATUS, problem
from pizzaiolo.server.protocol.answers import ProblemCode
from support.loops import in_loop
from support.server.in_process import here


def test_every_status_belongs_to_a_code_that_exists() -> None:
    codes = {code for part in get_args(ProblemCode) for code in get_args(part) or (part,)}
    assert set(STATUS) <= codes


def test_whoever_came_too_often_is_told_when_to_come_again() -> None:
    assert problem("rate_limited", "wait").headers["retry-after"] == "1"
    assert "retry-after" not in problem("bad_message", "no").headers


@in_loop
async def test_every_answer_is_dressed_and_counted(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        found = await server.web.get("/api/bots")
        missing = await server.web.get("/nowhere")
        for answer in (found, missing):
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["cache-control"] == "no-store"
        assert server.node.metrics.value("requests_total", status="200") == 1
        assert server.node.metrics.value("requests_total", status="404") == 1


@in_loop
async def test_an_address_that_asks_too_often_is_refused_but_may_ask_how_it_is(
    tmp_path: Path,
) -> None:
    async with here(tmp_path, requests_per_second=0.001, requests_at_once=3) as server:
        codes = [(await server.web.get("/api/bots")).status_code for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]
        assert (await server.web.get("/healthz")).status_code == 200
