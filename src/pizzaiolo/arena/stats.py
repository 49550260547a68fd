"""What the results say: win shares with intervals, orders delivered, ratings, who beats whom.

Games of one deal are not independent, but deals are: every interval is computed from sums by deal.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import pi, sqrt, tan
from statistics import NormalDist
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from pizzaiolo.arena.plan import ArenaPlan
from pizzaiolo.arena.play import Finished
from pizzaiolo.arena.schedule import Fixture

FEWEST_FREEDOM: Final = 4
"""If there are enough deals, at least this many degrees of freedom are assumed."""


@dataclass(frozen=True)
class Interval:
    """An estimate, and the bounds between which the truth lies with the confidence asked for."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class BotStanding:
    """What one bot has shown."""

    bot: int
    games: int
    """Games with at least one seat of the bot that counts."""
    seats: int
    """Seats that count, in all games together."""
    share: Interval | None
    """Wins per seat, ties shared; None without a game. Even is one divided by the seats."""
    delivered: float
    """Orders delivered per game by one seat."""
    by_round: tuple[float, ...]
    """The same, round by round."""
    rating: float
    uncertainty: float
    """One standard deviation of the rating."""


@dataclass(frozen=True)
class Standings:
    """What a tournament has shown; bots in the order in which they were named."""

    bots: tuple[BotStanding, ...]
    matrix: tuple[tuple[float | None, ...], ...]
    """By bot and other bot; see `meetings`."""
    games: int
    deals: int


def standings(
    plan: ArenaPlan, fixtures: Sequence[Fixture], results: Iterable[Finished], confidence: float
) -> Standings:
    """Work out everything from the results; their order does not matter."""
    ordered = sorted(results)
    tallies = [_Tally(int(plan.setup.rounds)) for _ in plan.bots]
    deals: set[int] = set()
    for result in ordered:
        fixture = fixtures[result.game]
        deals.add(fixture.deal)
        for seat in plan.schedule.measured(fixture.lineup):
            tallies[fixture.lineup[seat]].add(seat, fixture, result)
    ratings = rate(len(plan.bots), fixtures, ordered)
    return Standings(
        bots=tuple(
            tally.standing(bot, confidence, ratings[bot]) for bot, tally in enumerate(tallies)
        ),
        matrix=meetings(plan, fixtures, ordered),
        games=len(ordered),
        deals=len(deals),
    )


class _Tally:
    """The sums of one bot."""

    def __init__(self, rounds: int) -> None:
        self.games: set[int] = set()
        self.wins: dict[int, float] = {}
        self.seats: dict[int, int] = {}
        self.by_round = [0] * rounds

    def add(self, seat: int, fixture: Fixture, result: Finished) -> None:
        self.games.add(result.game)
        self.wins[fixture.deal] = self.wins.get(fixture.deal, 0.0) + won(result, seat)
        self.seats[fixture.deal] = self.seats.get(fixture.deal, 0) + 1
        for number, by_seat in enumerate(result.rounds):
            self.by_round[number] += by_seat[seat]

    def standing(self, bot: int, confidence: float, rating: PlackettLuceRating) -> BotStanding:
        seats = sum(self.seats.values())
        wins = [self.wins.get(deal, 0.0) for deal in self.seats]
        return BotStanding(
            bot=bot,
            games=len(self.games),
            seats=seats,
            share=share(wins, list(self.seats.values()), confidence) if seats else None,
            delivered=sum(self.by_round) / max(seats, 1),
            by_round=tuple(number / max(seats, 1) for number in self.by_round),
            rating=rating.mu,
            uncertainty=rating.sigma,
        )


