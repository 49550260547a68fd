"""Choices: what a seat wants to do, tried out on a copy of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pizzaiolo.engine.actions import Action, Ask, Bake, Draw, Place, Send, Submit
from pizzaiolo.engine.counts import members_of, shortage, total
from pizzaiolo.engine.events import (
    Awaited,
    Drew,
    Event,
    MammaMiaTaken,
    Placed,
    Received,
    Submitted,
)
from pizzaiolo.engine.view import View
from pizzaiolo.game import Game, IllegalActionError
from pizzaiolo.server.protocol.public import Then
from pizzaiolo.server.table.game.giving import ANSWERS, givings
from pizzaiolo.server.table.game.options import Options

# Tuples: a union of types would be put together anew each time.
_TURN_ACTIONS: Final = (Place, Submit, Draw)
_BEFORE_A_DRAW: Final = (Placed, Submitted, Received, MammaMiaTaken)


class ChoiceError(ValueError):
    """Something that cannot be done: the text, and what could be done instead."""

    def __init__(self, text: str, legal: tuple[str, ...], *, known: bool) -> None:
        """Say which text; `known` is whether it is an action of the edition at all."""
        super().__init__(text)
        self.text = text
        self.legal = legal
        self.known = known


def legal_texts(game: Game, seat: int) -> tuple[str, ...]:
    """The texts of what a seat can do; raises ValueError if it is not the one to act."""
    return tuple(map(str, _legal(game, seat)))


def _legal(game: Game, seat: int) -> list[Action]:
    if game.to_act != seat:
        raise ValueError(f"seat {game.to_act} is to act, not seat {seat}")
    return game.legal()


def options(game: Game, seat: int, n: int) -> Options:
    """What a seat can do at step n, and what it has to know for that.

    Raises ValueError if it is not the seat to act.
    """
    legal = _legal(game, seat)
    texts = tuple(map(str, legal))
    if isinstance(legal[0], _TURN_ACTIONS):
        # In a turn there is no order that could lack anything.
        return Options(seat, n, texts)
    view = game.view(seat)
    if view.hand is None:
        raise AssertionError(f"seat {seat} sees no hand")
    hand = view.hand
    costs, lacking = _costs(game, view, legal)
    return Options(
        seat,
        n,
        texts,
        costs,
        hand.missing,
        lacking or hand.lacking,
        hand.asked,
        givings(game, legal),
    )


def _costs(game: Game, view: View, legal: list[Action]) -> tuple[dict[str, int], int]:
    """What the face-up cards lack for each way to bake the order turned up, or to ask about it.

    The number is how many cards of any kinds they lack.
    """
    card = view.turned_up
    ways = [each for each in legal if isinstance(each, Bake | Ask)]
    if card is None or card.owner is None or card.order is None or not ways:
        return {}, 0
    setup, table = game.setup, view.table + 2 * view.table_doubles
    recipe = setup.recipe(card.owner, card.order)
    lacks = {
        tuple(setup.edition.kinds[kind] for kind in members_of(way.kinds)): shortage(
            way.need, table
        )
        for way in recipe.ways
    }
    lacking = max(0, recipe.at_least - total(table))
    return {str(each): lacks[each.kinds] for each in ways}, lacking


def legal_numbers(game: Game) -> tuple[int, ...]:
    """The numbers of what the seat to act can do."""
    return tuple(game.number(action) for action in game.legal())


def simplest(game: Game) -> Action:
    """What the clock does for a seat: the first legal action in the order of the action numbers.

    That is: place one card of the first kind, submit nothing, draw from the supply if possible,
    decline (or, if the table alone fills the order, bake it in the first way), add the first kind,
    do not help. The one exception: a request that can be sent is sent as it is.
    """
    legal = game.legal()
    return next((action for action in legal if isinstance(action, Send)), legal[0])


def follow_turn(game: Game, seat: int, texts: Sequence[str]) -> tuple[str, ...]:
    """The actions of a seat's turn that these texts name, all of them; or a ChoiceError.

    Steps that the engine skips because there was no choice may be among the texts, but are not
    among the actions.
    """
    trial = game.copy()
    actions: list[str] = []
    passed_over: set[str] = set()
    goes_on = True
    for text in texts:
        action = trial.table.parse(text)
        if action is None:
            raise ChoiceError(text, legal_texts(trial, seat) if goes_on else (), known=False)
        try:
            events = trial.play(action) if goes_on else None
        except IllegalActionError:
            events = None
        if events is None:
            if str(action) in passed_over:
                continue
            raise ChoiceError(text, legal_texts(trial, seat) if goes_on else (), known=True)
        actions.append(str(action))
        goes_on = turn_goes_on(action, events, seat)
        passed_over = {"submit nothing"} | {
            f"draw {event.source}"
            for event in events
            if isinstance(event, Drew) and event.seat == seat and not goes_on
        }
    return tuple(actions)


def finish_turn(game: Game, seat: int) -> tuple[str, ...]:
    """All that is left of a seat's turn, done in the simplest way."""
    trial = game.copy()
    actions: list[str] = []
    goes_on = True
    while goes_on:
        action = simplest(trial)
        actions.append(str(action))
        goes_on = turn_goes_on(action, trial.play(action), seat)
    return tuple(actions)


