"""Who sits where: names, colours, links, hosts, bots, votes and what the table agrees on."""

from __future__ import annotations

from random import Random

import pytest

from pizzaiolo.editions import edition_to_data, load_edition
from pizzaiolo.server.protocol.entries import Config, SeatTaken, Started
from pizzaiolo.server.protocol.incoming import (
    Act,
    Allow,
    Back,
    Fill,
    Free,
    HandOver,
    Join,
    Mark,
    Pace,
    Reissue,
    Salt,
    Start,
    Vote,
)
from pizzaiolo.server.protocol.outgoing import Refused
from pizzaiolo.server.table.audience import Viewer, Who
from pizzaiolo.server.table.table import Table
from support.server.serving import (
    HOST,
    SPECTATOR,
    Node,
    play_to_the_end,
    playing,
    refusal,
    waiting,
)


def test_people_sit_down_with_a_name_and_a_colour() -> None:
    node = waiting()
    node.command(Join("Ada", seat=1, colour="red"), Who(), "a")
    node.command(Join("Bo"), Who(), "b")
    seats = node.table.info().seats
    assert [(seat.name, seat.colour) for seat in seats] == [
        ("Bo", "yellow"),
        ("Ada", "red"),
        (None, None),
    ]
    assert node.table.who("a") == Who(1)
    assert node.table.who("b") == Who(0)
    assert node.table.who("host") == HOST
    assert node.table.who("guessed") is None
    assert node.table.who("") is None


def test_a_face_is_seen_by_everybody_and_goes_with_its_owner() -> None:
    node = waiting(start_when_full=False)
    node.command(Join("Ada", face="30112"), Who(), "a")
    node.command(Join("Bo"), Who(), "b")
    assert [seat.face for seat in node.table.info().seats] == ["30112", "", ""]
    node.command(Free("1", 0), Who(0))
    assert [seat.face for seat in node.table.info().seats] == ["", "", ""]


@pytest.mark.parametrize(
    ("wanted", "seated", "sit_down"),
    [
        (("giulia", "carlo"), {}, ["giulia", "carlo", "rossi"]),
        (("giulia",), {1: "giulia"}, ["carlo", "rossi"]),
        (("giulia", "carlo", "pia"), {2: "giulia"}, ["carlo", "pia"]),
        (("random", "greedy"), {}, ["random", "greedy", "random"]),
        ((), {}, ["giulia", "carlo", "rossi"]),
    ],
)
def test_no_character_is_at_a_table_twice(
    wanted: tuple[str, ...], seated: dict[int, str], sit_down: list[str]
) -> None:
    node = Node(Config(edition="oven", seats=4, start=0, bots=wanted))
    node.join(0)
    for seat, bot in seated.items():
        node.command(Fill("f", seat, bot), HOST)
    node.command(Start("1"), HOST)
    bots = [(seat, info.bot) for seat, info in enumerate(node.table.info().seats) if info.bot]
    assert [bot for seat, bot in bots if seat not in seated] == sit_down


def test_salts_change_the_deal_and_come_before_it() -> None:
    hands = set()
    for salt in (None, "basil", "oregano"):
        node = waiting(start_when_full=False)
        node.seat_everybody()
        if salt is not None:
            node.command(Salt("s", salt), Who(2))
            assert node.table.info().seats[2].salted
        node.start()
        node.wait_for_somebody()
        view = node.table.snapshot(Viewer(0), node.now).view
        assert view is not None
        assert view.hand is not None
        hands.add(str(view.hand))
        started = next(entry for entry in node.entries if isinstance(entry, Started))
        assert started.salts == (() if salt is None else ((2, salt),))
        assert refusal(node, Salt("t", "late"), Who(2)) == "game_running"
    assert len(hands) == 3
    assert refusal(waiting(), Salt("s", "a\nb"), Who(0)) == "salt_bad"
    assert refusal(waiting(), Salt("s", "ab"), Who()) == "not_seated"


def test_a_salt_comes_with_whoever_sits_down_even_on_the_last_seat() -> None:
    """The deal follows at once: there is no other time for it."""
    seeds = set()
    for salt in ("basil", "oregano"):
        node = waiting()
        node.join(0)
        node.join(1)
        assert refusal(node, Join("Cy", salt="a\nb"), Who(), "cy") == "salt_bad"
        node.command(Join("Cy", salt=salt), Who(), "cy")
        assert node.table.phase == "playing"
        started = next(entry for entry in node.entries if isinstance(entry, Started))
        assert started.salts == ((2, salt),)
        assert Table.replay(node.entries).snapshot(SPECTATOR, node.now).table.seats[2].salted
        seeds.add(node.table.course.play.seed if node.table.course.play else "")
        node.command(Free("1", 0), Who(0))
        node.command(Join("Dora", salt="late"), Who(), "dora")
        assert not node.table.info().seats[0].salted, "too late for this game"
    assert len(seeds) == 2


