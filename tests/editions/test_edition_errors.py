"""Every way in which an edition is refused, with the whole message (R0.2)."""

from __future__ import annotations

import pickle
from dataclasses import replace
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pizzaiolo.editions import (
    EditionError,
    EditionFileError,
    content_hash,
    edition_from_data,
    edition_to_data,
    editions,
    load_edition,
    show_edition,
)
from pizzaiolo.engine.edition import Edition, OrderCard
from pizzaiolo.engine.edition_check import check_edition

PLUS = (resources.files("pizzaiolo.editions") / "plus.toml").read_text("utf-8")


def refused(path: Path) -> str:
    """The one line with which a file is refused, the folder left off."""
    with pytest.raises(EditionFileError) as caught:
        load_edition(path)
    assert caught.value.file == str(path)
    message = str(caught.value)
    assert "\n" not in message
    return message.removeprefix(f"{path.parent}/")


def test_files_that_are_no_editions(tmp_path: Path) -> None:
    """R0.2: an error names the file and what was expected."""
    path = tmp_path / "mine.toml"
    assert refused(path) == "mine.toml: found no such file, expected an edition in TOML"
    path.mkdir()
    assert refused(path) == "mine.toml: found a directory, expected an edition in TOML"
    inside = path / "x.toml" / "y.toml"
    (path / "x.toml").write_text("")
    assert refused(inside) == (
        "y.toml: found a file that cannot be read (Not a directory), expected an edition in TOML"
    )
    with pytest.raises(EditionFileError) as caught:
        load_edition("nu\0ll.toml")
    assert str(caught.value) == (
        '"nu\\x00ll.toml": found a path with a null character in it, expected the path of a file'
    )


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"name = 1\nti\xfftle", "line 2: found byte 0xff, expected UTF-8 text"),
        (
            b"name = 1\ntitle 2",
            "line 2, column 7: found a syntax error "
            "(Expected '=' after a key in a key/value pair), expected TOML",
        ),
        (
            b"name = 1\nname = 2",
            "line 2, its end: found a syntax error (Cannot overwrite a value), expected TOML",
        ),
        (
            b"x = " + b"9" * 5000,
            "found a number of thousands of digits, expected fewer",
        ),
        (
            b"x = " + b"[" * 20000,
            "found more than 16 lists and tables inside each other, expected at most 16",
        ),
        (
            b"",
            "name: found no such key, expected all of name, title, about, kinds, removed, orders, "
            "copies, opening_hand, hand_limit, rounds, rounds_without_helping, mamma_mia, chef, "
            "empty_handed, draw_without_ingredients, leftovers, delivered, waiter_name, helping, "
            "doubles, oven_card",
        ),
    ],
    ids=["not UTF-8", "syntax", "key twice", "long number", "nested lists", "empty"],
)
def test_files_that_cannot_be_read_as_toml(tmp_path: Path, content: bytes, message: str) -> None:
    """R0.2: an error names the file, the line and what was expected."""
    path = tmp_path / "mine.toml"
    path.write_bytes(content)
    assert refused(path) == f"mine.toml: {message}"


