"""A challenge: the same deal from the same seat, against bots that answer alike."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from pizzaiolo.bots.character import character_data, load_character
from pizzaiolo.editions import load_edition
from pizzaiolo.editions.load import edition_to_data
from pizzaiolo.server.base.tokens import hash_of
from pizzaiolo.server.protocol.entries import Config, Entry, TableCreated, entry_to_json
from pizzaiolo.server.protocol.incoming import Fill, Free, Join, Rematch, Start
from pizzaiolo.server.protocol.outgoing import Refused
from pizzaiolo.server.table.audience import Who
from pizzaiolo.server.table.bot_turns import BotTurn
from pizzaiolo.server.table.challenge_deal import (
    can_be_played,
    challenge_of,
    challenge_table,
    same_deal,
)
from pizzaiolo.server.table.game.asking import turn_message
from pizzaiolo.server.table.tries import result_at
from support.server.challenges import (
    CHALLENGE,
    CONFIG,
    FirstNode,
    TryNode,
    deal_of,
    finished_try,
    first_game,
    taken,
    with_other_bots,
)
from support.server.days import KEY, OTHER_KEY, DayNode, ThinkingDayNode, dealt_at, finished
from support.server.serving import Node, play_to_the_end, random_step, refusal

VARIANTS = (
    CONFIG,
    Config(edition="oven", seats=4, doubles=True, start=2, level="chalkboard"),
    Config(edition="plus", seats=4, helping=True, bots=("rossi", "greedy")),
    Config(edition="homoludicus", seats=2, time=60, bank=30, pace="fast"),
    Config(edition="mine", edition_data=edition_to_data(load_edition("waiter")), seats=3),
)


@pytest.mark.parametrize("config", VARIANTS, ids=lambda config: f"{config.edition} {config.seats}")
def test_everything_is_dealt_as_it_was_the_first_time(config: Config) -> None:
    first = first_game(config)
    deal = deal_of(first)
    other = DayNode(taken(deal))
    assert dealt_at(other.table) == dealt_at(first.table)
    assert other.play.seed == first.play.seed
    assert other.table.config.level == config.level
    chairs = [node.table.seating.chairs for node in (first, other)]
    for mine, theirs in zip(*chairs, strict=True):
        assert (mine.bot, mine.colour, mine.person) == (theirs.bot, theirs.colour, theirs.person)
    assert challenge_of(other.table) == CHALLENGE
    assert other.table.deal is not None
    assert other.table.deal.player == hash_of(KEY)
    # The person's name is theirs, and what is told does not hold the name of the challenger.
    assert other.table.seating.chairs[deal.seat].name == "Bruno"
    assert b"Alba" not in b"".join(map(entry_to_json, other.entries))


def test_whoever_decides_alike_gets_the_same_game_to_the_last_card() -> None:
    first = first_game(chance=4)
    again = finished_try(deal_of(first), chance=4)
    assert again.play.game.played == first.play.game.played
    assert result_at(again.table) == result_at(first.table)


def test_two_games_part_at_a_decision_of_the_person_and_never_at_one_of_a_bot() -> None:
    first = first_game()
    deal = deal_of(first)
    parted = set()
    for chance in range(1, 6):
        mine, theirs = finished_try(deal, chance=chance).play.game.played, first.play.game.played
        place = next(
            at for at, pair in enumerate(zip(mine, theirs, strict=False)) if len(set(pair)) > 1
        )
        assert mine[place][0] == theirs[place][0] == deal.seat
        parted.add(place)
    assert len(parted) > 1


def test_bots_think_for_themselves_once_something_was_decided_differently() -> None:
    """All takers who decide alike get the same game, by iterations and never by the clock."""

    class Thinking(ThinkingDayNode):
        thought = 0

        def choice(self, turn: BotTurn) -> int:
            if turn.repeats is not None:
                return turn.repeats
            self.thought += 1
            return super().choice(turn)

    deal = deal_of(first_game())
    games = []
    for key in (KEY, OTHER_KEY):
        created, *rest = taken(deal, key)
        assert isinstance(created, TableCreated)
        assert created.deal is not None
        node = Thinking([replace(created, deal=replace(created.deal, iterations=3)), *rest])
        play_to_the_end(node, Random(1))
        assert node.thought > 3
        games.append(node.play.game.played)
    assert games[0] == games[1]


def test_a_try_that_is_read_again_in_the_middle_goes_on_with_the_same_bots() -> None:
    first, chance = first_game(chance=2), Random(2)
    node = TryNode(taken(deal_of(first)))
    while len(node.entries) < 40 or turn_message(node.play) is None:
        random_step(node, chance)
    again = TryNode(node.entries, node.now)
    play_to_the_end(again, chance)
    assert again.play.game.played == first.play.game.played


def test_a_character_that_somebody_brought_along_is_there_again() -> None:
    data = {**character_data(load_character("pia")), "name": "Zio Gino"}
    node = FirstNode(_table_with(Fill("fill", 1, "zio-gino", data)))
    play_to_the_end(node, Random(0))
    deal = deal_of(node)
    assert [each.bot for each in deal.bots] == ["zio-gino", "giulia"]
    other = DayNode(taken(deal))
    assert other.table.seating.chairs[1].called() == "Zio Gino"
    assert other.table.seating.chairs[1].character == node.table.seating.chairs[1].character
    assert other.play.seed == node.play.seed


def _table_with(*commands: Fill) -> list[Entry]:
    node = Node(Config(edition="oven", seats=3, bots=("giulia",)))
    node.join(0)
    for command in commands:
        node.command(command, Who(host=True))
    node.start()
    return node.entries


def test_only_a_finished_game_of_one_person_against_bots_is_a_challenge() -> None:
    assert same_deal(FirstNode(first_game().entries[:3]).table) is None
    assert same_deal(finished().table) is None, "others are still to play the bake of the day"
    assert same_deal(finished_try(deal_of(first_game())).table) is None
    two = Node(Config(edition="oven", seats=2))
    two.seat_everybody()
    play_to_the_end(two, Random(0))
    assert same_deal(two.table) is None
    node = first_game()
    node.command(Rematch("again"), Who(0))
    assert same_deal(node.table) is None


def test_a_game_in_which_somebody_changed_seats_is_none() -> None:
    node = FirstNode(first_game().entries[:3])
    node.command(Free("free", 2), Who(0))
    node.command(Fill("fill", 2, "greedy"), Who(0))
    play_to_the_end(node, Random(0))
    assert same_deal(node.table) is None
    after = first_game()
    assert same_deal(after.table) is not None
    after.command(Fill("fill", 2, "greedy"), Who(0))
    assert same_deal(after.table) is None


def test_a_deal_whose_bots_or_edition_are_gone_cannot_be_played() -> None:
    deal = deal_of(first_game())
    assert can_be_played(deal)
    assert not can_be_played(with_other_bots(deal, "bot-of-a-package"))
    assert not can_be_played(replace(deal, edition_hash="another"))
    assert not can_be_played(replace(deal, config=replace(deal.config, edition="no-such")))


def test_a_try_is_played_once_and_is_not_on_the_list() -> None:
    deal = deal_of(first_game(replace(CONFIG, public=True)))
    node = finished_try(deal)
    assert not node.table.config.public
    assert refusal(node, Rematch("again"), Who(0)) == "fixed_deal"
    assert refusal(node, Start("start"), Who(0)) == "game_running"
    assert node.table.hides_deal(node.now) is False


def test_what_a_taker_is_sent_holds_neither_the_course_nor_the_secret_before_the_end() -> None:
    deal = deal_of(first_game())
    node = TryNode(taken(deal))
    chance = Random(1)
    while not node.play.game.over:
        random_step(node, chance)
        assert node.table.phase == "playing"
    sent = b"".join(message for messages in node.sent.values() for message in messages)
    for known in (b"course", deal.secret.encode(), node.play.seed.encode(), b"basil", b"Alba"):
        assert known not in sent


def test_somebody_who_cannot_be_seated_is_told_why() -> None:
    answer = challenge_table(CHALLENGE, deal_of(first_game()), "player", Join(" "), "token", 0.0)
    assert isinstance(answer, Refused)
    assert answer.code == "name_bad"