def test_a_seat_is_freed_filled_and_taken_again_in_the_middle_of_a_game() -> None:
    node = playing()
    colour = node.table.info().seats[0].colour
    node.table.seating.set_away(0, away=True)
    node.command(Free("1", 0), HOST)
    assert node.table.who("token 0") is None
    assert node.table.info().seats[0].name is None
    assert refusal(node, Free("2", 0), HOST) == "seat_free"
    node.command(Join("Zoe", colour="pink"), Who(), "zoe")
    assert node.table.who("zoe") == Who(0)
    assert node.table.info().seats[0].colour == colour, "the cards of a colour are dealt"
    assert node.table.snapshot(Viewer(0), node.now).missed == (), "nobody tells a newcomer"
    assert node.table.info().seats[0].taken_over == 1, "everybody is told"
    node.table.seating.set_away(0, away=True)
    node.command(Fill("3", 0, "greedy"), HOST)
    assert node.table.who("zoe") is None
    assert refusal(node, Fill("4", 0, "os:system"), HOST) == "bot_unknown"
    assert refusal(node, Fill("5", 5, "greedy"), HOST) == "no_such_seat"
    assert refusal(node, Act("6", node.table.n, ("draw supply",)), Who(0)) == "not_your_turn"
    assert node.let_bot_choose()
    play_to_the_end(node, Random(0))


def test_a_player_leaves() -> None:
    node = playing()
    node.command(Free("1", 2), Who(2))
    assert node.table.info().seats[2].name is None


def test_a_link_is_made_anew() -> None:
    node = playing()
    node.table.seating.set_away(1, away=True)
    node.command(Reissue("1", 1), HOST, "fresh")
    assert node.table.who("token 1") is None
    assert node.table.who("fresh") == Who(1)
    assert [seat.taken_over for seat in node.table.info().seats] == [0, 1, 0]
    node.table.seating.set_away(2, away=True)
    node.command(Fill("2", 2, "greedy"), HOST)
    assert refusal(node, Reissue("3", 2), HOST, "x") == "seat_free"


def test_players_do_not_look_over_another_s_shoulder() -> None:
    node = playing()
    node.command(Allow("1", True), Who(1))
    behind = Viewer(1, watching=True)
    assert node.table.may_watch(behind, node.table.visitor("nobody"))
    assert node.table.may_watch(behind, node.table.visitor("token 1")), "one's own, on a screen"
    assert not node.table.may_watch(behind, node.table.visitor("token 0"))
    node.command(Free("2", 0), Who(0))
    assert not node.table.may_watch(behind, node.table.visitor("token 0"))


def test_people_are_not_hurried_to_a_pace_that_shows_hands() -> None:
    """R10.5: at `instant` a forced answer takes no time."""
    node = playing()
    assert refusal(node, Pace("1", "instant"), HOST) == "game_running"
    for seat in range(3):
        node.table.seating.set_away(seat, away=True)
        node.command(Fill(f"f{seat}", seat, "random"), HOST)
    node.command(Pace("2", "instant"), HOST)
    assert node.table.config.pace == "instant"


# --- The host ---


def test_the_host_hands_over_and_has_an_heir() -> None:
    node = waiting(start_when_full=False)
    answer = node.command(Join("Ada"), HOST, "ada")
    assert isinstance(answer, SeatTaken)
    assert node.table.info().host == 0
    node.command(Join("Bo"), Who(), "bo")
    node.command(Join("Cy"), Who(), "cy")
    node.command(HandOver("1", 1), Who(0))
    assert node.table.info().host == 1
    assert node.table.who("host") is None, "there is one host"
    assert refusal(node, Start("2"), Who(0)) == "not_host"
    node.command(Free("3", 1), Who(1))
    assert node.table.info().host == 0, "a table with people has a host"
    assert refusal(node, HandOver("4", 1), Who(0)) == "seat_free"
    node.command(Start("5"), Who(0))
    assert node.table.phase == "playing"


def test_an_uploaded_edition_is_played_and_asked_for_by_its_hash() -> None:
    data = edition_to_data(load_edition("oven"))
    data.update(name="own", title="Our own", rounds=1, rounds_without_helping=1)
    node = Node(Config(edition_data=data, seats=3, pace="instant"))
    info = node.table.info()
    assert (info.config.edition, info.config.edition_data, info.title) == ("own", None, "Our own")
    node.seat_everybody()
    play_to_the_end(node, Random(0))
    assert Table.replay(node.entries).agreement.edition.rounds == 1


