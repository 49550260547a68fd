"""Words: Views and events in public words; the only way from the engine into a message."""

from __future__ import annotations

from typing import Final

from pizzaiolo.engine import events
from pizzaiolo.engine.counts import members_of, unpack
from pizzaiolo.engine.edition import Edition
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.view import Card, View
from pizzaiolo.server.protocol import public
from pizzaiolo.server.protocol.outgoing import Drawn, Question, Turn
from pizzaiolo.server.protocol.public import Cards, Order, OvenCounts, PublicEvent
from pizzaiolo.server.table.game.giving import Giving
from pizzaiolo.server.table.game.options import Options
from pizzaiolo.server.table.game.shown_table import ShownTable


def cards(counts: int, edition: Edition) -> Cards:
    """Counts by the names of the kinds."""
    numbers = unpack(counts, len(edition.kinds))
    return {kind: number for kind, number in zip(edition.kinds, numbers, strict=True) if number}


def _kinds(members: int, edition: Edition) -> tuple[str, ...]:
    return tuple(edition.kinds[kind] for kind in members_of(members))


def order(setup: Setup, seat: int, number: int) -> Order:
    """An order card of a seat, counted from 0 as the engine does."""
    return _orders(setup, seat)[number]


def _order_set(setup: Setup, seat: int, members: int) -> tuple[Order, ...]:
    orders = _orders(setup, seat)
    return tuple(orders[number] for number in members_of(members))


def _orders(setup: Setup, seat: int) -> tuple[Order, ...]:
    """All orders of a seat."""
    known = _CARDS.get(id(setup.edition))
    if known is None or known[0] is not setup.edition:
        if len(_CARDS) >= MOST_EDITIONS:
            _CARDS.clear()
        _CARDS[id(setup.edition)] = known = setup.edition, _orders_of(setup.edition)
    return known[1][setup.colours[seat]]


_CARDS: dict[int, tuple[Edition, dict[str, tuple[Order, ...]]]] = {}
"""The orders of the editions being played, by the edition's identity: made once, not per game."""

MOST_EDITIONS: Final = 64
"""At most this many uploaded editions are kept at hand."""


def _orders_of(edition: Edition) -> dict[str, tuple[Order, ...]]:
    names = edition.kinds
    return {
        colour: tuple(
            Order(
                colour,
                place,
                card.sort,
                {names[kind]: needed for kind, needed in card.needs.items()},
                tuple(card.chosen),
                card.fewest,
                {names[kind]: needed for kind, needed in (card.either or {}).items()},
                None if card.forbidden is None else names[card.forbidden],
                card.at_least,
            )
            for place, card in enumerate(cards, 1)
        )
        for colour, cards in edition.orders.items()
    }


def heard(event: events.Event, setup: Setup) -> PublicEvent:
    """A public event in public words; raises ValueError for one that is not for everybody."""
    if event.audience is not None:
        raise ValueError(f"{type(event).__name__} is for seat {event.audience} alone")
    edition = setup.edition
    match event:
        case events.Placed(seat, kind, singles, doubles):
            name = edition.kinds[kind]
            return public.Placed(seat, name, event.announced, singles, doubles)
        case events.Submitted(seat, number):
            return public.Submitted(seat, order(setup, seat, number))
        case events.Drew(seat, source, number):
            return public.Drew(seat, source, number)
        case events.Passed(seat):
            return public.Passed(seat)
        case events.MammaMiaTaken(seat):
            return public.MammaMiaTaken(seat)
        case events.Awaited(seat, decision):
            return public.Awaited(seat, decision)
        case events.RoundBegan(number, starter, supply, leftovers, doubles):
            left = cards(leftovers, edition)
            return public.RoundBegan(number + 1, starter, supply, left, cards(doubles, edition))
        case _:
            return _baking(event, setup)


def _baking(event: events.Event, setup: Setup) -> PublicEvent:  # noqa: PLR0911 - one for each event
    edition = setup.edition
    match event:
        case events.OvenOpened(chef):
            return public.OvenOpened(chef)
        case events.TurnedUp(kind, singles, doubles):
            return public.TurnedUp(edition.kinds[kind], singles, doubles)
        case events.OrderTurnedUp(seat, number):
            return public.OrderTurnedUp(seat, order(setup, seat, number))
        case events.Added(seat, singles, doubles):
            return public.Added(seat, cards(singles, edition), cards(doubles, edition))
        case events.Asked(seat, number, kinds, request):
            asked = cards(request, edition)
            return public.Asked(seat, order(setup, seat, number), _kinds(kinds, edition), asked)
        case events.DidNotHelp(seat):
            return public.DidNotHelp(seat)
        case events.Helped(seat, request):
            return public.Helped(seat, cards(request, edition))
        case events.Baked(seat, number, kinds, singles, doubles):
            return public.Baked(
                seat,
                order(setup, seat, number),
                _kinds(kinds, edition),
                cards(singles, edition),
                cards(doubles, edition),
            )
        case events.Rewarded(seat):
            return public.Rewarded(seat)
        case events.Returned(seat, number):
            return public.Returned(seat, order(setup, seat, number))
        case events.RoundEnded(number):
            return public.RoundEnded(number + 1)
        case events.GameEnded(delivered, ingredients, orders):
            turned_over = (_order_set(setup, seat, each) for seat, each in enumerate(orders))
            return public.GameEnded(delivered, ingredients, tuple(turned_over))
        case _:
            raise ValueError(f"no words for {type(event).__name__}")


