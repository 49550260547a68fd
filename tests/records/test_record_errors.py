"""Records that cannot be read or cannot have been played: each is refused, with line and reason."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pizzaiolo.game import Game, first_position, new_game, replay
from pizzaiolo.records.notation import to_text
from pizzaiolo.records.record import Record, RecordError, Result
from support.recorded import finished, own_edition


def refused(source: Record | str) -> RecordError:
    """The error with which a record is refused."""
    with pytest.raises(RecordError) as caught:
        replay(source)
    assert "\n" not in str(caught.value)
    return caught.value


def first_error(text: str) -> RecordError | None:
    try:
        replay(text)
    except RecordError as error:
        return error
    return None


# What is refused: the text


TEXT = finished().record().to_json()
DATA: dict[str, Any] = json.loads(TEXT)


def test_the_record_that_is_broken_below_is_whole() -> None:
    assert replay(TEXT).over


@pytest.mark.parametrize("kept", range(0, len(TEXT.splitlines()), 10))
def test_a_truncated_text_is_refused_at_its_end(kept: int) -> None:
    lines = TEXT.splitlines(keepends=True)[:kept]
    error = refused("{" if kept == 0 else "".join(lines))
    assert error.line is not None
    assert abs(error.line - max(kept, 1)) <= 1
    assert error.reason == "the text ends in the middle of the record"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{]", "line 1: this is no JSON"),
        ('{\n\n"format": nothing}', "line 3: this is no JSON"),
        ("{}", 'line 1: format: found no such key, expected "pizzaiolo record"'),
        (
            '{"format": ' + "[" * 100_000,
            "this is not a record: found more than 16 lists and objects",
        ),
        ('{"format": ' + "1" * 5000 + "}", "this is not a record: a number is too long"),
        ('{"format": NaN}', 'format: found nan, expected "pizzaiolo record"'),
    ],
)
def test_what_is_no_record_is_refused(text: str, reason: str) -> None:
    assert reason in str(refused(text))


def test_the_file_is_named_in_errors(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(TEXT.replace('"rules": 1', '"rules": 2'), encoding="utf-8")
    with pytest.raises(RecordError) as caught:
        replay(file)
    assert str(caught.value) == f"{file}, line 4: rules: found 2, expected 1"
    assert (caught.value.file, caught.value.line) == (str(file), 4)


def test_a_file_is_read_with_or_without_a_byte_order_mark(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(b"\xef\xbb\xbf" + TEXT.encode())
    assert replay(str(file)).record() == replay(TEXT).record()


@pytest.mark.parametrize(
    ("content", "reason"),
    [(None, "cannot read the file"), (b'{\n"\xff"', "line 2: this is not UTF-8 text")],
)
def test_a_file_that_cannot_be_read_is_refused(
    content: bytes | None, reason: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(RecordError, match=re.escape(f"{file}")) as caught:
        replay(file)
    assert reason in str(caught.value)
    with pytest.raises(RecordError, match="cannot read the file"):
        replay(tmp_path)
    with pytest.raises(RecordError, match="cannot read the file"):
        replay("no\0file")


@given(
    as_json=st.booleans(),
    place=st.integers(0, 10_000),
    length=st.integers(0, 12),
    instead=st.text(max_size=6)
    | st.sampled_from(["0", "-1", "[]", "{}", "null", "; ", ": ", "..."]),
)
@settings(max_examples=300)
def test_damage_anywhere_is_refused_or_does_not_matter(
    as_json: bool, place: int, length: int, instead: str
) -> None:
    text = TEXT if as_json else to_text(finished().record())
    place %= len(text)
    damaged = text[:place] + instead + text[place + length :]
    error = first_error(damaged)
    if error is None:
        assert replay(damaged).over
    else:
        assert "\n" not in str(error)


# What is refused: keys and types


def places(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value of the record, but for the insides of long lists only the first."""
    if at:
        yield at
    if isinstance(value, dict):
        for key in value:
            yield from places(value[key], (*at, key))
    elif isinstance(value, list) and value:
        yield from places(value[0], (*at, 0))


PLACES = list(places(DATA))


def changed(at: tuple[Any, ...], change: Callable[[Any, Any], None]) -> str:
    """The record as JSON after a change to what holds a place."""
    data = deepcopy(DATA)
    holder = data
    for step in at[:-1]:
        holder = holder[step]
    change(holder, at[-1])
    return json.dumps(data, indent=2)


@pytest.mark.parametrize("at", [at for at in PLACES if isinstance(at[-1], str)], ids=str)
def test_a_missing_key_is_refused(at: tuple[Any, ...]) -> None:
    error = refused(changed(at, lambda holder, key: holder.pop(key)))
    assert f"{at[-1]}: found no such key, expected" in error.reason
    assert error.line is not None


