"""R0, R1 and R8: the editions by play, the set-up, and the end of the game."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from random import Random

import pytest

from pizzaiolo import Game, load_edition, new_game
from pizzaiolo.editions import EditionFileError
from pizzaiolo.engine.counts import bits, total, unpack
from pizzaiolo.engine.dealer import WrittenDealer
from pizzaiolo.engine.events import Event, GameEnded, MammaMiaTaken, OvenOpened, RoundEnded
from pizzaiolo.engine.setup import OptionError, Setup
from pizzaiolo.engine.state import MAMMA_MIA, NOBODY, State
from support.kitchen import Cook, Kitchen

BASE = ["original", "homoludicus", "waiter", "oven"]
TABLES = [(edition, seats) for edition in BASE for seats in (2, 3, 4, 5)]
TABLES += [("plus", seats) for seats in (2, 3, 4, 5, 6)]
every_table = pytest.mark.parametrize(("edition", "seats"), TABLES)


def played_to_the_end(game: Game, seed: int) -> list[Event]:
    """All events of a game played at random."""
    chance = Random(seed)
    events = list(game.opening)
    while not game.over:
        events += game.play(chance.choice(game.legal()))
    return events


def ingredients_of(state: State) -> list[int]:
    """By kind, all ingredient cards of a game that has just been dealt."""
    return unpack(state.supply + state.placed + sum(seat.hand for seat in state.seats), 6)


# R0


def test_r0_1_oven_and_waiter_play_alike() -> None:
    """R0.1: the same seed and the same choices make the same game, event by event."""
    one, other = (new_game(edition, 3, seed="alike") for edition in ("oven", "waiter"))
    assert played_to_the_end(one, 7) == played_to_the_end(other, 7)
    assert one.result() == other.result()


def test_r0_1_they_differ_in_names_and_in_the_oven_card() -> None:
    """R0.1: what `waiter` calls the waiter, `oven` calls the orders."""
    oven, waiter = load_edition("oven"), load_edition("waiter")
    assert (oven.waiter_name, oven.oven_card) == ("orders", True)
    assert (waiter.waiter_name, waiter.oven_card) == ("waiter", False)


def test_r0_2_an_edition_of_ones_own_is_played_without_touching_code(tmp_path: Path) -> None:
    """R0.2: other counts and other switches in a file of one's own."""
    source = (resources.files("pizzaiolo.editions") / "waiter.toml").read_text("utf-8")
    for old, new in [
        ("hand_limit = 7", "hand_limit = 9"),
        ("rounds = 3\n", "rounds = 2\n"),
        ("rounds_without_helping = 3", "rounds_without_helping = 2"),
        ('\nname = "waiter"', '\nname = "mine"'),
    ]:
        assert old in source
        source = source.replace(old, new)
    path = tmp_path / "mine.toml"
    path.write_text(source, "utf-8")
    kitchen = Kitchen(load_edition(path), {"green": Cook("5 salami, 1 olive"), "red": Cook()})
    kitchen.play("place 1 salami", "draw supply")
    assert kitchen.hand_size("green") == 9
    events = played_to_the_end(new_game(path, 2, seed=1), 1)
    assert len([event for event in events if isinstance(event, RoundEnded)]) == 2


