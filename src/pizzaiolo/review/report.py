"""A review in English: win chances as a line of bars, the accounts, and the moments in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pizzaiolo.english import kind_word, listed, number_word, order_name
from pizzaiolo.records.record import Record
from pizzaiolo.review.data import Account, Because, Decision, Moment, Review, Step

BARS: Final = "▁▂▃▄▅▆▇█"
"""From no chance to a certain win."""

WIDTH: Final = 48
"""How many bars a game is drawn with."""


def points(value: float) -> str:
    """A part of a won game in hundredths, with its sign: '+12.3'."""
    text = f"{100 * value:+.1f}"
    return "0.0" if text in ("+0.0", "-0.0") else text


def give_or_take(value: float, error: float) -> str:
    """A part of a won game in hundredths, with its standard error: '8.6 ± 1.2 points'."""
    return f"{100 * value:.1f} ± {100 * error:.1f} points"


def sparkline(shares: Sequence[float], width: int = WIDTH) -> str:
    """Shares from 0 to 1 as bars, as many as fit: each is the mean of those it stands for."""
    number = min(width, len(shares))
    bars = ""
    for place in range(number):
        first = place * len(shares) // number
        last = max(first + 1, (place + 1) * len(shares) // number)
        mean = sum(shares[first:last]) / (last - first)
        bars += BARS[min(int(mean * len(BARS)), len(BARS) - 1)]
    return bars


class Teller:
    """Tells what a review found about one game."""

    def __init__(self, review: Review, record: Record) -> None:
        """Know the game."""
        self._review = review
        self._setup = record.setup()
        self._steps = {step.action: step for step in review.steps if step.cause == "decision"}
        self._decisions = {decision.action: decision for decision in review.decisions}
        self._record = record

    def name(self, seat: int) -> str:
        """What a player is called; a player without a name is called by the colour."""
        return self._record.names[seat] or self._record.colours[seat]

    def lines(self) -> Iterator[str]:
        """The whole review, line by line."""
        yield from self.chances()
        yield ""
        yield from self.accounts()
        if self._review.moments:
            yield ""
        for moment in self._review.moments:
            yield self.moment(moment)

    def chances(self) -> Iterator[str]:
        """The win chances of every seat over the game, as bars."""
        width = max(len(self.name(seat)) for seat in range(len(self._record.colours)))
        for seat in range(len(self._record.colours)):
            shares = [step.shares[seat] for step in self._review.steps]
            yield f"{self.name(seat):<{width}}  {sparkline(shares)}  {shares[-1]:.0%}"

    def accounts(self) -> Iterator[str]:
        """The accounts of every seat, in points: hundredths of a won game."""
        accounts = self._review.accounts
        width = max([4, *(len(self.name(account.seat)) for account in accounts)])
        yield (
            f"{'':<{width}}  {'result':>7} = {'even':>5} {'luck':>14} {'own':>14} {'others':>14}"
            f"   {'lost':>12}  {'memory':>12}"
        )
        for account in accounts:
            yield f"{self.name(account.seat):<{width}}  {account_line(account)}"

    # Moments

    def moment(self, moment: Moment) -> str:
        """A moment in one or two sentences."""
        match moment.lesson:
            case "learn":
                return f"To learn from: {self.lesson(self._decisions[moment.action or 0])}"
            case "proud":
                return f"To be proud of: {self.pride(self._decisions[moment.action or 0])}"
            case "turning point":
                return f"The turning point: {self._turning_point(moment)}"
            case _:
                return f"One card: {self._one_card(moment)}"

    def lesson(self, decision: Decision) -> str:
        """What was lost by a decision, and what was better."""
        return (
            f"{self._where(decision)}; to {decision.best} was better by"
            f" {give_or_take(decision.loss, decision.loss_error)}.{self._because(decision.because)}"
        )

    def pride(self, decision: Decision) -> str:
        """What was kept by remembering."""
        return (
            f"{self._where(decision)}, which kept"
            f" {give_or_take(decision.kept, decision.kept_error or decision.stake_error)} of what"
            f" remembering was worth; forgetful, it would have been to {decision.unaided}."
            f"{self._because(decision.because)}"
        )

    def verdict(self, decision: Decision) -> str:
        """A decision in one sentence, whatever its outcome."""
        if decision.verdict != "fine":
            return f"A {decision.verdict}: {self.lesson(decision)}"
        if decision.best == decision.played:
            return f"Well done: to {decision.played} was best."
        return f"Fine: to {decision.best} was no better, as far as can be told."

    def _where(self, decision: Decision) -> str:
        return (
            f"decision {decision.action + 1}, {self.name(decision.seat)} chose to {decision.played}"
        )

    def _because(self, reason: Because | None) -> str:
        if reason is None:
            return ""
        parts = [f"{self._cards(reason.cards)} lay ready for it"] if reason.cards else []
        if reason.missing:
            parts.append(f"{self._cards(reason.missing)} still missing")
        return f" It was about order {reason.order}: {', '.join(parts)}." if parts else ""

    def _cards(self, cards: Sequence[tuple[str, int]]) -> str:
        return listed(
            [f"{number_word(number)} {kind_word(kind, number)}" for kind, number in cards]
        )

    def _turning_point(self, moment: Moment) -> str:
        change = f"changed a chance of winning by {give_or_take(moment.value, moment.error)}"
        if moment.action is None:
            return f"the deal {change}."
        seat, text = self._record.actions[moment.action]
        decided = f"decision {moment.action + 1}, when {self.name(seat)} chose to {text},"
        return (
            f"{decided} {change}."
            if moment.seat is not None
            else f"chance after {decided} {change}."
        )

    def _one_card(self, moment: Moment) -> str:
        assert moment.seat is not None, "an order has an owner"
        assert moment.order is not None, "it is about an order"
        order = order_name(self._setup, moment.seat, moment.order - 1)
        fate = "was baked thanks to" if moment.baked else "went back for want of"
        return (
            f"{self.name(moment.seat)}'s order {moment.order} ({order}) {fate}"
            f" {self._cards(moment.cards)}, after decision {(moment.action or 0) + 1}."
        )


def account_line(account: Account) -> str:
    """The figures of a seat in points, each with its standard error."""
    parts = [
        f"{points(value):>7} ± {100 * error:4.1f}"
        for value, error in (
            (account.luck, account.luck_error),
            (account.own, account.own_error),
            (account.others, account.others_error),
        )
    ]
    line = f"{100 * account.result:>7.1f} = {100 * account.even:>5.1f} {' '.join(parts)}"
    if not account.judged:
        return f"{line}   {'-':>12}  {'-':>12}"
    lost = f"{100 * account.loss:.1f} ± {100 * account.loss_error:.1f}"
    return f"{line}   {lost:>12}  {memory_text(account):>12}"


def memory_text(account: Account) -> str:
    """How much was remembered of what mattered: '62 ± 8 %'."""
    if account.memory is None or account.memory_error is None:
        return "-"
    return f"{100 * account.memory:.0f} ± {100 * account.memory_error:.0f} %"


def shares_at(steps: Sequence[Step], action: int | None) -> Step | None:
    """The last step of a decision: what the chances were once it and its draws were done."""
    found = [step for step in steps if step.action == action]
    return found[-1] if found else None