def rest_of_turn(game: Game) -> dict[str, Then]:
    """All that the seat to act can do in its turn, step by step: what can follow what.

    Steps that the engine skips are left out; a draw that happens by itself is there, as the only
    thing that follows.
    """
    rest: dict[str, Then] = {}
    after_an_order: Then | None = None
    after_cards: dict[int, Then] = {}
    for action in game.legal():
        if isinstance(action, Draw):
            rest[str(action)] = Then() if action.source == "supply" else _orders(game, action)
        elif isinstance(action, Submit) and action.order is not None:
            # Whichever order it is, the hand is one card smaller: the same draws follow.
            after_an_order = after_an_order or _then(game, action)
            rest[str(action)] = after_an_order
        elif isinstance(action, Place):
            # Whichever kind it is: what follows depends on how many cards are left in the hand.
            cards = action.singles + action.doubles
            if cards not in after_cards:
                after_cards[cards] = _then(game, action)
            rest[str(action)] = after_cards[cards]
        else:
            rest[str(action)] = _then(game, action)
    return rest


def _then(game: Game, action: Action) -> Then:
    seat, trial = game.to_act, game.copy()
    events = trial.play(action)
    if seat is not None and turn_goes_on(action, events, seat):
        return Then(rest_of_turn(trial))
    for event in events:
        if isinstance(event, Drew) and event.seat == seat:
            return Then({f"draw {event.source}": _drawn(event)})
        if not isinstance(event, _BEFORE_A_DRAW):
            break
    return Then()


def _orders(game: Game, action: Draw) -> Then:
    """A draw from the waiter: how many orders it brings follows from heights, not from cards."""
    seat, trial = game.to_act, game.copy()
    drew = (each for each in trial.play(action) if isinstance(each, Drew) and each.seat == seat)
    return _drawn(next(drew))


def _drawn(event: Drew) -> Then:
    """What follows a draw: nothing; how many ingredients it brings is not foretold."""
    return Then(orders=event.cards if event.source == "waiter" else 0)


def turn_goes_on(action: Action, events: list[Event], seat: int) -> bool:
    """Whether a seat's turn goes on after an action, judged by what happened.

    The next decision can be the same seat's without being in the same turn: everybody else may
    have no cards. What was drawn at the end of this turn must not be known yet.
    """
    last = events[-1]
    if not isinstance(last, Awaited) or last.seat != seat:
        return False
    if any(isinstance(event, Drew) and event.seat == seat for event in events):
        return False
    return last.decision == "draw" or (last.decision == "submit" and isinstance(action, Place))


@dataclass(frozen=True)
class Followed:
    """The result of following a plan."""

    actions: tuple[str, ...]
    game: Game
    """The game as far as the plan goes."""
    events: tuple[Event, ...]
    complete: bool
    """Whether it answers the question."""


def follow_plan(game: Game, seat: int, texts: Sequence[str]) -> Followed:
    """Play a plan for the seat that is asked, as far as it goes; or a ChoiceError."""
    trial = game.copy()
    actions: list[str] = []
    events: list[Event] = []
    complete = False
    for text in texts:
        action = trial.table.parse(text)
        if action is None or complete or action not in trial.legal():
            legal = () if complete else legal_texts(trial, seat)
            raise ChoiceError(text, legal, known=action is not None)
        actions.append(str(action))
        new = trial.play(action)
        events += new
        complete = any(isinstance(event, ANSWERS) for event in new)
    return Followed(tuple(actions), trial, tuple(events), complete)


def finish_plan(game: Game, seat: int, texts: Sequence[str]) -> tuple[str, ...]:
    """A plan of a seat, completed in the simplest way."""
    plan = follow_plan(game, seat, texts)
    while not plan.complete:
        plan = follow_plan(game, seat, [*plan.actions, str(simplest(plan.game))])
    return plan.actions