@pytest.mark.parametrize("at", [at for at in PLACES if isinstance(at[-1], str)], ids=str)
def test_an_unknown_key_is_refused_in_its_line(at: tuple[Any, ...]) -> None:
    text = changed(at, lambda holder, _: holder.__setitem__("spice", 1))
    error = refused(text)
    assert "spice: found an unknown key, expected" in error.reason
    assert error.line == text[: text.index('"spice"')].count("\n") + 1


def value_at(at: tuple[Any, ...]) -> Any:
    value: Any = DATA
    for step in at:
        value = value[step]
    return value


WRONG: tuple[object, ...] = ({}, 1.5, True, "x", -1)
WRONG_TYPES = [
    (at, wrong) for at in PLACES for wrong in WRONG if type(value_at(at)) is not type(wrong)
]


@pytest.mark.parametrize(("at", "wrong"), WRONG_TYPES, ids=str)
def test_a_value_of_another_type_is_refused(at: tuple[Any, ...], wrong: object) -> None:
    error = refused(changed(at, lambda holder, key: holder.__setitem__(key, wrong)))
    assert error.line is not None
    assert "expected" in error.reason


def test_a_key_that_is_there_twice_is_refused_in_its_line() -> None:
    text = TEXT.replace('"start": 0,', '"start": 0,\n"start": 1,')
    error = refused(text)
    assert error.reason == "start: found the key twice, expected it once"
    assert error.line == text[: text.index('"start": 1')].count("\n") + 1


def test_half_a_character_is_refused() -> None:
    error = refused(TEXT.replace('"seed": "record"', '"seed": "\\ud800"'))
    assert "expected text without lone surrogates" in error.reason


@pytest.mark.parametrize("key", ["format", "version", "rules"])
def test_a_later_version_is_told_before_its_new_keys(key: str) -> None:
    text = changed((key,), lambda holder, key: holder.update({key: 2, "sauce": 1}))
    assert f"{key}: found 2, expected" in refused(text).reason


# What is refused: the edition and the options


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"name": "waiter"', '"name": "weiter"', 'found "weiter"'),
        (
            '"name": "waiter"',
            '"name": "plus"',
            "expected that of the rules and cards that plus has",
        ),
        ('"hash": "2', '"hash": "3', "expected that of the rules and cards that waiter has here"),
        ('"doubles": false', '"doubles": true', "hands and supply are not the cards of the game"),
        ('"helping": false', '"helping": true', "helping: the edition waiter does not have it"),
        ('"start": 0', '"start": 2', "start: expected a seat from 0 to 1, not 2"),
        ('"colour": "green"', '"colour": "yellow"', "colours: expected 2 different ones"),
        ('"colour": "green"', '"colour": "pink"', "colours: waiter has yellow"),
        ('"colour": "green"', '"colour": "green", "name": " x"', "expected a name of 1 to 40"),
        ('"colour": "green"', '"colour": "green", "name": ""', "expected a name of 1 to 40"),
    ],
)
def test_another_table_is_refused_in_its_line(old: str, new: str, reason: str) -> None:
    assert TEXT.count(old) == 1
    error = refused(TEXT.replace(old, new))
    assert reason in str(error)
    assert error.line is not None


def test_an_embedded_edition_has_to_be_one() -> None:
    record = new_game(own_edition(), 3, seed=1).record()
    text = record.to_json()
    assert "edition.data.rounds: found 0, expected 1 to 99" in str(
        refused(text.replace('"rounds": 2', '"rounds": 0'))
    )
    assert "edition.hash: found" in str(refused(text.replace('"rounds": 2', '"rounds": 3')))
    assert 'found the name "other" and the data of "mine"' in str(
        refused(text.replace('"name": "mine"', '"name": "other"', 1))
    )
    twice = text.replace('"rounds": 2,', '"rounds": 2, "rounds": 2,')
    assert "edition.data.rounds: found the key twice" in str(refused(twice))


# What is refused: the deal


@pytest.mark.parametrize("seed", ["record", None])
@pytest.mark.parametrize("stack", ["hands", "supply"])
def test_a_card_that_is_changed_does_not_add_up(stack: str, seed: str | None) -> None:
    data = deepcopy(DATA)
    data["seed"] = seed
    cards = data["deal"]["supply"] if stack == "supply" else data["deal"]["hands"][1]
    for place, card in enumerate(cards):
        cards[place] = "olive" if card != "olive" else "salami"
        error = refused(json.dumps(data, indent=2))
        assert "hands and supply are not the cards of the game: found " in error.reason
        assert error.line is not None
        cards[place] = card


