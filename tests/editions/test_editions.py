"""The five editions against the rule sheets, as files, as data, as a hash and as text."""

from __future__ import annotations

import copy
import hashlib
import json
import pickle
import tomllib
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from pizzaiolo.editions import (
    EditionError,
    content_hash,
    edition_from_data,
    edition_to_data,
    editions,
    is_built_in,
    list_editions,
    load_edition,
    show_edition,
    study_editions,
)
from pizzaiolo.editions.show import recipe
from pizzaiolo.engine.edition import Edition, OrderCard

BASE = ["original", "homoludicus", "waiter", "oven"]
ALL = [*BASE, "plus"]
BASE_RING = ["pineapple", "pepper", "mushroom", "olive", "salami"]
PLUS_RING = [*BASE_RING, "shrimp"]
COLOURS = ["yellow", "green", "brown", "purple", "red", "pink"]

# Table R0, row by row, the columns in the order of ALL.
TABLE: dict[str, Sequence[object]] = {
    "seats": [(2, 3, 4, 5)] * 4 + [(2, 3, 4, 5, 6)],
    "copies": [13, 13, 13, 13, 15],
    "removed": [{5: 0, 4: 1, 3: 3, 2: 5}] * 4 + [{6: 0, 5: 1, 4: 3, 3: 5, 2: 7}],
    "orders_each": [8, 8, 8, 8, 15],
    "opening_hand": [6, 6, 6, 6, 8],
    "hand_limit": [7, 7, 7, 7, 9],
    "draw_cap": [None, None, None, None, 5],
    "mamma_mia": ["dealt", "supply", "none", "none", "none"],
    "chef": ["holder", "holder", "last_draw", "last_draw", "last_draw"],
    "empty_handed": ["normal", "pass", "pass_supply", "pass_supply", "sit_out"],
    "sit_out_draw": [0, 0, 0, 0, 5],
    "draw_without_ingredients": ["free", "free", "supply", "supply", "free"],
    "leftovers": ["visible", "covered", "covered", "covered", "covered"],
    "delivered": ["aside", "face_up", "face_up", "face_up", "face_down"],
    "helping": [False, False, False, False, True],
    "rounds": [3, 3, 3, 3, 3],
    "rounds_without_helping": [3, 3, 3, 3, 4],
    "doubles": [True, True, True, True, False],
    "waiter_name": ["orders", "waiter", "waiter", "orders", "waiter"],
    "oven_card": [False, False, False, True, False],
}


def source(name: str) -> str:
    """The text of a built-in edition's file."""
    return (resources.files("pizzaiolo.editions") / f"{name}.toml").read_text("utf-8")


def plain(edition: Edition, card: OrderCard) -> dict[str, object]:
    """A card with the kinds by name, and only what it says."""
    names = edition.kinds
    said: dict[str, object] = {
        "sort": card.sort,
        "needs": {names[kind]: number for kind, number in card.needs.items()},
        "chosen": list(card.chosen),
        "fewest": card.fewest,
        "either": {names[kind]: number for kind, number in (card.either or {}).items()},
        "forbidden": None if card.forbidden is None else names[card.forbidden],
        "at_least": card.at_least,
    }
    return {key: value for key, value in said.items() if value}


# What the editions say


def test_there_are_five_editions() -> None:
    """R0: the table has five columns."""
    assert editions() == ALL
    assert [load_edition(name).name for name in ALL] == ALL


@pytest.mark.parametrize("row", TABLE)
def test_every_row_of_table_r0(row: str) -> None:
    """R0: what the table says of each edition."""
    assert [getattr(load_edition(name), row) for name in ALL] == TABLE[row]


def test_the_copies_in_play_follow_from_the_number_of_players() -> None:
    """R0, R1.3: copies less those removed."""
    assert [load_edition("waiter").copies_in_play(seats) for seats in (2, 3, 4, 5)] == [
        8,
        10,
        12,
        13,
    ]
    assert load_edition("plus").copies_in_play(2) == 8


def test_oven_and_waiter_play_alike() -> None:
    """R0.1: they differ in the oven card and in names, in nothing else."""
    oven, waiter = load_edition("oven"), load_edition("waiter")
    assert content_hash(oven) == content_hash(waiter)
    same_names = replace(
        oven,
        name=waiter.name,
        title=waiter.title,
        about=waiter.about,
        waiter_name=waiter.waiter_name,
        oven_card=waiter.oven_card,
    )
    assert same_names == waiter
    assert len({content_hash(load_edition(name)) for name in ALL}) == 4


@pytest.mark.parametrize("name", ALL)
def test_the_kinds_of_each_edition(name: str) -> None:
    """R1.1: five kinds, and shrimp in plus, along the ring."""
    assert list(load_edition(name).kinds) == (PLUS_RING if name == "plus" else BASE_RING)


