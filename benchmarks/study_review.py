"""What the review says about players whose strength and memory are known, and about itself.

`python benchmarks/study_review.py characters DIR` lets the eight characters play, reviews their
games, and draws judgement and memory of each. `... calibration DIR` plays games of bots of
different strengths and compares the win chances that the judge gave with what came of them.
Games are kept in DIR, and not played again if they are there.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import NamedTuple

import matplotlib as mpl
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

from pizzaiolo.arena.picture import CRUST, FAINT, INK, PAPER, STYLE, TOMATO
from pizzaiolo.arena.reviews import Failed, Task, reviewed
from pizzaiolo.bots import make_bot
from pizzaiolo.bots.character import CHARACTERS
from pizzaiolo.engine.seeds import mixed
from pizzaiolo.game import new_game
from pizzaiolo.records.notation import read_record
from pizzaiolo.review.course import course_of
from pizzaiolo.review.judge import SEED
from pizzaiolo.review.playouts import WHOLE, Playouts

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"

NORMAL = 1.96
"""So many standard errors on both sides make an interval of 95 %."""

TABLES = (
    ("random", "greedy", "greedy", "counter"),
    ("greedy", "greedy", "greedy", "greedy"),
    ("counter", "counter", "greedy", "counter"),
    ("counter", "counter", "counter", "counter"),
    ("pia", "matteo", "carlo", "rossi"),
)
"""Who plays for the calibration, by turns; seats rotate."""

PLACES = 12
"""At so many moments of a game, evenly spread, the judge is asked."""

BINS = 10


class Match(NamedTuple):
    """A game to be played."""

    path: Path
    bots: tuple[str, ...]
    seed: int


def play(match: Match) -> None:
    """Play a game and keep its record, unless it is there."""
    if match.path.exists():
        return
    game = new_game("oven", seats=len(match.bots), seed=match.seed)
    bots = [
        make_bot(name)(game.setup, seat, mixed("study", match.seed, seat))
        for seat, name in enumerate(match.bots)
    ]
    news = game.opening
    while True:
        for event in news:
            for seat, bot in enumerate(bots):
                if event.is_for(seat):
                    bot.hear(event)
        to_act = game.to_act
        if to_act is None:
            break
        legal = [game.number(action) for action in game.legal()]
        news = tuple(game.play(bots[to_act].choose(game.view(to_act), legal)))
    game.names = match.bots
    match.path.write_text(game.record().to_json(), encoding="utf-8")


def character_matches(folder: Path, games: int) -> Iterator[Match]:
    """Every character plays as often as every other: two tables of four at a time."""
    chance = Random(13)
    for number in range(0, games, 2):
        names = list(CHARACTERS)
        chance.shuffle(names)
        for table in (0, 1):
            bots = tuple(names[4 * table : 4 * table + 4])
            yield Match(folder / f"{number + table:04}.json", bots, 5_000 + number + table)


def calibration_matches(folder: Path, games: int) -> Iterator[Match]:
    """The tables by turns."""
    for number in range(games):
        bots = TABLES[number % len(TABLES)]
        turn = number // len(TABLES) % len(bots)
        path = folder / f"{number:04}.json"
        yield Match(path, bots[turn:] + bots[:turn], 9_000 + number)


# Characters


class Figures(NamedTuple):
    """What the reviews say about one character; each with half the length of its interval."""

    name: str
    games: int
    own: tuple[float, float]
    loss: tuple[float, float]
    memory: tuple[float, float]
    luck: tuple[float, float]


def mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval."""
    number = len(values)
    middle = sum(values) / number
    scatter = sum((value - middle) ** 2 for value in values)
    return middle, NORMAL * sqrt(scatter / (number - 1) / number)


def ratio(parts: Sequence[float], wholes: Sequence[float]) -> tuple[float, float]:
    """The ratio of two sums over games, and half of its 95 % interval; games are independent."""
    number = len(parts)
    whole = sum(wholes)
    found = sum(parts) / whole
    scatter = sum((part - found * each) ** 2 for part, each in zip(parts, wholes, strict=True))
    return found, NORMAL * sqrt(scatter * number / (number - 1)) / whole


def study_characters(folder: Path, games: int, iterations: int, jobs: int) -> None:
    """Play, review, print the table and draw the picture."""
    matches = list(character_matches(folder, games))
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        list(pool.map(play, matches))
    rows: dict[str, list[dict[str, float]]] = defaultdict(list)
    tasks = [Task(str(match.path), None, iterations, "photographic") for match in matches]
    for outcome in reviewed(tasks, jobs):
        assert not isinstance(outcome, Failed), outcome
        for row in outcome:
            rows[str(row["name"])].append(row)  # type: ignore[arg-type]  # numbers, but for names
    found = [
        Figures(
            name,
            len(rows[name]),
            mean([row["own"] for row in rows[name]]),
            mean([row["loss"] for row in rows[name]]),
            ratio(
                [row["memory_kept"] for row in rows[name]],
                [row["memory_stake"] for row in rows[name]],
            ),
            mean([row["luck"] for row in rows[name]]),
        )
        for name in CHARACTERS
    ]
    show_characters(found)
    draw_characters(found, PICTURES / "review-characters.svg")


def show_characters(found: Sequence[Figures]) -> None:
    """Print the table."""
    print("| | games | own | lost a game | memory | luck |\n|---|---|---|---|---|---|")
    for each in found:
        print(
            f"| `{each.name}` | {each.games}"
            f" | {100 * each.own[0]:+.1f} ± {100 * each.own[1]:.1f}"
            f" | {100 * each.loss[0]:.1f} ± {100 * each.loss[1]:.1f}"
            f" | {100 * each.memory[0]:.0f} ± {100 * each.memory[1]:.0f} %"
            f" | {100 * each.luck[0]:+.1f} ± {100 * each.luck[1]:.1f} |"
        )


