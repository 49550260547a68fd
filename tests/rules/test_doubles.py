"""R9: the option with double ingredients."""

from __future__ import annotations

from itertools import product

import pytest

from pizzaiolo import new_game
from pizzaiolo.engine.counts import total, unpack
from pizzaiolo.engine.events import Placed
from pizzaiolo.engine.setup import OptionError
from support.kitchen import Cook, Kitchen

WITH_DOUBLES = ["original", "homoludicus", "waiter", "oven"]
BUSY = Cook("2 olive, 2 mushroom")
SALAMI = "green: 4 salami + 1 pepper"


def turned_up(order: str, table: str, hand: str = "") -> Kitchen:
    """Green's order comes out of the oven."""
    cooks = {"green": Cook(hand), "red": BUSY}
    oven = [order]
    return Kitchen(
        "homoludicus", cooks, table=table, oven=oven, chef="red", holder="red", doubles=True
    )


# R9.1


@pytest.mark.parametrize("edition", WITH_DOUBLES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r9_1_two_cards_of_each_kind_are_exchanged_for_doubles(edition: str, seats: int) -> None:
    """R9.1: after the removal; the number of cards stays the same, ten of them are doubles."""
    game = new_game(edition, seats, seed=9, doubles=True)
    state = game.state()
    piles = [(state.supply, state.supply_doubles), (state.placed, state.placed_doubles)]
    piles += [(seat.hand, seat.doubles) for seat in state.seats]
    singles = sum(singles for singles, _ in piles)
    doubles = sum(doubles for _, doubles in piles)
    each = game.edition.copies - game.edition.removed[seats]
    assert unpack(singles, 5) == [each - 2] * 5
    assert unpack(doubles, 5) == [2] * 5
    without = new_game(edition, seats, seed=9).state()
    assert state.supply_height() == without.supply_height()


def test_r9_1_doubles_are_shuffled_in_with_the_rest() -> None:
    """R9.1: they are dealt like any card, here into some opening hand."""
    state = new_game("homoludicus", 5, seed="doubles", doubles=True).state()
    dealt = sum(total(seat.doubles) for seat in state.seats)
    assert 0 < dealt < 10
    assert total(state.supply_doubles) == 10 - dealt


def test_r9_1_plus_is_played_without_them() -> None:
    """R9.1: no sheet says how doubles and helping go together, so they do not."""
    with pytest.raises(OptionError, match="doubles"):
        new_game("plus", 4, doubles=True)


# R9.2


def test_r9_2_a_double_is_one_card_in_a_hand_and_in_a_draw() -> None:
    """R9.2: seven cards, however many of them count as two."""
    green = Cook("2 double salami, 3 salami", orders=["Monotoni"])
    kitchen = Kitchen(
        "homoludicus",
        {"green": green, "red": BUSY},
        supply="double pepper, 2 pepper, double olive, 5 pineapple",
        doubles=True,
    )
    kitchen.play("place 3 salami", "submit nothing", "draw supply")
    assert kitchen.hand("green") == "2 pepper, 1 double pepper, 1 double olive, 2 double salami"
    assert kitchen.hand_size("green") == 7
    assert "green draws 4 from the supply" in kitchen.heard()


def test_r9_2_a_double_is_one_card_in_the_tie_break() -> None:
    """R9.2: two singles are more cards than one double."""
    cooks = {"green": Cook("1 double salami"), "red": Cook("2 olive")}
    kitchen = Kitchen("homoludicus", cooks, chef="green", round=3, doubles=True)
    assert kitchen.heard()[-1] == "the game ends: delivered (0, 0), in hand (1, 2)"
    assert kitchen.winners == ["red"]


def test_r9_2_singles_and_doubles_of_one_kind_may_be_placed_together() -> None:
    """R9.2: every mixture of one kind, none of two kinds."""
    green = Cook("2 salami, 2 double salami, 1 double olive")
    kitchen = Kitchen("homoludicus", {"green": green, "red": BUSY}, doubles=True)
    assert kitchen.legal() == [
        "place 1 salami",
        "place 2 salami",
        "place olive 1 double",
        "place salami 1 double",
        "place 1 salami 1 double",
        "place 2 salami 1 double",
        "place salami 2 double",
        "place 1 salami 2 double",
        "place 2 salami 2 double",
    ]
    kitchen.play("place 1 salami 1 double")
    assert kitchen.hand("green") == "1 salami, 1 double olive, 1 double salami"


def test_r9_2_the_announcement_counts_a_double_as_two() -> None:
    """R9.2: 'three salami' may be a double and a single."""
    green = Cook("2 salami, 2 double salami")
    kitchen = Kitchen("homoludicus", {"green": green, "red": BUSY}, doubles=True)
    kitchen.play("place 1 salami 1 double")
    placed = kitchen.news[0]
    assert isinstance(placed, Placed)
    assert placed.announced == 3
    assert kitchen.view("red").oven == 2


def test_r9_2_a_double_counts_as_two_for_an_order() -> None:
    """R9.2: two doubles are four salami."""
    kitchen = turned_up(SALAMI, "2 double salami, 1 pepper")
    assert "green's 4 salami + 1 pepper is baked with 1 pepper, 2 double salami" in kitchen.heard()
    assert kitchen.table == "nothing"


@pytest.mark.parametrize(("pepper", "baked"), [(7, True), (6, False)])
def test_r9_2_a_double_counts_as_two_for_the_fifteen(pepper: int, baked: bool) -> None:
    """R9.2: four doubles and seven singles are fifteen, in eleven cards; all of them are used."""
    table = f"2 double salami, 2 double olive, {pepper} pepper"
    kitchen = turned_up("green: Bombastica", table)
    assert (kitchen.delivered("green") == ["Bombastica"]) is baked
    assert (kitchen.table == "nothing") is baked


def test_r9_2_a_double_counts_as_two_for_the_fewest() -> None:
    """R9.2: a double olive ties with two salami, and is more than one mushroom."""
    table = "1 double olive, 2 salami, 5 mushroom, 1 pepper"
    kitchen = turned_up("green: Minimale", table, "1 olive, 1 salami")
    assert kitchen.legal() == ["decline", "bake with olive", "bake with salami"]
    kitchen = turned_up("green: Minimale", "1 double olive, 1 salami, 1 pepper", "2 salami")
    assert kitchen.legal() == ["decline", "bake with salami"]


# R9.3


def test_r9_3_doubles_on_the_table_go_first() -> None:
    """R9.3: then singles; what is not needed stays."""
    kitchen = turned_up(SALAMI, "3 salami, 1 double salami, 1 pepper, 1 double olive")
    used = "green's 4 salami + 1 pepper is baked with 1 pepper, 2 salami, 1 double salami"
    assert used in kitchen.heard()
    assert kitchen.table == "1 salami, 1 double olive"


def test_r9_3_even_where_that_pays_one_too_many() -> None:
    """R9.3: a double pepper for one pepper, though a single lies beside it."""
    kitchen = turned_up(SALAMI, "4 salami, 2 pepper, 1 double pepper")
    used = "green's 4 salami + 1 pepper is baked with 4 salami, 1 double pepper"
    assert used in kitchen.heard()
    assert kitchen.table == "2 pepper"


def test_r9_3_two_doubles_pay_for_three() -> None:
    """R9.3: a Minimale takes both, and leaves the single."""
    kitchen = turned_up("green: Minimale", "1 salami, 2 double salami, 1 pepper")
    assert kitchen.table == "1 salami"


def test_r9_3_not_more_doubles_than_it_takes() -> None:
    """R9.3: one double pays for one pepper, the other stays."""
    kitchen = turned_up(SALAMI, "4 salami, 2 double pepper")
    assert kitchen.table == "1 double pepper"


def test_r9_3_what_the_table_has_is_used_before_the_hand_adds() -> None:
    """R9.3: all three salami on the table go in, though the double added pays for two."""
    kitchen = turned_up(SALAMI, "1 salami, 1 double salami, 1 pepper", "1 double salami")
    kitchen.play("bake")
    used = "green's 4 salami + 1 pepper is baked with 1 pepper, 1 salami, 2 double salami"
    assert used in kitchen.heard()
    assert kitchen.table == "nothing"


# R9.4


def test_r9_4_a_double_from_the_hand_may_overpay_by_one() -> None:
    """R9.4: one salami is missing, a double is all that the owner has."""
    kitchen = turned_up(SALAMI, "3 salami, 1 pepper", "1 double salami")
    assert kitchen.legal() == ["decline", "bake"]
    kitchen.play("bake")
    assert "green adds 1 double salami" in kitchen.heard()
    assert kitchen.hand("green") == "nothing"
    assert kitchen.delivered("green") == ["4 salami + 1 pepper"]


def test_r9_4_which_cards_to_add_is_the_owners_choice() -> None:
    """R9.4: single or double, for one missing salami."""
    kitchen = turned_up(SALAMI, "3 salami, 1 pepper", "1 salami, 1 double salami")
    kitchen.play("bake")
    assert kitchen.legal() == ["add salami", "add double salami"]
    kitchen.play("add salami")
    assert kitchen.hand("green") == "1 double salami"


def test_r9_4_no_single_beside_a_double_that_suffices() -> None:
    """R9.4: two are missing: after one single no double may follow (R4.6)."""
    kitchen = turned_up(SALAMI, "2 salami, 1 pepper", "2 salami, 1 double salami")
    kitchen.play("bake", "add salami")
    assert kitchen.hand("green") == "1 double salami"


def test_r9_4_a_single_that_would_become_superfluous_is_not_offered() -> None:
    """R9.4: two are missing, a single and a double in hand: the double alone (R4.6)."""
    kitchen = turned_up(SALAMI, "2 salami, 1 pepper", "1 salami, 1 double salami")
    kitchen.play("bake")
    assert kitchen.hand("green") == "1 salami"


def reachable(order: str, table: str, hand: str) -> set[str]:
    """All hands that the owner can be left with after paying an order, every choice tried."""
    left = set()
    paths: list[list[str]] = [["bake"]]
    while paths:
        path = paths.pop()
        kitchen = turned_up(order, table, hand)
        kitchen.play(*path)
        if kitchen.decision == "add":
            paths += [[*path, action] for action in kitchen.legal()]
        else:
            left.add(kitchen.hand("green"))
    return left


def minimal_payments(missing: int, singles: int, doubles: int) -> set[tuple[int, int]]:
    """R4.6: singles and doubles worth what is missing, none of which could be left out."""
    return {
        (one, two)
        for one, two in product(range(singles + 1), range(doubles + 1))
        if one + 2 * two >= missing
        and (one == 0 or one - 1 + 2 * two < missing)
        and (two == 0 or one + 2 * (two - 1) < missing)
    }


@pytest.mark.parametrize("missing", [1, 2, 3, 4])
@pytest.mark.parametrize("singles", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("doubles", [0, 1, 2])
def test_r9_4_every_payment_without_a_superfluous_card_and_no_other(
    missing: int, singles: int, doubles: int
) -> None:
    """R9.4: the choices card by card reach just what R4.6 allows."""
    table = f"{4 - missing} salami, 1 pepper"
    hand = f"{singles} salami, {doubles} double salami"
    allowed = minimal_payments(missing, singles, doubles)
    kitchen = turned_up(SALAMI, table, hand)
    if not allowed:
        assert "green's 4 salami + 1 pepper goes back" in kitchen.heard()
        return
    names = [
        [f"{singles - one} salami"] * (one < singles)
        + [f"{doubles - two} double salami"] * (two < doubles)
        for one, two in allowed
    ]
    expected = {", ".join(name) or "nothing" for name in names}
    assert reachable(SALAMI, table, hand) == expected


@pytest.mark.parametrize("lacking", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("singles", "doubles"), [(0, 2), (1, 2), (2, 1), (3, 2), (5, 0), (1, 1)])
def test_r9_4_bombastica_takes_no_superfluous_card_either(
    lacking: int, singles: int, doubles: int
) -> None:
    """R9.4: fifteen by value, the doubles of one kind and the singles of another."""
    table = f"{15 - lacking} mushroom"
    hand = f"{singles} salami, {doubles} double olive"
    allowed = minimal_payments(lacking, singles, doubles)
    kitchen = turned_up("green: Bombastica", table, hand)
    if not allowed:
        assert "green's Bombastica goes back" in kitchen.heard()
        return
    names = [
        [f"{singles - one} salami"] * (one < singles)
        + [f"{doubles - two} double olive"] * (two < doubles)
        for one, two in allowed
    ]
    expected = {", ".join(name) or "nothing" for name in names}
    assert reachable("green: Bombastica", table, hand) == expected


def test_r9_4_two_kinds_are_missing() -> None:
    """R9.4: each kind is paid by itself; a double of one does not help the other."""
    kitchen = turned_up(SALAMI, "3 salami", "1 pepper, 1 double pepper, 1 double salami")
    kitchen.play("bake")
    assert kitchen.legal() == ["add pepper", "add double pepper", "add double salami"]
    kitchen.play("add double salami", "add pepper")
    assert kitchen.hand("green") == "1 double pepper"
    kitchen = turned_up(SALAMI, "3 salami", "2 double pepper")
    assert kitchen.delivered("green") == []
