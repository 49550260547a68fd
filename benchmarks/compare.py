"""Compare two installations: is the second as quick as the first?

    python benchmarks/compare.py BEFORE/bin/python AFTER/bin/python

Both do the same work in short turns, one right after the other, many times. What counts is the
processor time, which a busy machine disturbs less than the clock. The ratios are those of the
second to the first: 1.10 is a tenth quicker, 0.90 a tenth slower.

The work uses only what both versions have: the names that `pizzaiolo` exports, the search, and the
messages of the server.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

MESSAGES = ("--messages-per-second=100000", "--messages-at-once=1000000")
CASES = (("oven", 5), ("plus", 4), ("original", 4))
LOOP = "whole loop, games a second"
PLAY = "Game.play, decisions a second"
SEARCH = "search, iterations a second"
SERVER = "server, moves a second of its processor"

Turn = Callable[[int], float]
"""Does a piece of work that follows from a number; returns how much of it a second."""


def loop(edition: str, seats: int) -> Turn:
    """Random games with the loop inside the engine."""
    from pizzaiolo import random_games  # noqa: PLC0415  # of the installation that is measured

    def turn(number: int) -> float:
        began = time.process_time()
        random_games(edition, seats, 2000, number)
        return 2000 / (time.process_time() - began)

    return turn


def play(edition: str, seats: int) -> Turn:
    """Games through `Game.play`, with everything that it tells."""
    from pizzaiolo import new_game  # noqa: PLC0415

    def turn(number: int) -> float:
        chance, plays, used = random.Random(number), 0, 0.0
        for game in [new_game(edition, seats, seed=f"{number}-{each}") for each in range(40)]:
            while not game.over:
                action = chance.choice(game.legal())
                began = time.process_time()
                game.play(action)
                used += time.process_time() - began
                plays += 1
        return plays / used

    return turn


def search(edition: str, seats: int) -> Turn:
    """A search at the first decisions of a game that goes on at random."""
    from pizzaiolo import new_game  # noqa: PLC0415
    from pizzaiolo.bots.search import SearchBot  # noqa: PLC0415

    def turn(number: int) -> float:
        game, chance = new_game(edition, seats, seed=number), random.Random(number)
        bots = [SearchBot(game.setup, seat, 1) for seat in range(seats)]
        news, iterations, used = list(game.opening), 0, 0.0
        for _ in range(4):
            for event in news:
                for seat, bot in enumerate(bots):
                    if getattr(event, "audience", None) in (None, seat):
                        bot.hear(event)
            assert game.to_act is not None, "a game is longer than this"
            began = time.process_time()
            iterations += bots[game.to_act].search().iterations
            used += time.process_time() - began
            news = game.play(chance.choice(game.legal()))
        return iterations / used

    return turn


def post(url: str, body: object, token: str = "") -> dict[str, str]:
    """A request that makes something."""
    headers = {"Content-Type": "application/json"}
    headers |= {"Authorization": f"Bearer {token}"} if token else {}
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        made: dict[str, str] = json.load(answer)
    return made


async def play_at(url: str, table: str, token: str, seed: int) -> int:
    """Play at random at a table, by its messages alone, until the game is over; say how often."""
    from websockets.asyncio.client import connect  # noqa: PLC0415

    chance, ids, done = random.Random(seed), 0, 0
    where = f"{url.replace('http:', 'ws:')}/ws/{table}"
    shown = {"Authorization": f"Bearer {token}"}
    async with connect(where, additional_headers=shown, compression=None) as socket:
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "over":
                break
            done += message["type"] == "done"
            asked = message
            if message["type"] == "snapshot":
                asked = message.get("turn") or message.get("question") or {}
            if not asked.get("legal"):
                continue
            ids += 1
            act = {
                "type": "act" if asked["type"] == "turn" else "plan",
                "id": f"{seed}-{ids}",
                "n": asked["n"],
                "actions": [*asked.get("plan", ()), chance.choice(asked["legal"])],
            }
            await socket.send(json.dumps(act))
    return done


def used_by(pid: int) -> float:
    """The seconds that a process has been running on a processor."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def whole_game(url: str, number: int) -> int:
    """Two people at a new table; how often they moved."""
    table = post(f"{url}/api/tables", {"edition": "oven", "seats": 2, "pace": "instant"})["table"]
    seats = f"{url}/api/tables/{table}/seats"
    tokens = [post(seats, {"name": name})["token"] for name in "AB"]
    moves = await asyncio.gather(
        *(play_at(url, table, token, 2 * number + seat) for seat, token in enumerate(tokens))
    )
    return sum(moves)


