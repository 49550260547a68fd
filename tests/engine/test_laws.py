"""The laws of the game: what holds at every position of every edition, seat count and option."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from random import Random

import pytest
from hypothesis import given

from pizzaiolo import Game, IllegalActionError
from pizzaiolo.engine.actions import DOUBLES_OF_A_KIND, Decline, Refuse
from pizzaiolo.engine.dealer import DealError, WrittenDealer
from pizzaiolo.engine.events import Event
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.state import DOUBLE, MAMMA_MIA, NOBODY, Layer, State
from pizzaiolo.engine.view import View
from support.cases import CASES, Case
from support.engine.listening import every_order, ingredients, orders
from support.strategies import FEW_CASES, SOME_CASES, Walk, examples, options, walks

every_case = pytest.mark.parametrize("case", SOME_CASES, ids=str)


@pytest.mark.parametrize("fewer", [SOME_CASES, FEW_CASES], ids=["some", "few"])
def test_the_laws_are_tested_on_every_edition_number_of_seats_and_option(fewer: list[Case]) -> None:
    for name in ("edition", "seats", "doubles", "helping"):
        assert {getattr(case, name) for case in fewer} == {getattr(case, name) for case in CASES}


# Cards


def all_cards(state: State) -> Counter[int]:
    """Every ingredient card and the Mamma Mia! card, wherever it lies, as dealers number them."""
    cards = ingredients(state)
    cards[MAMMA_MIA] = state.card_in_supply + (state.holder != NOBODY)
    return +cards


def all_ingredients(setup: Setup) -> Counter[int]:
    """R1.3, R1.7, R9.1: what the box holds for this table."""
    doubles = DOUBLES_OF_A_KIND if setup.doubles else 0
    cards = Counter(dict.fromkeys(range(setup.kinds), setup.copies - doubles))
    cards.update({kind + DOUBLE: doubles for kind in range(setup.kinds)})
    cards[MAMMA_MIA] = setup.edition.mamma_mia != "none"
    return +cards


@pytest.mark.many_games
@every_case
@given(walk=walks())
@examples(4)
def test_no_card_is_lost_and_none_is_made(case: Case, walk: Walk) -> None:
    for game in walk.positions(case):
        state = game.state()
        assert all_cards(state) == all_ingredients(game.setup)
        assert orders(state) == every_order(game.setup)


# Actions


@every_case
@given(walk=walks())
@examples(3)
def test_what_is_legal_is_accepted_and_no_two_options_are_the_same(case: Case, walk: Walk) -> None:
    for game in walk.positions(case, every=12):
        outcomes = set()
        for action in game.legal():
            tried = game.copy()
            events = tried.play(action)
            assert tried.played == [*game.played, (game.to_act, game.number(action))]
            outcomes.add((tried.state().facts(), *map(repr, events)))
        assert len(outcomes) == len(game.legal())


@pytest.mark.many_games
@every_case
@given(walk=walks())
@examples(2)
def test_what_is_not_legal_is_refused_and_changes_nothing(case: Case, walk: Walk) -> None:
    for game in walk.positions(case, every=20):
        legal = set(options(game))
        twin = game.copy()
        for number in range(-1, len(game.table.actions) + 1):
            if number not in legal:
                with pytest.raises(IllegalActionError):
                    game.play(number)
        assert (game.state().facts(), game.played) == (twin.state().facts(), twin.played)
        if legal:
            # Nothing was told either, and the same cards are dealt.
            action = min(legal)
            assert game.copy().play(action) == twin.play(action)


@every_case
@given(walk=walks())
@examples(3)
def test_legal_actions_are_counted_sorted_and_named(case: Case, walk: Walk) -> None:
    for game in walk.positions(case):
        numbers = options(game)
        assert numbers == sorted(set(numbers))
        assert game.state().options == len(numbers)
        for number, action in zip(numbers, game.legal(), strict=True):
            assert game.number(action) == game.number(str(action)) == number


def most_decisions(setup: Setup) -> int:
    """More decisions than any game can have.

    In a round a card moves at most twice, from a stack to a hand and from there to the oven, and of
    as many turns in a row as there are seats at least one moves a card. Settling an order takes at
    most one decision to request each card, one to add each, and an answer of every seat.
    """
    cards = sum(all_ingredients(setup).values())
    all_orders = setup.seats * setup.orders
    turns = setup.seats * (2 * (cards + all_orders) + 1)
    return setup.rounds * (3 * turns + all_orders * (2 + 2 * cards + setup.seats))


@every_case
@given(walk=walks())
@examples(3)
def test_somebody_has_a_choice_until_the_game_ends(case: Case, walk: Walk) -> None:
    for game in walk.positions(case):
        assert len(game.legal()) != 1
        assert game.over == (not game.legal()) == (game.to_act is None)
        assert len(game.played) <= most_decisions(game.setup)
    assert sum(game.result().delivered) <= game.seats * game.setup.orders


# Copies and repetitions


@pytest.mark.many_games
@every_case
@given(walk=walks())
@examples(2)
def test_a_copy_is_played_on_without_the_original(case: Case, walk: Walk) -> None:
    chance = Random(walk.play)
    for game in walk.positions(case, every=60):
        original = game.state().facts()
        first, second = game.copy(), game.copy()
        while not first.over:
            first.play(chance.choice(options(first)))
        assert game.state().facts() == second.state().facts() == original
        # The copy lacks nothing: it goes the same way, and tells the same.
        for _, action in first.played[len(second.played) :]:
            second.play(action)
        assert second.state().facts() == first.state().facts()


@every_case
@given(walk=walks())
@examples(2)
def test_the_same_seed_and_the_same_actions_give_the_same_game(case: Case, walk: Walk) -> None:
    game = walk.finished(case)
    again = walk.game(case)
    assert again.opening == game.opening
    for actor, action in game.played:
        assert again.to_act == actor
        again.play(action)
    assert again.state().facts() == game.state().facts()
    assert again.result() == game.result()


# What is heard and what is seen

Sight = tuple[View, list[int]]


class Audience:
    """What each seat and a spectator heard, and all that they saw with the same in their ears."""

    def __init__(self, setup: Setup) -> None:
        self.listeners: list[int | None] = [*range(setup.seats), None]
        self.heard = dict.fromkeys(self.listeners, b"")
        self.sights: dict[tuple[int | None, bytes], Sight] = {}

    def hear(self, events: list[Event]) -> None:
        for event in events:
            audience = event.audience
            for listener in self.listeners if audience is None else [audience]:
                before = self.heard[listener]
                self.heard[listener] = sha256(before + repr(event).encode()).digest()

    def look(self, game: Game) -> int:
        """Compare what is seen with what was seen before; return for how many that was possible."""
        legal = options(game)
        known = 0
        for listener in self.listeners:
            sight = (game.view(listener), legal if listener == game.to_act else [])
            key = (listener, self.heard[listener])
            known += key in self.sights
            assert self.sights.setdefault(key, sight) == sight
        return known

    def leave(self) -> None:
        """Go out, to hear another game from its deal."""
        self.heard = dict.fromkeys(self.listeners, b"")


def swapped(stacks: list[list[int]], chance: Random) -> list[list[int]]:
    """The same stacks, but for two cards in one of them."""
    stacks = [stack[:] for stack in stacks]
    stack = chance.choice(stacks)
    one, other = chance.randrange(len(stack)), chance.randrange(len(stack))
    stack[one], stack[other] = stack[other], stack[one]
    return stacks


def swapped_supplies(setup: Setup, supplies: list[list[int]], chance: Random) -> list[list[int]]:
    """The same supplies, but for two cards in one of them, such that the deal can be dealt."""
    changed = swapped(supplies, chance)
    if setup.edition.mamma_mia == "supply":
        # What is not dealt is shuffled again at once: a card that was swapped into a hand is not
        # there any more, and one that was swapped out of it is.
        dealt = setup.seats * setup.opening_hand
        before, after = Counter(supplies[0][:dealt]), Counter(changed[0][:dealt])
        for gone, new in zip(before - after, after - before, strict=True):
            changed[1][changed[1].index(new)] = gone
    return changed


def unseen_swapped(game: Game, waiters: list[list[int]], chance: Random) -> list[list[int]]:
    """The same waiters, but for two orders of each that their seat submitted never."""
    changed = []
    for seat, waiter in enumerate(waiters):
        shown = {action - game.setup.submit - 1 for actor, action in game.played if actor == seat}
        places = [place for place, order in enumerate(waiter) if order not in shown]
        one, other = chance.choices(places or [0], k=2)
        changed.append(waiter[:])
        changed[-1][one], changed[-1][other] = waiter[other], waiter[one]
    return changed


def next_action(game: Game, script: list[tuple[int, int]]) -> int | None:
    """What to do so that a game sounds like the one of the script, or None when that is over.

    Who could not pay or help in the one game and can in the other declines, and the other way
    round: nobody else can hear that.
    """
    silent = (game.number(Decline()), game.table.number(Refuse()))
    while script and script[0] != (game.to_act, script[0][1]) and script[0][1] in silent:
        script.pop(0)
    legal = options(game)
    if script and script[0][0] == game.to_act and script[0][1] in legal:
        return script.pop(0)[1]
    return next((number for number in legal if number in silent), None)


@pytest.mark.many_games
@every_case
@given(walk=walks())
@examples(3)
def test_two_games_that_are_heard_alike_look_alike(case: Case, walk: Walk) -> None:
    setup = walk.setup(case)
    dealer = walk.dealer()
    game = Game(setup, dealer)
    audience = Audience(setup)
    audience.hear([*game.opening])
    audience.look(game)
    chance = Random(walk.play)
    while not game.over:
        audience.hear(game.play(chance.choice(options(game))))
        audience.look(game)
    supplies = swapped_supplies(setup, dealer.supplies, chance)
    for dealt in [
        (supplies, dealer.waiters),
        (dealer.supplies, swapped(dealer.waiters, chance)),
        (supplies, unseen_swapped(game, dealer.waiters, chance)),
    ]:
        audience.leave()
        follow(Game(setup, WrittenDealer(*dealt)), game.played[:], audience)


def follow(game: Game, script: list[tuple[int, int]], audience: Audience) -> None:
    """Play a game like another one, as long as anybody hears the same."""
    audience.hear([*game.opening])
    # A spectator hears nothing of the cards that are dealt, but that of the Mamma Mia! card.
    assert audience.look(game) > 0 or game.setup.edition.mamma_mia == "dealt"
    while not game.over:
        action = next_action(game, script)
        if action is None:
            return
        try:
            audience.hear(game.play(action))
        except DealError:
            # Other cards were used: the supplies of the script do not fit any more.
            return
        if audience.look(game) == 0:
            return


# Seats


def rotated(state: State, by: int) -> State:
    """The state with every seat that many places further on."""
    twin = state.copy()
    seats = len(twin.seats)

    def moved(seat: int) -> int:
        return seat if seat == NOBODY else (seat + by) % seats

    twin.seats = twin.seats[-by:] + twin.seats[:-by]
    twin.oven = [Layer(y.placed, y.doubles, moved(y.owner), y.order) for y in twin.oven]
    twin.holder = moved(twin.holder)
    twin.starter = moved(twin.starter)
    twin.turn = moved(twin.turn)
    twin.chef = moved(twin.chef)
    twin.actor = moved(twin.actor)
    twin.helper = moved(twin.helper)
    return twin


def opening_hands(setup: Setup, supply: list[int]) -> list[list[int]]:
    """The cards of the first supply that each seat is dealt, with the Mamma Mia! card (R1.7)."""
    hands: list[list[int]] = []
    cards = iter(supply)
    for _ in range(setup.seats):
        hand: list[int] = []
        while len(hand) - hand.count(MAMMA_MIA) < setup.opening_hand:
            hand.append(next(cards))
        hands.append(hand)
    return hands


@pytest.mark.many_games
@every_case
@given(walk=walks())
@examples(2)
def test_rotating_the_seats_rotates_the_game(case: Case, walk: Walk) -> None:
    setup = walk.setup(case)
    dealer = walk.dealer()
    game = Game(setup, dealer)
    states = [game.state()]
    chance = Random(walk.play)
    while not game.over:
        game.play(chance.choice(options(game)))
        states.append(game.state())

    by = chance.randrange(1, case.seats)
    hands = opening_hands(setup, dealer.supplies[0])
    rest = dealer.supplies[0][sum(map(len, hands)) :]
    first = [card for hand in hands[-by:] + hands[:-by] for card in hand] + rest
    colours = setup.colours[-by:] + setup.colours[:-by]
    other = Game(
        case.setup((setup.start + by) % case.seats, colours),
        WrittenDealer([first, *dealer.supplies[1:]], dealer.waiters[-by:] + dealer.waiters[:-by]),
    )
    assert other.state().facts() == rotated(states[0], by).facts()
    for (_, action), state in zip(game.played, states[1:], strict=True):
        other.play(action)
        assert other.state().facts() == rotated(state, by).facts()
    result, turned = game.result(), other.result()
    assert turned.delivered == result.delivered[-by:] + result.delivered[:-by]
    assert turned.ingredients == result.ingredients[-by:] + result.ingredients[:-by]
    assert set(turned.winners) == {(seat + by) % case.seats for seat in result.winners}