@pytest.mark.parametrize("name", ALL)
def test_every_colour_has_its_own_ingredient(name: str) -> None:
    """R1.2: each colour beside its ingredient."""
    own = {
        "yellow": "pineapple",
        "green": "pepper",
        "brown": "mushroom",
        "purple": "olive",
        "red": "salami",
        "pink": "shrimp",
    }
    edition = load_edition(name)
    assert list(edition.colours) == COLOURS[: len(edition.kinds)]
    for colour in edition.colours:
        assert edition.kinds[edition.own_kind(colour)] == own[colour]


@pytest.mark.parametrize("name", BASE)
def test_the_forty_cards_of_the_base_game(name: str) -> None:
    """R5 the cards: R5.1 five Normale, R5.2, R5.3 and R5.4 one each, in every colour."""
    edition = load_edition(name)
    count = 0
    for own, colour in zip(BASE_RING, COLOURS, strict=False):
        others = [kind for kind in BASE_RING if kind != own]
        expected: list[Any] = [
            *({"sort": "normale", "needs": {own: 1, other: 4}} for other in others),
            {"sort": "normale", "needs": dict.fromkeys(BASE_RING, 1)},
            {"sort": "bombastica", "at_least": 15},
            {"sort": "monotoni", "needs": {own: 1}, "chosen": [6]},
            {"sort": "minimale", "needs": {own: 1}, "fewest": 3},
        ]
        cards = [plain(edition, card) for card in edition.orders[colour]]
        assert sorted(cards, key=repr_of) == sorted(expected, key=repr_of)
        count += len(cards)
    assert count == 40


@pytest.mark.parametrize("name", BASE)
def test_where_the_base_cards_are_known_from(name: str) -> None:
    """R5 the cards: the sheets describe the special pizzas and name two green ones as examples."""
    edition = load_edition(name)
    for colour in edition.colours:
        for card in edition.orders[colour]:
            text = recipe(edition, card)
            example = colour == "green" and text in {"1 pepper, 4 salami", "4 pineapple, 1 pepper"}
            known = "sheet" if card.sort != "normale" or example else "reviewed"
            assert card.provenance == known, (colour, text)


def test_the_ninety_cards_of_plus() -> None:
    """R5 the cards: R5.1 to R5.8 in every colour, by counting along the ring."""
    edition = load_edition("plus")
    named = {("green", "salami"), ("green", "pineapple"), ("green", "olive"), ("red", "pineapple")}
    count = 0
    for place, colour in enumerate(COLOURS):
        ring = PLUS_RING[place:] + PLUS_RING[:place]
        own, on1, on2, on3, back2, _ = ring
        expected: list[Any] = [
            *(
                (
                    {"sort": "normale", "needs": {own: 1, other: 4}},
                    "sheet" if (colour, other) in named else "reviewed",
                )
                for other in ring[1:]
            ),
            ({"sort": "normale", "needs": dict.fromkeys(PLUS_RING, 1)}, "reviewed"),
            ({"sort": "normale", "needs": {own: 4, on1: 1}}, "reconstructed"),
            ({"sort": "bombastica", "at_least": 15}, "sheet"),
            ({"sort": "monotoni", "needs": {own: 1}, "chosen": [6]}, "sheet"),
            ({"sort": "ghiottona", "needs": {own: 1}, "chosen": [4, 4]}, "sheet"),
            ({"sort": "monotoni_junior", "chosen": [5], "forbidden": own}, "reconstructed"),
            ({"sort": "minipizza", "needs": {own: 3}, "forbidden": back2}, "reconstructed"),
            ({"sort": "minipizza", "needs": {on3: 3}, "forbidden": on1}, "reconstructed"),
            ({"sort": "minimale", "needs": {own: 1}, "fewest": 4}, "sheet"),
            (
                {"sort": "mamma_mia", "needs": {own: 1}, "either": {on2: 5, on3: 5}},
                "sheet" if colour == "red" else "reconstructed",
            ),
        ]
        cards = [(plain(edition, card), card.provenance) for card in edition.orders[colour]]
        assert cards == expected
        count += len(cards)
    assert count == 90


def test_the_cards_of_plus_that_the_sources_name() -> None:
    """R5 the cards: red's Mamma Mia as in the sheet's example, green's Minipizza as in a review."""
    edition = load_edition("plus")
    red = [recipe(edition, card) for card in edition.orders["red"]]
    green = [recipe(edition, card) for card in edition.orders["green"]]
    assert "1 salami; 5 pineapple or 5 pepper" in red
    assert "3 pepper; no shrimp face up" in green
    shown_once = [
        card.needs.get(edition.own_kind("red")) == 1 for card in edition.orders["red"][:7]
    ]
    assert Counter(shown_once) == {True: 6, False: 1}


