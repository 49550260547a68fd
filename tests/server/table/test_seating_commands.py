"""Commands about the seats: what is refused, to whom, and when."""

from __future__ import annotations

from random import Random

import pytest

from pizzaiolo.server.node.arrival import Arrival
from pizzaiolo.server.protocol.entries import Config
from pizzaiolo.server.protocol.incoming import (
    Command,
    Configure,
    Fill,
    Free,
    HandOver,
    Join,
    Reissue,
    Rematch,
    Start,
)
from pizzaiolo.server.protocol.outgoing import Refused
from pizzaiolo.server.table.audience import Viewer, Who
from pizzaiolo.server.table.opening import created
from pizzaiolo.server.table.table import Table
from support.server.serving import HOST, NOON, play_to_the_end, playing, refusal, waiting


@pytest.mark.parametrize("name", ["", " Ada", "A\nda", "x" * 25, "\u202eadA", "\x00"])
def test_a_name_is_one_short_printable_line(name: str) -> None:
    assert refusal(waiting(), Join(name), Who()) == "name_bad"


def test_what_is_taken_is_taken() -> None:
    node = waiting(start_when_full=False)
    node.command(Join("Ada", seat=1, colour="red"), Who(), "a")
    assert refusal(node, Join("Bo", seat=1), Who()) == "seat_taken"
    assert refusal(node, Join("Bo", seat=5), Who()) == "no_such_seat"
    assert refusal(node, Join("Bo", colour="red"), Who()) == "colour_taken"
    assert refusal(node, Join("Bo", colour="pink"), Who()) == "colour_unknown"
    assert refusal(node, Join("Ada"), Who()) == "name_taken"
    assert refusal(node, Join("Bo"), Who(1)) == "seat_taken"
    node.command(Join("Bo"), Who(), "b")
    node.command(Join("Cy"), Who(), "c")
    assert refusal(node, Join("Di"), Who(), "d") == "table_full"


def test_one_more_person_sits_down_at_the_same_device_only_before_the_deal() -> None:
    node = waiting(start_when_full=False)
    node.command(Join("Ada"), Who(), "a")
    assert refusal(node, Join("Bo"), Who(0), "b") == "seat_taken"
    node.command(Join("Bo", beside=True), Who(0), "b")
    node.command(Join("Cy", beside=True), Who(), "c")
    assert [seat.device for seat in node.table.info().seats] == [0, 0, None]
    node.command(Free("f", 2), Who(2))
    node.command(Start("s"), HOST)
    node.command(Fill("x", 2, "greedy"), HOST)
    node.command(Free("y", 2), HOST)
    assert refusal(node, Join("Di", beside=True), Who(0), "d") == "hand_seen"


HOST_COMMANDS: list[Command] = [
    Configure("c", Config()),
    Fill("f", 0, "greedy"),
    Free("f", 0),
    Reissue("r", 0),
    HandOver("h", 0),
]


@pytest.mark.parametrize("command", HOST_COMMANDS, ids=lambda each: type(each).__name__)
def test_only_the_host_arranges_the_table(command: Command) -> None:
    node = playing()
    assert refusal(node, command, Who(1)) == "not_host"
    assert refusal(node, command, Who()) == "not_host"


@pytest.mark.parametrize(
    "command",
    [Fill("1", 1, "greedy"), Free("1", 1), Reissue("1", 1)],
    ids=lambda c: type(c).__name__,
)
def test_a_seat_whose_player_is_there_is_not_the_host_s_to_dispose_of(command: Command) -> None:
    """While a game is on; before and after it, it is."""
    node = playing(pace="instant")
    assert refusal(node, command, HOST, "fresh") == "not_away"
    assert node.table.who("token 1") == Who(1)
    play_to_the_end(node, Random(1))
    answer = node.command(command, HOST, "fresh")
    assert not isinstance(answer, Refused)


def test_a_host_who_plays_is_given_no_link_to_another_hand() -> None:
    node = waiting(start_when_full=False)
    node.command(Join("Ada"), HOST, "ada")
    node.command(Join("Bo"), Who(), "bo")
    node.start()
    node.table.seating.set_away(1, away=True)
    for host in (Who(0), HOST):
        assert refusal(node, Reissue("1", 1), host, "peek") == "hand_seen"
    node.command(Reissue("2", 0), Who(0), "ada again")
    assert node.table.who("ada again") == Who(0), "one's own link is one's own"


