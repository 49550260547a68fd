"""What a View shows, and what is true, as text on a few lines, for the strings of OpenSpiel."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pizzaiolo.engine.counts import cards_of, members_of
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.state import DECISIONS, NOBODY, OVER, State
from pizzaiolo.engine.view import Card, View
from pizzaiolo.research.openspiel.heard import cards_in_words


def _cards(setup: Setup, singles: int, doubles: int) -> str:
    return ", ".join(cards_in_words(setup, singles, doubles)) or "none"


def _orders(orders: Iterable[int]) -> str:
    return " ".join(f"#{order + 1}" for order in orders) or "none"


def _card(setup: Setup, card: Card | None) -> str:
    if card is None:
        return "none"
    if card.order is not None:
        return f"p{card.owner}#{card.order + 1}"
    assert card.kind is not None, "a card is an order or an ingredient"
    kind = setup.edition.kinds[card.kind]
    return f"double {kind}" if card.double else kind


def _who(seat: int | None) -> str:
    return "nobody" if seat is None else f"p{seat}"


def private_text(setup: Setup, seen: View) -> str:
    """What a seat alone sees: its cards, and how far its own decision has come."""
    hand = seen.hand
    assert hand is not None, "a seat sees its hand"
    text = (
        f"p{seen.seat} hand: {_cards(setup, hand.ingredients, hand.doubles)};"
        f" orders {_orders(members_of(hand.orders))}"
    )
    if seen.to_act != seen.seat:
        return text
    return (
        f"{text}\nto {seen.decision}: way {hand.way + 1}; missing {_cards(setup, hand.missing, 0)};"
        f" lacking {hand.lacking}; asking for {_cards(setup, hand.asked, 0)}"
    )


def public_text(setup: Setup, seen: View) -> str:
    """What everybody sees now: the View of a spectator."""
    turn = f"p{seen.turn}'s turn, {_who(seen.to_act)} to {seen.decision}"
    now = "over" if seen.over else turn
    lines = [
        f"round {seen.round + 1} of {seen.rounds}: {now}",
        f"supply {seen.supply}; oven {seen.oven}, on top {_card(setup, seen.top)};"
        f" table {_cards(setup, seen.table, seen.table_doubles)}",
        f"chef {_who(seen.chef)}; Mamma Mia! card {_who(seen.holder)};"
        f" delivered by all {seen.delivered_pile}",
    ]
    if seen.turned_up is not None:
        asked = "nothing" if seen.request is None else _cards(setup, seen.request, 0)
        lines.append(
            f"turned up {_card(setup, seen.turned_up)};"
            f" added {_cards(setup, seen.added, seen.added_doubles)};"
            f" asked for {asked}; helped by {_who(seen.helper)}"
        )
    for index, seat in enumerate(seen.seats):
        delivered = "unseen" if seat.delivered is None else _orders(members_of(seat.delivered))
        lines.append(
            f"p{index} {seat.colour}: {seat.ingredients} ingredients, {seat.orders} orders,"
            f" waiter {seat.waiter}; delivered {delivered}"
        )
    return "\n".join(lines)


def truth_text(state: State) -> str:
    """Everything that is true, all cards open."""
    setup = state.setup
    if state.phase == OVER:
        now = "over"
    else:
        now = f"p{state.turn}'s turn, p{state.actor} to {DECISIONS[state.phase]}"
    supply = _cards(setup, state.supply, state.supply_doubles)
    if state.card_in_supply:
        supply += ", the Mamma Mia! card"
    lines = [f"round {state.round + 1} of {setup.rounds}: {now}", f"supply: {supply}"]
    lines += _oven_lines(state)
    lines.append(
        f"table: {_cards(setup, state.table, state.table_doubles)};"
        f" used: {_cards(setup, state.used, state.used_doubles)}"
    )
    if state.holder != NOBODY:
        lines.append(f"Mamma Mia! card: p{state.holder}")
    for index, seat in enumerate(state.seats):
        lines.append(
            f"p{index} {setup.colours[index]}: {_cards(setup, seat.hand, seat.doubles)};"
            f" orders {_orders(members_of(seat.orders))}; waiter {_orders(cards_of(seat.waiter))};"
            f" delivered {_orders(members_of(seat.delivered))}"
        )
    return "\n".join(lines)


def _oven_lines(state: State) -> Iterator[str]:
    """The oven from its bottom to its top, without the orders that have been settled."""
    layers = [
        f"{_cards(state.setup, layer.placed, layer.doubles)}, p{layer.owner}#{layer.order + 1}"
        for layer in state.oven[state.baked :]
    ]
    layers.append(_cards(state.setup, state.placed, state.placed_doubles))
    yield f"oven: {' | '.join(layers)}"
