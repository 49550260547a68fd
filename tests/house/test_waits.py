"""Tests wait for conditions: whatever sleeps, or gives up after seconds, is listed with its reason.

A duration that is long enough on one machine is too short on a busy one, and then a test cries
wolf. So a test naps between two looks at what it waits for, and gives up after `PATIENCE` alone.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from support.places import ROOT, TESTS

pytestmark = pytest.mark.source_only

SLEEPS = {"sleep", "wait_for_timeout"}
GIVES_UP = {"timeout", "wait_for"}

SHORT = 60.0
"""Seconds that a busy machine may well take for anything."""

NAPS = {"0", "NAP"}

LOOK = "between two looks at what is waited for"
NEVER = "a program or a task that does not end by itself"
CHANCE = "when somebody is killed, drawn from a seed: it may be at any moment"

ALLOWED = {
    ("tests/arena/test_cluster.py", "time.sleep(0.05)"): LOOK,
    ("tests/arena/test_command.py", "time.sleep(0.005)"): LOOK,
    ("tests/arena/test_command.py", "time.sleep(0.02)"): LOOK,
    ("tests/house/test_play_first.py", "sleep(0.02)"): LOOK,
    ("tests/server/base/test_worker_process.py", "asyncio.timeout(0.05)"): (
        "a worker that never answers: whoever asks gives up, however early"
    ),
    ("tests/server/http/test_http_io.py", "asyncio.sleep(60)"): NEVER,
    ("tests/server/node/test_signs_of_life.py", "asyncio.sleep(0.001)"): (
        "after timers of no seconds, which come first on every machine"
    ),
    ("tests/server/node/test_tasks.py", "asyncio.sleep(600)"): NEVER,
    ("tests/server/store/test_postgres_line.py", "asyncio.sleep(0.001)"): LOOK,
    ("tests/server/store/test_postgres_line.py", "asyncio.sleep(0.01)"): LOOK,
    ("tests/server/store/test_sqlite.py", "time.sleep(chance.uniform(0, 0.1))"): CHANCE,
    ("tests/server/test_fuzz.py", "asyncio.sleep(0.01)"): "a sender that is slow on purpose",
    ("tests/server/test_sniffed_games.py", "asyncio.sleep(0.5)"): LOOK,
    (
        "tests/server/test_uvicorn_fixes.py",
        "Config(talk, ws_ping_interval=0.05, ws_ping_timeout=0.05, log_config=None)",
    ): "nobody answers these pings, however long one waits",
    ("tests/support/arena/bots.py", "time.sleep(0.001)"): "a bot that is slow on purpose",
    ("tests/support/arena/bots.py", "time.sleep(0.01)"): NEVER,
    ("tests/support/arena/bots.py", "time.sleep(60)"): NEVER,
    ("tests/support/loops.py", "asyncio.sleep(0.02)"): LOOK,
    ("tests/support/server/clusters.py", "time.sleep(0.02)"): LOOK,
    ("tests/support/server/crashing.py", "asyncio.sleep(0.02)"): LOOK,
    ("tests/support/server/crashing.py", "asyncio.sleep(0.05)"): LOOK,
    ("tests/support/server/crashing.py", "asyncio.sleep(0.2)"): CHANCE,
    (
        "tests/support/server/crashing.py",
        "asyncio.sleep(driver.chance.uniform(0.1, longest))",
    ): CHANCE,
    (
        "tests/support/server/crashing.py",
        "asyncio.sleep(driver.chance.uniform(0.2, longest))",
    ): CHANCE,
    (
        "tests/support/server/crashing.py",
        "at_table(self.server(), table, token, open_timeout=5)",
    ): "asked again until somebody answers",
    (
        "tests/support/server/crashing.py",
        "httpx.AsyncClient(timeout=5, headers=headers)",
    ): "asked again until somebody answers",
    ("tests/support/server/odd_bots.py", "time.sleep(1000)"): NEVER,
    ("tests/support/servers.py", "asyncio.sleep(0.05)"): LOOK,
    ("tests/terminal/test_review.py", "sleep(0.001)"): NEVER,
}


def faults(text: str) -> Iterator[str]:
    """Every call that sleeps for a duration, or gives up after a short one."""
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        name = node.func.id if isinstance(node.func, ast.Name) else name
        if name in SLEEPS and node.args and ast.unparse(node.args[0]) not in NAPS:
            yield ast.unparse(node)
        limits = [each.value for each in node.keywords if (each.arg or "").endswith("timeout")]
        limits += node.args[-1:] if name in GIVES_UP else []
        for limit in limits:
            seconds = limit.value if isinstance(limit, ast.Constant) else None
            if isinstance(seconds, int | float) and 0 < seconds < SHORT:
                yield ast.unparse(node)


def found() -> set[tuple[str, str]]:
    return {
        (path.relative_to(ROOT).as_posix(), fault)
        for path in sorted(TESTS.rglob("*.py"))
        if path.name != "screenshots.py"
        for fault in faults(path.read_text(encoding="utf-8"))
    }


def test_nothing_waits_for_a_duration_but_where_a_reason_is_given() -> None:
    assert found() == set(ALLOWED)


@pytest.mark.parametrize(
    "wrong",
    [
        "time.sleep(2)",
        "await asyncio.sleep(seconds)",
        "page.wait_for_timeout(500)",
        "process.communicate(timeout=5)",
        "async with asyncio.timeout(5): pass",
        "await asyncio.wait_for(done, 3.5)",
        "connect(url, open_timeout=10)",
    ],
)
def test_a_duration_is_noticed(wrong: str) -> None:
    assert list(faults(f"async def test():\n    {wrong}\n"))


@pytest.mark.parametrize(
    "right",
    [
        "await asyncio.sleep(0)",
        "page.wait_for_timeout(NAP)",
        "process.communicate(timeout=PATIENCE)",
        "await asyncio.wait_for(crash(), 300)",
        "found.click(timeout=SOON)",
    ],
)
def test_a_nap_and_patience_are_not(right: str) -> None:
    assert not list(faults(f"async def test():\n    {right}\n"))
