"""The game in English: every event that all can see is a sentence, and no other is told."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from pizzaiolo.engine import events as happenings
from pizzaiolo.engine.counts import pack
from pizzaiolo.engine.events import (
    Added,
    Asked,
    Awaited,
    AwaitedInSecret,
    Baked,
    DidNotHelp,
    Drew,
    Event,
    GameEnded,
    Helped,
    MammaMiaTaken,
    OrderTurnedUp,
    OvenOpened,
    Passed,
    Placed,
    Received,
    Returned,
    Rewarded,
    RoundBegan,
    RoundEnded,
    Submitted,
    TurnedUp,
)
from pizzaiolo.engine.setup import Setup
from pizzaiolo.english import kind_word, number_word, read_cards
from pizzaiolo.records.notation import order_name, tell
from support.cases import CASES, EDITIONS, Case
from support.strategies import Walk, cases, options, walks

SETUP = Setup(EDITIONS["plus"], 3, ("yellow", "red", "pink"))
NAMES = ("Anna", "Bruno", "Chiara")
SALAMI, OLIVE = 4, 3
MONOTONI = next(
    n for n, card in enumerate(EDITIONS["plus"].orders["red"]) if card.sort == "monotoni"
)

SENTENCES: list[tuple[Event, str]] = [
    (RoundBegan(0, 1, 30, 0, 0), "Round one: Bruno starts, the supply has 30 cards."),
    (RoundBegan(2, 1, 1, 0, 0), "Round three: Bruno starts, the supply has one card."),
    (RoundBegan(1, 0, 0, 0, 0), "Round two: Anna starts, the supply has no cards."),
    (MammaMiaTaken(0), "Anna takes the Mamma Mia! card."),
    (Passed(2), "Chiara has no ingredients and passes."),
    (Placed(0, SALAMI, 3, 0), "Anna: three salami!"),
    (Placed(0, OLIVE, 1, 0), "Anna: one olive!"),
    (Placed(0, OLIVE, 1, 2), "Anna: five olives!"),
    (Submitted(1, MONOTONI), "Bruno submits Monotoni: 1 salami + 6 of one other kind"),
    (Drew(1, "supply", 4), "Bruno draws four from the supply."),
    (Drew(1, "waiter", 1), "Bruno draws one from the waiter."),
    (Drew(1, "supply", 0), "Bruno draws none from the supply."),
    (OvenOpened(2), "Chiara is the chef and opens the oven."),
    (TurnedUp(OLIVE, 1, 0), "One olive comes out of the oven."),
    (TurnedUp(OLIVE, 0, 1), "Two olives come out of the oven."),
    (
        OrderTurnedUp(1, MONOTONI),
        "An order of Bruno comes out of the oven, Monotoni: 1 salami + 6 of one other kind",
    ),
    (
        Added(1, pack([0, 0, 0, 2, 1]), pack([1])),
        "Bruno adds two pineapples, two olives and one salami.",
    ),
    (Asked(1, MONOTONI, 0, pack([0, 0, 0, 1])), "Bruno asks for one olive."),
    (DidNotHelp(0), "Anna does not help."),
    (Helped(2, pack([0, 0, 0, 1])), "Chiara helps with one olive."),
    (
        Baked(1, MONOTONI, 0, pack([0, 0, 0, 13, 1]), 0),
        "Bruno's Monotoni is baked with 13 olives and one salami.",
    ),
    (Rewarded(2), "Chiara delivers an order, unseen."),
    (Returned(1, MONOTONI), "Bruno's Monotoni goes back under the waiter."),
    (RoundEnded(0), "The oven is empty."),
    (
        GameEnded((1, 2, 0), (3, 3, 9), (1, 6, 0)),
        "The game is over: Anna delivered one, Bruno delivered two and Chiara delivered none;"
        " Bruno wins.",
    ),
    (
        GameEnded((2, 2, 2), (3, 4, 4), (3, 3, 3)),
        "The game is over: Anna delivered two, Bruno delivered two and Chiara delivered two;"
        " Bruno and Chiara share the win.",
    ),
]


UNTOLD: list[Event] = [
    Awaited(0, "place"),
    AwaitedInSecret(0, "pay"),
    Received(0, pack([1]), 0, 0),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES, ids=lambda value: type(value).__name__)
def test_an_event_is_a_sentence(event: Event, sentence: str) -> None:
    assert tell(event, SETUP, NAMES) == sentence


@pytest.mark.parametrize("event", UNTOLD, ids=lambda event: type(event).__name__)
def test_questions_and_secrets_are_not_told(event: Event) -> None:
    assert tell(event, SETUP, NAMES) is None


def test_every_event_is_told_or_left_untold_on_purpose() -> None:
    known = {type(event) for event, _ in SENTENCES} | {type(event) for event in UNTOLD}
    events = {
        value
        for value in vars(happenings).values()
        if isinstance(value, type) and issubclass(value, Event) and value is not Event
    }
    assert known == events


@given(case=cases(), walk=walks())
@settings(max_examples=20)
def test_all_that_happens_is_told_in_one_line(case: Case, walk: Walk) -> None:
    names = tuple(f"Player {seat}" for seat in range(case.seats))
    game = walk.game(case)
    heard = list(game.opening)
    while not game.over:
        heard += game.play(options(game)[walk.play % len(options(game))])
    for event in heard:
        sentence = tell(event, game.setup, names)
        assert (sentence is None) == (event.audience is not None or isinstance(event, Awaited))
        assert sentence is None or (sentence.isprintable() and len(sentence) < 250)


def test_the_stack_of_orders_is_called_as_the_edition_calls_it() -> None:
    setup = Setup(EDITIONS["oven"], 2)
    assert tell(Drew(0, "waiter", 2), setup, NAMES) == "Anna draws two from the orders."
    assert tell(Returned(0, 7), setup, NAMES) == "Anna's Minimale goes back under the orders."


# Orders


@pytest.mark.parametrize(
    ("order", "name"),
    [
        (0, "Normale: 1 salami + 4 shrimp"),
        (5, "Normale: 1 of each kind"),
        (6, "Normale: 4 salami + 1 shrimp"),
        (7, "Bombastica: 15 or more of any kinds"),
        (8, "Monotoni: 1 salami + 6 of one other kind"),
        (9, "Ghiottona: 1 salami + 4 each of two other kinds"),
        (10, "Monotoni junior: 5 of one kind, no salami"),
        (11, "Minipizza: 3 salami, no mushroom"),
        (13, "Minimale: 1 salami + 4 of the fewest"),
        (14, "Mamma Mia: 1 salami + 5 pineapples or 5 peppers"),
    ],
)
def test_an_order_is_named_by_its_sort_and_what_it_asks_for(order: int, name: str) -> None:
    assert order_name(SETUP, 1, order) == name


@pytest.mark.parametrize("case", [case for case in CASES if case.seats == 5], ids=str)
def test_no_two_orders_of_a_colour_are_named_alike(case: Case) -> None:
    setup = case.setup()
    for seat in range(5):
        names = {order_name(setup, seat, order) for order in range(setup.orders)}
        assert len(names) == setup.orders


# Words


def test_numbers_are_words_up_to_twelve() -> None:
    assert [number_word(number) for number in (0, 1, 12, 13)] == ["none", "one", "twelve", "13"]


def test_a_kind_is_in_the_singular_after_one_alone() -> None:
    assert [kind_word("olive", number) for number in (0, 1, 2)] == ["olives", "olive", "olives"]
    assert {kind_word(kind, 2) for kind in ("salami", "shrimp")} == {"salami", "shrimp"}


def test_cards_are_read_with_and_without_a_number() -> None:
    assert read_cards("olive, 2 salami, 1 double pepper, 2 double olives, mamma mia") == [
        *("olive", "salami", "salami", "double pepper", "double olive", "double olive"),
        "mamma mia",
    ]
    assert read_cards("nothing") == []