BROKEN = {
    # Keys
    ("hand_limit =", "hand_limmit ="): "hand_limmit: found an unknown key, expected hand_limit",
    ('chef = "last_draw"\n', ""): (
        "chef: found no such key, expected all of name, title, about, kinds, removed, orders, "
        "copies, opening_hand, hand_limit, rounds, rounds_without_helping, mamma_mia, chef, "
        "empty_handed, draw_without_ingredients, leftovers, delivered, waiter_name, helping, "
        "doubles, oven_card"
    ),
    ("copies = 15", 'copies = 15\n"a\\nb" = 1'): (
        '"a\\nb": found an unknown key, expected one of name, title, about, kinds, removed, '
        "orders, copies, opening_hand, hand_limit, rounds, rounds_without_helping, mamma_mia, "
        "chef, empty_handed, draw_without_ingredients, leftovers, delivered, waiter_name, "
        "helping, doubles, oven_card, draw_cap, sit_out_draw"
    ),
    # Types
    ("copies = 15", "copies = true"): "copies: found true, expected a whole number",
    ("copies = 15", "copies = 15.0"): "copies: found 15.0, expected a whole number",
    ("copies = 15", 'copies = "15"'): 'copies: found "15", expected a whole number',
    ("copies = 15", "copies = [15]"): "copies: found a list, expected a whole number",
    ("copies = 15", "copies = {}"): "copies: found a table, expected a whole number",
    ("copies = 15", "copies = 2009-10-01"): "copies: found a date, expected a whole number",
    ("copies = 15", "copies = 1_000_000"): (
        "copies: found a number of more than six digits, expected a smaller one"
    ),
    ("copies = 15", "copies = 0"): "copies: found 0, expected 1 to 20",
    ("copies = 15", "copies = -15"): "copies: found -15, expected 1 to 20",
    ("copies = 15", "copies = 21"): "copies: found 21, expected 1 to 20",
    ("helping = true", "helping = 1"): "helping: found 1, expected true or false",
    ("helping = true", "helping = 9999999"): "helping: found a number, expected true or false",
    ('name = "plus"', "name = false"): "name: found false, expected text in quotes",
    ("removed = { ", "removed = [] # "): "removed: found a list, expected a table",
    ("kinds = [", 'kinds = "all" # ['): 'kinds: found "all", expected a list',
    # Words
    ('name = "plus"', 'name = "Plus"'): (
        'name: found "Plus", expected 1 to 40 of the characters a-z, 0-9, - and _'
    ),
    ('name = "plus"', f'name = "{"a" * 41}"'): (
        f'name: found "{"a" * 40}...", expected 1 to 40 of the characters a-z, 0-9, - and _'
    ),
    (
        'title = "Mamma Mia! Plus"',
        'title = " "',
    ): 'title: found " ", expected one line of at most 80 characters',
    ('title = "Mamma Mia! Plus"', f'title = "{"a" * 81}"'): (
        f'title: found "{"a" * 40}...", expected one line of at most 80 characters'
    ),
    ('title = "Mamma Mia! Plus"', 'title = "\\u001b[2J"'): (
        'title: found "\\x1b[2J", expected one line of at most 80 characters'
    ),
    ('about = "', 'about = "\\n'): (
        'about: found "\\nThe big edition: six players, six ingre...", expected one line of '
        "at most 300 characters"
    ),
    ('leftovers = "covered"', 'leftovers = "open"'): (
        'leftovers: found "open", expected one of visible, covered'
    ),
    ('chef = "last_draw"', "chef = 1"): "chef: found 1, expected one of last_draw, holder",
    ('chef = "last_draw"', 'chef = "holder"'): (
        'chef: found "holder", expected a Mamma Mia! card to hold: mamma_mia not "none"'
    ),
    # Kinds, players, numbers
    ('kinds = ["pineapple"', 'kinds = ["anchovy"'): (
        'kinds[1]: found "anchovy", expected one of pineapple, pepper, mushroom, olive, salami, '
        "shrimp"
    ),
    ('kinds = ["pineapple"', 'kinds = ["pepper"'): (
        'kinds[2]: found "pepper" twice, expected each only once'
    ),
    ("removed = { 6 = 0", "removed = { 7 = 0"): (
        "removed.7: found an unknown key, expected a number of players from 2 to 6"
    ),
    ("removed = { 6 = 0", "removed = { 6 = 15"): "removed.6: found 15, expected 0 to 14",
    ("removed = { 6 = 0", "removed = { 6 = -1"): "removed.6: found -1, expected 0 to 14",
    ("removed = { 6 = 0", "removed = { 6 = 7"): (
        "removed.6: found 48 ingredient cards for 6 players, expected more than the 48 that are "
        "dealt"
    ),
    ("removed = { ", "removed = {} # "): (
        "removed: found no number of players, expected at least one from 2 to 6"
    ),
    ("opening_hand = 8", "opening_hand = 0"): "opening_hand: found 0, expected 1 to 119",
    ("opening_hand = 8", "opening_hand = 9"): "hand_limit: found 9, expected 10 to 120",
    ("draw_cap = 5", "draw_cap = 0"): "draw_cap: found 0, expected 1 to 120",
    ("sit_out_draw = 5", ""): "sit_out_draw: found 0, expected 1 to 120",
    ('empty_handed = "sit_out"', 'empty_handed = "pass"'): (
        'sit_out_draw: found 5, expected none, because empty_handed is "pass" and not "sit_out"'
    ),
    ("rounds = 3", "rounds = 0"): "rounds: found 0, expected 1 to 99",
    ("rounds_without_helping = 4", "rounds_without_helping = 0"): (
        "rounds_without_helping: found 0, expected 1 to 99"
    ),
    ("helping = true", "helping = false"): (
        "rounds_without_helping: found 4, expected 3, the same as rounds, because helping is false"
    ),
    ('delivered = "face_down"', 'delivered = "face_up"'): (
        'delivered: found "face_up", expected "face_down" where helping is true: a helper lays an '
        "order there unseen"
    ),
    ("doubles = false", "doubles = true"): (
        "doubles: found true, expected false where helping is true: no sheet says how they combine"
    ),
    # Colours and cards
    ("red = [", "rosso = ["): (
        "orders.rosso: found an unknown colour, expected one of yellow, green, brown, purple, "
        "red, pink"
    ),
    ("red = [", "red = 7\n[x]\nred = ["): (
        "x: found an unknown key, expected one of name, title, about, kinds, removed, orders, "
        "copies, opening_hand, hand_limit, rounds, rounds_without_helping, mamma_mia, chef, "
        "empty_handed, draw_without_ingredients, leftovers, delivered, waiter_name, helping, "
        "doubles, oven_card, draw_cap, sit_out_draw"
    ),
    ("red = [", "red = [7,"): "orders.red[1]: found 7, expected a table",
    ("red = [", "red = [{ needs = { salami = 1 } },"): (
        "orders.red[1].sort: found no such key, expected one of normale, bombastica, monotoni, "
        "minimale, ghiottona, monotoni_junior, minipizza, mamma_mia"
    ),
    ("red = [", 'red = [{ sort = "bombastica", at_least = 9, provenance = "sheet" },'): (
        "orders.red: found 16, expected 1 to 15 orders"
    ),
}

