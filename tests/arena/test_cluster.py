"""A Ray cluster of two nodes, one of them killed in the middle: the results are those of one job.

Ray listens on all interfaces and looks for its address outside, so it runs in a network of its
own that has nothing but the loopback. This file is also the program that runs there.
"""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from support.arena.run import arena
from support.places import SUPPORT, TESTS

ADDRESS = "127.0.0.1:6379"
GAME = ("support.arena.bots:Everywhere,random", "--seats", "2", "--games", "160", "--seed", "2")


def figures(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text())
    del data["times"]
    return data


@pytest.mark.hard
def test_a_node_killed_in_the_middle_costs_no_game(tmp_path: Path) -> None:
    network = ["unshare", "--net"] if os.geteuid() == 0 else ["unshare", "--net", "--map-root-user"]
    path = os.pathsep.join([*sys.path, str(TESTS)])
    environment = {
        **os.environ,
        "ARENA_TEST_SEEN": str(tmp_path / "seen"),
        "PYTHONPATH": path,
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": secrets.token_hex(16),
        "RAY_USAGE_STATS_ENABLED": "0",
    }
    (tmp_path / "seen").mkdir()
    playing = subprocess.Popen(
        [*network, sys.executable, __file__, str(tmp_path)],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert arena(*GAME, "--jobs", "1", "--json", str(tmp_path / "here.json")) == 0
    said, _ = playing.communicate(timeout=900)
    assert playing.returncode == 0, said
    assert figures(tmp_path / "cluster.json") == figures(tmp_path / "here.json")
    lines = [json.loads(line) for line in (tmp_path / "results").read_text().splitlines()]
    assert sorted(line["game"] for line in lines if "game" in line) == list(range(160))


def test_a_cluster_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(*GAME, "--cluster", "nowhere") == 2
    assert "cluster nowhere: " in capsys.readouterr().err


@contextlib.contextmanager
def ray_node(*options: str, log: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A node of the cluster: a process group of its own, killed when it is no longer needed."""
    ray = (sys.executable, "-m", "ray.scripts.scripts")
    common = ("--num-cpus=1", "--object-store-memory=80000000", "--disable-usage-stats", "--block")
    with log.open("wb") as out:
        node = subprocess.Popen(
            [*ray, "start", *options, "--node-ip-address=127.0.0.1", *common],
            stdout=out,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    try:
        yield node
    finally:
        kill(node)


def kill(node: subprocess.Popen[bytes]) -> None:
    """Kill a node and all of its processes."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(node.pid, signal.SIGKILL)
    node.wait()


def wait_until(true: Any, what: str, log: Path) -> None:
    deadline = time.monotonic() + 300
    while not true():
        if time.monotonic() > deadline:
            sys.exit(f"waited in vain for {what}\n{log.read_text()}")
        time.sleep(0.05)


def play(folder: Path) -> None:
    """Start two nodes, play on them, and kill one when both have played."""
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
    seen = folder / "seen"
    # Ray makes sockets below: their path must be short.
    short = tempfile.mkdtemp(prefix="ray-", dir="/tmp")
    first, second = folder / "first.log", folder / "second.log"
    head = ("--head", "--port=6379", f"--temp-dir={short}", "--include-dashboard=false")
    try:
        with ray_node(*head, log=first):
            wait_until(lambda: b"Ray runtime started" in first.read_bytes(), "a head", first)
            with ray_node(f"--address={ADDRESS}", log=second) as other:
                wait_until(lambda: b"Ray runtime started" in second.read_bytes(), "a node", second)
                command = [sys.executable, str(SUPPORT / "arena" / "run.py"), *GAME]
                kept = [
                    "--results",
                    str(folder / "results"),
                    "--json",
                    str(folder / "cluster.json"),
                ]
                run = subprocess.Popen([*command, "--cluster", ADDRESS, *kept])
                wait_until(
                    lambda: len(list(seen.iterdir())) > 1 or run.poll() is not None,
                    "both nodes to play",
                    second,
                )
                if run.poll() is not None:
                    sys.exit("it was over before a node could be killed")
                kill(other)
                code = run.wait()
    finally:
        shutil.rmtree(short, ignore_errors=True)
    sys.exit(code)


if __name__ == "__main__":
    play(Path(sys.argv[1]))
