"""The review of a game on the screen of a terminal, as it grows and when it is done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import monotonic
from typing import Final

from textual.content import Content

from pizzaiolo.records.record import Record
from pizzaiolo.review import Moment, Review, ReviewError, Reviewing
from pizzaiolo.review.report import Teller, memory_text, points, shares_at, sparkline
from pizzaiolo.terminal.paint import EMBERS, PARCHMENT, QUIET, SEAT_INK, line, wrapped
from pizzaiolo.terminal.widgets import Block

REFRESH: Final = 0.2
"""After how many seconds a review that has grown is shown again."""

FIGURES: Final = 34
"""How wide the figures of a seat are, if there is room for them."""

SENTENCE_LINES: Final = 3


class WatchedReview:
    """A review that somebody watches while it is computed, and the moment they look at."""

    def __init__(self, record: Record, viewer: int | None, iterations: int) -> None:
        """Judge the viewer's decisions first, if there is one."""
        self.record = record
        self.action: int | None = None
        """The decision that is looked at; None for the deal."""
        self.hint = ""
        self.review: Review | None = None
        """The review so far; None before it has begun."""
        self.progress = (0, 1)
        self._teller: Teller | None = None
        self._reviewing: Reviewing | None = None
        self._iterations = iterations
        seats = range(len(record.colours))
        self._seats = sorted(seats, key=lambda seat: seat != viewer)

    def begin(self) -> bool:
        """Begin, unless it has begun; whether there is work to be done now."""
        if self._reviewing is not None:
            return False
        try:
            self._reviewing = Reviewing(self.record, self._seats, self._iterations)
        except ReviewError as error:
            self.hint = str(error)
            return False
        self._look()
        return True

    def work(self) -> Iterator[None]:
        """Do the work; now and then there is something new to be seen."""
        assert self._reviewing is not None, "it has begun"
        seen = monotonic()
        for step in self._reviewing:
            self.progress = (step.done, step.total)
            if monotonic() - seen > REFRESH or step.done == step.total:
                self._look()
                yield
                seen = monotonic()

    def _look(self) -> None:
        assert self._reviewing is not None, "it has begun"
        self.review = self._reviewing.review()
        self._teller = Teller(self.review, self.record)

    def next_moment(self) -> Moment | None:
        """The moment after the decision that is looked at, or the first one."""
        moments = () if self.review is None else self.review.moments
        in_order = sorted(moments, key=lambda moment: _place(moment.action))
        later = [each for each in in_order if _place(each.action) > _place(self.action)]
        return next(iter(later or in_order), None)

    def lines(self, width: int) -> Iterator[Content]:
        """One line per seat, and a sentence on the decision that is looked at."""
        review, teller = self.review, self._teller
        if review is None or teller is None:
            if self.hint:
                yield Content.styled(f" {self.hint}", EMBERS)
            return
        done, whole = self.progress
        percent = f"{100 * done // whole} %" if not review.complete else "m: next moment"
        yield Content.styled(f" Review: chances of winning, luck, lost, memory · {percent}", QUIET)
        for seat in range(len(review.colours)):
            yield self._seat(review, teller, seat, width)
        sentence = self._sentence(review, teller)
        yield from (line(" ", each) for each in wrapped(sentence, width - 2)[:SENTENCE_LINES])

    def _seat(self, review: Review, teller: Teller, seat: int, width: int) -> Content:
        shares = [step.shares[seat] for step in review.steps]
        now = shares_at(review.steps, self.action)
        figures = self._figures(review, seat) if width >= 2 * FIGURES else ""
        bars = sparkline(shares, max(8, width - 22 - len(figures)))
        # What is past stands out from what is still to come.
        here = 0 if now is None else review.steps.index(now) + 1
        cut = here * len(bars) // max(len(shares), 1)
        ink = SEAT_INK[review.colours[seat]]
        percent = "" if now is None else f"{now.shares[seat]:>5.0%}"
        return line(
            ("▌", ink),
            (f"{teller.name(seat):<12.12} ", f"bold {PARCHMENT}"),
            (bars[:cut], ink),
            (bars[cut:], QUIET),
            (percent, f"bold {PARCHMENT}"),
            (figures, QUIET),
        )

    def _figures(self, review: Review, seat: int) -> str:
        if not review.accounts:
            return " " * FIGURES
        account = review.accounts[seat]
        text = f"  luck {points(account.luck):>6}"
        if account.judged:
            text += f"  lost {100 * account.loss:5.1f}  {memory_text(account):>10}"
        return f"{text:<{FIGURES}}"

    def _sentence(self, review: Review, teller: Teller) -> str:
        """The sentence on the decision that is looked at: that of a moment, or else a verdict."""
        for moment in review.moments:
            if moment.action == self.action:
                return teller.moment(moment)
        for decision in review.decisions:
            if decision.action == self.action:
                return teller.verdict(decision)
        return ""


def _place(action: int | None) -> int:
    """The deal comes before the first decision."""
    return -1 if action is None else action


class Reviewed(Block):
    """The review below the table; it takes no room before it is asked for."""

    def __init__(self, watched: WatchedReview) -> None:
        """Show a review."""
        super().__init__()
        self._watched = watched

    def get_content_height(self, *_: object) -> int:
        """As much as a review takes, once there is one."""
        if self._watched.review is None:
            return 1 if self._watched.hint else 0
        return 1 + len(self._watched.record.colours) + SENTENCE_LINES

    def lines(self, width: int, height: int) -> Sequence[Content]:
        """What the review says here."""
        return list(self._watched.lines(width))