CARDS = {
    'sort = "calzone", needs = { salami = 1 }': (
        '.sort: found "calzone", expected one of normale, bombastica, monotoni, minimale, '
        "ghiottona, monotoni_junior, minipizza, mamma_mia"
    ),
    'sort = "normale", needs = { salmon = 1 }': (
        ".needs.salmon: found an unknown kind, expected one of pineapple, pepper, mushroom, "
        "olive, salami, shrimp"
    ),
    'sort = "normale", needs = { salami = true }': (
        ".needs.salami: found true, expected a whole number"
    ),
    'sort = "normale", needs = { salami = 0 }': ".needs.salami: found 0, expected 1 to 15",
    'sort = "normale", needs = { salami = 16 }': ".needs.salami: found 16, expected 1 to 15",
    'sort = "normale", needs = {}': ".needs: found none in a normale, expected needs",
    'sort = "normale", need = { salami = 1 }': ".need: found an unknown key, expected needs",
    'sort = "normale", needs = { salami = 1 }, fewest = 0': (
        ".fewest: found a key that a normale does not have, expected only needs"
    ),
    'sort = "monotoni", needs = { salami = 1 }': (
        ".chosen: found no such key, expected all of sort, needs, chosen, provenance"
    ),
    'sort = "monotoni", needs = { salami = 1 }, chosen = 6': ".chosen: found 6, expected a list",
    'sort = "monotoni", needs = { salami = 1 }, chosen = ["6"]': (
        '.chosen[1]: found "6", expected a whole number'
    ),
    'sort = "monotoni", needs = { salami = 1 }, chosen = []': (
        ".chosen: found none in a monotoni, expected needs and chosen"
    ),
    'sort = "monotoni", needs = { salami = 1 }, chosen = [6, 6]': (
        ".chosen: found [6, 6], expected one number in a list"
    ),
    'sort = "monotoni", needs = { salami = 1 }, chosen = [16]': (
        ".chosen[1]: found 16, expected 1 to 15"
    ),
    'sort = "ghiottona", needs = { salami = 1 }, chosen = [4, 3]': (
        ".chosen: found [4, 3], expected 2 equal numbers in a list"
    ),
    'sort = "ghiottona", chosen = [4, 4], needs = { pineapple = 1, pepper = 1, olive = 1, '
    "salami = 1, shrimp = 1 }": (
        ".chosen: found too few kinds that the card does not name (1), expected at least 2"
    ),
    'sort = "minimale", needs = { salami = 1 }, fewest = 16': ".fewest: found 16, expected 1 to 15",
    'sort = "minimale", fewest = 4, needs = { pineapple = 1, pepper = 1, mushroom = 1, olive = 1, '
    "salami = 1, shrimp = 1 }": (
        ".fewest: found too few kinds that the card does not name (0), expected at least 1"
    ),
    'sort = "bombastica", at_least = 91': ".at_least: found 91, expected 1 to 90",
    'sort = "bombastica", at_least = -1': ".at_least: found -1, expected 1 to 90",
    'sort = "monotoni_junior", chosen = [5], forbidden = "salmon"': (
        '.forbidden: found "salmon", expected one of pineapple, pepper, mushroom, olive, salami, '
        "shrimp"
    ),
    'sort = "minipizza", needs = { salami = 3 }, forbidden = "salami"': (
        '.forbidden: found "salami", expected a kind that the order does not need'
    ),
    'sort = "mamma_mia", needs = { salami = 1 }, either = { olive = 5 }': (
        ".either: found 1, expected 2 kinds"
    ),
    'sort = "mamma_mia", needs = { salami = 1 }, either = { olive = 5, salami = 5 }': (
        ".either.salami: found salami also in needs, expected another kind"
    ),
    'sort = "mamma_mia", needs = { salami = 1 }, either = { olive = 5, pepper = 99 }': (
        ".either.pepper: found 99, expected 1 to 15"
    ),
}