def test_cards_that_change_places_do_not_follow_from_the_seed() -> None:
    for stack in (DATA["deal"]["supply"], *DATA["deal"]["hands"], *DATA["deal"]["waiters"]):
        first = next(place for place, card in enumerate(stack) if card != stack[0])
        other = [stack[first], *stack[1:first], stack[0], *stack[first + 1 :]]
        error = refused(TEXT.replace(json.dumps(stack), json.dumps(other), 1))
        assert "does not follow from the seed" in error.reason
        assert error.line == TEXT[: TEXT.index(json.dumps(stack))].count("\n") + 1


def test_another_seed_is_refused() -> None:
    error = refused(TEXT.replace('"seed": "record"', '"seed": "recorder"'))
    assert error.reason == "the hand of seat 0 does not follow from the seed"


def test_a_supply_that_is_shuffled_after_the_deal_follows_from_the_seed() -> None:
    record = new_game("homoludicus", 2, seed=3).record()
    supply = tuple(reversed(record.supply))
    error = refused(replace(record, supply=supply).to_json())
    assert error.reason == "the supply does not follow from the seed"
    assert replay(replace(record, supply=supply, seed=None)).record().supply == supply


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"hands": ()}, "deal.hands: found 0 hands, expected one for each of 2 seats"),
        ({"waiters": ()}, "deal.waiters: found 0 waiters, expected one for each of 2 seats"),
        ({"waiters": ((1,) * 8,) * 2}, "does not hold each order, 1 to 8, once"),
        ({"hands": (("salami",),) * 2}, "seat 0 has 1 ingredients, expected 6"),
        ({"hands": ((*["salami"] * 6, "mamma mia"),) * 2}, "seat 0 is dealt no card in place"),
        ({"shuffles": (("cheese",),)}, 'shuffles[0]: found the card "cheese", expected one of'),
        ({"names": ("Anna\n", None)}, "is no name of 1 to 40 printable characters"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(change: dict[str, Any], reason: str) -> None:
    record = new_game("original", 2, seed=1).record()
    assert reason in str(refused(replace(record, **change)))


def test_the_mamma_mia_card_is_in_no_hand_where_it_comes_later() -> None:
    record = new_game("homoludicus", 2, seed=3).record()
    hands = (("mamma mia", *record.hands[0]), record.hands[1])
    supply = tuple(card for card in record.supply if card != "mamma mia")
    error = refused(replace(record, hands=hands, supply=supply, seed=None))
    assert "seat 0 has the Mamma Mia! card, which comes into play after the deal" in error.reason


def test_an_unknown_card_is_refused_in_its_line() -> None:
    error = refused(TEXT.replace('"supply": ["', '"supply": ["cheese", "'))
    assert 'deal.supply[0]: found "cheese", expected one of pineapple' in error.reason
    assert error.line == TEXT[: TEXT.index('"supply"')].count("\n") + 1


# What is refused: later supplies


def test_a_later_supply_holds_the_used_cards() -> None:
    shuffle = DATA["shuffles"][0]
    other = ["olive" if shuffle[0] != "olive" else "salami", *shuffle[1:]]
    error = refused(TEXT.replace(json.dumps(shuffle), json.dumps(other)))
    assert "the supply of round 2 is not what was used: found" in error.reason
    assert error.line == TEXT[: TEXT.index('"shuffles"')].count("\n") + 2


def test_a_later_supply_follows_from_the_seed() -> None:
    shuffle = DATA["shuffles"][1]
    error = refused(TEXT.replace(json.dumps(shuffle), json.dumps(shuffle[::-1])))
    assert error.reason == "the supply does not follow from the seed"
    assert error.line == TEXT[: TEXT.index('"shuffles"')].count("\n") + 3


def test_a_later_supply_that_is_missing_is_refused() -> None:
    record = finished().record()
    error = refused(replace(record, shuffles=record.shuffles[:1]))
    assert str(error) == "shuffles: the supply of round 3 is missing"


def test_a_later_supply_that_was_not_needed_is_refused() -> None:
    record = finished().record()
    error = refused(replace(record, shuffles=(*record.shuffles, ())))
    assert str(error) == "shuffles[2]: this supply is for round 4, which never began"
    error = refused(replace(record, actions=record.actions[:5]))
    assert str(error) == "shuffles[0]: this supply is for round 2, which never began"


# What is refused: actions and result


def action_line(number: int, text: str = TEXT) -> int:
    """The line of an action."""
    return text[: text.index('"actions"')].count("\n") + 2 + number


def with_action(number: int, seat: int, action: str) -> str:
    lines = TEXT.splitlines()
    comma = "," if number + 1 < len(DATA["actions"]) else ""
    lines[action_line(number) - 1] = f'    [{seat}, "{action}"]{comma}'
    return "\n".join(lines)


def positions() -> Iterator[tuple[int, Game]]:
    """The game of the record at each of its actions."""
    game = first_position(Record.from_json(TEXT))
    for number, (_, action) in enumerate(DATA["actions"]):
        yield number, game
        game.play(action)


def test_each_action_that_is_not_an_option_is_refused_in_its_line() -> None:
    for number, game in positions():
        seat, _ = DATA["actions"][number]
        other = next(action for action in game.table.actions if action not in game.legal())
        error = refused(with_action(number, seat, str(other)))
        assert error.line == action_line(number)
        assert error.reason.startswith(f"seat {seat} cannot '{other}': it can ")


def test_each_action_of_another_seat_is_refused_in_its_line() -> None:
    for number, (seat, action) in enumerate(DATA["actions"]):
        error = refused(with_action(number, 1 - seat, action))
        assert error.line == action_line(number)
        assert error.reason == f"seat {1 - seat} cannot '{action}': seat {seat} is to act"


def test_another_option_is_refused_where_the_record_stops_agreeing() -> None:
    """A few other games lead to the same hands and the same result: then they are records, too."""
    refusals = tries = 0
    for number, game in positions():
        seat, action = DATA["actions"][number]
        for other in game.legal():
            if str(other) == action:
                continue
            tries += 1
            error = first_error(with_action(number, seat, str(other)))
            if error is not None:
                refusals += 1
                # Another supply is told where it is written, which is before all actions.
                assert error.line is not None
                assert error.line >= action_line(number) or "the supply of " in error.reason
    assert tries > 100
    assert refusals > 0.9 * tries


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("eat 3 salami", "waiter has no such action"),
        ("place 1 shrimp", "waiter has no such action"),
        ("Place 1  olive", "this is written 'place 1 olive'"),
        ("help", "waiter has no such action"),
    ],
)
def test_an_unknown_action_is_refused(action: str, reason: str) -> None:
    seat = DATA["actions"][0][0]
    assert (
        refused(with_action(0, seat, action)).reason == f"seat {seat} cannot '{action}': {reason}"
    )


