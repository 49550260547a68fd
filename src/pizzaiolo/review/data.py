"""What a review says: plain data, all of it, to be encoded as it is."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Final, Literal

JUDGE: Final = 2
"""The version of the judge: another one may judge the same game differently."""

FORMAT: Final = "pizzaiolo review"
VERSION: Final = 1
"""The version of the format that `Review.to_json` writes."""

ITERATIONS: Final = 1000
"""How much is tried for each decision by default."""

Cause = Literal["deal", "decision", "draw", "shuffle"]
Verdict = Literal["fine", "slip", "mistake"]
Lesson = Literal["learn", "proud", "turning point", "one card"]


@dataclass(frozen=True)
class Step:
    """One change of the win chances, and whose it is: a seat's decision, or chance."""

    cause: Cause
    action: int | None
    """The place of the decision in the record's list of actions; None for the deal."""
    seat: int | None
    """Who decided; None for chance."""
    round: int
    shares: tuple[float, ...]
    """By seat, the chance of winning after it."""
    errors: tuple[float, ...]
    """The standard errors of the shares."""
    changes: tuple[float, ...]
    """By seat, what it changed."""
    change_errors: tuple[float, ...]
    """The standard errors of the changes, the same luck before and after."""


@dataclass(frozen=True)
class Option:
    """A legal action, and what it was worth to somebody who remembers everything heard."""

    action: str
    tries: int
    worth: float
    """The share of the win, from 0 to 1."""
    error: float
    """Its standard error, at most."""


@dataclass(frozen=True)
class Because:
    """The order that a decision was about, and what the oven held for it as announced."""

    order: int
    """As in the edition's list, from 1."""
    cards: tuple[tuple[str, int], ...]
    """The kinds that it needs and finds, with how many of them count."""
    missing: tuple[tuple[str, int], ...]
    """The kinds that neither the oven nor the hand has for it."""


@dataclass(frozen=True)
class Decision:
    """What a seat decided, what was better, and what remembering was worth at that moment."""

    action: int
    """Its place in the record's list of actions."""
    seat: int
    round: int
    sort: str
    """place, submit, draw, pay, add, request or help."""
    played: str
    best: str
    """What somebody would have played who remembers everything that the seat heard."""
    unaided: str
    """What somebody would have played who remembers only what the table showed."""
    options: tuple[Option, ...]
    loss: float
    """How much less the action played is worth than the best; below 0 if it came out better."""
    loss_error: float
    verdict: Verdict
    stake: float
    """How much more the best is worth than the unaided: what remembering was worth."""
    stake_error: float
    kept: float
    """How much of the stake the action played has kept."""
    kept_error: float
    because: Because | None


@dataclass(frozen=True)
class Account:
    """A seat's game: result - even = luck + own + others."""

    seat: int
    result: float
    """The share of the win: 1, 0, or a part if it was shared."""
    even: float
    luck: float
    own: float
    others: float
    luck_error: float
    own_error: float
    others_error: float
    judged: bool
    """Whether the seat's decisions were looked at one by one; if not, what follows is 0."""
    loss: float
    """What its decisions lost, all together, against the best ones."""
    loss_error: float
    memory_kept: float
    memory_stake: float
    memory_stake_error: float
    memory: float | None
    """Kept divided by stake; None if too little was at stake to tell."""
    memory_error: float | None


@dataclass(frozen=True)
class Moment:
    """A moment to look at again."""

    lesson: Lesson
    action: int | None
    """The place in the record's list of actions; None for the deal."""
    seat: int | None
    """Whose it is; None for chance."""
    value: float
    """What it was worth: a loss, what was kept, or the largest change of a share."""
    error: float
    order: int | None = None
    """At `one card`: the order, from 1; its owner is the seat."""
    cards: tuple[tuple[str, int], ...] = ()
    """At `one card`: the card."""
    baked: bool | None = None
    """At `one card`: whether the order was baked."""


@dataclass(frozen=True)
class Review:
    """The review of a game, or as much of it as has been worked out."""

    judge: int
    edition: str
    colours: tuple[str, ...]
    names: tuple[str | None, ...]
    iterations: int
    level: str
    """The level of all seats; if they differ, the levels by seat, separated by spaces."""
    complete: bool
    """Whether everything that was asked for has been worked out."""
    steps: tuple[Step, ...]
    accounts: tuple[Account, ...]
    """By seat; empty until the win chances are known."""
    decisions: tuple[Decision, ...]
    """Of the seats that were asked for, in the order of the game."""
    moments: tuple[Moment, ...]

    def to_json(self) -> str:
        """The review as JSON: always the same text for the same review."""
        data = {"format": FORMAT, "version": VERSION, **asdict(self)}
        return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


class ReviewError(ValueError):
    """What cannot be reviewed, or not in this way; the message is one sentence."""
