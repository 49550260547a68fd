"""What everybody hears, and those who did not listen once more."""

from __future__ import annotations

from random import Random

from pizzaiolo.server.protocol.outgoing import Heard
from pizzaiolo.server.protocol.public import Awaited, Order
from pizzaiolo.server.protocol.public import OrderTurnedUp as PublicOrderTurnedUp
from pizzaiolo.server.table.audience import Viewer
from support.server.serving import playing, simplest_turn, step_by_step


def test_an_order_that_turns_up_says_what_the_face_up_cards_lack() -> None:
    node = playing(3, pace="fast")
    chance = Random(4)
    lacked = opened = 0
    while node.table.phase != "over":
        seen = node.table.snapshot(Viewer(0), node.now)
        told = seen.missed[-1].event if seen.missed else None
        if isinstance(told, PublicOrderTurnedUp):
            assert seen.view is not None
            lies = seen.view.table
            missing = {
                kind: need - lies.get(kind, 0)
                for kind, need in told.order.needs.items()
                if need > lies.get(kind, 0)
            }
            assert told.missing == missing
            assert told.lacking == max(0, told.order.at_least - sum(lies.values()))
            assert told.more == cheapest(told.order, lies)
            lacked += bool(missing)
            opened += bool(told.more)
        step_by_step(node, chance)
    assert lacked > 3
    assert opened > 1


def cheapest(order: Order, lies: dict[str, int]) -> int | None:
    """R5.3, R5.4: the fewest cards that the kinds it leaves open lack, without doubles."""
    others = [kind for kind in KINDS if kind not in order.needs]
    if order.fewest:
        smallest = min((lies[kind] for kind in others if lies.get(kind)), default=None)
        return None if smallest is None else max(0, order.fewest - smallest)
    return sum(order.chosen) and max(0, order.chosen[0] - max(lies.get(kind, 0) for kind in others))


KINDS = ("pineapple", "pepper", "mushroom", "olive", "salami")


def test_announcements_that_were_never_acknowledged_are_told_once_more() -> None:
    node = playing()
    node.table.acknowledge(1, node.table.n)
    heard = node.table.n
    simplest_turn(node, 0)
    seen = node.table.snapshot(Viewer(1), node.now)
    assert [each.n for each in seen.missed] == list(range(heard + 1, node.table.n + 1))
    assert isinstance(seen.missed[-1], Heard)
    assert isinstance(seen.missed[-1].event, Awaited)
    assert node.table.snapshot(Viewer(1), node.now).missed == (), "once"
    assert node.table.snapshot(Viewer(), node.now).missed == (), "and not to spectators"


def test_who_never_acknowledges_is_told_no_more_than_since_their_own_last_turn() -> None:
    node = playing()
    for seat in (0, 1, 2, 0, 1):
        simplest_turn(node, seat)
    missed = node.table.snapshot(Viewer(0), node.now).missed
    assert 0 < len(missed) <= 12
    assert {getattr(each.event, "seat", None) for each in missed} == {0, 1, 2}
