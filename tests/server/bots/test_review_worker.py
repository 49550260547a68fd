"""The process that reviews: games in, reviews out that grow, and places that the tape knows."""

from __future__ import annotations

import gzip
from itertools import count
from random import Random

import msgspec
import pytest

from pizzaiolo.records.record import Record
from pizzaiolo.review import review
from pizzaiolo.server.bots.review_worker import (
    COMPLETE,
    FAILED,
    GROWING,
    PIECE_SECONDS,
    SEAT_DONE,
    ReviewQuestion,
    answers,
    packed,
    pieces,
    unpacked,
)
from pizzaiolo.server.protocol.answers import ReviewSoFar, Tape
from pizzaiolo.server.protocol.entries import Config
from pizzaiolo.server.protocol.public import Drew, Placed, PublicEvent, Submitted
from pizzaiolo.server.table.finished_games import FinishedGame, finished_game
from support.server.serving import Node, play_to_the_end


@pytest.fixture(scope="module")
def game() -> FinishedGame:
    """A game at a table of two with different levels."""
    node = Node(Config(edition="oven", seats=2, pace="instant", levels=("glass", "rail")), "review")
    node.seat_everybody()
    node.start()
    play_to_the_end(node, Random(7))
    return finished_game(node.table)


def question(game: FinishedGame, seats: tuple[int, ...] = (1, 0)) -> ReviewQuestion:
    return ReviewQuestion(game.record.decode(), seats, game.levels, 1)


def read(data: bytes) -> ReviewSoFar:
    found = unpacked(data)
    assert found is not None
    return found


def test_the_last_piece_is_the_review_of_the_game_at_its_levels(game: FinishedGame) -> None:
    *_, (sign, data) = pieces(question(game))
    assert sign == COMPLETE
    assert game.levels == ("glass", "rail")
    found, record = read(data), Record.from_json(game.record.decode())
    assert found.review == review(record, (1, 0), 1, game.levels)
    assert found.review != review(record, (1, 0), 1, "photographic")
    assert found.done == found.total
    again = [data for _, data in pieces(question(game))]
    assert again[-1] == data, "the same bytes for the same game"


def test_it_grows_and_says_when_a_seat_is_complete(game: FinishedGame) -> None:
    seconds = count(step=PIECE_SECONDS)
    found = [(sign, read(data)) for sign, data in pieces(question(game), lambda: next(seconds))]
    done = [each.done for _, each in found]
    assert done == sorted(set(done))
    assert done[0] == 1
    assert [sign for sign, _ in found if sign != GROWING] == [SEAT_DONE, COMPLETE]
    (half,) = [each for sign, each in found if sign == SEAT_DONE]
    assert half.review is not None
    assert {decision.seat for decision in half.review.decisions} == {1}
    assert [account.judged for account in half.review.accounts] == [False, True]


def test_where_time_stands_still_little_is_shown(game: FinishedGame) -> None:
    signs = [sign for sign, _ in pieces(question(game), lambda: 0.0)]
    assert signs == [GROWING, SEAT_DONE, COMPLETE]


def test_what_is_known_is_not_judged_again(game: FinishedGame) -> None:
    whole = list(pieces(question(game), lambda: 0.0))
    half = read(whole[1][1]).review
    assert half is not None
    going_on = msgspec.structs.replace(question(game), known=half.decisions)
    assert [sign for sign, _ in pieces(going_on, lambda: 0.0)] == [GROWING, COMPLETE]
    assert list(pieces(going_on, lambda: 0.0))[-1] == whole[-1]


def test_every_decision_has_its_place_on_the_tape(game: FinishedGame) -> None:
    tapes: list[list[PublicEvent]] = [
        [event for event in msgspec.json.decode(tape, type=Tape).events if told(event)]
        for tape in game.tapes
    ]
    *_, (_, data) = pieces(question(game))
    actions = Record.from_json(game.record.decode()).actions
    places = read(data).places
    assert len(places) == len(actions)
    seen = set()
    for (seat, text), (number, place) in zip(actions, places, strict=True):
        event = tapes[number - 1][place - 1]
        sort = text.split()[0]
        if sort == "place":
            assert isinstance(event, Placed)
        elif sort == "draw":
            assert isinstance(event, Drew)
        elif sort == "submit" and text != "submit nothing":
            assert isinstance(event, Submitted)
        else:
            continue
        assert event.seat == seat
        seen.add(sort)
    assert seen == {"place", "draw", "submit"}


def told(event: PublicEvent) -> bool:
    return type(event).__name__ != "Awaited"


def test_questions_are_answered_in_turn_and_a_bad_one_ends_nothing(game: FinishedGame) -> None:
    good = msgspec.json.encode(question(game))
    unfinished = msgspec.json.decode(game.record)
    unfinished["actions"], unfinished["result"] = unfinished["actions"][:5], None
    broken = msgspec.structs.replace(
        question(game), record=msgspec.json.encode(unfinished).decode()
    )
    asked = [good, b"{}", msgspec.json.encode(broken), good]
    signs = [answer[:1] for each in asked for answer in answers(each)]
    ends = [sign for sign in signs if sign in (COMPLETE, FAILED)]
    assert ends == [COMPLETE, FAILED, FAILED, COMPLETE]


def test_what_another_version_wrote_is_not_taken_for_a_review(game: FinishedGame) -> None:
    assert unpacked(packed(ReviewSoFar(0, 0, (), None))) == ReviewSoFar(0, 0, (), None)
    for data in (b"", b"no gzip", gzip.compress(b'{"done": 1}'), gzip.compress(b"{")):
        assert unpacked(data) is None
    *_, (_, data) = pieces(question(game))
    assert unpacked(data[:-20]) is None