def test_an_action_that_cannot_be_shown_is_escaped() -> None:
    record = replace(new_game("waiter", 2, seed=1).record(), actions=((0, "eat\n"),))
    assert str(refused(record)) == ("actions[0]: seat 0 cannot 'eat\\n': waiter has no such action")


def test_an_action_after_the_end_is_refused() -> None:
    record = finished().record()
    error = refused(replace(record, actions=(*record.actions, (0, "decline"))))
    number = len(record.actions)
    assert str(error) == f"actions[{number}]: seat 0 cannot 'decline': the game is over"


def test_an_action_is_a_seat_and_a_text() -> None:
    error = refused(TEXT.replace('"submit nothing"]', '"submit nothing", 1]', 1))
    assert "found 3 values, expected a seat and what it did" in error.reason


def test_each_number_of_the_result_has_to_be_the_games() -> None:
    line = TEXT[: TEXT.index('"result"')].count("\n") + 1
    for key, values in DATA["result"].items():
        for place in range(len(values)):
            data = deepcopy(DATA)
            data["result"][key][place] += 1
            before, _, _ = TEXT.partition('  "result"')
            error = refused(f'{before}  "result": {json.dumps(data["result"])}\n}}\n')
            assert error.reason.startswith("found another result than the game's: delivered [")
            assert error.line == line


def test_a_result_is_there_when_the_game_is_over_and_only_then() -> None:
    record = finished().record()
    assert "found another result than the game's" in str(refused(replace(record, result=None)))
    early = new_game("waiter", 2, seed=1).record()
    error = refused(replace(early, result=Result((0, 0), (6, 6), (0, 1))))
    assert str(error) == "result: found a result, but the game is not over: seat 0 is to act"


def test_lines_are_found_in_any_layout() -> None:
    data = deepcopy(DATA)
    data["actions"][7][0] = 5
    assert refused(json.dumps(data)).line == 1
    text = json.dumps(dict(reversed(data.items())), indent="\t", sort_keys=False)
    error = refused(text)
    assert error.line is not None
    line, below = text.splitlines()[error.line - 1 : error.line + 1]
    assert (line.strip(), below.strip()) == ("[", "5,")
