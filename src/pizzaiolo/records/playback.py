"""Between a Record and the engine: a game is written down, or played again and checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from pizzaiolo.editions import built_in_edition, is_built_in
from pizzaiolo.engine.actions import action_table
from pizzaiolo.engine.counts import bits
from pizzaiolo.engine.dealer import (
    DealError,
    SeededDealer,
    SeededShuffle,
    StackDealer,
    WrittenDealer,
    supply_cards,
)
from pizzaiolo.engine.events import Event
from pizzaiolo.engine.log import Log
from pizzaiolo.engine.rules import deal, is_legal, legal, step, winners
from pizzaiolo.engine.setup import SHUFFLED_IN, Setup
from pizzaiolo.engine.state import DOUBLE, MAMMA_MIA, OVER, State
from pizzaiolo.engine.texts import quoted
from pizzaiolo.records.fairness import Fairness
from pizzaiolo.records.json_reader import RecordError
from pizzaiolo.records.record import LONGEST_NAME, Record, Result, card_numbers, card_word, is_name


def written_down(
    setup: Setup,
    dealer: StackDealer,
    played: Iterable[tuple[int, int]],
    result: Result | None,
    names: tuple[str | None, ...],
    seed: str | None,
    fairness: Fairness | None = None,
) -> Record:
    """Write a game down: what its dealer shuffled, and the actions played by seat and number."""
    edition = setup.edition
    actions = action_table(edition).actions
    hands, rest = _dealt(setup, dealer.supplies[0])
    later = [_words(supply, setup) for supply in dealer.supplies[1:]]
    # If the Mamma Mia! card is shuffled in after the deal, that shuffle is the first supply.
    supply = later.pop(0) if setup.mamma_mia == SHUFFLED_IN else _words(rest, setup)
    return Record(
        # Another title for a built-in edition is no reason to embed all of it.
        edition=built_in_edition(edition.name) if is_built_in(edition) else edition,
        colours=setup.colours,
        names=names,
        start=setup.start,
        doubles=setup.doubles,
        helping=setup.helping,
        seed=seed,
        hands=tuple(_words(hand, setup) for hand in hands),
        waiters=tuple(tuple(order + 1 for order in waiter) for waiter in dealer.waiters),
        supply=supply,
        shuffles=tuple(later),
        actions=tuple((seat, str(actions[number])) for seat, number in played),
        result=result,
        fairness=fairness,
    )


def written_dealer(record: Record, setup: Setup) -> WrittenDealer:
    """A dealer that deals what a record says; RecordError if it is not the deal of the game."""
    _check_deal(record, setup)
    numbers = card_numbers(setup.edition.kinds)
    hands = [numbers[card] for hand in record.hands for card in hand]
    supply = [numbers[card] for card in record.supply]
    supplies = [hands + supply]
    if setup.mamma_mia == SHUFFLED_IN:
        # What lay below the hands was shuffled again unseen: any order will do.
        supplies = [hands + sorted(card for card in supply if card != MAMMA_MIA), supply]
    for number, shuffle in enumerate(record.shuffles):
        unknown = [card for card in shuffle if card not in numbers]
        if unknown:
            reason = f"found the card {quoted(unknown[0])}, expected one of {', '.join(numbers)}"
            raise record.error(reason, ("shuffles", number))
        supplies.append([numbers[card] for card in shuffle])
    return WrittenDealer(supplies, [[order - 1 for order in waiter] for waiter in record.waiters])


def result_of(state: State) -> Result | None:
    """Who delivered how much, and who won; None while the game is not over."""
    if state.phase != OVER:
        return None
    return Result(
        delivered=tuple(int(bits(seat.delivered)) for seat in state.seats),
        ingredients=tuple(int(seat.ingredients()) for seat in state.seats),
        winners=tuple(winners(state)),
    )


def check(record: Record) -> Playback:
    """Play a record again; raise RecordError at the first thing that the rules do not allow."""
    playback = Playback(record)
    for seat, action in record.actions:
        playback.play(seat, action)
    playback.end(record.result)
    return playback


class Playback:
    """The game of a record, dealt as written and played decision by decision, each checked.

    The actions and the result in the record are left to the caller.
    """

    def __init__(self, record: Record) -> None:
        """Check the deal, and deal it."""
        self.record = record
        self.setup = record.setup()
        self.table = action_table(record.edition)
        self.played: list[tuple[int, int]] = []
        """Every decision so far: the seat, and the number of its action."""
        self._dealer = written_dealer(record, self.setup)
        self.log = Log()
        self.state = deal(self.setup, self._dealer, self.log)
        self.opening: list[Event] = self.log.take()
        """What happened at the deal, before the first decision."""
        self._deal_shuffles = len(self._dealer.supplies)
        self._check_seed()
        self._check_fairness()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.phase == OVER

    def play(self, seat: int, text: str) -> list[Event]:
        """Take an action for a seat, given by its text; return everything that happened."""
        number = self._number(seat, text)
        shuffled = len(self._dealer.supplies)
        try:
            step(self.state, number, self._dealer, self.log)
        except DealError:
            raise self._shuffle_error(shuffled - self._deal_shuffles) from None
        if len(self._dealer.supplies) > shuffled:
            self._check_shuffle(shuffled)
        self.played.append((seat, number))
        return self.log.take()

    def dealer(self) -> StackDealer:
        """The dealer for the rest: by the seed if there is one, or as far as is written down."""
        if self.record.seed is None:
            return self._dealer
        return self._dealer.goes_on_as(SeededDealer(self.record.seed))

    def end(self, result: Result | None) -> None:
        """Check that nothing is left over, and that the result is the one that was reached."""
        shuffled = len(self._dealer.supplies) - self._deal_shuffles
        if shuffled < len(self.record.shuffles):
            reason = f"this supply is for round {shuffled + 2}, which never began"
            raise self.record.error(reason, ("shuffles", shuffled))
        found = result_of(self.state)
        if result == found:
            return
        if found is None:
            reason = f"found a result, but the game is not over: seat {self.state.actor} is to act"
        else:
            reason = f"found another result than the game's: {result_text(found)}"
        raise self.record.error(reason, ("result",))

    def _number(self, seat: int, text: str) -> int:
        """The number of an action, if the seat can take it now."""
        short = text if len(text) <= LONGEST_NAME else f"{text[:LONGEST_NAME]}..."
        shown = f"'{short}'" if short.isprintable() else ascii(short)
        action = self.table.parse(text)
        number = None if action is None else self.table.number(action)
        if self.over:
            reason = "the game is over"
        elif seat != self.state.actor:
            reason = f"seat {self.state.actor} is to act"
        elif action is None or number is None:
            reason = f"{self.record.edition.name} has no such action"
        elif str(action) != text:
            reason = f"this is written '{action}'"
        elif not is_legal(self.state, number):
            options = ", ".join(str(self.table.actions[option]) for option in legal(self.state))
            reason = f"it can {options}"
        else:
            return number
        raise self.record.error(
            f"seat {seat} cannot {shown}: {reason}", ("actions", len(self.played))
        )

    def _shuffle_error(self, number: int) -> RecordError:
        """The error that the supply of a later round is missing, or holds other cards."""
        record = self.record
        if number >= len(record.shuffles):
            return record.error(f"the supply of round {number + 2} is missing", ("shuffles",))
        expected = Counter(_words(supply_cards(self.state), self.setup))
        difference = _difference(Counter(record.shuffles[number]), expected)
        reason = f"the supply of round {number + 2} is not what was used: {difference}"
        return record.error(reason, ("shuffles", number))

    def _check_seed(self) -> None:
        """The deal follows from the seed, if one is given."""
        record = self.record
        if record.seed is None:
            return
        deck = SeededShuffle(record.seed, "supply 0").shuffled(sorted(self._dealer.supplies[0]))
        hands, rest = _dealt(self.setup, deck)
        for seat, hand in enumerate(hands):
            if _words(hand, self.setup) != record.hands[seat]:
                reason = f"the hand of seat {seat} does not follow from the seed"
                raise record.error(reason, ("deal", "hands", seat))
            orders = list(range(self.setup.orders))
            waiter = SeededShuffle(record.seed, f"waiter {seat}").shuffled(orders)
            if waiter != self._dealer.waiters[seat]:
                reason = f"the waiter of seat {seat} does not follow from the seed"
                raise record.error(reason, ("deal", "waiters", seat))
        if self._deal_shuffles > 1:
            self._check_shuffle(1)
        elif _words(rest, self.setup) != record.supply:
            raise record.error("the supply does not follow from the seed", ("deal", "supply"))

    def _check_fairness(self) -> None:
        """The secret is the promised one, and the seed follows from it, if one is given."""
        fairness = self.record.fairness
        if fairness is None:
            return
        try:
            kept = fairness.keeps_promise()
            seed = fairness.seed()
        except ValueError as error:
            raise self.record.error(str(error), ("fairness",)) from None
        if any(seat >= self.setup.seats for seat, _ in fairness.salts):
            reason = f"expected salts of the {self.setup.seats} seats alone"
            raise self.record.error(reason, ("fairness", "salts"))
        if not kept:
            reason = "the commitment is not that of the secret"
            raise self.record.error(reason, ("fairness", "commitment"))
        if seed != self.record.seed:
            reason = "the seed does not follow from the secret and the salts"
            raise self.record.error(reason, ("seed",))

    def _check_shuffle(self, number: int) -> None:
        """A shuffle of the supply follows from the seed, if one is given."""
        if self.record.seed is None:
            return
        supply = self._dealer.supplies[number]
        shuffle = SeededShuffle(self.record.seed, f"supply {number}")
        if shuffle.shuffled(sorted(supply)) == supply:
            return
        reason = "the supply does not follow from the seed"
        if number < self._deal_shuffles:
            raise self.record.error(reason, ("deal", "supply"))
        raise self.record.error(reason, ("shuffles", number - self._deal_shuffles))


def result_text(result: Result) -> str:
    """A result in one line, by seat."""
    return (
        f"delivered {list(result.delivered)}, ingredients {list(result.ingredients)},"
        f" winners {list(result.winners)}"
    )


def _check_deal(record: Record, setup: Setup) -> None:
    """The names are allowed, and the deal holds every card of the game (R1.3 to R1.7)."""
    for seat, name in enumerate(record.names):
        if name is not None and not is_name(name):
            reason = f"{quoted(name)} is no name of 1 to {LONGEST_NAME} printable characters"
            raise record.error(reason, ("seats", seat))
    for key, stacks in (("hands", record.hands), ("waiters", record.waiters)):
        if len(stacks) != setup.seats:
            reason = f"found {len(stacks)} {key}, expected one for each of {setup.seats} seats"
            raise record.error(reason, ("deal", key))
    for seat, hand in enumerate(record.hands):
        _check_hand(record, setup, seat, hand)
    dealt = Counter(card for stack in (*record.hands, record.supply) for card in stack)
    expected = Counter(_words(_all_cards(setup), setup))
    if dealt != expected:
        difference = _difference(dealt, expected)
        reason = f"hands and supply are not the cards of the game: {difference}"
        raise record.error(reason, ("deal",))
    for seat, waiter in enumerate(record.waiters):
        if sorted(waiter) != list(range(1, setup.orders + 1)):
            reason = (
                f"the waiter of seat {seat} does not hold each order, 1 to {setup.orders}, once"
            )
            raise record.error(reason, ("deal", "waiters", seat))


def _check_hand(record: Record, setup: Setup, seat: int, hand: tuple[str, ...]) -> None:
    """An opening hand is as large as the edition says; the Mamma Mia! card is replaced (R1.7)."""
    ingredients = [card for card in hand if card != "mamma mia"]
    if len(ingredients) != setup.opening_hand:
        reason = f"seat {seat} has {len(ingredients)} ingredients, expected {setup.opening_hand}"
    elif len(hand) > len(ingredients) and setup.mamma_mia == SHUFFLED_IN:
        reason = f"seat {seat} has the Mamma Mia! card, which comes into play after the deal (R1.7)"
    elif hand[-1] == "mamma mia":
        reason = f"seat {seat} is dealt no card in place of the Mamma Mia! card (R1.7)"
    else:
        return
    raise record.error(reason, ("deal", "hands", seat))


def _dealt(setup: Setup, deck: list[int]) -> tuple[list[list[int]], list[int]]:
    """Deal a deck from the top: the hands by seat, and the rest."""
    hands: list[list[int]] = []
    top = 0
    for _ in range(setup.seats):
        hand: list[int] = []
        while len(hand) - hand.count(MAMMA_MIA) < setup.opening_hand:
            hand.append(deck[top])
            top += 1
        hands.append(hand)
    return hands, deck[top:]


def _all_cards(setup: Setup) -> list[int]:
    """The ingredients of a game (R1.3, R9.1), and the Mamma Mia! card if there is one."""
    doubles = setup.doubles_of_a_kind
    cards: list[int] = []
    for kind in range(setup.kinds):
        cards += [kind] * (setup.copies - doubles) + [kind + DOUBLE] * doubles
    return cards if setup.edition.mamma_mia == "none" else [*cards, MAMMA_MIA]


def _words(cards: Iterable[int], setup: Setup) -> tuple[str, ...]:
    return tuple(card_word(card, setup.edition.kinds) for card in cards)


def _difference(found: Counter[str], expected: Counter[str]) -> str:
    """The first card of which there are too many or too few."""
    return next(
        f"found {found[card]} {card}, expected {expected[card]}"
        for card in sorted({*found, *expected})
        if found[card] != expected[card]
    )