def repr_of(card: dict[str, object]) -> str:
    """A card as text, its kinds sorted, to compare sets of cards by."""
    return json.dumps(card, sort_keys=True)


# Files of players' own


def test_an_edition_of_ones_own_is_played_without_touching_code(tmp_path: Path) -> None:
    """R0.2: other counts, other orders, other switches, in a file."""
    path = tmp_path / "mine.toml"
    text = source("waiter").replace('\nname = "waiter"', '\nname = "mine"')
    text = text.replace("copies = 13", "copies = 14").replace("fewest = 3", "fewest = 2")
    path.write_text(text.replace('leftovers = "covered"', 'leftovers = "visible"'))
    mine = load_edition(str(path))
    assert (mine.name, mine.copies, mine.leftovers) == ("mine", 14, "visible")
    assert {card.fewest for cards in mine.orders.values() for card in cards} == {0, 2}
    assert not is_built_in(mine)
    assert not is_built_in(replace(mine, name="waiter"))
    assert is_built_in(replace(load_edition("waiter"), title="Another title"))


def test_a_small_edition() -> None:
    """R0.2: one order a colour, four colours, a number of players with a gap."""
    data = edition_to_data(load_edition("plus"))
    cards: Any = data["orders"]
    data["orders"] = {colour: cards[colour][:1] for colour in COLOURS[:4]}
    data["removed"] = {"2": 0, "4": 0}
    small = edition_from_data(data)
    assert small.orders_each == 1
    assert "Players               2, 4\n" in show_edition(small)


def test_a_name_is_not_a_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """R0.2: a path ends in .toml or has a separator in it; a file may have any name."""
    (tmp_path / "plus").write_text(source("waiter"))
    monkeypatch.chdir(tmp_path)
    assert load_edition("plus").name == "plus"
    assert load_edition("./plus").name == "waiter"
    assert load_edition(Path("plus")).name == "waiter"
    with pytest.raises(EditionError) as caught:
        load_edition("pluss")
    assert str(caught.value) == (
        'edition: found "pluss", expected original, homoludicus, waiter, oven, plus, assaggio, '
        "or the path of a .toml file"
    )


def test_a_byte_order_mark_is_no_matter(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xef\xbb\xbf" + source("oven").encode())
    assert load_edition(path) == load_edition("oven")


# Data, records, hashes


@pytest.mark.parametrize("name", ALL)
def test_data_round_trips(name: str) -> None:
    """R0.2: an edition is data: through JSON, through a pickle and through a copy."""
    edition = load_edition(name)
    data = edition_to_data(edition)
    assert edition_from_data(json.loads(json.dumps(data))) == edition
    assert data == tomllib.loads(source(name))
    assert pickle.loads(pickle.dumps(edition)) == edition
    assert copy.deepcopy(edition) == edition


@pytest.mark.parametrize("name", ALL)
def test_the_hash_is_what_its_documentation_says(name: str) -> None:
    """R0.2: the hash can be made again from the file alone."""
    data: Any = tomllib.loads(source(name))
    for key in ("name", "title", "about", "waiter_name", "oven_card"):
        del data[key]
    for cards in data["orders"].values():
        for card in cards:
            del card["provenance"]
    data.setdefault("draw_cap", None)
    data.setdefault("sit_out_draw", 0)
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    assert content_hash(load_edition(name)) == hashlib.sha256(text.encode()).hexdigest()


def test_the_hash_does_not_change_from_one_release_to_the_next() -> None:
    """A record names the edition that it was played with by these."""
    assert {name: content_hash(load_edition(name))[:16] for name in ALL} == {
        "original": "0d1235537a9fb730",
        "homoludicus": "81579a0992c70ef5",
        "waiter": "2236cdcbcb34565c",
        "oven": "2236cdcbcb34565c",
        "plus": "24fc79fb774d860f",
    }


def test_the_hash_does_not_depend_on_how_a_file_is_written(tmp_path: Path) -> None:
    """Comments, spaces, the order of keys, kinds and colours, and titles do not play."""
    data: Any = tomllib.loads(source("plus"))
    turned = {key: data[key] for key in reversed(data)}
    turned["orders"] = {colour: data["orders"][colour] for colour in reversed(data["orders"])}
    turned["kinds"] = data["kinds"][::-1]
    turned["title"] = "Mine"
    for cards in turned["orders"].values():
        cards[0]["needs"] = dict(reversed(cards[0]["needs"].items()))
        cards[0]["provenance"] = "reconstructed"
    path = tmp_path / "mine.toml"
    path.write_text(source("plus").replace(" = ", "=").replace("# ", "#   "))
    plus = content_hash(load_edition("plus"))
    assert content_hash(edition_from_data(turned)) == plus
    assert content_hash(load_edition(path)) == plus


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("copies = 15", "copies = 16"),
        ("6 = 0", "6 = 1"),
        ("hand_limit = 9", "hand_limit = 10"),
        ("draw_cap = 5\n", ""),
        ("sit_out_draw = 5", "sit_out_draw = 4"),
        ('delivered = "face_down"', 'delivered = "face_up"'),
        ("doubles = false", "doubles = true\n#"),
        ("rounds_without_helping = 4", "rounds_without_helping = 5"),
        ("salami = 1, pineapple = 4", "salami = 1, pineapple = 3"),
        ('forbidden = "salami"', 'forbidden = "mushroom"'),
        ("fewest = 4", "fewest = 3"),
        ("either = { mushroom = 5, olive = 5 }", "either = { mushroom = 5, pepper = 5 }"),
        ("at_least = 15", "at_least = 16"),
        ("chosen = [6]", "chosen = [5]"),
    ],
)
def test_the_hash_changes_with_the_rules(tmp_path: Path, old: str, new: str) -> None:
    """Whatever decides how a game goes is in the hash."""
    text = source("plus")
    assert old in text
    if old.startswith(("doubles", "delivered")):
        text = text.replace("helping = true", "helping = false").replace("rounds = 3", "rounds = 4")
    path = tmp_path / "mine.toml"
    path.write_text(text)
    before = content_hash(load_edition(path))
    path.write_text(text.replace(old, new, 1))
    assert content_hash(load_edition(path)) != before


