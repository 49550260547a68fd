"""Golden playthroughs: whole games that a person can read, and that change only by `--update`.

Each file in `playthroughs/` is a game in the text notation; at some decisions a comment shows what
the seat to act sees and can do. The files in `records/` are records of version 1 as JSON: they
have to replay for ever, and `--update` writes one only where it is missing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from pizzaiolo.engine.actions import Action, Add, Ask, Bake, Draw, Help, Place, Send, Submit
from pizzaiolo.engine.counts import members_of, total
from pizzaiolo.engine.dealer import SeededShuffle
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.view import Card, View
from pizzaiolo.english import amount_text, amounts_text
from pizzaiolo.game import Game, first_position, new_game, replay
from pizzaiolo.records.notation import from_text, order_name, to_text
from pizzaiolo.records.record import Record
from support.places import GOLDEN

PLAYTHROUGHS = (
    "original-3",
    "original-4-doubles",
    "homoludicus-2",
    "homoludicus-5-doubles",
    "waiter-4",
    "waiter-2-doubles",
    "oven-5",
    "oven-3-doubles",
    "plus-2",
    "plus-4-nohelping",
    "plus-6",
)
RECORDS = ("original-3", "homoludicus-5-doubles", "waiter-4", "oven-3-doubles", "plus-6")
"""Of these there is a record, one for each edition."""

NAMES = ("Anna", "Bruno", "Chiara", "Dario", "Elena", "Fabio")
SHOW_EVERY = 19
"""Coprime to the decisions of a turn, so that a file shows every sort of them."""


def played(name: str) -> Game:
    """The game of a playthrough: dealt from its name and played at random, but with some sense."""
    edition, seats, *option = name.split("-")
    game = new_game(
        edition,
        int(seats),
        seed=name,
        start="random",
        doubles="doubles" in option,
        helping=False if "nohelping" in option else None,
    )
    game.names = NAMES[: game.seats]
    chance = SeededShuffle(name, "play")
    while not game.over:
        game.play(choose(game, chance))
    return game


def choose(game: Game, chance: SeededShuffle) -> Action:
    """Large placements, a few orders in hand, a pizza rather than none."""
    options = game.legal()
    view = game.view(game.to_act)
    assert view.hand is not None
    has_order = view.hand.orders != 0
    sense = [option for option in options if is_sensible(option, options, has_order)]
    pool = sense if sense and chance.below(4) > 0 else options
    return pool[chance.below(len(pool))]


def is_sensible(option: Action, options: list[Action], has_order: bool) -> bool:
    match option:
        case Place():
            return cards(option) == max(cards(other) for other in options)
        case Submit():
            return option.order is not None
        case Draw():
            return option.source == ("supply" if has_order else "waiter")
        case Ask():
            return not any(isinstance(other, Bake) for other in options)
        case Bake() | Send() | Help() | Add():
            return True
        case _:
            return False


def cards(option: Action) -> int:
    return option.singles + option.doubles if isinstance(option, Place) else 0


def playthrough(record: Record) -> str:
    """The game in the text notation, with what some decisions look like to the seat to act."""
    lines = to_text(record).split("\n")
    game = first_position(record)
    shown: list[tuple[int, list[str]]] = []
    for number, (_, action) in enumerate(record.actions):
        if number % SHOW_EVERY == 0:
            so_far = replace(game.record(), actions=record.actions[:number])
            # The last lines are the one that waits for the decision, and that it is unfinished.
            place = len(to_text(so_far).rstrip("\n").split("\n")) - 2
            shown.append((place, list(comment(game))))
        game.play(action)
    for place, block in reversed(shown):
        lines[place:place] = block
    return "\n".join(lines)


def comment(game: Game) -> Iterator[str]:
    """What the seat to act sees and can do, as a comment."""
    assert game.to_act is not None
    view = game.view(game.to_act)
    setup = game.setup
    assert view.hand is not None
    hand = amounts_text(setup, view.hand.ingredients, view.hand.doubles)
    orders = " ".join(str(order + 1) for order in members_of(view.hand.orders)) or "none"
    yield f"# {setup.colours[game.to_act]} is to {view.decision}; in hand {hand}; orders {orders}"
    yield f"# {board(view, setup)}"
    for seat in view.seats:
        delivered = (
            "" if seat.delivered is None else f", delivered {len(members_of(seat.delivered))}"
        )
        yield (
            f"# {seat.colour}: ingredients {seat.ingredients}, orders {seat.orders},"
            f" waiter {seat.waiter}{delivered}"
        )
    yield f"# options: {', '.join(str(option) for option in game.legal())}"


def board(view: View, setup: Setup) -> str:
    """Everything on the table but the players' cards."""
    parts = [f"supply {view.supply}", f"oven {view.oven}", f"delivered {view.delivered_pile}"]
    if view.top is not None:
        parts.append(f"on top {card_text(view.top, setup)}")
    if total(view.table) + total(view.table_doubles):
        parts.append(f"face up {amounts_text(setup, view.table, view.table_doubles)}")
    if view.turned_up is not None:
        parts.append(f"turned up {card_text(view.turned_up, setup)}")
    if total(view.added) + total(view.added_doubles):
        parts.append(f"added {amounts_text(setup, view.added, view.added_doubles)}")
    if view.request:
        parts.append(f"asked for {amounts_text(setup, view.request)}")
    if view.holder is not None:
        parts.append(f"Mamma Mia! before {setup.colours[view.holder]}")
    return "; ".join(parts)


def card_text(card: Card, setup: Setup) -> str:
    if card.owner is not None and card.order is not None:
        return f"{setup.colours[card.owner]}'s {order_name(setup, card.owner, card.order)}"
    assert card.kind is not None
    return amount_text(setup.edition.kinds[card.kind], int(not card.double), int(card.double))


@pytest.mark.many_games
@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_game_is_played_as_it_was(name: str, request: pytest.FixtureRequest) -> None:
    file = GOLDEN / "playthroughs" / f"{name}.txt"
    found = playthrough(played(name).record())
    if request.config.getoption("--update"):
        file.write_text(found, encoding="utf-8", newline="\n")
    assert found == file.read_bytes().decode()


@pytest.mark.many_games
@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_is_a_record_with_comments(name: str) -> None:
    text = (GOLDEN / "playthroughs" / f"{name}.txt").read_text(encoding="utf-8")
    assert from_text(text) == played(name).record()


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_of_version_1_replays_for_ever(name: str, request: pytest.FixtureRequest) -> None:
    file = GOLDEN / "records" / f"{name}.json"
    if request.config.getoption("--update") and not file.exists():
        file.write_text(played(name).record().to_json(), encoding="utf-8", newline="\n")
    game = replay(file)
    assert game.over
    assert game.record().to_json() == file.read_bytes().decode()


def test_no_golden_file_is_left_over() -> None:
    texts = {file.name for file in (GOLDEN / "playthroughs").iterdir()}
    records = {file.name for file in (GOLDEN / "records").iterdir()}
    assert texts == {f"{name}.txt" for name in PLAYTHROUGHS}
    assert records == {f"{name}.json" for name in RECORDS}
