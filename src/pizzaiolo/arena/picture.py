"""The figures of a tournament as one picture: ratings, who beats whom, orders by round."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from pizzaiolo.research import need

need("arena", "matplotlib")

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.colors import LinearSegmentedColormap, TwoSlopeNorm
from matplotlib.figure import Figure

from pizzaiolo.arena.report import Report

PAPER: Final = "#FBF3E4"
INK: Final = "#2B2118"
TOMATO: Final = "#C8321F"
BASIL: Final = "#2F6B3C"
CRUST: Final = "#C98B3C"
BRICK: Final = "#8A3B22"
FAINT: Final = "#E6D6B8"
LOSES_TO_WINS: Final = LinearSegmentedColormap.from_list(
    "oven", ["#B5371F", "#E49A6B", "#F8ECD6", "#8DB07F", "#2F6B3C"]
)
ROUNDS: Final = ("#E3B26B", "#D9772F", "#B5371F", "#6E2A1A", "#43190F", "#2B2118")
"""From dough to crust, one colour per round."""

STYLE: Final[Any] = {
    "figure.facecolor": PAPER,
    "axes.facecolor": PAPER,
    "axes.edgecolor": CRUST,
    "axes.labelcolor": INK,
    "axes.titlecolor": INK,
    "axes.titlelocation": "left",
    "axes.titlesize": 12.5,
    "axes.titleweight": "bold",
    "axes.titlepad": 14,
    "font.family": ["DejaVu Sans"],
    "font.size": 10,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    # The same figures give the same file.
    "svg.hashsalt": "pizzaiolo",
    # Text stays text: small files that can be searched and read aloud.
    "svg.fonttype": "none",
}


def draw(report: Report, path: Path) -> None:
    """Draw the picture into a file; the end of its name, .svg or .png, says how."""
    with mpl.rc_context(STYLE):
        figure = _figure(report)
        metadata = {"Date": None} if path.suffix == ".svg" else {"Software": None}
        figure.savefig(path, metadata=metadata, dpi=160)


def _figure(report: Report) -> Figure:
    bots = len(report.standings.bots)
    figure = Figure(figsize=(15, max(4.8, 2.5 + 0.55 * bots)))
    FigureCanvasAgg(figure)
    left, middle, right = figure.subplots(1, 3, width_ratios=[1.15, 1, 1.15])
    _draw_ratings(left, report)
    _draw_meetings(middle, report)
    _draw_rounds(right, report)
    for axes in (middle, right):
        axes.set_yticklabels([])
    setup = report.tournament.plan.setup
    options = [setup.edition.title, f"{setup.seats} seats"]
    options += ["doubles"] if setup.doubles else []
    figure.suptitle(
        "  ·  ".join(options),
        x=0.015,
        y=0.975,
        ha="left",
        fontsize=17,
        fontweight="bold",
        color=BRICK,
    )
    figure.text(
        0.985,
        0.945,
        f"{report.standings.games:,} games  ·  {report.standings.deals:,} duplicate deals  ·  "
        f"{report.tournament.plan.field}  ·  seed {report.tournament.plan.seed}",
        ha="right",
    )
    height = figure.get_figheight()
    figure.subplots_adjust(0.125, 0.95 / height, 0.985, 1 - 1.15 / height, wspace=0.1)
    return figure


def _names(axes: Axes, report: Report) -> None:
    """One line per bot, the best one on top."""
    names = [report.tournament.plan.bots[each.bot] for each in report.ladder()]
    axes.set_yticks(range(len(names)), [_short(name) for name in names])
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.spines[["top", "right", "left"]].set_visible(False)


def _short(name: str) -> str:
    return name if len(name) <= 18 else "…" + name[-17:]


def _draw_ratings(axes: Axes, report: Report) -> None:
    axes.set_title(f"Rating, with {100 * report.confidence:g} % bars")
    _names(axes, report)
    axes.grid(axis="x", color=FAINT, zorder=0)
    ladder = report.ladder()
    bars = [report.bars * each.uncertainty for each in ladder]
    ratings = [each.rating for each in ladder]
    places = range(len(ladder))
    axes.errorbar(
        ratings,
        places,
        xerr=bars,
        fmt="none",
        ecolor=CRUST,
        elinewidth=7,
        alpha=0.55,
        zorder=2,
    )
    axes.scatter(ratings, places, s=85, color=TOMATO, edgecolor=PAPER, linewidth=1.6, zorder=3)
    for place, rating in enumerate(ratings):
        axes.annotate(
            f"{rating:.1f}",
            (rating, place),
            xytext=(0, 9),
            textcoords="offset points",
            ha="center",
            fontweight="bold",
        )
    low = min(rating - bar for rating, bar in zip(ratings, bars, strict=True))
    high = max(rating + bar for rating, bar in zip(ratings, bars, strict=True))
    axes.set_xlim(low - 0.06 * (high - low), high + 0.06 * (high - low))
    axes.set_ylim(len(ladder) - 0.5, -0.62)
    axes.set_xlabel("OpenSkill (Plackett-Luce)")


def _draw_meetings(axes: Axes, report: Report) -> None:
    alone = report.tournament.plan.schedule.alone
    even = report.even if alone else 0.5
    axes.set_title("Alone against a table of" if alone else "Wins of row against column")
    ladder = [each.bot for each in report.ladder()]
    _names(axes, report)
    axes.spines["bottom"].set_visible(False)
    norm = TwoSlopeNorm(vmin=0, vcenter=even, vmax=1)
    matrix = report.standings.matrix
    for y, row in enumerate(ladder):
        for x, column in enumerate(ladder):
            part = matrix[row][column]
            colour = "#F3E6CC" if part is None else LOSES_TO_WINS(norm(part))
            axes.add_patch(_tile(x, y, colour))
            if part is not None:
                dark = abs(float(norm(part)) - 0.5) > 0.33
                axes.text(
                    x,
                    y,
                    f"{part:.2f}".removeprefix("0"),
                    ha="center",
                    va="center",
                    color=PAPER if dark else INK,
                    fontsize=10 if len(ladder) <= 8 else 8,
                )
    names = [_short(report.tournament.plan.bots[bot]) for bot in ladder]
    turned = max(map(len, names)) * len(names) > 40
    axes.set_xticks(
        range(len(names)), names, rotation=30 if turned else 0, ha="right" if turned else "center"
    )
    axes.set_xlim(-0.5, len(names) - 0.5)


def _tile(x: int, y: int, colour: object) -> mpl.patches.Patch:
    return mpl.patches.FancyBboxPatch(
        (x - 0.42, y - 0.4),
        0.84,
        0.8,
        boxstyle="round,pad=0,rounding_size=0.08",
        linewidth=0,
        facecolor=colour,
    )


def _draw_rounds(axes: Axes, report: Report) -> None:
    axes.set_title("Orders delivered a game")
    _names(axes, report)
    axes.grid(axis="x", color=FAINT, zorder=0)
    ladder = report.ladder()
    start = [0.0] * len(ladder)
    for number in range(report.tournament.plan.setup.rounds):
        part = [each.by_round[number] for each in ladder]
        axes.barh(
            range(len(ladder)),
            part,
            left=start,
            height=0.58,
            color=ROUNDS[number % len(ROUNDS)],
            edgecolor=PAPER,
            linewidth=1.5,
            label=f"round {number + 1}",
            zorder=2,
        )
        for place, (value, left) in enumerate(zip(part, start, strict=True)):
            if value > 0.35:
                axes.text(
                    left + value / 2,
                    place,
                    f"{value:.1f}",
                    ha="center",
                    va="center",
                    color=INK if number == 0 else PAPER,
                    fontsize=9,
                    zorder=3,
                )
        start = [left + value for left, value in zip(start, part, strict=True)]
    for place, whole in enumerate(start):
        axes.text(whole + 0.08, place, f"{whole:.2f}", va="center", fontweight="bold", zorder=3)
    axes.set_xlim(0, 1.14 * max([*start, 0.1]))
    axes.legend(
        loc="upper center",
        bbox_to_anchor=(0.5, -0.06),
        ncols=int(report.tournament.plan.setup.rounds),
        frameon=False,
        fontsize=9.5,
        handlelength=0.9,
        columnspacing=1.0,
        borderaxespad=0.6,
    )
