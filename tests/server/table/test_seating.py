"""Who sits where: names, colours, links, hosts, bots, votes and what the table agrees on."""

from __future__ import annotations

from random import Random

import pytest

from pizzaiolo.editions import edition_to_data, load_edition
from pizzaiolo.server.protocol.entries import Config, SeatTaken, Started
from pizzaiolo.server.protocol.messages import (
    Act,
    Allow,
    Back,
    Command,
    Configure,
    Fill,
    Free,
    HandOver,
    Join,
    Mark,
    Pace,
    Refused,
    Reissue,
    Rematch,
    Salt,
    Start,
    Vote,
)
from pizzaiolo.server.table.table import Table, Viewer, Who, created
from support.server.serving import HOST, NOON, SPECTATOR, Node, play_to_the_end


def waiting(**settings: object) -> Node:
    return Node(Config(edition="oven", seats=3, start=0, **settings))  # type: ignore[arg-type]


def playing(**settings: object) -> Node:
    node = waiting(**settings)
    node.seat_everybody()
    node.wait_for_somebody()
    return node


def refusal(node: Node, command: Command, who: Who, token_hash: str = "") -> str:
    number = node.table.number
    answer = node.command(command, who, token_hash)
    assert isinstance(answer, Refused), answer
    assert answer.text
    assert node.table.number == number
    return answer.code


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


def test_the_game_begins_when_the_last_seat_is_taken_or_when_the_host_says_so() -> None:
    node = playing()
    assert node.table.phase == "playing"
    assert refusal(node, Start("1"), HOST) == "game_running"
    node = waiting(start_when_full=False)
    node.seat_everybody()
    assert node.table.info().phase == "waiting"
    assert refusal(node, Start("1"), Who(0)) == "not_host"
    node.command(Start("2"), HOST)
    assert node.table.info().phase == "playing"
    node = waiting(bots=("random",))
    node.join(0)
    node.command(Start("1"), HOST)
    assert [seat.bot for seat in node.table.info().seats] == [None, "random", "random"]


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
        seeds.add(node.table._play.seed if node.table._play else "")
        node.command(Free("1", 0), Who(0))
        node.command(Join("Dora", salt="late"), Who(), "dora")
        assert not node.table.info().seats[0].salted, "too late for this game"
    assert len(seeds) == 2


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


def test_a_seat_is_freed_filled_and_taken_again_in_the_middle_of_a_game() -> None:
    node = playing()
    colour = node.table.info().seats[0].colour
    node.table.set_away(0, away=True)
    node.command(Free("1", 0), HOST)
    assert node.table.who("token 0") is None
    assert node.table.info().seats[0].name is None
    assert refusal(node, Free("2", 0), HOST) == "seat_free"
    node.command(Join("Zoe", colour="pink"), Who(), "zoe")
    assert node.table.who("zoe") == Who(0)
    assert node.table.info().seats[0].colour == colour, "the cards of a colour are dealt"
    assert node.table.snapshot(Viewer(0), node.now).missed == (), "nobody tells a newcomer"
    assert node.table.info().seats[0].taken_over == 1, "everybody is told"
    node.table.set_away(0, away=True)
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
    node.table.set_away(1, away=True)
    node.command(Reissue("1", 1), HOST, "fresh")
    assert node.table.who("token 1") is None
    assert node.table.who("fresh") == Who(1)
    assert [seat.taken_over for seat in node.table.info().seats] == [0, 1, 0]
    node.table.set_away(2, away=True)
    node.command(Fill("2", 2, "greedy"), HOST)
    assert refusal(node, Reissue("3", 2), HOST, "x") == "seat_free"


# --- Nobody gets two hands to look at ---


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
    node.table.set_away(1, away=True)
    for host in (Who(0), HOST):
        assert refusal(node, Reissue("1", 1), host, "peek") == "hand_seen"
    node.command(Reissue("2", 0), Who(0), "ada again")
    assert node.table.who("ada again") == Who(0), "one's own link is one's own"


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
        node.table.set_away(seat, away=True)
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
    assert node.table.set_away(0, away=True)
    assert not node.table.set_away(0, away=True), "that is no news"
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