# Editions as text


def test_the_list_of_editions() -> None:
    text = list_editions()
    assert max(len(line) for line in text.splitlines()) <= 80
    assert "plus         Mamma Mia! Plus\n" in text
    assert "             2 to 5 players, 5 x 13 ingredients, 8 orders each, 3 rounds\n" in text
    assert [line.split()[0] for line in text.splitlines() if line[:1].isalpha()] == [
        *ALL,
        "assaggio",
    ]


@pytest.mark.parametrize("name", [*ALL, "assaggio"])
def test_an_edition_is_shown_whole_in_eighty_columns(name: str) -> None:
    """R5 the cards: every card is shown with its provenance, and a guess is marked as one."""
    edition = load_edition(name)
    lines = show_edition(edition).splitlines()
    assert max(len(line) for line in lines) <= 80
    shown = Counter(line.split()[-1] for line in lines if line[:3].strip(" *").isdigit())
    cards = [card for cards in edition.orders.values() for card in cards]
    assert shown == Counter(card.provenance for card in cards)
    assert sum(line.startswith("*") for line in lines) == shown["reconstructed"]
    assert any("are reconstructed" in line for line in lines) == (name == "plus")


def test_an_edition_for_studies_says_so_and_is_not_offered_to_players() -> None:
    assert study_editions() == ["assaggio"]
    assert not set(study_editions()) & set(editions())
    edition = load_edition("assaggio")
    assert is_built_in(edition)
    assert edition.about.startswith("Made for studies, not printed")
    assert show_edition(edition).endswith("All 4 orders are invented: no printed edition has them.")
    cards = (replace(edition.orders["yellow"][0], provenance="sheet"), edition.orders["yellow"][1])
    mixed = replace(edition, orders={**edition.orders, "yellow": cards})
    assert "\n3 are invented: no printed edition has them" in show_edition(mixed)


def test_plus_is_shown_in_plain_words() -> None:
    text = show_edition(load_edition("plus"))
    assert text.startswith("Mamma Mia! Plus (plus)\nThe big edition: ")
    for line in (
        "Players               2 to 6",
        "Hand filled to        9, drawing at most 5 cards a turn",
        "Turn, no ingredient   sits out and draws 5 from the supply",
        "Helping               yes, with 3 or more players",
        "Rounds                3, or 4 without helping",
        " 6 Normale         1 of each kind                                 reviewed",
        " 8 Bombastica      15 or more of any kinds                        sheet",
        " 9 Monotoni        1 salami; 6 of one other kind of choice        sheet",
        "10 Ghiottona       1 salami; 4 each of 2 other kinds of choice    sheet",
        "*11 Monotoni junior 5 of one kind of choice; no salami face up     reconstructed",
        "*12 Minipizza       3 salami; no mushroom face up                  reconstructed",
        "14 Minimale        1 salami; 4 of the kind with the fewest        sheet",
        "15 Mamma Mia       1 salami; 5 pineapple or 5 pepper              sheet",
    ):
        assert f"{line}\n" in text, line


def test_a_long_recipe_is_wrapped() -> None:
    plus = load_edition("plus")
    long = replace(plus.orders["red"][0], needs={0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 2})
    text = show_edition(
        replace(plus, orders={**plus.orders, "red": (long, *plus.orders["red"][1:])})
    )
    assert (
        "  1 Normale         1 pineapple, 1 pepper, 1 mushroom, 1 olive, 1  reviewed\n"
        "                    salami, 2 shrimp\n"
    ) in text
