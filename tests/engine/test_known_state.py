"""KnownState: exact after every event, for a seat and for a spectator."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pizzaiolo.engine.counts import bits, some, total
from pizzaiolo.engine.events import (
    AwaitedInSecret,
    Drew,
    Event,
    OrderTurnedUp,
    Received,
    TurnedUp,
)
from pizzaiolo.engine.memory.known_state import KnownState
from pizzaiolo.engine.memory.perfect import PerfectMemory
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.state import NOBODY
from pizzaiolo.engine.view import Card
from pizzaiolo.game import new_game
from support.cases import Case
from support.engine.listening import Listeners
from support.strategies import SOME_CASES, Walk

every_case = pytest.mark.parametrize("case", SOME_CASES, ids=str)


def heard(case: Case, walk: Walk, viewer: int) -> Iterator[tuple[KnownState, Event, KnownState]]:
    """What somebody knows before and after every event of a game that is for them."""
    table = Listeners(case, walk)
    known = KnownState(table.game.setup, viewer)
    for _ in table.steps():
        for event in table.news:
            if event.is_for(viewer):
                before = known.copy()
                known.hear(event)
                yield before, event, known


def cards(known: KnownState) -> int:
    """How many cards somebody knows of, wherever they are."""
    seats = known.seats
    hands = sum(seat.ingredients() + bits(seat.orders) for seat in seats)
    stacks = sum(int(seat.waiting) + int(bits(seat.delivered)) for seat in seats)
    piles = [known.table, known.table_doubles, known.used, known.used_doubles]
    piles += [known.added, known.added_doubles]
    if known.helper != NOBODY:
        piles.append(known.asked)
    order_up = 1 if known.view().turned_up is not None else 0
    open_cards = sum(int(total(pile)) for pile in piles) + order_up
    taken = 0 if known.holder == NOBODY else 1
    return hands + stacks + open_cards + int(known.supply_height() + known.height) + taken


def in_the_box(setup: Setup) -> int:
    card = 0 if setup.edition.mamma_mia == "none" else 1
    return int(setup.copies * setup.kinds + setup.seats * setup.orders) + card


@pytest.mark.many_games
@every_case
@pytest.mark.parametrize("viewer", [1, NOBODY])
def test_no_card_is_lost_or_counted_twice_at_any_event(case: Case, viewer: int) -> None:
    """But for a draw of one's own, of which the number is heard first, and then the cards."""
    drawing = viewer != NOBODY
    events = 0
    for _, event, known in heard(case, Walk(1, 2, 3), viewer):
        if isinstance(event, Drew):
            drawing = event.seat == viewer
        elif isinstance(event, Received):
            drawing = event.orders == 0 and known.round == 0 and events == 0
        if not drawing:
            assert cards(known) == in_the_box(known.setup), event
            events += 1
    assert events > 50


@pytest.mark.many_games
@every_case
def test_a_spectator_sees_what_a_spectator_sees(case: Case) -> None:
    table = Listeners(case, Walk(1, 2, 3))
    known = KnownState(table.game.setup, NOBODY)
    for game in table.steps():
        for event in table.news:
            if event.is_for(None):
                known.hear(event)
        assert known.view() == game.view(None)


@pytest.mark.many_games
@every_case
def test_the_oven_is_emptied_card_by_card(case: Case) -> None:
    turned = 0
    for before, event, known in heard(case, Walk(4, 2, 3), 0):
        if isinstance(event, TurnedUp):
            assert known.height == before.height - event.singles - event.doubles
            assert known.table == before.table + some(event.singles, event.kind)
            assert known.table_doubles == before.table_doubles + some(event.doubles, event.kind)
            assert known.view().turned_up is None
            turned += 1
        elif isinstance(event, OrderTurnedUp):
            assert known.height == before.height - 1
            assert known.view().turned_up == Card(owner=event.seat, order=event.order)
    assert turned > 9


@pytest.mark.many_games
@every_case
def test_the_oven_that_a_perfect_memory_lays_in_has_the_height_that_was_counted(case: Case) -> None:
    """At every event; the order that lies open is no longer in it."""
    table = Listeners(case, Walk(1, 2, 3))
    memory = PerfectMemory(table.game.setup, 0)
    for _ in table.steps():
        for event in table.news:
            if not event.is_for(0):
                continue
            memory.hear(event)
            known = memory.known_state()
            orders = len(known.oven) - known.baked - (known.view().turned_up is not None)
            assert total(memory.believed_oven()) >= known.height - orders
            if not table.game.setup.doubles:
                assert total(memory.believed_oven()) == known.height - orders


def test_a_spectator_is_told_no_secret() -> None:
    known = KnownState(new_game("oven", 3, seed=1).setup, NOBODY)
    with pytest.raises(ValueError, match="a spectator was told AwaitedInSecret, which is for seat"):
        known.hear(AwaitedInSecret(2, "pay"))


def test_an_event_of_an_unknown_sort_moves_no_card() -> None:
    game = new_game("oven", 3, seed=1)
    known = KnownState(game.setup, 0)
    for event in game.opening:
        if event.is_for(0):
            known.hear(event)
    before = known.view()
    known.hear(Event())
    after = known.view()
    assert (after.seats, after.hand, after.supply, after.oven, after.table) == (
        *(before.seats, before.hand, before.supply, before.oven, before.table),
    )
