"""Turn ahead: what can follow what in the turn of the seat to act, found without playing it.

What a seat can do later in its turn depends only on how many cards it has placed and submitted by
then, so the rules say it of the game as it is. Steps that the engine skips are left out; a draw
that happens by itself is there, as the only thing that follows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pizzaiolo.engine.actions import Action, Place, Submit
from pizzaiolo.game import Game
from pizzaiolo.server.protocol.public import Then
from pizzaiolo.server.table.game.choices import ChoiceError

NO_ORDER: Final = "submit nothing"


def rest_of_turn(game: Game) -> dict[str, Then]:
    """All that the seat to act can do in its turn, step by step: what can follow what."""
    rest: dict[str, Then] = {}
    after_placing: dict[int, Then] = {}
    for text, action in zip(game.legal_texts(), game.legal(), strict=True):
        if isinstance(action, Place):
            # Whichever kind it is: what follows depends on how many cards are left in the hand.
            cards = action.singles + action.doubles
            if cards not in after_placing:
                after_placing[cards] = Then(_after(game, action))
            rest[text] = after_placing[cards]
        elif isinstance(action, Submit):
            rest[text] = Then(_after(game, action))
        else:
            return _draws(game, 0, 0)
    return rest


def _after(game: Game, action: Action) -> dict[str, Then]:
    """What can follow upon one of the things that the seat to act can do in its turn."""
    if isinstance(action, Place):
        return _submissions(game, action.singles + action.doubles)
    if isinstance(action, Submit):
        return _draws(game, 0, 0 if action.order is None else 1)
    return {}


def _submissions(game: Game, placed: int) -> dict[str, Then]:
    """What follows once cards were placed: an order or none, or what follows upon none."""
    nothing, submissions = _draws(game, placed, 0), game.submissions()
    if len(submissions) == 1:
        return nothing
    ends = dict.fromkeys(submissions, Then(_draws(game, placed, 1)))
    ends[NO_ORDER] = Then(nothing)
    return ends


def _draws(game: Game, placed: int, submitted: int) -> dict[str, Then]:
    """The draws at the end of the turn; how many ingredients one brings is not foretold."""
    draws = game.draws_after(placed, submitted)
    return {text: Then(orders=orders) for text, orders in draws.items()}


def follow_turn(game: Game, texts: Sequence[str]) -> tuple[str, ...]:
    """The actions of the turn that these texts name, all of them; or a ChoiceError.

    Steps that the engine skips because there was no choice may be among the texts, but are not
    among the actions.
    """
    actions: list[str] = []
    passed_over: set[str] = set()
    rest: dict[str, Then] = {}
    legal = game.legal_texts()
    for text in texts:
        action = game.table.parse(text)
        name = str(action)
        # Of a single thing there is no choice: it is drawn by itself, and the turn is over.
        decides = len(legal) > 1
        if action is not None and decides and name in legal:
            rest = rest[name].then if actions else _after(game, action)
            actions.append(name)
            legal = tuple(rest)
            passed_over = {NO_ORDER} if len(legal) > 1 else {NO_ORDER, *legal}
        elif name not in passed_over:
            raise ChoiceError(text, legal if decides else (), known=action is not None)
    return tuple(actions)


def finish_turn(game: Game) -> tuple[str, ...]:
    """All that is left of a turn, done in the simplest way: always the first thing that can be."""
    actions: list[str] = []
    rest = rest_of_turn(game)
    while len(rest) > 1:
        actions.append(next(iter(rest)))
        rest = rest[actions[-1]].then
    return tuple(actions)
