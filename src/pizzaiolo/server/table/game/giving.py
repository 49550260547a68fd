"""Giving: what the hand gives for an order, as far as that leaves no choice."""

from __future__ import annotations

from dataclasses import dataclass

from pizzaiolo.engine.actions import Action, Add, Bake
from pizzaiolo.engine.counts import count
from pizzaiolo.engine.events import Added, Asked, Baked, DidNotHelp, Event, Helped, Returned
from pizzaiolo.game import Game

ANSWERS = (Asked, Baked, Helped, DidNotHelp, Returned)
"""What answers a question: the order is settled, the others are asked, or a seat has helped."""


@dataclass(frozen=True, slots=True)
class Giving:
    """What comes of baking an order, or of adding a card to it; amounts are Counts."""

    singles: int = 0
    """If nothing more is to be chosen: all that the hand gives from here on."""
    doubles: int = 0
    rest: tuple[str, ...] = ()
    """The texts that complete the plan then, in whatever order: the cards are the same."""
    choice: tuple[str, ...] = ()
    """Otherwise: what may be chosen next."""


def givings(game: Game, legal: list[Action]) -> dict[str, Giving]:
    """By the texts that bake the order turned up, or add a card to it: what the hand then gives."""
    return {str(each): _giving(game, each) for each in legal if isinstance(each, Bake | Add)}


def _giving(game: Game, action: Action) -> Giving:
    """Go on in one way, and see whether there is another that gives other cards.

    Cards may be added in any order, and none of them can be left out (R4.6). So other cards can be
    given only if one is offered that this way does not give, or one more of those that it gives.
    What comes out of the oven after the answer is not looked at.
    """
    trial = game.copy()
    singles, doubles, answered = _added(trial.play(action))
    if answered:
        return Giving(singles, doubles)
    start, offered = trial.copy(), trial.legal()
    more = more_doubles = 0
    rest: list[str] = []
    while not answered:
        first = trial.legal()[0]
        rest.append(str(first))
        new, new_doubles, answered = _added(trial.play(first))
        more, more_doubles = more + new, more_doubles + new_doubles
    for each in offered:
        if isinstance(each, Add):
            given = _count(each, more, more_doubles, game)
            if given == 0 or _offers_more(start, each, given):
                return Giving(choice=tuple(map(str, offered)))
    return Giving(singles + more, doubles + more_doubles, tuple(rest))


def _count(card: Add, singles: int, doubles: int, game: Game) -> int:
    return count(doubles if card.double else singles, game.edition.kinds.index(card.kind))


def _offers_more(start: Game, card: Add, number: int) -> bool:
    """Whether, after so many cards of a sort, one more of them can be added."""
    trial = start.copy()
    while number > 0:
        singles, doubles, answered = _added(trial.play(card))
        if answered:
            return False
        number -= _count(card, singles, doubles, start)
    return card in trial.legal()


def _added(events: list[Event]) -> tuple[int, int, bool]:
    """The single and double cards that were added for an order, and whether it is answered."""
    singles = doubles = 0
    for event in events:
        if isinstance(event, ANSWERS):
            return singles, doubles, True
        if isinstance(event, Added):
            singles += event.ingredients
            doubles += event.doubles
    return singles, doubles, False
