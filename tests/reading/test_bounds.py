"""The bounds that stand before every parser: they hold, and they hold up nobody who is honest."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pizzaiolo.game import new_game
from pizzaiolo.reading.bounds import (
    DEEPEST,
    MOST_ITEMS,
    MOST_PARTS,
    MOST_VALUES,
    RECORD_BYTES,
    TOML_BYTES,
    check_json,
    check_toml,
)
from pizzaiolo.reading.read_error import BoundError
from pizzaiolo.reading.toml import toml_data
from support.places import ROOT

FILES = sorted((ROOT / "src/pizzaiolo").glob("*/**/*.toml"))

MARKS = st.sampled_from(
    [
        *"abA1_-.=,[]{}#\"'\\ \t\n",
        *('"""', "'''", '""', "''", "\r\n", "\\\\", '\\"', "\\\n"),
        *(
            "a.b",
            "[a]\n",
            "[[a]]\n",
            "a=1\n",
            "a=[",
            "]\n",
            "a={",
            "}\n",
            '="x"\n',
            "='x'\n",
            "é\n",
        ),
    ]
)
"""What TOML is made of, so that much of what is drawn can be parsed."""


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_good_files_are_far_within_the_bounds(file: Any) -> None:
    content = file.read_bytes()
    assert len(content) * 4 < TOML_BYTES
    assert toml_data(content) == tomllib.loads(content.decode())


@pytest.mark.parametrize(
    ("good", "bad", "bound"),
    [
        (".".join("a" * MOST_PARTS) + "=1", ".".join("a" * (MOST_PARTS + 1)) + "=1", MOST_PARTS),
        ("a=" + "[" * DEEPEST + "]" * DEEPEST, "a=" + "[" * (DEEPEST + 1), DEEPEST),
        ("#" + "." * 99 + "\na=1", "a=[0.1,\n.".ljust(90, "."), MOST_PARTS),
        ('a="' + "." * 99 + '"', "[" + ".".join('""' for _ in range(99)) + "]", MOST_PARTS),
        ("a='''" + "[" * 99 + "\n'''", "a='''" + "'''\nb=" + "[" * 99, DEEPEST),
        ("a=[" + "0.5," * (MOST_ITEMS // 2 - 1) + "]", "a=[" + "1," * MOST_ITEMS, MOST_ITEMS),
    ],
)
def test_each_bound_of_toml(good: str, bad: str, bound: int) -> None:
    tomllib.loads(good)
    check_toml(good)
    with pytest.raises(BoundError, match=f"at most {bound:,}"):
        check_toml(bad)


@given(st.lists(MARKS, max_size=80).map("".join))
def test_whatever_passes_is_no_deeper_than_the_bounds_say(text: str) -> None:
    """The scan and the parser agree where strings and comments begin and end."""
    long = text.replace("a.b", ".".join("a" * (MOST_PARTS + 1)))
    deep = text.replace("a=[", "a=" + "[" * (DEEPEST + 1))
    for each in (text, long, deep):
        try:
            data = tomllib.loads(each)
        except ValueError:
            continue
        try:
            check_toml(each)
        except BoundError:
            continue
        assert depth_of(data) <= (DEEPEST + 1) * MOST_PARTS


@given(st.lists(MARKS, max_size=40).map("".join), st.booleans())
def test_nothing_hides_a_long_key_or_a_deep_list_behind_it(text: str, listed: bool) -> None:
    """A text that can be parsed with something bad at its end is refused with it."""
    bad = "[" * 200 + "]" * 200 if listed else "1"
    key = "z" if listed else "z." * 200 + "z"
    whole = f"{text}\n{key}={bad}"
    try:
        data = tomllib.loads(whole)
    except ValueError:
        return
    if depth_of(data) > 200:
        with pytest.raises(BoundError):
            check_toml(whole)


def depth_of(data: object) -> int:
    """How many lists and tables stand inside each other."""
    if isinstance(data, dict):
        return 1 + max((depth_of(each) for each in data.values()), default=0)
    if isinstance(data, list):
        return 1 + max((depth_of(each) for each in data), default=0)
    return 0


JSON = st.recursive(
    st.none() | st.integers() | st.text('[]{}\\"a', max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text('[{"', max_size=2), inner),
    max_leaves=12,
)


@given(JSON, st.integers(0, 20), st.booleans())
def test_json_is_refused_exactly_if_it_is_too_deep(inner: object, around: int, plain: bool) -> None:
    data = inner
    for number in range(around):
        data = [data] if number % 2 else {"[": data}
    text = json.dumps(data, ensure_ascii=plain)
    for form in (text, text.encode()):
        if depth_of(data) <= DEEPEST:
            check_json(form)
        else:
            with pytest.raises(BoundError, match=f"at most {DEEPEST}"):
                check_json(form)


def test_long_json_is_refused_exactly_if_it_is_too_deep_or_has_too_many_values() -> None:
    """What is in strings does not count, and nothing is copied on the way."""
    padded = '"' + '[{,\\"' * MOST_VALUES + '"'
    for good in (
        f"[{padded}" + ",1" * (MOST_VALUES - 1) + "]",
        "[" * DEEPEST + padded + "]" * DEEPEST,
        "[" + "[],".join(" " * 3 for _ in range(MOST_VALUES // 2)) + padded + "]",
    ):
        for form in (good, good.encode()):
            check_json(form)
    for bad, bound in (
        (f"[{padded}" + ",1" * MOST_VALUES + "]", MOST_VALUES),
        ("[" + "{}," * (RECORD_BYTES // 4), MOST_VALUES),
        ("[" * (DEEPEST + 1) + padded, DEEPEST),
        ('{"a' * MOST_VALUES, DEEPEST),
    ):
        for form in (bad, bad.encode()):
            with pytest.raises(BoundError, match=f"at most {bound:,}"):
                check_json(form)


def test_a_long_record_is_far_within_the_bound_of_values() -> None:
    game = new_game("plus", seats=6, seed=1)
    while not game.over:
        game.play(game.legal()[-1])
    text = game.record().to_json()
    assert 20 * sum(map(text.count, "[{,")) < MOST_VALUES
