"""Compare two installations: is the second as quick as the first?

    python benchmarks/compare.py BEFORE/bin/python AFTER/bin/python

Both do the same work in short turns, one after the other, and each turn is a process of its own.
What counts is the processor time that it took, which a busy machine disturbs less than the clock.
The ratios are those of the second to the first: 1.10 is a tenth quicker, 0.90 a tenth slower.

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
from pathlib import Path

Figures = dict[str, float]

MESSAGES = ("--messages-per-second=100000", "--messages-at-once=1000000")
CASES = (("oven", 5), ("plus", 4), ("original", 4))


def engine(edition: str, seats: int, seconds: float) -> float:
    """Random games with the loop inside the engine: games a second."""
    from pizzaiolo import random_games  # noqa: PLC0415  # of the installation that is measured

    games, seed, began = 0, 0, time.process_time()
    while time.process_time() - began < seconds:
        random_games(edition, seats, 200, seed)
        games, seed = games + 200, seed + 1
    return games / (time.process_time() - began)


def search(edition: str, seats: int, decisions: int) -> float:
    """A search at the first decisions of a game that goes on at random: iterations a second."""
    from pizzaiolo import new_game  # noqa: PLC0415
    from pizzaiolo.bots.search import SearchBot  # noqa: PLC0415

    game, chance = new_game(edition, seats, seed="compare"), random.Random(1)
    bots = [SearchBot(game.setup, seat, 1) for seat in range(seats)]
    news = list(game.opening)
    iterations, used = 0, 0.0
    for _ in range(decisions):
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


def playing(edition: str, seats: int, seconds: float) -> float:
    """`Game.play` with everything that it tells: decisions a second."""
    from pizzaiolo import new_game  # noqa: PLC0415

    chance, plays, used, seed = random.Random(1), 0, 0.0, 0
    while used < seconds:
        game, seed = new_game(edition, seats, seed=seed), seed + 1
        while not game.over:
            action = chance.choice(game.legal())
            began = time.process_time()
            game.play(action)
            used += time.process_time() - began
            plays += 1
    return plays / used


def post(url: str, body: object, token: str = "") -> dict[str, str]:
    """A request that makes something."""
    headers = {"Content-Type": "application/json"}
    headers |= {"Authorization": f"Bearer {token}"} if token else {}
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        made: dict[str, str] = json.load(answer)
    return made


async def play_at(url: str, table: str, token: str, seed: int, waits: list[float]) -> None:
    """Play at random at a table of a server, by its messages alone, until the game is over."""
    from websockets.asyncio.client import connect  # noqa: PLC0415

    chance, ids, sent = random.Random(seed), 0, 0.0
    where = f"{url.replace('http:', 'ws:')}/ws/{table}"
    shown = {"Authorization": f"Bearer {token}"}
    async with connect(where, additional_headers=shown, compression=None) as socket:
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "over":
                return
            if message["type"] == "done":
                waits.append(time.perf_counter() - sent)
            asked = message
            if message["type"] == "snapshot":
                asked = message.get("turn") or message.get("question") or {}
            if not asked.get("legal"):
                continue
            ids, sent = ids + 1, time.perf_counter()
            act = {
                "type": "act" if asked["type"] == "turn" else "plan",
                "id": f"{seed}-{ids}",
                "n": asked["n"],
                "actions": [*asked.get("plan", ()), chance.choice(asked["legal"])],
            }
            await socket.send(json.dumps(act))


def used_by(pid: int) -> float:
    """The seconds that a process has been running on a processor."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def whole_games(url: str, games: int, waits: list[float]) -> None:
    """Two people at each table, one table after the other."""
    for number in range(games):
        config = {"edition": "oven", "seats": 2, "pace": "instant"}
        table = post(f"{url}/api/tables", config)["table"]
        seats = f"{url}/api/tables/{table}/seats"
        tokens = [post(seats, {"name": name})["token"] for name in "AB"]
        await asyncio.gather(
            *(
                play_at(url, table, token, 2 * number + seat, waits)
                for seat, token in enumerate(tokens)
            )
        )


def server(games: int) -> Figures:
    """Whole games of two people: moves by a second of the server, and by a second of waiting."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pizzaiolo", "serve", "--port=0", "--log-level=warning"]
        running = subprocess.Popen(
            [*command, *MESSAGES, f"--database={folder}/tables.sqlite"],
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert running.stdout is not None
            url = running.stdout.readline().strip()
            asyncio.run(whole_games(url, 1, []))
            waits: list[float] = []
            before = used_by(running.pid)
            asyncio.run(whole_games(url, games, waits))
            used = used_by(running.pid) - before
        finally:
            running.kill()
            running.wait()
    # Of the waits a quick one: the slow ones tell of the machine's other work.
    quick = statistics.quantiles(waits, n=10)[0]
    return {
        "server, moves a second of its processor": len(waits) / used,
        "server, quick answers a second": 1 / quick,
    }


def measure() -> Figures:
    """The figures of the installation that runs this."""
    figures: Figures = {}
    for edition, seats in CASES:
        name = f"{edition}, {seats} seats"
        figures[f"whole loop, games a second: {name}"] = engine(edition, seats, 0.4)
        figures[f"Game.play, decisions a second: {name}"] = playing(edition, seats, 0.4)
        figures[f"search, iterations a second: {name}"] = search(edition, seats, 6)
    return figures | server(2)


def main() -> None:
    """Let both take their turns, and print the ratios."""
    parser = argparse.ArgumentParser(description="Compare two installations.")
    parser.add_argument("before", help="the Python of the first installation")
    parser.add_argument("after", help="the Python of the second")
    parser.add_argument("--turns", type=int, default=9)
    args = parser.parse_args()
    found: dict[str, list[tuple[float, float]]] = {}
    with tempfile.TemporaryDirectory() as elsewhere:
        for turn in range(args.turns):
            pair = []
            for python in (args.before, args.after):
                command = [str(Path(python).absolute()), str(Path(__file__).resolve()), "--measure"]
                # In a folder without sources: nothing but what is installed is found.
                done = subprocess.run(
                    command, cwd=elsewhere, stdout=subprocess.PIPE, text=True, check=True
                )
                pair.append(json.loads(done.stdout))
            for name in pair[0]:
                found.setdefault(name, []).append((pair[0][name], pair[1][name]))
            print(f"turn {turn + 1} of {args.turns}", file=sys.stderr)
    print("after / before: median (smallest to largest), and what the second does")
    for name, figures in found.items():
        ratios = [after / before for before, after in figures]
        middle = statistics.median(after for _, after in figures)
        print(
            f"  {name:48} {statistics.median(ratios):5.2f}"
            f" ({min(ratios):.2f} to {max(ratios):.2f})  {middle:12,.0f}"
        )


if __name__ == "__main__":
    if sys.argv[1:] == ["--measure"]:
        print(json.dumps(measure()))
    else:
        main()
