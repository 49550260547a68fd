"""The text notation: what is written reads back the same, and anything else is refused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pizzaiolo.editions import edition_from_data, edition_to_data
from pizzaiolo.engine.edition import Edition
from pizzaiolo.game import Game, first_position, new_game, replay
from pizzaiolo.records.notation import from_text, read_record, to_text
from pizzaiolo.records.record import Record, RecordError
from support.cases import CASES, EDITIONS, Case
from support.recorded import finished, own_edition
from support.strategies import Walk, cases, walks


def small_kitchen() -> Edition:
    """Three kinds, few cards, helping: requests run into the last card of a kind."""
    data: dict[str, Any] = edition_to_data(EDITIONS["waiter"])
    kinds = ("pineapple", "pepper", "mushroom")
    data.update(name="small", kinds=list(kinds), copies=6, removed={"3": 0, "2": 1})
    data.update(
        opening_hand=4, hand_limit=6, doubles=False, helping=True, delivered="face_down", rounds=2
    )
    data.update(empty_handed="normal", rounds_without_helping=3)
    data["orders"] = {
        colour: [
            {"sort": "bombastica", "at_least": 15, "provenance": "reviewed"},
            {"sort": "monotoni", "needs": {own: 1}, "chosen": [3], "provenance": "reviewed"},
            {"sort": "normale", "needs": dict.fromkeys(kinds, 1), "provenance": "reviewed"},
            {"sort": "minimale", "needs": {own: 1}, "fewest": 2, "provenance": "reviewed"},
        ]
        for colour, own in zip(("yellow", "green", "brown"), kinds, strict=True)
    }
    return edition_from_data(data)


OWN = {"mine": own_edition(), "small": small_kitchen()}


# Both ways


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_finished_game_round_trips_through_text(case: Case) -> None:
    record = Walk(4, 5, 6).finished(case).record()
    text = to_text(record)
    assert from_text(text) == record
    assert replay(text).record() == record
    assert "..." not in text
    assert text.splitlines()[-1].startswith("The end: ")


@given(case=cases(), walk=walks(), cut=st.integers(0, 200))
@settings(max_examples=100)
def test_a_game_reads_back_wherever_its_record_ends(case: Case, walk: Walk, cut: int) -> None:
    for game in islice(walk.positions(case), cut + 1):
        last = game
    record = last.record()
    text = to_text(record)
    assert from_text(text) == record
    assert text.endswith("Unfinished.\n") == ("..." in text) == (not last.over)


@given(name=st.sampled_from(sorted(OWN)), seats=st.sampled_from([2, 3]), seed=st.integers(0, 9999))
@settings(max_examples=60)
def test_an_own_edition_is_written_into_the_text(name: str, seats: int, seed: int) -> None:
    game = new_game(OWN[name], seats, seed=seed)
    chance = Random(seed)
    cut = chance.randrange(150)
    while not game.over and len(game.played) < cut:
        game.play(chance.choice(game.legal()))
    record = game.record()
    assert from_text(to_text(record)) == record
    assert from_text(to_text(record)).edition == OWN[name]


def test_every_decision_of_a_game_has_a_text_of_its_own() -> None:
    """So nothing that was decided is lost: also where it changes nothing that all can see."""
    texts: set[str] = set()
    game = finished(edition="plus", seats=3)
    record = game.record()
    for cut in range(100, 150):
        # What was shuffled after the cut is not known there.
        so_far = first_position(record)
        for _, action in record.actions[:cut]:
            so_far.play(action)
        texts.add(to_text(so_far.record()))
    assert len(texts) == 50
    assert any("asks for 1 " in text and ", ...\n" in text for text in texts)


def test_comments_blank_lines_and_broken_lines_do_not_count() -> None:
    record = finished().record()
    text = to_text(record)
    lines = [f"\n# A comment\n{line} \t" for line in text.splitlines()]
    assert from_text("\n".join(lines)) == record
    assert from_text(text.replace("\n", "\r\n")) == record
    assert from_text(text.replace("; ", ";\n\t\t")) == record
    assert (
        from_text(text.replace(", ", ",\n  ").replace("version 1,\n  rules", "version 1, rules"))
        == record
    )


# What it looks like


def told(game: Game, *actions: str) -> list[str]:
    """The lines of the rounds after some actions."""
    for action in actions:
        game.play(action)
    lines = to_text(game.record()).splitlines()
    return lines[lines.index("") + 1 :]


def test_a_turn_is_a_line_that_waits_where_a_decision_is_awaited() -> None:
    game = new_game("waiter", 2, seed="trattoria")
    assert told(game) == ["Round 1. Supply 28, yellow starts.", "yellow: ...", "Unfinished."]
    assert told(game, "place 2 pepper")[1] == "yellow: 2 peppers; ..."
    no_order = game.copy()
    assert told(no_order, "submit nothing")[1] == "yellow: 2 peppers; no order; ..."
    assert told(no_order, "draw supply")[1:3] == [
        "yellow: 2 peppers; draws 2 from the supply",
        "green: ...",
    ]
    order = "yellow: 2 peppers; order 4 (Normale: 1 pineapple + 4 salami)"
    assert told(game, "submit order 4")[1] == f"{order}; ..."
    assert told(game, "draw waiter")[1] == f"{order}; draws 3 from the waiter"


def story_lines(edition: str, seats: int, **options: bool) -> Iterator[str]:
    """The stories of all orders in some games."""
    for seed in range(12):
        game = finished(f"{seed}", edition=edition, seats=seats, **options)
        for line in to_text(game.record()).splitlines():
            if "'s order " in line:
                yield line.split(": ", 2)[2]


@pytest.mark.parametrize(
    ("edition", "options", "pattern"),
    [
        ("waiter", {}, r"lacks 1 olive; adds 1 olive; baked from .*"),
        ("waiter", {}, r"lacks [^;]+; declines; back"),
        ("waiter", {}, r"lacks [^;]+; back"),
        ("waiter", {}, r"baked from .*"),
        ("waiter", {}, r"with \w+; baked from .*"),
        ("waiter", {}, r"lacks 2; adds [^;]+; baked from .*"),
        (
            "waiter",
            {"doubles": True},
            r"lacks [^;]+; adds 1 double \w+; baked from .* \(1 double\).*",
        ),
        ("plus", {}, r"spoilt by [^;]+; back"),
        ("plus", {}, r"with \w+ and \w+; lacks [^;]+; asks for [^;]+; .* cannot; .*back"),
        (
            "plus",
            {},
            r".*asks for [^;]+; .*\w+ refuses; .*\w+ helps; .*baked .*; \w+ delivers one unseen",
        ),
        ("plus", {}, r".*asks for [^;]+; .*\w+ helps; adds [^;]+; baked from .*"),
    ],
)
def test_a_story_tells_how_an_order_was_settled(
    edition: str, options: dict[str, bool], pattern: str
) -> None:
    assert any(re.fullmatch(pattern, story) for story in story_lines(edition, 4, **options))


def test_a_supply_may_be_empty() -> None:
    game = new_game("waiter", 2, seed=1)
    while not game.over:
        # No order is ever submitted, so nothing is baked (R3.3).
        game.play(game.legal()[0])
    text = to_text(game.record())
    assert "Round 2. Supply 0, " in text
    assert "\nSupply: nothing\n" in text
    assert from_text(text) == game.record()


def test_the_mamma_mia_card_is_told_where_it_is_drawn() -> None:
    text = to_text(finished(edition="homoludicus", seats=3).record())
    assert text.count(" from the supply and takes the Mamma Mia! card\n") == 3


def test_lists_of_cards_are_broken_between_cards() -> None:
    lines = to_text(finished(edition="plus", seats=6).record()).splitlines()
    lists = [line for line in lines if line.startswith(("Hand of ", "Supply: ", "  "))]
    assert max(len(line) for line in lists) <= 100
    assert any(line.startswith("  ") for line in lists)
    assert not any(re.search(r"(\d|double)$", line) for line in lists)


# What is refused


TEXT = to_text(finished().record())
LINES = TEXT.splitlines()
BODY = LINES.index("")


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        from_text(text)
    assert "\n" not in str(caught.value)
    assert caught.value.line is not None
    return caught.value


def line_number(error: RecordError) -> int:
    assert error.line is not None
    return error.line


@pytest.mark.parametrize("kept", range(0, len(LINES), 5))
def test_a_truncated_text_is_refused_at_its_end(kept: int) -> None:
    text = "\n".join(LINES[:kept])
    error = refused(text)
    if "is missing" in error.reason:
        # Told at the last decision before it, and much can follow from that by itself.
        assert kept - 10 <= line_number(error) <= kept
    else:
        assert "the text ends" in error.reason
        assert kept - 4 <= line_number(error) <= max(kept, 1)


SPOKEN = [place for place in range(BODY, len(LINES)) if LINES[place] and LINES[place][0] != " "]
"""The lines of the rounds, without those that are blank or go on another."""


@pytest.mark.parametrize("place", SPOKEN)
def test_a_line_that_is_missing_is_refused(place: int) -> None:
    error = refused("\n".join(LINES[:place] + LINES[place + 1 :]))
    assert line_number(error) >= place - 10


@pytest.mark.parametrize("place", SPOKEN)
def test_a_line_that_is_there_twice_is_refused(place: int) -> None:
    error = refused("\n".join(LINES[: place + 1] + LINES[place:]))
    assert line_number(error) >= place + 1


def numbers_changed() -> Iterator[tuple[int, str]]:
    """The text with one number in one line of the rounds changed, each in turn."""
    for place in range(BODY + 1, len(LINES)):
        for number in re.finditer(r"\d+", LINES[place]):
            before, after = LINES[place][: number.start()], LINES[place][number.end() :]
            other = f"{before}{int(number[0]) + 1}{after}"
            yield place + 1, "\n".join([*LINES[:place], other, *LINES[place + 1 :]])


def test_every_number_has_to_be_right() -> None:
    tries = 0
    for line, text in numbers_changed():
        tries += 1
        error = refused(text)
        # A supply that is changed is told where it begins.
        assert line_number(error) >= line - 3
    assert tries > 300


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (
            "version 1",
            "version 2",
            "this is not a record that can be read here, expected 'Pizzaiolo",
        ),
        ("Edition: waiter", "Edition: weiter", 'edition.name: found "weiter"'),
        ("Edition: waiter", "Variant: waiter", "expected a line that begins 'Edition: '"),
        ("hash 2", "hash 3", "expected that of the rules and cards that waiter has here"),
        ("Options: none", "Options: helping", "helping: the edition waiter does not have it"),
        ("Options: none", "Options: cheese", "expected 'Options: none'"),
        ("Seat: green", "Seat: pink", "expected a line that begins 'Hand of pink: '"),
        ("Seat: green\n", "", "expected a line that begins 'Waiter of yellow: '"),
        ("Start: yellow", "Start: red", 'found "red", expected a colour of a seat'),
        ("Seed: record", "Seed: recorder", "the hand of seat 0 does not follow from the seed"),
        ("Seed: record", 'Seed: "record"', "expected 'Seed: record'"),
        ("Seed: record", 'Seed: "rec', 'cannot read ""rec" as a text in quotes'),
        ("Seed: record", 'Seed: "\\ud800"', "as a text in quotes"),
        ("Hand of yellow: ", "Hand of yellow: cheese, ", 'cannot read "cheese" as cards'),
        ("Hand of yellow: ", "Hand of yellow: 1 olive, ", "expected "),
        ("Waiter of green: ", "Waiter of green: 9 ", "does not hold each order, 1 to 8, once"),
        ("Waiter of green: ", "Waiter of green: x ", "expected the numbers of orders"),
        ("Round 1.", "Lap 1.", "expected 'Round 1. Supply 28, yellow starts.'"),
        ("wins.", "loses.", "expected 'The end: "),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(old: str, new: str, reason: str) -> None:
    assert old in TEXT
    error = refused(TEXT.replace(old, new, 1))
    expected = TEXT[: TEXT.index(old)].count("\n") + 1
    assert reason in error.reason
    # A hand or a waiter of a seat that is not there comes a few lines further down.
    assert 0 <= line_number(error) - expected <= 4


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("green: 1 olive", "it is the turn of yellow, expected 'yellow: ...'"),
        ("yellow: 9 peppers", "seat 0 cannot 'place 9 pepper': "),
        ("yellow: 1 cheese", "it does not say what yellow placed, expected 'yellow: ...'"),
        ("yellow: passes", "it does not say what yellow placed, expected 'yellow: ...'"),
        ("yellow: 2 peppers; order 8 (x); ...", "seat 0 cannot 'submit order 8': it can submit"),
        ("yellow: 2 peppers; order 4 (x); ...", "expected 'yellow: 2 peppers; order 4 (Normale: "),
        ("yellow: 2 peppers", "it does not say what yellow drew, expected 'yellow: 2 peppers; no"),
        ("yellow: 2 peppers; draws 3 from the supply", "expected 'yellow: 2 peppers; draws 2 "),
        ("yellow: 4 peppers (1 double); ...", "seat 0 cannot 'place 2 pepper 1 double'"),
    ],
)
def test_a_turn_that_cannot_be_is_refused(line: str, reason: str) -> None:
    text = to_text(new_game("waiter", 2, seed="trattoria").record())
    error = refused(text.replace("yellow: ...", line))
    assert reason in error.reason
    assert error.line == text[: text.index("yellow: ...")].count("\n") + 1


def first_story(pattern: str, **choices: Any) -> tuple[str, str]:
    """A text, and its first line with a story that is told so."""
    for seed in range(50):
        text = to_text(finished(f"{seed}", **choices).record())
        for line in text.splitlines():
            if re.search(pattern, line):
                return text, line
    raise AssertionError(pattern)


@pytest.mark.parametrize(
    ("pattern", "old", "new", "reason"),
    [
        (r": lacks [^;]+; declines; back$", "declines; ", "", "yellow bakes, asks or declines"),
        (r"declines; back$", "'s order ", "s order ", "an order of yellow turned up, expected"),
        (r"\+ 6.*: with pepper; ", "with pepper", "with cheese", "waiter has no such action"),
        (r"lacks 2; adds 1.*, 1", "adds ", "adds 1 cheese, ", 'cannot read "1 cheese" as cards'),
        (r"lacks 2; adds 1.*, 1", "; adds ", "; gives ", "what else the owner adds, expected"),
        (r": lacks [^;]+; back$", "; back", "; burnt", "expected "),
        (
            r" refuses; back$",
            " refuses",
            " sleeps",
            "it does not say whether green helps or refuses",
        ),
        (
            r" refuses; back$",
            "asks for 1",
            "asks for 2",
            "lacks 3 mushrooms; asks for 2 mushrooms;",
        ),
        (r" refuses; back$", "asks for 1", "begs for 1", "whether brown bakes, asks or declines"),
    ],
)
def test_a_story_that_cannot_be_is_refused(pattern: str, old: str, new: str, reason: str) -> None:
    edition = "plus" if "refuses" in pattern else "waiter"
    text, line = first_story(pattern, edition=edition, seats=3)
    error = refused(text.replace(line, line.replace(old, new)))
    assert reason in error.reason
    assert error.line == text[: text.index(line)].count("\n") + 1


def test_nothing_comes_after_the_end() -> None:
    assert "expected no more lines" in refused(f"{TEXT}green: 1 olive\n").reason
    early = to_text(new_game("waiter", 2, seed=1).record())
    assert "expected no more lines" in refused(f"{early}green: 1 olive\n").reason


def test_a_later_supply_is_refused_in_its_line() -> None:
    place = next(index for index in range(BODY, len(LINES)) if LINES[index].startswith("Supply: "))
    text = "\n".join(
        [*LINES[:place], LINES[place].replace("Supply: ", "Supply: olive, "), *LINES[place + 1 :]]
    )
    error = refused(text)
    assert "the supply of round 2 is not what was used" in error.reason
    assert error.line == place + 1


def test_an_embedded_edition_has_to_be_json() -> None:
    text = to_text(new_game(OWN["mine"], 3, seed=1).record())
    assert "edition.data: Expecting" in refused(text.replace('"rounds": 2,', '"rounds": 2')).reason
    assert "edition.hash: found" in refused(text.replace('"rounds": 2', '"rounds": 3')).reason


def test_a_record_that_cannot_have_been_played_is_not_written() -> None:
    record = replace(new_game("waiter", 2, seed=1).record(), actions=((0, "help"),))
    with pytest.raises(RecordError, match="has no such action"):
        to_text(record)


def test_a_text_is_told_from_a_path() -> None:
    record = finished().record()
    assert read_record(TEXT) == read_record(record.to_json()) == record
    with pytest.raises(RecordError, match="cannot read the file"):
        read_record("game.txt")
    with pytest.raises(RecordError, match="line 1: the text ends"):
        read_record("Pizzaiolo record, version 1, rules 1")
    with pytest.raises(RecordError, match="line 1: the text ends: this is not a record"):
        read_record("\n")


def test_lines_are_known_after_reading() -> None:
    record = from_text(TEXT, "game.txt")
    broken: Record = replace(record, actions=(*record.actions[:-1], (5, record.actions[-1][1])))
    with pytest.raises(RecordError, match=r"^game\.txt, line \d+: seat 5 cannot"):
        replay(broken)