def test_a_host_who_only_arranges_is_given_links_to_one_hand_of_a_game_and_not_to_two() -> None:
    node = waiting(start_when_full=False)
    node.command(Join("Ada"), Who(), "ada")
    node.command(Join("Bo"), Who(), "bo")
    node.start()
    for seat in (0, 1):
        node.table.seating.set_away(seat, away=True)
    node.command(Reissue("1", 0), HOST, "peek")
    assert node.table.who("peek") == Who(0)
    for table in (node.table, Table.replay(node.entries)):
        table.seating.set_away(1, away=True)
        peek = table.decide(Reissue("2", 1), HOST, node.now, token_hash="peek again")
        assert isinstance(peek, Refused)
        assert peek.code == "hand_seen"
    node.command(Free("3", 1), HOST)
    assert refusal(node, Join("Host"), HOST, "x") == "hand_seen"
    node.table.seating.set_away(0, away=True)
    node.command(Reissue("4", 0), HOST, "once more")
    assert node.table.who("once more") == Who(0), "the same hand, which was lost again"
    node.command(HandOver("5", 0), HOST)
    assert node.table.visitor("host") == Who(played=True), "a void token tells it as well"


def test_a_player_who_was_made_the_host_gets_no_link_to_another_hand_at_the_big_screen() -> None:
    """There the host counts as somebody without a seat."""
    node = waiting(start_when_full=False)
    node.command(Join("Ada"), Who(), "ada")
    node.command(Join("Bo"), Who(), "bo")
    node.start()
    node.command(HandOver("1", 1), HOST)
    screen = Arrival(("bo",), screen=True).host(node.table.seating)
    assert screen == Who(host=True)
    node.table.seating.set_away(0, away=True)
    assert refusal(node, Reissue("2", 0), screen, "peek") == "hand_seen"


def test_who_has_seen_a_hand_takes_no_other_seat_in_that_game() -> None:
    """By freeing a bot's seat, or by leaving one's own: the tokens of the game are known."""
    node = waiting(start_when_full=False)
    node.command(Join("Ada"), HOST, "ada")
    node.command(Join("Bo"), Who(), "bo")
    node.start()
    node.command(Free("1", 2), HOST)
    assert node.table.info().seats[2].name is None
    assert refusal(node, Join("Ada again"), HOST, "x") == "hand_seen"
    node.command(Free("2", 1), Who(1))
    assert node.table.visitor("bo") == Who(played=True)
    assert refusal(node, Join("Bo again"), node.table.visitor("bo"), "x") == "hand_seen"
    assert Table.replay(node.entries).visitor("bo") == Who(played=True), "after a restart too"
    assert node.table.visitor("nobody") == Who()
    node.command(Join("Cy"), node.table.visitor("nobody"), "cy")
    assert node.table.info().seats[1].name == "Cy"


def test_the_table_is_configured_until_the_cards_are_dealt() -> None:
    node = waiting(start_when_full=False)
    node.command(Join("Ada", colour="red", seat=2), Who(), "a")
    assert refusal(node, Configure("1", Config(seats=2)), HOST) == "seat_taken"
    node.command(Configure("2", Config(edition="plus", seats=6)), HOST)
    info = node.table.info()
    assert (len(info.seats), info.colours[-1], info.seats[2].colour) == (6, "pink", "red")
    node.command(Start("3"), HOST)
    assert refusal(node, Configure("4", Config()), HOST) == "game_running"


def test_the_table_of_a_game_that_is_over_is_configured_after_the_rematch() -> None:
    """Until then what lies there is the game that was agreed on, with as many seats."""
    node = playing(pace="instant")
    play_to_the_end(node, Random(0))
    assert refusal(node, Configure("1", Config(seats=4)), HOST) == "game_over"
    node.command(Rematch("2"), HOST)
    node.command(Configure("3", Config(edition="plus", seats=4)), HOST)
    node.command(Join("Dora"), Who(), "d")
    assert node.table.snapshot(Viewer(3), node.now).table.title == "Mamma Mia! Plus"
    node.wait_for_somebody()
    assert node.table.phase == "playing"


@pytest.mark.parametrize(
    ("config", "code", "key"),
    [
        (Config(edition="nonesuch"), "edition_bad", "edition"),
        (Config(edition="../secrets.toml"), "edition_bad", "edition"),
        (Config(edition="oven", seats=6), "config_bad", "seats"),
        (Config(edition="plus", doubles=True), "config_bad", "doubles"),
        (Config(edition="oven", helping=True), "config_bad", "helping"),
        (Config(edition="oven", seats=2, start=3), "config_bad", "start"),
        (Config(seats=2, levels=("glass", None, "rail")), "config_bad", "levels"),
        (Config(stand_in="nobody"), "config_bad", "stand_in"),
        (Config(edition_data={"name": "own"}), "edition_bad", "title"),
    ],
    ids=str,
)
def test_what_cannot_be_played_is_refused_with_the_key(config: Config, code: str, key: str) -> None:
    refused = created(config, "host", NOON)
    assert isinstance(refused, Refused)
    assert (refused.code, refused.key) == (code, key)
    again = waiting().command(Configure("1", config), HOST)
    assert isinstance(again, Refused)
    assert (again.code, again.key, again.id) == (code, key, "1")
