"""Setup: the options of a table, those that an edition cannot be played with, and its numbers."""

from __future__ import annotations

import copy
import pickle
from dataclasses import replace

import pytest

from pizzaiolo.engine.orders import Way
from pizzaiolo.engine.setup import (
    DEALT_IN,
    NO_CARD,
    NORMAL_TURN,
    PASS,
    PASS_SUPPLY,
    SHUFFLED_IN,
    SIT_OUT,
    OptionError,
    Setup,
)
from support.cases import CASES, EDITIONS, Case

WAITER = EDITIONS["waiter"]
PLUS = EDITIONS["plus"]


# What is refused


@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_seats_that_an_edition_is_not_for(seats: int) -> None:
    with pytest.raises(OptionError) as refusal:
        Setup(WAITER, seats)
    assert str(refusal.value) == f"seats: waiter is for 2, 3, 4, 5 players, not {seats}"


@pytest.mark.parametrize("start", [-1, 3, 15])
def test_a_start_that_is_no_seat(start: int) -> None:
    with pytest.raises(OptionError) as refusal:
        Setup(WAITER, 3, start=start)
    assert str(refusal.value) == f"start: expected a seat from 0 to 2, not {start}"


@pytest.mark.parametrize(
    ("colours", "message"),
    [
        (("red",), "colours: expected 2 different ones, not red"),
        (("red", "green", "brown"), "colours: expected 2 different ones, not red, green, brown"),
        (("red", "red"), "colours: expected 2 different ones, not red, red"),
        (("red", "pink"), "colours: waiter has yellow, green, brown, purple, red, not pink"),
        (("Red", "green"), "colours: waiter has yellow, green, brown, purple, red, not Red"),
    ],
    ids=str,
)
def test_colours_that_cannot_be(colours: tuple[str, ...], message: str) -> None:
    with pytest.raises(OptionError) as refusal:
        Setup(WAITER, 2, colours)
    assert str(refusal.value) == message


def test_doubles_where_there_are_none() -> None:
    with pytest.raises(OptionError) as refusal:
        Setup(PLUS, 4, doubles=True)
    assert str(refusal.value) == "doubles: the edition plus is played without them"


def test_helping_where_there_is_none() -> None:
    with pytest.raises(OptionError) as refusal:
        Setup(WAITER, 4, helping=True)
    assert str(refusal.value) == "helping: the edition waiter does not have it"


def test_helping_with_two_players() -> None:
    with pytest.raises(OptionError) as refusal:
        Setup(PLUS, 2, helping=True)
    assert str(refusal.value) == "helping: there is none with two players (R6.6)"


# What is agreed without saying


def test_colours_follow_the_edition_and_the_first_seat_starts() -> None:
    setup = Setup(WAITER, 3)
    assert setup.colours == ("yellow", "green", "brown")
    assert setup.start == 0
    assert not setup.doubles


@pytest.mark.parametrize(
    ("seats", "helping", "helps", "rounds"),
    [
        (2, None, False, 4),
        (2, False, False, 4),
        (3, None, True, 3),
        (6, True, True, 3),
        (6, False, False, 4),
    ],
)
def test_r66_helping_and_the_rounds_of_plus(
    seats: int, helping: bool | None, helps: bool, rounds: int
) -> None:
    setup = Setup(PLUS, seats, helping=helping)
    assert (setup.helping, setup.rounds) == (helps, rounds)


@pytest.mark.parametrize("helping", [None, False])
def test_no_helping_in_the_base_game_is_nothing_to_agree_on(helping: bool | None) -> None:
    setup = Setup(WAITER, 4, helping=helping)
    assert (setup.helping, setup.rounds) == (False, 3)


# What an edition says, as numbers


@pytest.mark.parametrize(
    ("edition", "card", "empty_handed"),
    [
        ("original", DEALT_IN, NORMAL_TURN),
        ("homoludicus", SHUFFLED_IN, PASS),
        ("waiter", NO_CARD, PASS_SUPPLY),
        ("oven", NO_CARD, PASS_SUPPLY),
        ("plus", NO_CARD, SIT_OUT),
    ],
)
def test_switches_become_numbers(edition: str, card: int, empty_handed: int) -> None:
    setup = Setup(EDITIONS[edition], 4)
    assert (setup.mamma_mia, setup.empty_handed) == (card, empty_handed)
    assert setup.chef_holds_card == (card != NO_CARD)
    assert setup.covered == (edition != "original")
    assert setup.must_draw_supply == (edition in ("waiter", "oven"))
    assert setup.sit_out_draw == (5 if edition == "plus" else 0)


def test_a_draw_without_a_cap_is_never_capped() -> None:
    assert Setup(PLUS, 4).draw_cap == 5
    assert Setup(WAITER, 4).draw_cap > Setup(WAITER, 4).hand_limit


def test_r13_cards_are_removed_by_the_number_of_players() -> None:
    assert [Setup(WAITER, seats).copies for seats in (2, 3, 4, 5)] == [8, 10, 12, 13]
    assert [Setup(PLUS, seats).copies for seats in (2, 3, 4, 5, 6)] == [8, 10, 12, 14, 15]


def test_recipes_follow_the_colours() -> None:
    red_first, red_second = Setup(WAITER, 2, ("red", "green")), Setup(WAITER, 2, ("green", "red"))
    ways = [[way.need for way in recipe.ways] for recipe in red_first.recipes]
    turned = [[way.need for way in recipe.ways] for recipe in red_second.recipes]
    assert ways == turned[8:] + turned[:8] != turned


# Copies


def plain_way(way: Way) -> tuple[int, int, int]:
    return (way.kinds, way.need, way.slot)


def plain(setup: Setup) -> dict[str, object]:
    """All that a Setup says."""
    names = [name for name in dir(setup) if not name.startswith("_") and "recipe" not in name]
    facts = {name: getattr(setup, name) for name in names}
    facts["recipes"] = [
        (recipe.forbidden, recipe.fewest, recipe.at_least, [plain_way(w) for w in recipe.ways])
        for recipe in setup.recipes
    ]
    return facts


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_setup_can_be_copied_and_pickled(case: Case) -> None:
    colours = EDITIONS[case.edition].colours[-case.seats :][::-1]
    setup = case.setup(start=1, colours=colours)
    facts = plain(setup)
    assert facts["colours"] == colours
    assert plain(copy.copy(setup)) == facts
    assert plain(copy.deepcopy(setup)) == facts
    assert plain(pickle.loads(pickle.dumps(setup))) == facts


def test_a_setup_of_an_own_edition_can_be_pickled() -> None:
    edition = replace(WAITER, name="mine", rounds=5, rounds_without_helping=5)
    again = pickle.loads(pickle.dumps(Setup(edition, 2)))
    assert again.edition == edition
    assert again.rounds == 5