@pytest.mark.parametrize(("change", "message"), BROKEN.items())
def test_broken_files(tmp_path: Path, change: tuple[str, str], message: str) -> None:
    """R0.2: a bad file gets an error that names the file, the key and what was expected."""
    path = tmp_path / "mine.toml"
    assert change[0] in PLUS
    path.write_text(PLUS.replace(*change, 1))
    assert refused(path) == f"mine.toml: {message}"


@pytest.mark.parametrize(("card", "message"), CARDS.items())
def test_broken_cards(tmp_path: Path, card: str, message: str) -> None:
    """R0.2: a bad card is named by its colour and its number."""
    path = tmp_path / "mine.toml"
    lines = PLUS.splitlines()
    lines[lines.index("red = [") + 3] = f'{{ {card}, provenance = "sheet" }},'
    path.write_text("\n".join(lines))
    assert refused(path) == f"mine.toml: orders.red[3]{message}"


def test_a_card_without_provenance(tmp_path: Path) -> None:
    """R5 the cards: every card says where it is known from, in one of three words."""
    path = tmp_path / "mine.toml"
    path.write_text(PLUS.replace(', provenance = "reviewed"', "", 1))
    assert refused(path) == (
        "mine.toml: orders.yellow[1].provenance: found no such key, "
        "expected all of sort, needs, provenance"
    )
    path.write_text(PLUS.replace('"reviewed" }', '"heard" }', 1))
    assert refused(path) == (
        'mine.toml: orders.yellow[1].provenance: found "heard", '
        "expected one of sheet, reviewed, reconstructed, invented"
    )


def test_colours_and_cards_that_do_not_match() -> None:
    """R1.2: as many orders in each colour, a colour for every player, its kind among the kinds."""
    data: Any = edition_to_data(load_edition("waiter"))

    def why(**changes: object) -> str:
        with pytest.raises(EditionError) as caught:
            edition_from_data({**data, **changes})
        return str(caught.value)

    short = {**data["orders"], "red": data["orders"]["red"][:7]}
    assert why(orders=short) == "orders.red: found 7, expected 8 orders, as many as yellow has"
    none = {**data["orders"], "red": []}
    assert why(orders=none) == "orders.red: found 0, expected 1 to 15 orders"
    four = {colour: data["orders"][colour] for colour in ("yellow", "green", "brown", "purple")}
    assert why(orders=four) == (
        "removed.5: found 5 players and orders in 4 colours, expected a colour for every player"
    )
    pink = {**data["orders"], "pink": data["orders"]["red"]}
    assert why(orders=pink) == (
        "orders.pink: found a colour whose own kind is shrimp, expected shrimp among the kinds"
    )
    assert why(orders={}) == (
        "colours: found none, expected at least one of yellow, green, brown, purple, red, pink"
    )
    assert why(kinds=[], orders={}) == (
        "kinds: found none, expected at least one of pineapple, pepper, mushroom, olive, salami, "
        "shrimp"
    )
    few = {"removed": {"2": 12}, "copies": 13, "opening_hand": 2}
    assert why(**few) == (
        "removed.2: found 1 card of each kind in play, expected at least 2, "
        "which doubles are exchanged for"
    )
    assert why(removed={5: 0}) == "removed: found the key 5, expected keys that are text"
    assert why(copies=None) == "copies: found nothing, expected a whole number"
    with pytest.raises(EditionError, match=r"^edition: found a list, expected a table$"):
        edition_from_data([])


