"""What a tournament has shown, as data for a file and as a table for the terminal."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import NormalDist

from rich import box
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from pizzaiolo.arena.results import header
from pizzaiolo.arena.stats import BotStanding, Standings, standings
from pizzaiolo.arena.tournament import Tournament

FAILURES_SHOWN = 10


@dataclass(frozen=True)
class Report:
    """A tournament with its figures."""

    tournament: Tournament
    confidence: float
    standings: Standings

    @classmethod
    def of(cls, tournament: Tournament, confidence: float) -> Report:
        """Work out the figures."""
        plan, fixtures = tournament.plan, tournament.fixtures
        figures = standings(plan, fixtures, tournament.finished(), confidence)
        return cls(tournament, confidence, figures)

    @property
    def even(self) -> float:
        """The win share of a bot that is as good as the others."""
        return 1 / int(self.tournament.plan.setup.seats)

    @property
    def bars(self) -> float:
        """How many standard deviations of a rating its bar has to each side."""
        return NormalDist().inv_cdf((1 + self.confidence) / 2)

    def ladder(self) -> list[BotStanding]:
        """The bots, the one with the largest win share first."""
        return sorted(
            self.standings.bots,
            key=lambda each: (-1.0 if each.share is None else each.share.value, each.rating),
            reverse=True,
        )

    def data(self) -> dict[str, object]:
        """Everything as plain data, fit for JSON; how long things took is kept apart in `times`."""
        tournament = self.tournament
        plan = tournament.plan
        about = header(plan)
        about["format"] = "pizzaiolo arena report"
        return {
            **about,
            "confidence": self.confidence,
            "games": self.standings.games,
            "deals": self.standings.deals,
            "even_share": self.even,
            "decided_after": tournament.decided_after,
            "stopped_early": tournament.stopped,
            "standings": [self._row(each) for each in self.ladder()],
            "matrix": {
                name: dict(zip(plan.bots, row, strict=True))
                for name, row in zip(plan.bots, self.standings.matrix, strict=True)
            },
            "failures": [
                {
                    "game": failure.game,
                    "seed": plan.deal_seed(tournament.fixtures[failure.game].deal),
                    "bots": plan.names(tournament.fixtures[failure.game].lineup),
                    "seat": failure.seat,
                    "bot": plan.bots[tournament.fixtures[failure.game].lineup[failure.seat]],
                    "decisions": failure.decisions,
                    "reason": failure.reason,
                }
                for failure in tournament.failures()
            ],
            "times": {
                plan.bots[bot]: {
                    "moves": times.moves,
                    "mean": times.mean(),
                    "p95": times.percentile(0.95),
                }
                for bot, times in sorted(tournament.times.items())
            },
        }

    def _row(self, each: BotStanding) -> dict[str, object]:
        return {
            "bot": self.tournament.plan.bots[each.bot],
            "games": each.games,
            "seats": each.seats,
            "win_share": None if each.share is None else vars(each.share),
            "delivered": each.delivered,
            "delivered_by_round": list(each.by_round),
            "rating": {"mu": each.rating, "sigma": each.uncertainty},
        }

    def show(self, console: Console) -> None:
        """Print the table, and what there is to say about it."""
        console.print(Group(self._table(), *self._notes()))

    def _table(self) -> Table:
        plan = self.tournament.plan
        setup = plan.setup
        percent = f"{100 * self.confidence:g} %"
        agreed = [setup.edition.name, f"{setup.seats} seats"]
        agreed += ["doubles"] if setup.doubles else []
        agreed += ["no helping"] if setup.edition.helping and not setup.helping else []
        table = Table(
            title=" · ".join([*agreed, plan.field]),
            caption=(
                f"{self.standings.games:,} games, {self.standings.deals:,} deals, "
                f"seed {plan.seed}. An even share is {_part(self.even)}. Ratings ± {percent}; "
                "in brackets after the mean time, what 95 % of the moves kept to."
            ),
            box=box.HORIZONTALS,
            padding=(0, 1, 0, 0),
            pad_edge=False,
            title_style="bold",
            border_style="#C98B3C",
            header_style="bold #C8321F",
        )
        table.add_column("bot", style="bold", min_width=8, overflow="fold")
        for title in (f"win share ({percent})", "deliv.", "by round", "rating", "ms a move"):
            table.add_column(title, justify="right", no_wrap=True)
        for each in self.ladder():
            table.add_row(*self._cells(each))
        return table

    def _cells(self, each: BotStanding) -> list[str | Text]:
        name = self.tournament.plan.bots[each.bot]
        share = each.share
        if share is None:
            return [name, *["-"] * 5]
        colour = "#2F6B3C" if share.low > self.even else "#C8321F"
        certain = share.low > self.even or share.high < self.even
        times = self.tournament.times.get(each.bot)
        return [
            name,
            Text.assemble(
                (_part(share.value), f"bold {colour}" if certain else "bold"),
                f" ({_part(share.low)} to {_part(share.high)})",
            ),
            f"{each.delivered:.2f}",
            " ".join(f"{number:.1f}" for number in each.by_round),
            f"{each.rating:.1f} ± {self.bars * each.uncertainty:.1f}",
            "-"
            if times is None
            else f"{_milliseconds(times.mean())} ({_milliseconds(times.percentile(0.95))})",
        ]

    def _notes(self) -> list[Text]:
        tournament = self.tournament
        names = tournament.plan.bots
        notes: list[Text] = []
        if tournament.decided_after is not None:
            order = " > ".join(names[each.bot] for each in self.ladder())
            notes.append(
                Text(
                    f"The order was decided after {tournament.decided_after:,} deals at "
                    f"{100 * self.confidence:g} %: {order}"
                )
            )
        failures = tournament.failures()
        for failure in failures[:FAILURES_SHOWN]:
            fixture = tournament.fixtures[failure.game]
            notes.append(
                Text(
                    f"Game {failure.game} (seed {tournament.plan.deal_seed(fixture.deal)}, "
                    f"{', '.join(tournament.plan.names(fixture.lineup))}): "
                    f"{names[fixture.lineup[failure.seat]]} on seat {failure.seat} "
                    f"{failure.reason}",
                    style="#C8321F",
                )
            )
        if len(failures) > FAILURES_SHOWN:
            notes.append(Text(f"... and {len(failures) - FAILURES_SHOWN:,} more", style="#C8321F"))
        if failures:
            notes.append(Text(f"Failed games, not counted above: {len(failures):,}", style="bold"))
        return notes


def _part(number: float) -> str:
    """A part of one, as .123."""
    return f"{number:.3f}".removeprefix("0")


def _milliseconds(seconds: float) -> str:
    milliseconds = 1000 * seconds
    digits = 0 if milliseconds >= 10 else 1 if milliseconds >= 1 else 2
    return f"{milliseconds:.{digits}f}"
