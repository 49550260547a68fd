"""Records: written, read, played again, and refused with line and reason when they cannot be."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from pizzaiolo.editions import edition_to_data
from pizzaiolo.engine.dealer import DealError, SeededDealer
from pizzaiolo.engine.rules import step
from pizzaiolo.game import Game, first_position, new_game, replay
from pizzaiolo.records.notation import from_text, to_text
from pizzaiolo.records.record import FORMAT, Record
from support.cases import CASES, EDITIONS, Case
from support.places import GOLDEN, ROOT
from support.recorded import finished, own_edition
from support.strategies import Walk, cases, options, walks

DOCUMENT = ROOT / "docs" / "record.md"


# Both ways


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_finished_game_round_trips_through_json(case: Case) -> None:
    game = Walk(1, 2, 3).finished(case)
    record = game.record()
    text = record.to_json()
    assert Record.from_json(text) == record
    assert Record.from_json(text).to_json() == text
    assert record.result == game.result()
    assert replay(text).state().facts() == game.state().facts()
    assert replay(text).record() == record


@given(case=cases(), walk=walks(), cut=st.integers(0, 200))
@settings(max_examples=80)
def test_a_game_replays_to_the_same_state_wherever_its_record_ends(
    case: Case, walk: Walk, cut: int
) -> None:
    for game in islice(walk.positions(case), cut + 1):
        final = game
    record = final.record()
    again = replay(Record.from_json(record.to_json()))
    assert again.state().facts() == final.state().facts()
    assert again.record() == record
    assert (record.result is None) == (not final.over)


@given(case=cases(), walk=walks())
@settings(max_examples=20)
def test_an_unfinished_game_is_played_on_with_the_same_cards(case: Case, walk: Walk) -> None:
    game = next(walk.positions(case, every=50))
    again = replay(game.record())
    chance = Random(walk.play)
    while not game.over:
        number = chance.choice(options(game))
        assert game.play(number) == again.play(number)
    assert again.record() == game.record()


@given(case=cases(), walk=walks())
@settings(max_examples=20)
def test_a_record_without_a_seed_replays_as_well(case: Case, walk: Walk) -> None:
    game = walk.finished(case)
    record = replace(game.record(), seed=None)
    again = replay(record.to_json())
    assert again.seed is None
    assert again.state().facts() == game.state().facts()
    assert again.record() == record


def test_without_a_seed_a_game_goes_on_until_the_next_shuffle() -> None:
    game = replay(replace(new_game("waiter", 2, seed=1).record(), seed=None))

    def play_on() -> None:
        while True:
            game.play(game.legal()[-1])

    with pytest.raises(DealError, match="shuffle 2 of the supply is not written down"):
        play_on()


def test_a_record_is_played_step_by_step_from_its_first_position() -> None:
    game = finished()
    record = game.record()
    again = first_position(record)
    assert again.played == []
    for seat, action in record.actions:
        assert again.to_act == seat
        again.play(action)
    assert again.state().facts() == game.state().facts()


def test_replaying_takes_each_step_once(monkeypatch: pytest.MonkeyPatch) -> None:
    record = finished().record()
    steps = 0

    def counted(*given: Any) -> None:
        nonlocal steps
        steps += 1
        step(*given)

    monkeypatch.setattr("pizzaiolo.game.step", counted)
    monkeypatch.setattr("pizzaiolo.records.playback.step", counted)
    assert replay(record).record() == record
    assert steps == len(record.actions)


def test_a_copy_of_a_game_has_a_record_of_its_own() -> None:
    game = new_game("plus", 3, seed=5)
    game.names = ("Anna", None, "Chiara")
    copy = game.copy()
    before = game.record()
    copy.play(copy.legal()[0])
    assert game.record() == before
    assert copy.record().actions == ((0, str(game.legal()[0])),)
    assert copy.record().names == game.names


@given(
    names=st.lists(st.text(min_size=1, max_size=40), min_size=2, max_size=2),
    seed=st.text(st.characters(exclude_categories=["Cs"])),
)
@example(names=["Anna, the chef", "#1: ..."], seed="none")
@example(names=["ß", "😀"], seed=' "a"\n\u2028\\')
@settings(max_examples=60)
def test_any_name_and_any_seed_round_trip(names: list[str], seed: str) -> None:
    game = new_game("waiter", 2, seed=seed)
    game.names = tuple(
        name if name.isprintable() and name.strip() == name else "x" for name in names
    )
    record = game.record()
    assert replay(record.to_json()).record() == record
    assert from_text(to_text(record)) == record


# What is written


def test_an_action_is_a_line() -> None:
    record = finished().record()
    lines = record.to_json().splitlines()
    for seat, action in record.actions:
        assert any(line.strip().rstrip(",") == f'[{seat}, "{action}"]' for line in lines)
    assert max(len(re.findall(r"\[\d, \"", line)) for line in lines) == 1


def test_hands_are_listed_in_the_order_of_dealing() -> None:
    game = new_game("waiter", 3, seed=4, start=1)
    dealer = SeededDealer("4")
    Game(game.setup, dealer)
    record = game.record()
    cards = [card for hand in record.hands for card in hand] + list(record.supply)
    assert cards == [EDITIONS["waiter"].kinds[card] for card in dealer.supplies[0]]
    assert [len(hand) for hand in record.hands] == [6, 6, 6]
    assert record.waiters[2] == tuple(order + 1 for order in dealer.waiters[2])


def test_a_mamma_mia_card_that_is_dealt_stands_where_it_came() -> None:
    games = [new_game("original", 5, seed=seed).record() for seed in range(40)]
    hands = [hand for record in games for hand in record.hands if "mamma mia" in hand]
    assert len(hands) > 5
    assert all(len(hand) == 7 and hand[-1] != "mamma mia" for hand in hands)
    assert all(
        ("mamma mia" in record.supply) != any(map(_has_card, record.hands)) for record in games
    )


def _has_card(hand: tuple[str, ...]) -> bool:
    return "mamma mia" in hand


def test_a_mamma_mia_card_that_is_shuffled_in_is_in_the_supply() -> None:
    record = new_game("homoludicus", 3, seed=1).record()
    assert record.supply.count("mamma mia") == 1
    assert record.shuffles == ()


def test_an_own_edition_is_embedded_whole() -> None:
    edition = own_edition()
    game = finished(edition=edition, seats=3)
    text = game.record().to_json()
    assert json.loads(text)["edition"]["data"] == edition_to_data(edition)
    assert replay(text).edition == edition
    assert replay(text).state().facts() == game.state().facts()
    assert replay(text).record().to_json() == text


def test_a_built_in_edition_under_another_title_is_not_embedded() -> None:
    game = new_game(replace(EDITIONS["waiter"], title="Waiter!"), 2, seed=1)
    assert "data" not in json.loads(game.record().to_json())["edition"]
    assert replay(game.record().to_json()).record() == game.record()


# The document


def blocks(language: str) -> list[str]:
    text = DOCUMENT.read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def test_the_examples_of_the_document_are_one_game() -> None:
    (as_json,) = blocks("json")
    as_text, stories = blocks("text")
    record = Record.from_json(as_json)
    assert record.to_json() == as_json
    assert to_text(record) == as_text
    assert from_text(as_text) == record
    assert replay(as_json).record() == record
    played = "".join(file.read_text("utf-8") for file in (GOLDEN / "playthroughs").iterdir())
    assert all(f"{line}\n" in played for line in stories.splitlines())


def test_the_document_lists_every_sort_of_action() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    first_words = {
        str(action).split()[0]
        for edition in EDITIONS
        for action in new_game(edition, 2, seed=1).table.actions
    }
    for word in first_words:
        assert re.search(rf"`{word}( [a-z0-9 ]+)?`", text), word


# A verifier that knows docs/record.md and nothing of our program


class Verifier:
    """Checks that all that was shuffled follows from the seed."""

    KINDS = ("pineapple", "pepper", "mushroom", "olive", "salami", "shrimp")

    def __init__(self, record: dict[str, Any]) -> None:
        self.record = record
        self.numbers: list[int] = []
        self.label = ""
        self.block = 0

    def below(self, n: int) -> int:
        while True:
            if not self.numbers:
                text = f"pizzaiolo 1\n{self.record['seed']}\n{self.label}\n{self.block}"
                digest = hashlib.sha256(text.encode()).hexdigest()
                self.numbers = [int(digest[at : at + 8], 16) for at in range(0, 64, 8)]
                self.block += 1
            number = self.numbers.pop(0)
            if number < 2**32 - 2**32 % n:
                return number % n

    def shuffled(self, cards: list[Any], label: str) -> list[Any]:
        self.label, self.block, self.numbers = label, 0, []
        cards = list(cards)
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards

    def in_order(self, cards: list[str]) -> list[str]:
        singles = [kind for kind in self.KINDS for card in cards if card == kind]
        doubles = [
            f"double {kind}" for kind in self.KINDS for card in cards if card == f"double {kind}"
        ]
        return singles + [card for card in cards if card == "mamma mia"] + doubles

    def follows(self, cards: list[str], label: str) -> bool:
        return self.shuffled(self.in_order(cards), label) == cards

    def verify(self) -> bool:
        deal = self.record["deal"]
        dealt = [card for hand in deal["hands"] for card in hand]
        waiters = all(
            self.shuffled(sorted(waiter), f"waiter {seat}") == waiter
            for seat, waiter in enumerate(deal["waiters"])
        )
        if self.record["edition"]["name"] == "homoludicus":
            rest = [card for card in deal["supply"] if card != "mamma mia"]
            deck = self.shuffled(self.in_order(dealt + rest), "supply 0")
            hands = deck[: len(dealt)] == dealt and self.follows(deal["supply"], "supply 1")
            first = 2
        else:
            hands = self.follows(dealt + deal["supply"], "supply 0")
            first = 1
        later = all(
            self.follows(supply, f"supply {number}")
            for number, supply in enumerate(self.record["shuffles"], first)
        )
        return waiters and hands and later


@pytest.mark.parametrize("file", sorted((GOLDEN / "records").iterdir()), ids=lambda file: file.stem)
def test_a_stranger_can_verify_the_shuffles(file: Path) -> None:
    record = json.loads(file.read_text(encoding="utf-8"))
    assert record["format"] == FORMAT
    assert Verifier(record).verify()
    stacks = [record["deal"]["supply"], *record["shuffles"], *record["deal"]["waiters"]]
    for stack in stacks:
        stack[0], stack[-1] = stack[-1], stack[0]
        assert stack[0] == stack[-1] or not Verifier(record).verify()
        stack[0], stack[-1] = stack[-1], stack[0]