def test_an_edition_built_by_hand_is_checked_too() -> None:
    """R0.2: what a file cannot say is refused all the same."""
    plus = load_edition("plus")
    red = plus.orders["red"]

    def why(edition: Edition) -> str:
        with pytest.raises(EditionError) as caught:
            check_edition(edition)
        return str(caught.value)

    def with_card(card: OrderCard) -> Edition:
        return replace(plus, orders={**plus.orders, "red": (card, *red[1:])})

    assert why(replace(plus, kinds=("anchovy", *plus.kinds[1:]))) == (
        'kinds[1]: found "anchovy", expected one of pineapple, pepper, mushroom, olive, salami, '
        "shrimp"
    )
    assert why(replace(plus, colours=("red", "red"))) == (
        'colours[2]: found "red" twice, expected each only once'
    )
    assert why(replace(plus, colours=("red", "yellow"))) == (
        "colours: found red, yellow, expected the order yellow, red"
    )
    assert why(replace(plus, colours=("yellow", "red"))) == (
        "orders: found yellow, green, brown, purple, red, pink, expected the colours yellow, red"
    )
    assert why(replace(plus, removed={7: 0})) == "removed.7: found 7 players, expected 2 to 6"
    assert why(replace(plus, delivered="eaten")) == (
        'delivered: found "eaten", expected one of aside, face_up, face_down'
    )
    assert why(with_card(replace(red[0], sort="calzone"))) == (
        'orders.red[1].sort: found "calzone", expected one of normale, bombastica, monotoni, '
        "minimale, ghiottona, monotoni_junior, minipizza, mamma_mia"
    )
    assert why(with_card(replace(red[0], provenance="heard"))) == (
        'orders.red[1].provenance: found "heard", '
        "expected one of sheet, reviewed, reconstructed, invented"
    )
    assert why(with_card(replace(red[0], fewest=3))) == (
        "orders.red[1].fewest: found fewest in a normale, expected only needs"
    )
    assert why(with_card(replace(red[0], needs={6: 1}))) == (
        "orders.red[1].needs: found kind 6, expected 0 to 5"
    )


def test_errors_survive_a_pickle() -> None:
    """An error is told whole, also by another process."""
    for error in (EditionError("a", "b", "c"), EditionFileError("f", "a", "b", "c")):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again)) == (type(error), str(error))


WRONG_VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 130),
    st.integers(),
    st.floats(),
    st.text(max_size=5),
    st.sampled_from(["salami", "shrimp", "none", "holder", "red", "normale", "mamma_mia"]),
    st.lists(st.integers(-1, 7), max_size=3),
    st.dictionaries(
        st.sampled_from(["salami", "2", "7", "sort", "needs", ""]), st.integers(0, 9), max_size=3
    ),
)


def places(data: Any) -> list[tuple[Any, Any]]:
    """Every place in nested data, as what holds it and its key there."""
    found = []
    items = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in items:
        found.append((data, key))
        if isinstance(value, dict | list):
            found += places(value)
    return found


@settings(deadline=None)  # a busy machine is no failure
@given(st.data(), st.sampled_from(editions()), st.integers(1, 3))
def test_wrong_data_is_refused_and_never_crashes(
    draw: st.DataObject, name: str, changes: int
) -> None:
    """R0.2: whatever stands in a file, the answer is an edition that can be shown, or an error."""
    data: Any = edition_to_data(load_edition(name))
    for _ in range(changes):
        everywhere = places(data)
        where, key = everywhere[draw.draw(st.integers(0, len(everywhere) - 1))]
        change = draw.draw(st.sampled_from(["replace", "remove", "rename"]))
        if change == "replace":
            where[key] = draw.draw(WRONG_VALUES)
        elif change == "remove" or isinstance(where, list):
            del where[key]
        else:
            where[draw.draw(st.text(max_size=4))] = where.pop(key)
    try:
        edition = edition_from_data(data)
    except EditionError as error:
        message = str(error)
    else:
        message = show_edition(edition).splitlines()[0]
        assert edition_from_data(edition_to_data(edition)) == edition
        assert len(content_hash(edition)) == 64
    assert message.isprintable()


@settings(deadline=None)  # a busy machine is no failure
@given(st.binary(max_size=60))
def test_wrong_bytes_are_refused(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    """R0.2: no file of a few bytes is an edition, and none of them crashes."""
    path = tmp_path_factory.mktemp("bytes") / "mine.toml"
    path.write_bytes(content)
    assert refused(path).startswith("mine.toml: ")
