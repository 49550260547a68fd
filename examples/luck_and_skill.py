"""The game as a benchmark: its length, its branching, what is hidden at the deal, luck and skill.

    python examples/luck_and_skill.py

Luck is measured by duplicate deals: the same cards are played again and again by equal bots. What
part of the variance of a seat's win the deal explains (the intraclass correlation of a one-way
analysis of variance) is the luck of the cards; the rest is what the bots' own chance makes of it.
Skill is the win share of a stronger bot on the same deals with the seats exchanged.
"""

from __future__ import annotations

import argparse
from functools import cache
from math import factorial, log10, sqrt

import numpy

from pizzaiolo.bots import Bot, make_bot
from pizzaiolo.editions import load_edition
from pizzaiolo.engine.dealer import LazyDealer, Rng, SeededDealer
from pizzaiolo.engine.log import Log
from pizzaiolo.engine.rules import deal, legal, step, step_at, winners
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.state import OVER
from pizzaiolo.engine.view import view

CASES = (("oven", 2), ("oven", 4), ("oven", 5), ("plus", 2), ("plus", 4))


def shape(setup: Setup, games: int) -> tuple[float, float, int, float]:
    """Of random games: decisions, mean and most options, and the decimal digits of all lines."""
    rng = Rng(1)
    dealer = LazyDealer(rng)
    decisions = options = most = 0
    digits = 0.0
    for _ in range(games):
        state = deal(setup, dealer)
        while state.phase != OVER:
            here = int(state.options)
            decisions, options, most = decisions + 1, options + here, max(most, here)
            digits += log10(here)
            step_at(state, rng.below(here), dealer)
    return decisions / games, options / decisions, most, digits / games


def hidden(setup: Setup) -> tuple[float, float]:
    """The decimal digits of the deals that a seat cannot tell apart at the start.

    Without the order of the supply, and with it. The seat is taken to hold its cards as evenly as
    can be; who holds which orders, and the order of all waiters, are counted in both.
    """
    seats, kinds = int(setup.seats), int(setup.kinds)
    own = [int(setup.opening_hand) // kinds] * kinds
    for kind in range(int(setup.opening_hand) % kinds):
        own[kind] += 1
    left = [int(setup.copies) - number for number in own]

    @cache
    def hands(kind: int, room: tuple[int, ...]) -> int:
        """In how many ways the kinds from one on fill the room in the other hands."""
        if kind == kinds:
            return int(not any(room))
        return sum(hands(kind + 1, rest) for rest in shares(left[kind], room))

    def shares(cards: int, room: tuple[int, ...]) -> list[tuple[int, ...]]:
        if not room:
            return [()]
        found = []
        for number in range(min(cards, room[0]) + 1):
            found += [(room[0] - number, *rest) for rest in shares(cards - number, room[1:])]
        return found

    others = (int(setup.opening_hand),) * (seats - 1)
    orders = factorial(int(setup.orders)) ** (seats - 1) * factorial(int(setup.orders) - 1)
    unordered = log10(hands(0, others)) + log10(orders)
    # All unseen cards in a row: the other hands in the order of their deal, then the supply.
    row = log10(factorial(sum(left))) - sum(log10(factorial(number)) for number in left)
    within = (seats - 1) * log10(factorial(int(setup.opening_hand)))
    return unordered, row - within + log10(orders)


def wins(setup: Setup, lineup: list[str], seed: str, chance: int) -> list[float]:
    """By seat, the share of the win in one game of some bots."""
    log, dealer = Log(), SeededDealer(seed)
    state = deal(setup, dealer, log)
    bots: list[Bot] = [
        make_bot(name)(setup, seat, 100 * chance + seat) for seat, name in enumerate(lineup)
    ]
    while True:
        for event in log.take():
            for seat, bot in enumerate(bots):
                if event.is_for(seat):
                    bot.hear(event)
        if state.phase == OVER:
            break
        actor = int(state.actor)
        step(state, bots[actor].choose(view(state, actor), legal(state)), dealer, log)
    won = winners(state)
    return [1 / len(won) if seat in won else 0.0 for seat in range(len(lineup))]


def luck(setup: Setup, bot: str, deals: int, replays: int) -> tuple[float, float]:
    """The part of the variance of the first seat's win that the deal explains, and its error.

    The standard error is the jackknife's: each deal is left out once.
    """
    table = numpy.array(
        [
            [
                wins(setup, [bot] * int(setup.seats), f"luck {deal}", game)[0]
                for game in range(replays)
            ]
            for deal in range(deals)
        ]
    )
    without = numpy.array([explained(numpy.delete(table, row, axis=0)) for row in range(deals)])
    return explained(table), float(sqrt((deals - 1) * without.var()))


def explained(table: numpy.ndarray) -> float:
    """The intraclass correlation of a table: deals down, games across."""
    replays = table.shape[1]
    between = replays * table.mean(axis=1).var(ddof=1)
    within = table.var(axis=1, ddof=1).mean()
    return float((between - within) / (between + (replays - 1) * within))


def skill(setup: Setup, strong: str, weak: str, deals: int) -> tuple[float, float]:
    """The win share of a bot alone among others, each deal played at every seat; its error."""
    seats = int(setup.seats)
    shares = []
    for number in range(deals):
        for seat in range(seats):
            lineup = [weak] * seats
            lineup[seat] = strong
            shares.append(wins(setup, lineup, f"skill {number}", number)[seat])
    by_deal = numpy.reshape(shares, (deals, seats)).mean(axis=1)
    return float(by_deal.mean()), float(by_deal.std(ddof=1) / sqrt(deals))


def main() -> None:
    """Print a line for each case."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=1000, help="random games for the shape")
    parser.add_argument("--deals", type=int, default=100, help="deals for luck and skill")
    parser.add_argument("--replays", type=int, default=8, help="how often each deal is played")
    chosen = parser.parse_args()
    for edition, seats in CASES:
        setup = Setup(load_edition(edition), seats)
        decisions, options, most, digits = shape(setup, chosen.games)
        unordered, ordered = hidden(setup)
        cards, cards_error = luck(setup, "greedy", chosen.deals, chosen.replays)
        better, better_error = skill(setup, "greedy", "random", chosen.deals)
        print(
            f"{edition} {seats}: {decisions:.0f} decisions, {options:.2f} options (at most {most}),"
            f" 10^{digits:.0f} lines; hidden at the deal 10^{unordered:.0f}, with the order of the"
            f" supply 10^{ordered:.0f}; luck {cards:.3f} ± {cards_error:.3f};"
            f" greedy among random wins {better:.3f} ± {better_error:.3f} (even {1 / seats:.2f})",
            flush=True,
        )


if __name__ == "__main__":
    main()