def test_r0_2_a_bad_file_is_told_by_file_key_and_expectation(tmp_path: Path) -> None:
    """R0.2: which file, which key, what was expected."""
    source = (resources.files("pizzaiolo.editions") / "waiter.toml").read_text("utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(source.replace("hand_limit = 7", "hand_limit = 3"), "utf-8")
    with pytest.raises(EditionFileError) as refused:
        new_game(path, 2)
    assert refused.value.file == str(path)
    assert refused.value.key == "hand_limit"
    assert str(refused.value).endswith("found 3, expected 7 to 120")


# R1


def test_r1_1_five_kinds_and_shrimp_in_plus() -> None:
    """R1.1: what can be placed is what there is."""
    base = ["pineapple", "pepper", "mushroom", "olive", "salami"]
    for edition in (*BASE, "plus"):
        kinds = base if edition != "plus" else [*base, "shrimp"]
        hand = ", ".join(f"1 {kind}" for kind in kinds)
        kitchen = Kitchen(edition, {"green": Cook(hand), "red": Cook()})
        assert kitchen.legal() == [f"place 1 {kind}" for kind in kinds]
        cards = ingredients_of(new_game(edition, 2, seed=1).state())
        assert [cards[kind] > 0 for kind in range(6)] == [kind < len(kinds) for kind in range(6)]


@pytest.mark.parametrize(
    ("colour", "own"),
    [
        ("yellow", "pineapple"),
        ("green", "pepper"),
        ("brown", "mushroom"),
        ("purple", "olive"),
        ("red", "salami"),
        ("pink", "shrimp"),
    ],
)
def test_r1_2_every_colour_has_its_own_ingredient(colour: str, own: str) -> None:
    """R1.2: a Monotoni is baked with one of it and six of another kind, and fails without it."""
    other = "olive" if own != "olive" else "salami"
    neighbour = "green" if colour != "green" else "red"
    for edition in ["plus"] if colour == "pink" else [*BASE, "plus"]:
        for table, baked in [(f"6 {other}, 1 {own}", True), (f"9 {other}", False)]:
            kitchen = Kitchen(
                edition,
                {colour: Cook(), neighbour: Cook("1 olive, 1 salami")},
                table=table,
                oven=[f"{colour}: Monotoni"],
                chef=neighbour,
                holder=neighbour,
            )
            assert (kitchen.delivered(colour) == ["Monotoni"]) is baked


def test_r1_2_no_two_players_have_the_same_colour() -> None:
    """R1.2: each colour at most once, and only those of the edition."""
    with pytest.raises(OptionError, match="2 different ones"):
        new_game("waiter", 2, colours=("red", "red"))
    with pytest.raises(OptionError, match="pink"):
        new_game("waiter", 2, colours=("red", "pink"))
    game = new_game("plus", 2, colours=("red", "pink"))
    assert [seat.colour for seat in game.view(None).seats] == ["red", "pink"]


@every_table
def test_r1_3_ingredients_are_removed_by_the_number_of_players(edition: str, seats: int) -> None:
    """R1.3: none with all seats taken, then 1, 3, 5 of each kind, in `plus` 7 with two players."""
    copies, kinds, full = (15, 6, 6) if edition == "plus" else (13, 5, 5)
    left = copies - [0, 1, 3, 5, 7][full - seats]
    cards = ingredients_of(new_game(edition, seats, seed=3).state())
    assert cards[:kinds] == [left] * kinds
    assert cards[kinds:] == [0] * (6 - kinds)


@every_table
def test_r1_4_opening_hands_are_dealt_and_the_rest_is_the_supply(edition: str, seats: int) -> None:
    """R1.4: six ingredients each, eight in `plus`."""
    game = new_game(edition, seats, seed=4)
    state = game.state()
    number = 8 if edition == "plus" else 6
    assert [total(seat.hand) for seat in state.seats] == [number] * seats
    copies = game.edition.copies_in_play(seats)
    assert total(state.supply) == len(game.edition.kinds) * copies - seats * number


def test_r1_4_the_ingredients_are_shuffled() -> None:
    """R1.4: another seed, other hands; the same seed, the same hands."""
    hands = [[seat.hand for seat in new_game("waiter", 4, seed=n).state().seats] for n in range(50)]
    assert len({tuple(hand) for hand in hands}) == 50
    again = [seat.hand for seat in new_game("waiter", 4, seed=7).state().seats]
    assert again == hands[7]


@every_table
def test_r1_5_one_order_in_hand_and_the_rest_in_the_waiter(edition: str, seats: int) -> None:
    """R1.5: of the eight orders of a colour, in `plus` fifteen."""
    state = new_game(edition, seats, seed=5).state()
    number = 15 if edition == "plus" else 8
    assert [bits(seat.orders) for seat in state.seats] == [1] * seats
    assert [seat.waiting for seat in state.seats] == [number - 1] * seats


def written_game(edition: str, supplies: list[list[int]], waiters: list[list[int]]) -> Game:
    """A game for two with all stacks written down."""
    return Game(Setup(load_edition(edition), 2), WrittenDealer(supplies, waiters))


FORTY = [kind for _ in range(8) for kind in range(5)]
"""The ingredients of a game for two: pineapple, pepper, mushroom, olive, salami, and again."""


def test_r1_5_the_top_order_goes_to_the_hand() -> None:
    """R1.5: and the others stay in the order in which they were shuffled."""
    game = written_game("waiter", [FORTY], [[6, 3, 0, 1, 2, 4, 5, 7], [7, 0, 1, 2, 3, 4, 5, 6]])
    first, second = game.state().seats
    assert (first.orders, second.orders) == (1 << 6, 1 << 7)
    assert [first.take_top() for _ in range(first.waiting)] == [3, 0, 1, 2, 4, 5, 7]


def test_r1_5_every_waiter_is_shuffled_on_its_own() -> None:
    """R1.5: not all players begin with the same order."""
    state = new_game("plus", 6, seed=1).state()
    assert len({seat.waiter for seat in state.seats}) == 6


@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_r1_6_any_seat_may_start_and_turns_go_clockwise(start: int) -> None:
    """R1.6: four turns go once around the table."""
    game = new_game("waiter", 4, seed=6, start=start)
    seats = []
    for _ in range(5):
        seats.append(game.to_act)
        while game.view(None).turn == seats[-1]:
            game.play(game.legal()[0])
    assert seats == [(start + turn) % 4 for turn in range(5)]


def test_r1_6_the_starting_player_may_be_drawn_at_random() -> None:
    """R1.6: every seat comes up, and the same seed draws the same one."""
    starts = [new_game("waiter", 3, seed=n, start="random").to_act for n in range(40)]
    assert set(starts) == {0, 1, 2}
    assert new_game("waiter", 3, seed=11, start="random").to_act == starts[11]
    with pytest.raises(OptionError, match="start"):
        new_game("waiter", 3, start=3)


WAITERS = [list(range(8)), list(range(8))]


@pytest.mark.parametrize(("place", "seat"), [(0, 0), (5, 0), (6, 1), (11, 1)])
def test_r1_7_original_whoever_is_dealt_the_card_gets_another(place: int, seat: int) -> None:
    """R1.7: it lies open before them, and six ingredients are in each hand all the same."""
    supply = [*FORTY[:place], MAMMA_MIA, *FORTY[place:]]
    game = written_game("original", [supply], WAITERS)
    state = game.state()
    assert state.holder == seat
    assert [event.seat for event in game.opening if isinstance(event, MammaMiaTaken)] == [seat]
    assert [game.view(viewer).holder for viewer in (0, 1, None)] == [seat] * 3
    assert [unpack(each.hand, 5) for each in state.seats] == [[2, 1, 1, 1, 1], [1, 2, 1, 1, 1]]
    assert state.supply_height() == 28


def test_r1_7_original_the_card_may_stay_in_the_supply() -> None:
    """R1.7: right below the hands nobody has it yet."""
    game = written_game("original", [[*FORTY[:12], MAMMA_MIA, *FORTY[12:]]], WAITERS)
    assert game.state().holder == NOBODY
    assert game.view(None).holder is None
    assert game.view(None).supply == 29


def test_r1_7_homoludicus_the_card_is_shuffled_in_after_the_deal() -> None:
    """R1.7: the hands are dealt from a supply without it, then it is shuffled in with the rest."""
    rest = [MAMMA_MIA, *FORTY[12:]]
    game = written_game("homoludicus", [FORTY, rest], WAITERS)
    assert game.state().holder == NOBODY
    assert game.view(None).supply == 29
    for seed in range(30):
        assert new_game("homoludicus", 5, seed=seed).view(None).holder is None


# R8


@pytest.mark.parametrize("edition", [*BASE, "plus"])
def test_r8_1_the_game_ends_with_the_last_emptied_oven(edition: str) -> None:
    """R8.1: the third time, in `plus` for two (R6.6) the fourth."""
    for seats in (2, 3):
        game = new_game(edition, seats, seed=8)
        events = played_to_the_end(game, 8)
        rounds = 4 if (edition, seats) == ("plus", 2) else 3
        assert len([event for event in events if isinstance(event, OvenOpened)]) == rounds
        assert isinstance(events[-2], RoundEnded)
        assert isinstance(events[-1], GameEnded)
        assert game.legal() == []


def test_r8_1_the_last_oven_is_emptied_before_the_end() -> None:
    """R8.1: orders in it still count."""
    cooks = {"green": Cook("1 salami"), "red": Cook("1 olive, 1 pepper")}
    kitchen = Kitchen(
        "waiter",
        cooks,
        round=3,
        table="4 olive, 1 pepper",
        oven=["green: 4 olive + 1 pepper"],
        chef="red",
    )
    assert kitchen.actor is None
    assert kitchen.legal() == []
    assert kitchen.heard()[-1] == "the game ends: delivered (1, 0), in hand (1, 2)"


def ended(**hands_and_orders: tuple[str, int]) -> Kitchen:
    """A game at its end: by colour, the hand and the number of delivered orders."""
    names = ["Bombastica", "Monotoni", "Minimale"]
    cooks = {
        colour: Cook(hand, delivered=names[:number])
        for colour, (hand, number) in hands_and_orders.items()
    }
    return Kitchen("waiter", cooks, round=3, chef=next(iter(cooks)))


def test_r8_2_most_delivered_orders_win() -> None:
    """R8.2: whatever the hands hold."""
    kitchen = ended(green=("", 2), red=("7 olive", 1), yellow=("7 olive", 0))
    assert kitchen.winners == ["green"]


def test_r8_2_a_tie_is_broken_by_ingredient_cards_in_hand() -> None:
    """R8.2: among the tied; a fuller hand with fewer orders does not matter."""
    kitchen = ended(green=("1 olive", 2), red=("2 olive, 1 pepper", 2), yellow=("7 olive", 1))
    assert kitchen.winners == ["red"]


def test_r8_2_orders_in_hand_do_not_break_a_tie() -> None:
    """R8.2: ingredient cards, not cards."""
    cooks = {"green": Cook("1 olive", orders=["Monotoni", "Minimale"]), "red": Cook("2 olive")}
    assert Kitchen("waiter", cooks, round=3, chef="green").winners == ["red"]


def test_r8_2_still_tied_they_share_the_win() -> None:
    """R8.2: two of three, in the order of the seats."""
    kitchen = ended(green=("1 olive, 1 pepper", 1), red=("2 salami", 1), yellow=("1 olive", 1))
    assert kitchen.winners == ["green", "red"]


def test_r8_2_all_may_share_a_game_without_a_pizza() -> None:
    """R8.2: nothing delivered and nothing in hand is a tie, too."""
    assert ended(green=("", 0), red=("", 0)).winners == ["green", "red"]


def test_r8_2_rewards_count_like_baked_orders() -> None:
    """R8.2: in `plus` the helper's order is delivered as well."""
    cooks = {
        "green": Cook(""),
        "red": Cook("1 olive", delivered=["Minimale"], waiter=["Monotoni"]),
        "yellow": Cook("3 salami", delivered=["Minimale"]),
    }
    kitchen = Kitchen(
        "plus",
        cooks,
        round=3,
        table="3 olive, 1 pepper",
        oven=["green: 4 olive + 1 pepper"],
        chef="red",
    )
    kitchen.play("ask", "help")
    assert kitchen.heard()[-1] == "the game ends: delivered (1, 2, 1), in hand (0, 0, 3)"
    assert kitchen.winners == ["red"]
