"""Pauses: how long the show and its bots take at each pace, whatever anybody holds (R10.5)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import pow as power
from typing import Final

from pizzaiolo.engine.dealer import SeededShuffle
from pizzaiolo.engine.events import (
    Baked,
    DidNotHelp,
    Event,
    Passed,
    Placed,
    Returned,
    RoundEnded,
    TurnedUp,
)
from pizzaiolo.server.protocol.entries import PaceName


@dataclass(frozen=True)
class Tempo:
    """The times of a pace, in seconds."""

    beat: float
    """How long anything that happens by itself takes."""
    opening: float
    """How long the oven lies open before its first card is turned up."""
    turn: float
    """How long a bot takes before its turn, on average, once it knows the table; until then,
    everybody reads what was announced last."""
    answer: float
    """The same for the answer to a question while the oven is emptied; the answer to a request for
    help takes a third of that, unless a person asks."""
    verdict: float = 0.0
    """How long what became of a person's order stands: nobody should miss their own."""
    breath: float = 0.0
    """How long the end of a round stands before the next one begins."""
    first: float = 1.0
    """How many times as long a beat is while the oven of a game is emptied for the first time."""


TEMPOS: Final[dict[PaceName, Tempo]] = {
    "slow": Tempo(1.0, 2.0, 2.2, 1.0, 2.4, 3.0, 1.5),
    "normal": Tempo(0.55, 1.2, 1.5, 0.55, 1.6, 2.2, 1.3),
    "fast": Tempo(0.3, 0.6, 0.7, 0.4, 0.9, 1.2),
    "instant": Tempo(0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
}
"""`instant` is for tests and for tables of bots: only a seat that has a choice is asked, which
gives everything away."""

TEMPOS_3: Final = {pace: replace(tempo, first=1.0) for pace, tempo in TEMPOS.items()}
"""The times of clock 3, whose games are told as they were: the first round is like the others."""

TEMPOS_2: Final = {
    pace: replace(tempo, verdict=0.0, breath=0.0) for pace, tempo in TEMPOS_3.items()
}
"""The times of clock 2: besides, nothing stands longer than the rest."""

BELIEF: Final = 30.0
"""In company: how long the oven lies open while everybody says what they think is in it."""

HURRIED: Final = 0.3
"""How long a bot takes for a turn or an answer when everybody wants to hurry on."""

_NARROWEST, _WIDEST = 0.6, 1.4
"""The shortest and the longest pause, as parts of the mean."""

_SETTLED: Final = 10
"""After this many of its kind a pause has its usual length; the first is almost twice as long."""

_AT_HOME: Final = 40
"""After this many of its kind a pause becomes no shorter."""

_READABLE: Final = 0.8
"""The least of its mean that a pause before a turn takes, however well everybody knows the table:
before that, nobody has read what was announced."""

_MANY: Final = 65
"""In a game with more ingredients than these there are more turns, and each begins sooner."""

_FEW: Final = 3
"""If more bots than these sit at a table, all of them together answer as quickly as these would."""

_HEARD: Final = 0.7
"""How much of the pause before an answer a bot takes that a person asks for help."""

_FURTHER: Final = 0.1
"""How much of its pause before a turn a bot takes before a further step of it."""

_FULL: Final = 54
"""An oven with more cards than these is emptied faster."""

_FASTEST: Final = 0.55
"""The least of a beat that ingredients take to come out."""

_FASTEST_ROW: Final = 0.35
"""The least of a beat after which a card follows an ingredient: that lies there from then on."""

_FASTEST_ELSE: Final = 0.85
"""The least of a beat that anything else takes: orders have to be read."""

_OTHERS: Final = 0.75
"""In the first oven of a game the orders of bots stand for this part of that time."""

_FASTEST_VERDICT: Final = 0.7
"""The least of its time that what became of a person's order stands."""


def drawn_pause(mean: float, commitment: str, n: int, earlier: int, least: float = 0.0) -> float:
    """A pause from the one distribution that all bots share; everybody could compute it.

    It follows only from the promise of the deal and the number of the step, and becomes shorter
    with the number of pauses of its kind that came earlier in the game, but not shorter than the
    least.
    """
    part = SeededShuffle(commitment, f"pause {n}").below(1001) / 1000
    return max(least, mean * (_NARROWEST + (_WIDEST - _NARROWEST) * part) * familiarity(earlier))


def familiarity(earlier: int) -> float:
    """How much longer or shorter than usual a pause is after so many of its kind."""
    if earlier < _SETTLED:
        return 1 + 0.8 * (1 - earlier / _SETTLED)
    return 1 - 0.3 * min(1.0, (earlier - _SETTLED) / (_AT_HOME - _SETTLED))


def turn_mean(tempo: Tempo, ingredients: int, *, begins: bool) -> float:
    """How long a bot takes before its turn, or before a further step of it.

    In a game with many ingredients that is less.
    """
    share = power(min(1.0, _MANY / ingredients), 1.5)
    return tempo.turn * share * (1.0 if begins else _FURTHER)


def least_turn(mean: float) -> float:
    """The shortest pause before a turn, if pauses have this mean."""
    return _READABLE * mean


def answer_mean(tempo: Tempo, bots: int, decision: str, *, to_person: bool = False) -> float:
    """How long a bot takes to answer, at a table with this many bots.

    A person who asks for help hears everybody's answer, one after the other.
    """
    share = min(1.0, _FEW / max(1, bots))
    if decision != "help":
        return tempo.answer * share
    return tempo.answer * (_HEARD if to_person else share / 3)


def beat_of(
    event: Event,
    height: int,
    tempo: Tempo | OldTempo,
    *,
    after: Event | None = None,
    first: bool = False,
) -> float:
    """How long something that happens by itself takes, after an oven of this height was opened.

    The ingredients of a full oven come out faster, its orders a little; what follows an ingredient
    there follows soonest. The first oven of a game is emptied slowly: somebody may never have seen
    one. Somebody who cannot help says so as quickly as somebody who does not want to. A turn
    without a choice leaves as much time to read the one before it as any other.
    """
    if isinstance(tempo, OldTempo):
        return tempo.beat
    if isinstance(event, Placed | Passed):
        return max(tempo.beat, least_turn(tempo.turn))
    if isinstance(event, DidNotHelp):
        return tempo.answer / 3
    share = _share(height)
    beat = tempo.beat * (tempo.first if first else 1.0)
    if isinstance(after, TurnedUp) and tempo.verdict:
        # What orders of people take longer is taken from here.
        return beat * max(_FASTEST_ROW, share * share)
    return beat * max(_FASTEST if isinstance(event, TurnedUp) else _FASTEST_ELSE, share)


def stands_for(
    event: Event | None,
    height: int,
    tempo: Tempo | OldTempo,
    *,
    persons: bool,
    first: bool = False,
) -> float:
    """How long something stands, however soon anything else could happen.

    What became of an order stands longer if it is a person's, baked or burnt: everybody knows who
    is a person. In the first oven of a game everybody's does, so that one sees why. A full oven has
    more orders, and each of them stands a little less.
    """
    if isinstance(tempo, OldTempo):
        return 0.0
    if isinstance(event, RoundEnded):
        return tempo.breath
    if isinstance(event, Baked | Returned) and (persons or (first and tempo.first > 1.0)):
        return (1.0 if persons else _OTHERS) * tempo.verdict * max(_FASTEST_VERDICT, _share(height))
    return 0.0


def _share(height: int) -> float:
    """How much of its time something takes in an oven of this height."""
    return min(1.0, _FULL / max(1, height))


def hurried_turn(hurried: float, last: float) -> float:
    """When a bot goes on that was hurried in its turn: a further step of it takes half as long."""
    return hurried + HURRIED if hurried >= last else last + HURRIED / 2


@dataclass(frozen=True)
class OldTempo:
    """The times of a pace in games of clock 1, which still have to be replayed."""

    beat: float
    pause: float
    """After how many seconds the question to the owner of an order ended by itself."""
    help_pause: float
    opening: float


OLD_TEMPOS: Final[dict[PaceName, OldTempo]] = {
    "slow": OldTempo(1.2, 9.0, 6.0, 9.0),
    "normal": OldTempo(0.7, 6.0, 4.0, 6.0),
    "fast": OldTempo(0.35, 3.0, 2.0, 3.0),
    "instant": OldTempo(0.0, 0.0, 0.0, 0.0),
}
