"""Asking for help (R6): whether anybody at the table can have what is asked for."""

from __future__ import annotations

from pizzaiolo.bots.forecast import way_with
from pizzaiolo.engine.actions import Action, Ask, Request, action_table
from pizzaiolo.engine.counts import one, shortage, some, total
from pizzaiolo.engine.memory.memory import Memory
from pizzaiolo.engine.memory.perfect import PerfectMemory
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.view import Hand, View


def sensible(legal: list[int], setup: Setup, view: View, memory: Memory | None = None) -> list[int]:
    """The legal actions but for those that ask for what nobody at the table can have.

    Without a memory it is judged by what everybody sees.
    """
    hand = view.hand
    if hand is None or not (setup.helping and view.decision in ("pay", "request")):
        return legal
    gone = 0 if memory is None else gone_from(memory)
    actions = action_table(setup.edition).actions
    found = [n for n in legal if not is_hopeless(actions[n], setup, view, hand, gone)]
    # Whoever has to name one more card of a Bombastica names one.
    return found or legal


def is_hopeless(action: Action, setup: Setup, view: View, hand: Hand, gone: int = 0) -> bool:
    """Whether an action asks for cards that nobody at the table can have.

    Whoever helps gives all of them (R6.3), and everybody sees how many cards each hand has. What
    lies face up or in the own hand, and what is known to be `gone`, nobody else holds. To ask then
    costs a search nothing, but those who sit at the table wait for every answer.
    """
    kinds = setup.edition.kinds
    match action:
        case Ask(chosen):
            asked, cards = _least(sum(one(kinds.index(kind)) for kind in chosen), setup, view, hand)
        case Request(kind):
            asked = hand.asked + some(1, kinds.index(kind))
            cards = total(asked)
        case _:
            return False
    others = (seat for place, seat in enumerate(view.seats) if place != view.seat)
    most = max((seat.ingredients for seat in others if seat.waiter > 0), default=0)
    seen = hand.ingredients + 2 * hand.doubles + view.table + 2 * view.table_doubles + gone
    copies = setup.copies + setup.doubles_of_a_kind
    unseen = shortage(sum(some(copies, kind) for kind in range(setup.kinds)), seen)
    return cards > min(most, total(unseen)) or shortage(asked, unseen) != 0


def _least(chosen: int, setup: Setup, view: View, hand: Hand) -> tuple[int, int]:
    """What has to be asked for at least to fill the order turned up: which cards, how many."""
    card = view.turned_up
    if card is None or card.owner is None or card.order is None:
        raise AssertionError("help is asked for without an order")
    recipe = setup.recipe(card.owner, card.order)
    table = view.table + 2 * view.table_doubles
    if recipe.at_least:
        return 0, max(1, recipe.at_least - total(table) - total(hand.ingredients))
    asked = shortage(shortage(way_with(recipe, chosen).need, table), hand.ingredients)
    return asked, max(1, total(asked))


def gone_from(memory: Memory) -> int:
    """Counts by value: the cards that a memory knows to be used, or still in the oven."""
    if not isinstance(memory, PerfectMemory):
        return 0
    known = memory.known_state()
    gone = known.used + known.placed + 2 * (known.used_doubles + known.placed_doubles)
    for layer in known.oven[known.baked + 1 :]:
        gone += layer.placed + 2 * layer.doubles
    return gone
