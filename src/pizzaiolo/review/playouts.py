"""Play-outs: how a position may go on to the end of its round, by plain players and keyed chance.

Chance is keyed: what a play-out draws at a moment follows only from the number of the play-out and
from the moment, not from how often chance was asked before. So two positions that differ in one
card or one decision meet the same luck, and the difference between them shows with fewer play-outs
than either needs by itself (common random numbers).

The players are plain: they choose at random, but pay, ask and help whenever they can. In the middle
of a game a play-out ends with the current round, and the lead in delivered orders is converted into
shares of the win; in the last round it ends with the game. Shares are counted in whole numbers, so
that they add up to the same wherever they are counted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pizzaiolo.bots.tree import Tree
from pizzaiolo.engine.counts import MOST_KINDS, bits, kind_at, lowest, one, some, total
from pizzaiolo.engine.dealer import Dealer, Rng, card_at
from pizzaiolo.engine.memory.memory import Memory
from pizzaiolo.engine.orders import MOST_WAYS
from pizzaiolo.engine.rules import step, step_at, winners
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.state import HELP, OVER, PAY, REQUEST, Seat, State

if TYPE_CHECKING:
    from mypy_extensions import i64

WHOLE: Final = 61_440
"""A won game, in the small parts that shares are counted in: 2 to 6 winners share it evenly."""

RATIOS: Final = (300, 450, 500)
"""What one order behind leaves of a share, in thousandths: with one round to go, two, more.

