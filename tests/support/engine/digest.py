"""Seeded games of every case, move by move as text and as digests, to compare two engines by.

    python -m support.engine.digest games EDITION GAMES  a digest of each of N games of every case
    python -m support.engine.digest moves CASE GAME      one game's moves, to see where two differ

It needs nothing but the standard library and a `pizzaiolo` to import, so that any interpreter can
be asked what its engine does.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from typing import NamedTuple

from pizzaiolo import compiled
from pizzaiolo.engine.dealer import Dealer, LazyDealer, Rng, SeededDealer
from pizzaiolo.engine.log import Log
from pizzaiolo.engine.rules import deal, legal, step
from pizzaiolo.engine.state import OVER
from pizzaiolo.engine.view import view
from support.cases import CASES, Case


class Move(NamedTuple):
    """What a decision was, what happened by it, and how things stand then."""

    decision: str
    events: str
    facts: str
    views: str


def moves(case: Case, game: int) -> Iterator[Move]:
    """A game of random moves, from the deal to the end; every other one with each dealer."""
    rng = Rng(game)
    dealer: Dealer = LazyDealer(rng) if game % 2 else SeededDealer(f"digest {game}")
    setup = case.setup(start=game % case.seats)
    log = Log()
    state = deal(setup, dealer, log)
    decision = "deal"
    number = 0
    while True:
        # To look costs more than to play: now and then a spectator does, and a seat.
        views = ""
        if number % 8 == 0 or state.phase == OVER:
            views = f"{view(state, None)} {view(state, number // 8 % case.seats)}"
        yield Move(decision, repr(log.take()), str(state.facts()), views)
        number += 1
        if state.phase == OVER:
            return
        options = legal(state)
        action = options[rng.below(len(options))]
        decision = f"{action} of {options}"
        step(state, action, dealer, log)


def digest(case: Case, game: int) -> str:
    """All of a game in a few letters."""
    text = "\n".join("\n".join(move) for move in moves(case, game))
    return sha256(text.encode()).hexdigest()[:16]


def course(case: Case, games: int) -> str:
    """What happened in the first games, in a few letters: no matter how a State is laid out."""
    told = ("\n".join(move[:2]) for game in range(games) for move in moves(case, game))
    # The digests are those of the first version, which called this event by another name.
    text = "\n".join(told).replace("DidNotHelp(", "Refused(")
    return sha256(text.encode()).hexdigest()[:16]


def answer(question: list[str]) -> dict[str, object]:
    """What the command line is asked for; and whether it was a compiled engine that played."""
    what, which, number = question
    if what == "moves":
        case = next(case for case in CASES if str(case) == which)
        return {"compiled": compiled(), which: list(moves(case, int(number)))}
    digests = {
        str(case): [digest(case, game) for game in range(int(number))]
        for case in CASES
        if case.edition == which
    }
    return {"compiled": compiled(), **digests}


if __name__ == "__main__":
    json.dump(answer(sys.argv[1:]), sys.stdout)