def drawn(event: events.Received, setup: Setup, n: int) -> Drawn:
    """For one seat: the cards that it received."""
    return Drawn(
        n,
        cards(event.ingredients, setup.edition),
        cards(event.doubles, setup.edition),
        _order_set(setup, event.seat, event.orders),
    )


def turn(
    to: int,
    n: int,
    decision: str,
    options: Options,
    until: float | None = None,
    bank: float | None = None,
    then: dict[str, public.Then] | None = None,
) -> Turn:
    """For one seat: what it can do in its turn; raises ValueError for anybody else's options."""
    options.check(to, n)
    if then is not None and tuple(then) != options.legal:
        raise ValueError(f"expected what follows upon {options.legal}, not upon {tuple(then)}")
    return Turn(n, decision, options.legal, until, bank, then or {})


def question(
    to: int,
    n: int,
    decision: str,
    options: Options,
    plan: tuple[str, ...],
    edition: Edition,
    until: float | None = None,
    bank: float | None = None,
) -> Question:
    """For one seat: what it is asked, with its plan; raises ValueError for others' options."""
    options.check(to, n)
    return Question(
        n,
        decision,
        options.legal,
        until,
        bank,
        plan,
        missing=cards(options.missing, edition),
        lacking=options.lacking,
        asked=cards(options.asked, edition),
        costs={text: cards(cost, edition) for text, cost in options.costs.items()},
        gives={text: _giving(each, edition) for text, each in options.gives.items()},
    )


def _giving(giving: Giving, edition: Edition) -> public.Giving:
    singles, doubles = cards(giving.singles, edition), cards(giving.doubles, edition)
    return public.Giving(singles, doubles, giving.rest, giving.choice)


def seen(view: View, setup: Setup) -> public.GameView:
    """A View in public words."""
    edition = setup.edition
    return public.GameView(
        seat=view.seat,
        hand=None if view.hand is None or view.seat is None else _hand(view, setup),
        seats=tuple(
            public.SeatView(
                each.colour,
                each.ingredients,
                each.orders,
                each.waiter,
                None if each.delivered is None else _order_set(setup, seat, each.delivered),
            )
            for seat, each in enumerate(view.seats)
        ),
        round=min(view.round + 1, view.rounds),
        rounds=view.rounds,
        turn=view.turn,
        to_act=view.to_act,
        decision=view.decision,
        supply=view.supply,
        oven=view.oven,
        top=_top(view.top, setup),
        table=cards(view.table, edition),
        table_doubles=cards(view.table_doubles, edition),
        turned_up=_order_card(view.turned_up, setup),
        added=cards(view.added, edition),
        added_doubles=cards(view.added_doubles, edition),
        request=None if view.request is None else cards(view.request, edition),
        helper=view.helper,
        chef=view.chef,
        holder=view.holder,
        delivered_pile=view.delivered_pile,
        over=view.over,
    )


def _hand(view: View, setup: Setup) -> public.Hand:
    hand, seat = view.hand, view.seat
    assert hand is not None
    assert seat is not None
    return public.Hand(
        cards(hand.ingredients, setup.edition),
        cards(hand.doubles, setup.edition),
        _order_set(setup, seat, hand.orders),
    )


def _order_card(card: Card | None, setup: Setup) -> Order | None:
    if card is None or card.owner is None or card.order is None:
        return None
    return order(setup, card.owner, card.order)


def _top(card: Card | None, setup: Setup) -> public.Top | None:
    if card is None:
        return None
    if card.kind is None:
        return public.Top(order=_order_card(card, setup))
    return public.Top(public.Ingredient(setup.edition.kinds[card.kind], card.double))


def oven_counts(stage: ShownTable) -> OvenCounts:
    """Level `glass`: what lies in the oven."""
    edition = stage.setup.edition
    colours = zip(stage.setup.colours, stage.oven_orders, strict=True)
    return OvenCounts(
        cards(stage.oven_ingredients, edition),
        cards(stage.oven_doubles, edition),
        {colour: number for colour, number in colours if number},
    )