Fitted to games of bots of every strength; docs/review.md says how well.
"""

NO_ACTION: Final = -1
"""In place of an action: the position itself is played on."""

_WAYS: Final = (1 << (MOST_WAYS + 1)) - 2
"""Of the choices when paying, the ways to pay without help."""

LOOK: Final = 64
"""After this many iterations a search checks whether it is decided."""

# What chance is asked for, so that no two questions have the same key.
_PLAYOUT: Final = 1 << 20
_CARD: Final = 2 << 20
_ORDER: Final = 3 << 20
_TURN: Final = 4 << 20
_BAKING: Final = 5 << 20


class Chance:
    """Keyed random numbers: the same seed and key give the same number."""

    def __init__(self, seed: i64) -> None:
        """Start from a seed."""
        self.seed: i64 = seed

    def number(self, key: i64) -> i64:
        """A random number of 32 bits; every product on the way fits into 63."""
        mixed = (self.seed ^ key) & 0xFFFFFFFF
        mixed = mixed * 2146121005 + 1013904223
        mixed = (mixed ^ (mixed >> 31)) & 0xFFFFFFFF
        mixed = mixed * 1812433253
        mixed = (mixed ^ (mixed >> 29)) & 0xFFFFFFFF
        mixed = mixed * 2147483085
        return (mixed ^ (mixed >> 32)) & 0xFFFFFFFF

    def below(self, key: i64, n: i64) -> i64:
        """A random number from 0 to n - 1, for n up to 2**31."""
        return (self.number(key) * n) >> 32


class KeyedDealer(Dealer):
    """Draws a card by the height of the supply: any seat that draws at that height gets it."""

    def __init__(self, chance: Chance) -> None:
        """Take chance from a source."""
        self.chance: Chance = chance

    def shuffle_supply(self, state: State) -> None:
        """Do nothing: every draw is random."""

    def next_card(self, state: State) -> i64:
        """Pick a card from what is left."""
        height = state.supply_height()
        return card_at(state, self.chance.below(_CARD | height, height))

    def take_singles(self, state: State, number: i64) -> i64:
        """Take cards from what is left, looking at nothing but the single cards."""
        supply = state.supply
        left = total(supply)
        while number > 0 and left > 0:
            supply -= some(1, kind_at(supply, self.chance.below(_CARD | left, left)))
            left -= 1
            number -= 1
        taken = state.supply - supply
        state.supply = supply
        return taken


class Standing:
    """What a lead in delivered orders is worth between two rounds, and the result at the end."""

    def __init__(self, setup: Setup) -> None:
        """Work out the weights: one order behind, two and so on, by rounds left."""
        self.setup: Setup = setup
        self.weights: list[list[int]] = []
        for ratio in RATIOS:
            weight = 1 << 30
            weights: list[int] = []
            while len(weights) <= int(setup.orders):
                weights.append(weight)
                weight = weight * ratio // 1000
            self.weights.append(weights)

    def shares(self, state: State) -> list[int]:
        """The shares of the win by seat, in parts of WHOLE; together they are WHOLE."""
        seats = self.setup.seats
        shares: list[int] = []
        seat: i64
        if state.phase == OVER:
            winning = winners(state)
            part: i64 = WHOLE // len(winning)
            for seat in range(seats):
                shares.append(part if seat in winning else 0)
            return shares
        left = self.setup.rounds - state.round
        longest: i64 = len(self.weights)
        if left > longest:
            left = longest
        weights = self.weights[left - 1]
        most: i64 = 0
        for seat in range(seats):
            delivered = bits(state.seats[seat].delivered)
            if delivered > most:
                most = delivered
        whole: i64 = 0
        for seat in range(seats):
            weight: i64 = weights[most - bits(state.seats[seat].delivered)]
            whole += weight
        rest: i64 = WHOLE
        for seat in range(1, seats):
            weight = weights[most - bits(state.seats[seat].delivered)]
            part = WHOLE * weight // whole
            rest -= part
            shares.append(part)
        shares.insert(0, rest)
        return shares


class Playouts:
    """Plays positions of one game on, as often as it is asked to."""

    def __init__(self, setup: Setup, seed: i64) -> None:
        """Fix the seed from which all chance follows."""
        self.setup: Setup = setup
        self.standing: Standing = Standing(setup)
        self.chance: Chance = Chance(0)
        self.dealer: KeyedDealer = KeyedDealer(self.chance)
        self.seeds: Chance = Chance(seed & 0x3FFFFFFF)

    def shares(
        self, state: State, returned: list[int], turn: i64, number: i64, action: i64 = NO_ACTION
    ) -> list[list[int]]:
        """Play a position on, after an action if one is given; by play-out, the shares by seat.

        `returned` says by seat how many orders at the bottom of the waiter were seen going back;
        the order of all others is left to chance. `turn` counts the turns of the round.
        """
        shares: list[list[int]] = []
        index: i64
        seat: i64
        for index in range(number):
            self.chance.seed = self.seeds.number(_PLAYOUT | index)
            twin = state.copy()
            for seat in range(self.setup.seats):
                self._shuffle_waiter(twin.seats[seat], seat, returned[seat])
            self._play(twin, turn, action)
            shares.append(self.standing.shares(twin))
        return shares

    def _play(self, state: State, turn: i64, action: i64) -> None:
        """Play to the end of the round."""
        chance = self.chance
        dealer = self.dealer
        number = state.round
        if action != NO_ACTION:
            whose = state.turn
            step(state, action, dealer)
            if state.turn != whose:
                turn += 1
        while state.round == number and state.phase != OVER:
            phase = state.phase
            if phase >= PAY:
                self._settle(state, phase)
                continue
            whose = state.turn
            step_at(state, chance.below(_TURN | turn << 4 | phase, state.options), dealer)
            if state.turn != whose:
                turn += 1

    def _settle(self, state: State, phase: i64) -> None:
        """A decision while the oven is emptied: whatever can be filled is filled."""
        key = _BAKING | state.baked << 8 | state.options << 4 | phase
        index: i64 = 0
        if phase == PAY:
            choices = state.choices
            if choices & 1:
                ways = bits(choices & _WAYS)
                if ways == 0:
                    ways = state.options - 1
                index = 1 + self.chance.below(key, ways)
        elif phase == HELP:
            index = 1
        elif phase == REQUEST and state.choices >> MOST_KINDS:
            # The request can be sent as it is: that is the last of the options.
            index = state.options - 1
        if index == 0:
            index = self.chance.below(key ^ state.seat.hand, state.options)
        step_at(state, index, self.dealer)

    def _shuffle_waiter(self, seat: Seat, owner: i64, returned: i64) -> None:
        """Leave the order of a waiter to chance, except for the orders at its bottom.

        Each order has a rank of its own, whichever others lie there with it.
        """
        unknown = seat.waiting - returned
        if unknown < 2:
            return
        bottom = seat.waiter >> (unknown << 2)
        rest: i64 = 0
        place: i64
        for place in range(unknown):
            rest |= one((seat.waiter >> (place << 2) & 15) - 1)
        shuffled: i64 = 0
        for place in range(unknown):
            highest: i64 = -1
            top: i64 = 0
            candidates = rest
            while candidates:
                order = lowest(candidates)
                candidates &= candidates - 1
                rank = self.chance.number(_ORDER | owner << 8 | order)
                if rank > highest:
                    highest = rank
                    top = order
            rest ^= one(top)
            shuffled |= (top + 1) << (place << 2)
        seat.waiter = shuffled | bottom << (unknown << 2)


class RoundTree(Tree):
    """The search of the bots, but its play-outs end with the round and are worth the lead."""

    def __init__(self, standing: Standing, rng: Rng, round: i64) -> None:  # noqa: A002 - the rules' word
        """Search in a round."""
        super().__init__(rng)
        self.standing: Standing = standing
        self.end = round + 1

    def worths(self, state: State) -> list[float]:
        """The shares of the win, from 0 to 1."""
        return [share / WHOLE for share in self.standing.shares(state)]

    def search(self, memory: Memory, iterations: i64) -> None:
        """Grow the tree of a decision, until no other action can become the one tried most."""
        while self.iterations < iterations:
            self.grow(memory.sample(self.rng))
            if self.iterations % LOOK == 0 and self.lead() > iterations - self.iterations:
                return

    def duel(self, memory: Memory, actions: list[int], pairs: i64) -> list[list[float]]:
        """Try some actions on the same sampled States with the same luck; by try, their worths.

        The tree below each action goes on growing, so that what follows it is chosen well.
        """
        tries: list[list[float]] = []
        _: i64
        for _ in range(pairs):
            state = memory.sample(self.rng)
            seat = state.actor
            luck = self.rng.state
            worths: list[float] = []
            for action in actions:
                self.rng.state = luck
                worths.append(self.grow_after(action, state.copy())[seat])
            tries.append(worths)
        return tries


class Sums:
    """By seat, the shares of many play-outs added up: what their mean and its error follow from."""

    def __init__(self, seats: i64, number: i64) -> None:
        """Start with nothing."""
        self.number: i64 = number
        self.rows: list[list[int]] = []
        while len(self.rows) < number:
            self.rows.append([0] * int(seats))

    def add_change(self, before: list[list[int]], after: list[list[int]]) -> None:
        """Add what changed, play-out by play-out."""
        index: i64
        seat: i64
        for index in range(self.number):
            row = self.rows[index]
            old = before[index]
            new = after[index]
            for seat in range(len(row)):
                row[seat] += new[seat] - old[seat]

    def add_change_of(
        self, whose: i64, before: list[list[int]], after: list[list[int]], *, others: bool
    ) -> None:
        """Add what changed for one seat, or for all others, play-out by play-out."""
        index: i64
        seat: i64
        for index in range(self.number):
            row = self.rows[index]
            old = before[index]
            new = after[index]
            for seat in range(len(row)):
                if (seat == whose) != others:
                    row[seat] += new[seat] - old[seat]

    def total(self, seat: i64) -> int:
        """The sum over all play-outs."""
        sum_: i64 = 0
        index: i64
        for index in range(self.number):
            value: i64 = self.rows[index][seat]
            sum_ += value
        return int(sum_)

    def squares(self, seat: i64) -> int:
        """The sum of the squares over all play-outs."""
        sum_: i64 = 0
        index: i64
        for index in range(self.number):
            value: i64 = self.rows[index][seat]
            sum_ += value * value
        return int(sum_)
