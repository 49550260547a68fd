"""Seats: who sits at a table, by which name, colour and link."""

from __future__ import annotations

import pytest

from pizzaiolo.server.table.seats import Chair, free_colours, is_name


@pytest.mark.parametrize(
    ("name", "good"),
    [
        ("Alba", True),
        ("é" * 24, True),
        ("Alba di Mare", True),
        ("", False),
        ("x" * 25, False),
        (" Alba", False),
        ("Al\nba", False),
        ("Al\u202eba", False),
        ("Zoe\u0308", True),
        ("\u0939\u093f\u0928\u094d\u0926\u0940", True),
        ("\u0301Alba", False),
        ("A" + 3 * "\u0301", True),
        ("A" + 4 * "\u0301", False),
        ("\u3164", False),
        ("Al\u2800ba", False),
    ],
)
def test_a_name_is_short_printable_and_without_space_around_it(name: str, good: bool) -> None:
    assert is_name(name) is good


def test_a_chair_is_free_or_a_persons_or_a_bots() -> None:
    free, person = Chair(), Chair("Alba", "pink", token_hash="h" * 64)
    bot = Chair(colour="green", bot="nonna")
    assert [chair.free for chair in (free, person, bot)] == [True, False, False]
    assert [chair.person for chair in (free, person, bot)] == [False, True, False]
    assert [chair.called() for chair in (free, person, bot)] == [None, "Alba", "nonna"]


def test_only_the_token_of_the_chair_is_the_chairs() -> None:
    assert Chair(token_hash="a" * 64).has_token("a" * 64)
    assert not Chair(token_hash="a" * 64).has_token("b" * 64)
    assert not Chair().has_token(""), "nobody has no token"


def test_what_everybody_may_know_of_a_seat_holds_no_token_and_no_salt() -> None:
    chair = Chair("Alba", "pink", token_hash="a" * 64, salt="pepper and more")
    shown = repr(chair.info("kitchen"))
    assert "a" * 64 not in shown
    assert "pepper and more" not in shown


def test_colours_that_nobody_has_are_free_in_their_order() -> None:
    chairs = [Chair(colour="pink"), Chair()]
    assert free_colours(chairs, ("yellow", "pink", "green")) == ["yellow", "green"]