def won(result: Finished, seat: int) -> float:
    """The part of a win that a seat has: ties share it (R8.2)."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def share(wins: Sequence[float], seats: Sequence[int], confidence: float) -> Interval:
    """The wins per seat, from the wins and the seats that count of each deal.

    The standard error comes from the scatter between deals (a ratio of sums, linearised). It is
    turned into the number of independent games that would be equally uncertain, at most four times
    the real ones, and Wilson's interval is made for those: it stays between 0 and 1. A bot that won
    all or nothing has as many independent games as deals. The quantile is Student's, with as many
    degrees of freedom as there are deals that make up the scatter: if there are few, the scatter
    itself is uncertain.
    """
    deals = len(wins)
    games = sum(seats)
    value = min(1.0, sum(wins) / games)
    if deals < 2:
        return Interval(value, 0.0, 1.0)
    spread = value * (1 - value)
    squares = [(won - value * sat) ** 2 for won, sat in zip(wins, seats, strict=True)]
    scatter = sum(squares)
    if spread * scatter < 1e-12:
        number, freedom = float(deals), deals - 1
    else:
        variance = scatter * deals / (deals - 1) / games**2
        number = min(spread / variance, 4.0 * games)
        contributing = int(scatter**2 / sum(square**2 for square in squares))
        freedom = min(deals - 1, max(FEWEST_FREEDOM, contributing))
    q = student_quantile((1 + confidence) / 2, freedom)
    middle = (value + q * q / (2 * number)) / (1 + q * q / number)
    half = q * sqrt(spread / number + q * q / (4 * number**2)) / (1 + q * q / number)
    return Interval(value, max(0.0, middle - half), min(1.0, middle + half))


def student_quantile(part: float, freedom: int) -> float:
    """The quantile of Student's distribution, for parts from 1/2 to .9995.

    It is exact for one and two degrees of freedom, and otherwise the expansion of Cornish and
    Fisher, which at .995 is off by 2 % for three degrees and by less than 1 in 1,000 from six on.
    """
    if freedom == 1:
        return tan(pi * (part - 0.5))
    if freedom == 2:
        both = 2 * part - 1
        return both * sqrt(2 / (1 - both * both))
    z = NormalDist().inv_cdf(part)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return sum(term / float(freedom) ** power for power, term in enumerate(terms))


def meetings(
    plan: ArenaPlan, fixtures: Sequence[Fixture], results: Iterable[Finished]
) -> tuple[tuple[float | None, ...], ...]:
    """How each bot fares against each other one.

    With one against the rest: the win share of the bot alone at a table of the other (even: one
    divided by the number of seats). Otherwise: the bot's part of the wins that the two had in games
    which both played (even: one half). None if the two did not meet, or neither won.
    """
    number = len(plan.bots)
    wins = [[0.0] * number for _ in range(number)]
    whole = [[0.0] * number for _ in range(number)]
    for result in results:
        lineup = fixtures[result.game].lineup
        present = set(lineup)
        for seat in plan.schedule.measured(lineup):
            bot = lineup[seat]
            part = won(result, seat)
            for other in present - {bot}:
                wins[bot][other] += part
                if plan.schedule.alone:
                    whole[bot][other] += 1
                else:
                    whole[bot][other] += part
                    whole[other][bot] += part
    return tuple(
        tuple(wins[a][b] / whole[a][b] if whole[a][b] else None for b in range(number))
        for a in range(number)
    )


def rate(
    bots: int, fixtures: Sequence[Fixture], results: Iterable[Finished]
) -> list[PlackettLuceRating]:
    """Rate the bots by OpenSkill (Plackett and Luce), game after game in the order given.

    Bots do not get better with time, so nothing is added to the uncertainty between games
    (tau = 0). A bot with several seats in a game moves by the mean of what its seats would.
    """
    model = PlackettLuce(tau=0.0)
    ratings = [model.rating() for _ in range(bots)]
    for result in results:
        lineup = fixtures[result.game].lineup
        if len(set(lineup)) == 1:
            continue
        scores = [(-d, -i) for d, i in zip(result.delivered, result.ingredients, strict=True)]
        order = sorted(scores)
        ranks = [float(order.index(score)) for score in scores]
        rated = model.rate([[ratings[bot]] for bot in lineup], ranks=ranks)
        for bot in set(lineup):
            new = [team[0] for team, who in zip(rated, lineup, strict=True) if who == bot]
            ratings[bot] = model.create_rating(
                [sum(r.mu for r in new) / len(new), sum(r.sigma for r in new) / len(new)]
            )
    return ratings


def cycle_shares(
    plan: ArenaPlan, fixtures: Sequence[Fixture], results: Iterable[Finished]
) -> list[float | None]:
    """The win share of each bot in some games, None for a bot without one that counts."""
    wins = [0.0] * len(plan.bots)
    seats = [0] * len(plan.bots)
    for result in results:
        lineup = fixtures[result.game].lineup
        for seat in plan.schedule.measured(lineup):
            wins[lineup[seat]] += won(result, seat)
            seats[lineup[seat]] += 1
    return [won / sat if sat else None for won, sat in zip(wins, seats, strict=True)]