def draw_characters(found: Sequence[Figures], path: Path) -> None:
    """Own decisions, what they lost, and memory; the weakest player on top."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(14, 4.6))
        FigureCanvasAgg(figure)
        left, middle, right = figure.subplots(1, 3)
        for axes, title, label, values in (
            (left, "Own decisions", "points gained a game, 95 %", [each.own for each in found]),
            (middle, "Lost", "points lost a game, 95 %", [each.loss for each in found]),
            (right, "Memory", "kept of the stake, %, 95 %", [each.memory for each in found]),
        ):
            axes.set_title(title)
            axes.grid(axis="x", color=FAINT, zorder=0)
            axes.spines[["top", "right", "left"]].set_visible(False)
            places = range(len(found))
            middles = [100 * value for value, _ in values]
            axes.errorbar(
                middles,
                places,
                xerr=[100 * half for _, half in values],
                fmt="none",
                ecolor=CRUST,
                elinewidth=7,
                alpha=0.55,
                zorder=2,
            )
            axes.scatter(middles, places, s=70, color=TOMATO, edgecolor=PAPER, zorder=3)
            axes.set_yticks(places, [each.name for each in found])
            axes.set_ylim(len(found) - 0.5, -0.6)
            axes.set_xlabel(label)
        figure.tight_layout()
        figure.savefig(path, metadata={"Date": None})


# Calibration


Prediction = tuple[int, float, float]
"""A game, the chance that the judge gave to a seat, and the seat's result."""


def predictions(job: tuple[int, Path, int]) -> list[Prediction]:
    """What the judge says at some moments of a game, and what came of it."""
    number, path, playouts = job
    course = course_of(read_record(path))
    judge = Playouts(course.setup, SEED)
    result = judge.standing.shares(course.end.state)
    found: list[Prediction] = []
    for place in range(PLACES):
        point = course.points[place * len(course.points) // PLACES]
        outcomes = judge.shares(point.state, point.returned, point.turn, playouts)
        for seat, won in enumerate(result):
            share = sum(shares[seat] for shares in outcomes) / playouts / WHOLE
            found.append((number, share, won / WHOLE))
    return found


class Bin(NamedTuple):
    """The positions whose chance was given within one tenth."""

    given: float
    won: float
    half: float
    """Half of the 95 % interval of `won`, by games."""
    positions: int
    games: int


def binned(found: Sequence[Prediction]) -> list[Bin]:
    """Compare what was given with what was won; positions of one game are not independent."""
    bins: dict[int, list[Prediction]] = defaultdict(list)
    for each in found:
        bins[min(int(each[1] * BINS), BINS - 1)].append(each)
    rows = []
    for place in sorted(bins):
        inside = bins[place]
        won = sum(each[2] for each in inside) / len(inside)
        by_game: dict[int, float] = defaultdict(float)
        for game, _, result in inside:
            by_game[game] += result - won
        scatter = sqrt(sum(value**2 for value in by_game.values()))
        given = sum(each[1] for each in inside) / len(inside)
        rows.append(Bin(given, won, NORMAL * scatter / len(inside), len(inside), len(by_game)))
    return rows


def study_calibration(folder: Path, games: int, iterations: int, jobs: int) -> None:
    """Play, ask the judge, print the table and draw the picture."""
    matches = list(calibration_matches(folder, games))
    work = [(number, match.path, iterations // 2) for number, match in enumerate(matches)]
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        list(pool.map(play, matches, chunksize=4))
        found = [each for part in pool.map(predictions, work, chunksize=4) for each in part]
    rows = binned(found)
    print("| given | won (95 % interval) | positions | games |\n|---|---|---|---|")
    for row in rows:
        low, high = max(0.0, row.won - row.half), min(1.0, row.won + row.half)
        print(
            f"| {row.given:.3f} | {row.won:.3f} ({low:.3f} to {high:.3f}) | {row.positions:,}"
            f" | {row.games:,} |"
        )
    draw_calibration(rows, PICTURES / "review-calibration.svg", games)


def draw_calibration(rows: Sequence[Bin], path: Path, games: int) -> None:
    """What was given against what was won; an honest judge stays on the line."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(6.4, 6.2))
        FigureCanvasAgg(figure)
        axes = figure.subplots()
        axes.set_title(f"Is the judge honest?  {games:,} games")
        axes.grid(color=FAINT, zorder=0)
        axes.spines[["top", "right"]].set_visible(False)
        axes.plot([0, 1], [0, 1], color=INK, linewidth=1, linestyle=":", zorder=1)
        given, won = [row.given for row in rows], [row.won for row in rows]
        axes.errorbar(
            given,
            won,
            yerr=[row.half for row in rows],
            fmt="none",
            ecolor=CRUST,
            elinewidth=6,
            alpha=0.6,
            zorder=2,
        )
        axes.scatter(given, won, s=60, color=TOMATO, edgecolor=PAPER, zorder=3)
        axes.set_xlim(0, 1)
        axes.set_ylim(0, 1)
        axes.set_xlabel("chance of winning that the judge gave")
        axes.set_ylabel("won, with 95 % intervals by games")
        figure.tight_layout()
        figure.savefig(path, metadata={"Date": None})


def main() -> None:
    """Read the options."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("study", choices=("characters", "calibration"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int)
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    if args.study == "characters":
        study_characters(args.folder, args.games or 104, args.iterations, args.jobs)
    else:
        study_calibration(args.folder, args.games or 1000, args.iterations, args.jobs)


if __name__ == "__main__":
    main()
