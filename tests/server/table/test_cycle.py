"""Duplicate: the same deal again with everybody one seat further, and the sums over all seats."""

from __future__ import annotations

from random import Random

from pizzaiolo.server.protocol.entries import Config, RematchAgreed, Started
from pizzaiolo.server.protocol.incoming import Fill, Rematch, Salt
from pizzaiolo.server.table.audience import Who
from pizzaiolo.server.table.table import Table
from support.server.days import dealt_at
from support.server.serving import HOST, Node, play_to_the_end, refusal


def finished(people: int = 3, **config: object) -> Node:
    """A table of three at which a game is over; the last ones are bots."""
    node = Node(Config(edition="oven", seats=3, pace="fast", **config))  # type: ignore[arg-type]
    for seat in range(people):
        node.join(seat)
    for seat in range(people, 3):
        node.command(Fill(node.fresh_id(), seat, "greedy"), HOST)
    if people < 3:
        node.start()
    play_to_the_end(node, Random(1))
    return node


def again(node: Node) -> None:
    node.command(Rematch(node.fresh_id(), same_deal=True), HOST)


def names(node: Node) -> list[str | None]:
    return [chair.called() for chair in node.table.seating.chairs]


def test_the_same_cards_are_dealt_at_once_and_everybody_sits_one_further() -> None:
    node = finished()
    first, colours = dealt_at(node.table), [c.colour for c in node.table.seating.chairs]
    again(node)
    assert node.table.phase == "playing"
    assert names(node) == ["Chef 2", "Chef 0", "Chef 1"]
    assert dealt_at(node.table) == first
    assert [chair.colour for chair in node.table.seating.chairs] == colours
    assert node.table.who("token 0") == Who(1)
    assert node.table.games == 2
    started = [entry for entry in node.entries if isinstance(entry, Started)]
    assert [(each.start, each.salts) for each in started] == [(started[0].start, ())] * 2


def test_after_a_game_for_each_seat_the_sums_tell_who_did_best_with_the_same_cards() -> None:
    node = finished()
    sums = dict.fromkeys(names(node), 0)
    for game in range(1, 4):
        over = node.table.course.over
        assert over is not None
        for name, delivered in zip(names(node), over.delivered, strict=True):
            sums[name] += delivered
        if game == 1:
            assert over.duplicate is None
        else:
            assert over.duplicate is not None
            assert (over.duplicate.game, over.duplicate.games) == (game, 3)
            assert dict(zip(names(node), over.duplicate.delivered, strict=True)) == sums
        if game < 3:
            again(node)
            play_to_the_end(node, Random(game))
    assert refusal(node, Rematch("once-more", same_deal=True), HOST) == "game_over"
    node.command(Rematch("new"), HOST)
    assert node.table.course.cycle.games == 0
    assert node.table.phase == "waiting"


def test_bots_and_handicaps_go_along_with_their_seats() -> None:
    node = finished(2, levels=("photographic", "chalkboard"))
    again(node)
    assert names(node) == ["greedy", "Chef 0", "Chef 1"]
    assert [node.table.agreement.level(seat) for seat in range(3)] == [
        "kitchen",
        "photographic",
        "chalkboard",
    ]


def test_a_table_that_is_read_again_goes_on_in_the_same_seats() -> None:
    node = finished()
    again(node)
    dealt = next(
        place for place, entry in enumerate(node.entries) if getattr(entry, "rotated", False)
    )
    # As if the server had ended between the agreement and the deal.
    table = Table.replay(node.entries[: dealt + 1])
    assert table.phase == "waiting"
    due = table.next_due()
    assert due is not None
    (entry,) = table.due(due)
    assert isinstance(entry, Started)
    table.apply(entry)
    assert dealt_at(table) == dealt_at(node.table)
    assert Table.replay(node.entries).who("token 2") == Who(0)


def test_earlier_games_of_the_deal_are_closed_while_it_is_played_again() -> None:
    node = finished()
    assert not node.table.course.closed(1)
    again(node)
    assert node.table.course.closed(1)
    assert not node.table.course.closed(2)
    play_to_the_end(node, Random(2))
    assert not node.table.course.closed(1)
    node.command(Rematch("new"), HOST)
    node.start()
    assert not node.table.course.closed(1)
    assert not node.table.course.closed(2)


def test_the_salts_of_the_first_game_count_and_a_new_one_does_not() -> None:
    node = Node(Config(edition="oven", seats=2, pace="fast"))
    node.join(0)
    node.command(Salt(node.fresh_id(), "basil"), Who(0))
    node.join(1)
    play_to_the_end(node, Random(1))
    first = dealt_at(node.table)
    node.command(Salt(node.fresh_id(), "too late"), Who(1))
    again(node)
    started = node.table.course.started
    assert started is not None
    assert started.salts == ((0, "basil"),)
    assert dealt_at(node.table) == first


def test_what_is_told_of_the_agreement_holds_no_hand() -> None:
    """The cards come to everybody in their new seat, when they have come back."""
    node = finished()
    before = {viewer: len(sent) for viewer, sent in node.sent.items()}
    agreed = node.table.decide(Rematch("again", same_deal=True), HOST, node.now)
    assert isinstance(agreed, RematchAgreed)
    assert node.table.apply(agreed)[:-1] == []
    assert {viewer: len(sent) for viewer, sent in node.sent.items()} == before