def answer_all(url: str, server: int) -> None:
    """Measure whatever is asked for, a line at a time."""
    turns: dict[str, Turn] = {}
    for edition, seats in CASES:
        case = f"{edition}, {seats} seats"
        turns[f"{LOOP}: {case}"] = loop(edition, seats)
        turns[f"{PLAY}: {case}"] = play(edition, seats)
        turns[f"{SEARCH}: {case}"] = search(edition, seats)

    def at_server(number: int) -> float:
        before = used_by(server)
        moves = sum(asyncio.run(whole_game(url, 3 * number + each)) for each in range(3))
        return moves / (used_by(server) - before)

    turns[SERVER] = at_server
    print(json.dumps(list(turns)), flush=True)
    for line in sys.stdin:
        name, number = json.loads(line)
        print(turns[name](number), flush=True)


def measure() -> None:
    """Be one of the two: the installation that runs this, with a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pizzaiolo", "serve", "--port=0", "--log-level=warning"]
        more = [*MESSAGES, "--tables-at-once=1000000", f"--database={folder}/tables.sqlite"]
        with subprocess.Popen([*command, *more], stdout=subprocess.PIPE, text=True) as running:
            try:
                assert running.stdout is not None
                answer_all(running.stdout.readline().strip(), running.pid)
            finally:
                running.kill()


class Installation:
    """One of the two, in a process of its own."""

    def __init__(self, python: str, folder: str) -> None:
        """Start it in a folder without sources: nothing but what is installed is found."""
        command = [str(Path(python).absolute()), str(Path(__file__).resolve()), "--measure"]
        self.process = subprocess.Popen(
            command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.names: list[str] = self._line()

    def _line(self) -> Any:
        assert self.process.stdout is not None
        return json.loads(self.process.stdout.readline())

    def take(self, name: str, number: int) -> float:
        """Let it take a turn."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([name, number]) + "\n")
        self.process.stdin.flush()
        return float(self._line())

    def end(self) -> None:
        """No more turns."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def main() -> None:
    """Let both take their turns, and print the ratios."""
    parser = argparse.ArgumentParser(description="Compare two installations.")
    parser.add_argument("before", help="the Python of the first installation")
    parser.add_argument("after", help="the Python of the second")
    parser.add_argument("--turns", type=int, default=45, help="turns of each (45)")
    parser.add_argument("--only", default="", metavar="TEXT", help="what has this text in its name")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        before, after = (Installation(each, folder) for each in (args.before, args.after))
        print("after / before: median (middle half), and what the second does")
        for name in (each for each in after.names if args.only in each):
            before.take(name, 0), after.take(name, 0)
            pairs = []
            for number in range(1, args.turns + 1):
                # Each goes first as often as the other.
                first = before if number % 2 else after
                one = first.take(name, number)
                other = (after if number % 2 else before).take(name, number)
                pairs.append((one, other) if number % 2 else (other, one))
            ratios = [new / old for old, new in pairs]
            low, middle, high = statistics.quantiles(ratios, n=4)
            now = statistics.median(new for _, new in pairs)
            print(f"  {name:48} {middle:5.2f} ({low:.2f} to {high:.2f})  {now:12,.0f}", flush=True)
        before.end()
        after.end()


if __name__ == "__main__":
    if sys.argv[1:] == ["--measure"]:
        measure()
    else:
        main()
