"""The review of a finished game: luck, judgement and memory, told apart."""

from pizzaiolo.engine.levels import LEVELS
from pizzaiolo.review.data import (
    ITERATIONS,
    JUDGE,
    Account,
    Because,
    Decision,
    Moment,
    Option,
    Review,
    ReviewError,
    Step,
)
from pizzaiolo.review.places import Place
from pizzaiolo.review.reviewing import Progress, Reviewing, review

__all__ = [
    "ITERATIONS",
    "JUDGE",
    "LEVELS",
    "Account",
    "Because",
    "Decision",
    "Moment",
    "Option",
    "Place",
    "Progress",
    "Review",
    "ReviewError",
    "Reviewing",
    "Step",
    "review",
]