def test_a_bot_stands_in_when_more_than_half_of_the_others_want_it() -> None:
    node = playing(stand_in="greedy")
    assert refusal(node, Vote("1", 0), Who(0)) == "vote_pointless"
    assert refusal(node, Vote("1", 5), Who(0)) == "vote_pointless"
    assert refusal(node, Vote("1", 0), Who(1)) == "not_away"
    assert node.table.seating.set_away(0, away=True)
    assert not node.table.seating.set_away(0, away=True), "that is no news"
    assert node.table.info().seats[0].away
    node.command(Vote("1", 0), Who(1))
    assert node.table.info().seats[0].votes == (1,)
    assert node.table.info().seats[0].bot is None, "one of two is not more than half"
    node.command(Vote("2", 0, wants=False), Who(1))
    node.command(Vote("3", 0), Who(2))
    assert node.table.info().seats[0].bot is None
    node.command(Vote("4", 0), Who(1))
    seat = node.table.info().seats[0]
    assert (seat.bot, seat.standing_in, seat.name) == ("greedy", True, "Chef 0")
    assert refusal(node, Vote("5", 0), Who(1)) == "vote_pointless"
    assert node.table.who("token 0") == Who(0), "the link is still theirs"
    assert node.let_bot_choose()
    node.command(Back("6"), Who(0))
    assert node.table.info().seats[0].bot is None
    assert refusal(node, Back("7"), Who(0)) == "vote_pointless"
    answer = node.command(Act("8", node.table.n, (node.turns[0].legal[0],)), Who(0))
    assert not isinstance(answer, Refused)


def test_spectators_sit_behind_who_allows_it() -> None:
    node = playing()
    behind = Viewer(1, watching=True)
    assert not node.table.may_watch(behind)
    assert node.table.may_watch(Viewer())
    assert not node.table.may_watch(Viewer(9, watching=True))
    node.command(Allow("1", True), Who(1))
    assert node.table.may_watch(behind)
    seen = node.table.snapshot(behind, node.now)
    assert seen.watching
    assert seen.view == node.table.snapshot(Viewer(1), node.now).view
    node.command(Allow("2", False), Who(1))
    assert not node.table.may_watch(behind)
    nothing = node.table.snapshot(Viewer(), node.now).view
    assert nothing is not None
    assert nothing.hand is None


def test_chalk_marks_are_the_player_s_own_and_stay() -> None:
    node = playing(level="chalkboard", levels=(None, "rail"))
    node.command(Mark("1", "salami", 3), Who(0))
    node.command(Mark("2", "salami", 4), Who(0))
    node.command(Mark("3", "red", 1), Who(0))
    for table in (node.table, Table.replay(node.entries)):
        table.released(node.now)
        assert table.snapshot(Viewer(0), node.now).marks == {"salami": 4, "red": 1}
        assert table.snapshot(Viewer(2), node.now).marks == {}
    assert refusal(node, Mark("4", "salami", 1), Who(1)) == "level_forbids"
    assert refusal(node, Mark("5", "shrimp", 1), Who(2)) == "bad_message"
    assert refusal(node, Mark("6", "salami", 1), Who()) == "not_seated"
    assert refusal(waiting(level="chalkboard"), Mark("7", "olive", 1), Who(0)) == "not_started"


def test_devices_are_numbered_and_a_device_that_nobody_shares_any_more_is_none() -> None:
    node = Node(Config(seats=5, start_when_full=False))
    for seat, (name, beside) in enumerate([("Ada", None), ("Bo", 0), ("Cy", None), ("Di", 2)]):
        who = Who() if beside is None else Who(beside)
        node.command(Join(name, beside=beside is not None), who, f"token {seat}")

    def devices() -> list[int | None]:
        return [seat.device for seat in node.table.info().seats]

    assert devices() == [0, 0, 1, 1, None]
    # A seat that gets a new link is played elsewhere; the one who stays shares with nobody.
    node.command(Reissue("r", 1), HOST, "new")
    assert devices() == [None, None, 1, 1, None]
    node.command(Join("Ed", beside=True), Who(0), "token 4")
    assert devices() == [0, None, 1, 1, 0]
    node.command(Free("f", 0), HOST)
    assert devices() == [None, None, 1, 1, None]
    assert Table.replay(node.entries).info() == node.table.info()
