"""Views: a seat sees what R10.2 makes public and its own cards, and nothing of what R10.1 hides."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from pizzaiolo.engine.counts import cards_of, members_of, pack, stacked, total, unpack
from pizzaiolo.engine.events import (
    Event,
    OvenOpened,
    Placed,
    RoundBegan,
    RoundEnded,
    Submitted,
)
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.state import (
    ADD,
    DOUBLE,
    HELP,
    NO_CARD_ON_TOP,
    NOBODY,
    ORDER_ON_TOP,
    OVER,
    PAY,
    REQUEST,
    Layer,
    Seat,
    State,
)
from pizzaiolo.engine.view import Card, View, view
from support.cases import Case
from support.strategies import SOME_CASES, Walk, cases, examples, walks

every_case = pytest.mark.parametrize("case", SOME_CASES, ids=str)

Pile = list[int]
"""Ingredient cards as a dealer numbers them: a kind, or a kind plus 8 for a double."""


def laid_out(singles: int, doubles: int) -> Pile:
    cards = [kind for kind, n in enumerate(unpack(singles, 6)) for _ in range(n)]
    return cards + [kind + DOUBLE for kind, n in enumerate(unpack(doubles, 6)) for _ in range(n)]


def stacked_up(cards: Pile) -> tuple[int, int]:
    return (
        pack([cards.count(kind) for kind in range(6)]),
        pack([cards.count(kind + DOUBLE) for kind in range(6)]),
    )


# What is hidden


def hide_and_seek(state: State, seat: int | None, chance: Random) -> State:
    """The same table to the eyes of a seat, with everything that it cannot see exchanged."""
    twin = state.copy()
    _exchange_ingredients(twin, seat, chance)
    _exchange_orders(twin, seat, chance)
    # What the rules keep for themselves is in no View.
    twin.still, twin.moved = chance.randrange(9), chance.randrange(2)
    twin.starter = chance.randrange(len(twin.seats))
    twin.choices, twin.options = chance.randrange(99), chance.randrange(99)
    if seat != twin.actor and PAY <= twin.phase <= HELP:
        # How far somebody has come who pays an order is their own business.
        twin.way = chance.randrange(9)
        twin.missing = pack([chance.randrange(6) for _ in range(6)])
        twin.lacking = chance.randrange(15)
        if twin.phase != HELP:
            twin.phase = chance.choice([PAY, ADD, REQUEST])
            if twin.helper == NOBODY:
                twin.asked = pack([chance.randrange(6) for _ in range(6)])
    return twin


def _covered_layers(state: State) -> list[int]:
    """The layers of which nobody sees anything: not those on the table, nor an order on top."""
    if state.chef != NOBODY:
        return list(range(state.baked + 1, len(state.oven)))
    return list(range(len(state.oven) - (state.top == ORDER_ON_TOP)))


def _exchange_ingredients(state: State, seat: int | None, chance: Random) -> None:
    places: list[tuple[State | Seat | Layer, str, str]] = [
        (state, "supply", "supply_doubles"),
        (state, "used", "used_doubles"),
        (state, "placed", "placed_doubles"),
    ]
    if state.setup.covered and state.chef == NOBODY:
        places.append((state, "table", "table_doubles"))
    places += [(own, "hand", "doubles") for n, own in enumerate(state.seats) if n != seat]
    for number in range(0 if state.chef == NOBODY else state.baked + 1, len(state.oven)):
        layer = state.oven[number]
        state.oven[number] = Layer(layer.placed, layer.doubles, layer.owner, layer.order)
        places.append((state.oven[number], "placed", "doubles"))

    piles = [
        laid_out(getattr(of, singles), getattr(of, doubles)) for of, singles, doubles in places
    ]
    visible: list[Pile] = [[] for _ in piles]
    if state.top not in (NO_CARD_ON_TOP, ORDER_ON_TOP):
        topmost = 2 if piles[2] else 3
        piles[topmost].remove(state.top)
        visible[topmost].append(state.top)
    cards = [card for pile in piles for card in pile]
    chance.shuffle(cards)
    for (of, singles, doubles), pile, shown in zip(places, piles, visible, strict=True):
        counts = stacked_up([cards.pop() for _ in pile] + shown)
        setattr(of, singles, counts[0])
        setattr(of, doubles, counts[1])


def _exchange_orders(state: State, seat: int | None, chance: Random) -> None:
    face_down = state.setup.edition.delivered == "face_down" and state.phase != OVER
    covered = _covered_layers(state)
    delivered: list[tuple[int, int]] = []
    buried: list[tuple[int, int]] = []
    for index, owner in enumerate(state.seats):
        hand = [] if index == seat else members_of(owner.orders)
        waiter = cards_of(owner.waiter)
        done = members_of(owner.delivered) if face_down else []
        oven = [state.oven[n].order for n in covered if state.oven[n].owner == index]
        cards = hand + waiter + done + oven
        chance.shuffle(cards)
        if index != seat:
            owner.orders = sum(1 << cards.pop() for _ in hand)
        owner.waiter = stacked([cards.pop() for _ in waiter])
        delivered += [(index, cards.pop()) for _ in done]
        buried += [(index, order) for order in cards]
    # In a common pile and below the top of the oven not even the owner is to be seen.
    pool = delivered + buried
    chance.shuffle(pool)
    for number in covered:
        layer = state.oven[number]
        state.oven[number] = Layer(layer.placed, layer.doubles, *pool.pop())
    if face_down:
        for index, owner in enumerate(state.seats):
            owner.delivered = sum(1 << order for whose, order in pool if whose == index)


@pytest.mark.many_games
@every_case
@given(walk=walks())
@examples(3)
def test_what_a_seat_cannot_see_is_not_in_its_view(case: Case, walk: Walk) -> None:
    chance = Random(walk.play)
    for game in walk.positions(case, every=9):
        state = game.state()
        for seat in (*range(case.seats), None):
            hidden = hide_and_seek(state, seat, chance)
            assert hidden.facts() != state.facts()
            assert view(hidden, seat) == view(state, seat)


@given(case=cases(), walk=walks())
@examples(20)
def test_a_spectator_sees_what_every_seat_sees_but_the_hands(case: Case, walk: Walk) -> None:
    private = {"seat", "hand", "decision"}
    shared = [name for name in View._fields if name not in private]
    for game in walk.positions(case, every=9):
        spectator = game.view(None)
        assert (spectator.seat, spectator.hand) == (None, None)
        for seat in range(case.seats):
            seen = game.view(seat)
            assert seen.seat == seat
            assert [getattr(seen, n) for n in shared] == [getattr(spectator, n) for n in shared]
            assert seen.decision == spectator.decision or seat == game.to_act


# What is shown


class Table:
    """The oven as everybody watched it grow: its height and its top card."""

    def __init__(self, setup: Setup) -> None:
        self.covered = setup.covered
        self.height = 0
        self.top: Card | None = None
        self.baking = False

    def watch(self, event: Event) -> None:
        if isinstance(event, RoundBegan):
            self.baking = False
            pile = laid_out(event.leftovers, event.leftover_doubles) if self.covered else []
            self.height = len(pile)
            # R7.1, ruling: kind by kind, singles below doubles.
            pile.sort(key=lambda card: (card % DOUBLE, card))
            self.top = self.card(pile[-1]) if pile else None
        elif isinstance(event, Placed):
            self.height += event.singles + event.doubles
            self.top = Card(kind=event.kind, double=event.doubles > 0)
        elif isinstance(event, Submitted):
            self.height += 1
            self.top = Card(owner=event.seat, order=event.order)
        elif isinstance(event, OvenOpened):
            self.top = None
            self.baking = True
        elif isinstance(event, RoundEnded):
            self.height = 0

    @staticmethod
    def card(card: int) -> Card:
        return Card(kind=card % DOUBLE, double=card >= DOUBLE)


@every_case
@given(walk=walks())
@examples(2)
def test_heights_and_the_top_card_are_what_everybody_watched(case: Case, walk: Walk) -> None:
    chance = Random(walk.play)
    game = walk.game(case)
    table = Table(game.setup)
    happened: list[Event] = [*game.opening]
    while not game.over:
        for event in happened:
            table.watch(event)
        seen = game.view(None)
        assert seen.top == table.top
        if not table.baking:
            assert seen.oven == table.height
            assert seen.turned_up is None
            assert seen.chef is None
        else:
            assert seen.oven < table.height
            assert seen.turned_up is not None
        happened = game.play(chance.choice(game.legal()))


@given(case=cases(), walk=walks())
@examples(20)
def test_a_seat_sees_its_own_cards_and_the_backs_of_all_others(case: Case, walk: Walk) -> None:
    for game in walk.positions(case, every=9):
        state = game.state()
        for index, own in enumerate(state.seats):
            seen = game.view(index)
            assert seen.hand is not None
            assert seen.hand.ingredients == own.hand
            assert seen.hand.doubles == own.doubles
            assert seen.hand.orders == own.orders
            assert seen.seats[index].ingredients == total(own.hand) + total(own.doubles)
            assert seen.seats[index].orders == len(members_of(own.orders))
            assert seen.seats[index].waiter == own.waiting
            assert seen.seats[index].colour == game.setup.colours[index]
        assert seen.supply == len(laid_out(state.supply, state.supply_doubles)) + (
            state.card_in_supply
        )


@given(walk=walks())
@examples(5)
@pytest.mark.parametrize("edition", ["original", "homoludicus", "waiter", "oven"])
def test_delivered_orders_lie_open_in_the_base_game(edition: str, walk: Walk) -> None:
    for game in walk.positions(Case(edition, 3), every=9):
        state = game.state()
        shown = [seat.delivered for seat in game.view(None).seats]
        assert shown == [seat.delivered for seat in state.seats]


@given(walk=walks())
@examples(5)
@pytest.mark.parametrize("helping", [False, True])
def test_in_plus_the_pile_of_delivered_orders_has_a_height_alone_until_the_end(
    helping: bool, walk: Walk
) -> None:
    for game in walk.positions(Case("plus", 3, helping=helping), every=9):
        seats = game.state().seats
        seen = game.view(0)
        pile = sum(len(members_of(seat.delivered)) for seat in seats)
        assert seen.delivered_pile == pile
        hidden = [seat.delivered for seat in seen.seats]
        assert hidden == ([seat.delivered for seat in seats] if game.over else [None] * 3)
