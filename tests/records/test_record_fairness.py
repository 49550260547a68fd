"""The promise, the secret and the salts in a record: both ways, and refused where wrong."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pizzaiolo.game import Game, new_game, replay
from pizzaiolo.records.fairness import Fairness, commitment_of, is_salt, seed_of
from pizzaiolo.records.notation import from_text, to_text
from pizzaiolo.records.record import Record, RecordError

SECRET = "0123456789abcdef" * 4
SALTS = ((0, "basil"), (2, 'two words, "quoted" ù '))


def fair_game(salts: tuple[tuple[int, str], ...] = SALTS, *, moves: int = 10_000) -> Game:
    """A game that was dealt from a secret and salts, and played at random."""
    game = new_game("waiter", 3, seed=seed_of(SECRET, salts), start="random")
    game.fairness = Fairness(commitment_of(SECRET), SECRET, salts)
    chance = Random(1)
    while not game.over and len(game.played) < moves:
        game.play(chance.choice(game.legal()))
    return game


RECORD = fair_game().record()
JSON = RECORD.to_json()
TEXT = to_text(RECORD)


def refused(source: Record | str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replay(source)
    return caught.value


def changed(change: dict[str, Any]) -> str:
    """The record as JSON, on one line, with another `fairness`."""
    data = json.loads(JSON)
    data["fairness"].update(change)
    return json.dumps(data)


def line_of(text: str, start: str) -> int:
    return next(
        number
        for number, line in enumerate(text.splitlines(), 1)
        if line.lstrip().startswith(start)
    )


def test_it_round_trips_through_json() -> None:
    assert Record.from_json(JSON) == RECORD
    assert Record.from_json(JSON).to_json() == JSON
    assert json.loads(JSON)["fairness"] == {
        "commitment": commitment_of(SECRET),
        "secret": SECRET,
        "salts": [[0, "basil"], [2, 'two words, "quoted" ù ']],
    }


def test_it_stands_after_the_seed_a_line_each() -> None:
    lines = JSON.splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith('  "seed"'))
    assert lines[start + 1 : start + 6] == [
        '  "fairness": {',
        f'    "commitment": "{commitment_of(SECRET)}",',
        f'    "secret": "{SECRET}",',
        '    "salts": [[0, "basil"], [2, "two words, \\"quoted\\" ù "]]',
        "  },",
    ]


def test_it_round_trips_through_text() -> None:
    assert from_text(TEXT) == RECORD
    lines = TEXT.splitlines()
    start = line_of(TEXT, "Seed: ")
    assert lines[start : start + 4] == [
        f"Commitment: {commitment_of(SECRET)}",
        f"Secret: {SECRET}",
        "Salt of yellow: basil",
        'Salt of brown: "two words, \\"quoted\\" \\u00f9 "',
    ]


@given(st.dictionaries(st.integers(0, 2), st.text(min_size=1, max_size=64).filter(is_salt)))
@settings(max_examples=50)
def test_any_salts_round_trip_both_ways(salts: dict[int, str]) -> None:
    record = fair_game(tuple(sorted(salts.items())), moves=3).record()
    assert Record.from_json(record.to_json()) == record
    assert from_text(to_text(record)) == record


def test_a_game_that_is_played_again_keeps_it() -> None:
    game = replay(JSON)
    assert game.fairness == RECORD.fairness
    assert game.record() == RECORD
    assert game.copy().record() == RECORD


def test_a_record_without_it_is_written_as_before() -> None:
    record = replace(RECORD, fairness=None)
    assert "fairness" not in record.to_json()
    assert "Commitment" not in to_text(record)
    assert replay(record).fairness is None


OTHER = "f" * 64


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"secret": SECRET[:-1]}, f'fairness.secret: found "{SECRET[:40]}...", expected 64'),
        ({"secret": SECRET.upper()}, "expected 64 digits 0-9 a-f"),
        ({"secret": None}, "fairness.secret: found null, expected text"),
        ({"commitment": 1}, "fairness.commitment: found 1, expected text"),
        ({"commitment": ""}, 'fairness.commitment: found "", expected 64 digits 0-9 a-f'),
        ({"salts": {}}, "fairness.salts: found an object, expected a list"),
        ({"salts": [[0]]}, "fairness.salts[0]: found 1 values, expected a seat and its salt"),
        ({"salts": [["0", "a"]]}, 'fairness.salts[0][0]: found "0", expected a whole number'),
        ({"salts": [[3, "a"]]}, "fairness.salts[0][0]: found 3, expected seats in rising order"),
        ({"salts": [[-1, "a"]]}, "found -1, expected seats in rising order, up to 2"),
        ({"salts": [[1, "a"], [0, "b"]]}, "fairness.salts[1][0]: found 0, expected seats in"),
        ({"salts": [[1, "a"], [1, "a"]]}, "fairness.salts[1][0]: found 1, expected seats in"),
        ({"salts": [[0, ""]]}, 'fairness.salts[0][1]: found "", expected 1 to 64 characters'),
        ({"salts": [[0, "x" * 65]]}, "expected 1 to 64 characters on one line"),
        ({"salts": [[0, "a\n1:b"]]}, "expected 1 to 64 characters on one line"),
        (
            {"more": 1},
            "fairness.more: found an unknown key, expected one of commitment, secret, salts",
        ),
        ({"secret": OTHER}, "the commitment is not that of the secret"),
        ({"commitment": OTHER}, "the commitment is not that of the secret"),
        ({"secret": OTHER, "commitment": commitment_of(OTHER)}, "the seed does not follow from"),
        ({"salts": [[0, "basil"]]}, "the seed does not follow from the secret and the salts"),
        ({"salts": []}, "the seed does not follow from the secret and the salts"),
    ],
)
def test_what_is_wrong_in_json_is_refused(change: dict[str, Any], reason: str) -> None:
    assert reason in str(refused(changed(change)))


def test_json_that_is_wrong_is_refused_in_its_line() -> None:
    assert refused(JSON.replace(SECRET, OTHER)).line == line_of(JSON, '"commitment"')
    assert refused(JSON.replace("basil", "chili")).line == line_of(JSON, '"seed"')
    assert refused(JSON.replace("basil", "")).line == line_of(JSON, '"salts"')
    without = json.loads(JSON)
    del without["fairness"]["salts"]
    assert "fairness.salts: found no such key" in str(refused(json.dumps(without)))


def test_text_that_is_wrong_is_refused_in_its_line() -> None:
    for old, new, start, reason in (
        (f"Secret: {SECRET}", f"Secret: {OTHER}", "Commitment", "is not that of the secret"),
        (f"Secret: {SECRET}", "Secret: 12", "Secret", "expected 64 digits 0-9 a-f"),
        (f"Secret: {SECRET}\n", "", "Salt of yellow", "expected a line that begins 'Secret: '"),
        ("yellow: basil", "yellow: chili", "Seed", "the seed does not follow from the secret"),
        ("yellow: basil", 'yellow: "basil"', "Salt of yellow", "expected 'Salt of yellow: basil'"),
        ("yellow: basil", 'yellow: "basil', "Salt of yellow", 'cannot read ""basil" as a text'),
        ("yellow: basil", 'yellow: ""', "Salt of yellow", "expected a salt of 1 to 64 characters"),
        ("Salt of yellow", "Salt of pink", "Salt of pink", "begins 'Hand of yellow: '"),
    ):
        text = TEXT.replace(old, new)
        assert text != TEXT
        error = refused(text)
        assert reason in str(error)
        assert error.line == line_of(text, start)


@pytest.mark.parametrize(
    ("fairness", "reason"),
    [
        (Fairness("", ""), "expected a secret of 64 digits"),
        (Fairness(commitment_of(SECRET), SECRET, ((0, ""),)), "the salt of seat 0: expected 1 to"),
        (Fairness(commitment_of(SECRET), SECRET, ((3, "a"),)), "expected salts of the 3 seats"),
        (Fairness(commitment_of(SECRET), SECRET, ((-1, "a"),)), "at most one salt from each seat"),
    ],
)
def test_what_was_never_read_is_refused_as_well(fairness: Fairness, reason: str) -> None:
    assert reason in str(refused(replace(RECORD, fairness=fairness)))


def test_a_promise_without_a_seed_is_refused() -> None:
    error = refused(replace(RECORD, seed=None))
    assert "the seed does not follow from the secret and the salts" in str(error)
