"""Samples for a seat while another one decides in secret.

While an order is paid for, nobody but its owner knows whether there is a choice, and nobody but a
seat that is asked for help knows whether it could help (R10.5): `Memory.sample` has no sample for
the others then. The tree of OpenSpiel has a node there for every player. So the cards that the seat
has not seen are dealt until the player to act has a choice; what that player has decided so far,
unless somebody heard it, is left undecided.
"""

from __future__ import annotations

from typing import Final

from pizzaiolo.engine.baking import turned_up
from pizzaiolo.engine.counts import EACH, kinds_of, shortage, total
from pizzaiolo.engine.dealer import Rng
from pizzaiolo.engine.events import Awaited
from pizzaiolo.engine.helping import can_help
from pizzaiolo.engine.memory.guess import Guess, guess_from
from pizzaiolo.engine.memory.perfect import PerfectMemory
from pizzaiolo.engine.rules import recount
from pizzaiolo.engine.state import ADD, HELP, NOBODY, PAY, State

MOST_TRIES: Final = 100_000


def decided_in_secret(state: State, seat: int) -> bool:
    """Whether another seat has a choice that only it knows of."""
    return PAY <= state.phase <= HELP and state.actor != seat


def sample(memory: PerfectMemory, rng: Rng) -> Guess:
    """A State that agrees with all that a seat knows, in which the one to act has a choice."""
    # A memory deals what it has not seen only if it knows what is decided: so let it believe that.
    known = memory.copy()
    known.hear(Awaited(int(memory.seat), "submit"))
    for _ in range(MOST_TRIES):
        dealt = known.sample(rng)
        state = guess_from(memory.known_state())
        state.supply = dealt.supply
        state.supply_doubles = dealt.supply_doubles
        state.seats = dealt.seats
        state.seat = state.seats[state.actor]
        if _has_a_choice(state, rng):
            return state
    raise ValueError(
        f"no sample for seat {memory.seat}: in {MOST_TRIES} deals seat {memory.known_state().actor}"
        " never had a choice"
    )


def _has_a_choice(state: Guess, rng: Rng) -> bool:
    """Wait for the decision of the player to act; False if these cards leave none."""
    if state.phase == HELP:
        if not can_help(state, state.seat):
            return False
    elif state.helper != NOBODY or state.added | state.added_doubles:
        return _adds(state, rng)
    recount(state)
    return state.options > 1


def _adds(state: Guess, rng: Rng) -> bool:
    """Wait for the next card that the owner adds, in one of the ways that agree with the others."""
    ways = [state.way] if state.helper != NOBODY else _payable(state)
    open_ways = [way for way in ways if _goes_on(state, way)]
    return bool(open_ways) and _goes_on(state, open_ways[rng.below(len(open_ways))])


def _payable(state: Guess) -> list[int]:
    """The ways in which the owner could pay before adding anything."""
    before = state.copy()
    before.seat.hand += state.added
    before.seat.doubles += state.added_doubles
    before.phase = PAY
    recount(before)
    ways = range(len(turned_up(state).ways))
    return [way for way in ways if before.choices >> (1 + way) & 1]


def _goes_on(state: Guess, way: int) -> bool:
    """Let the owner have chosen a way; return whether there is a choice of what to add next."""
    recipe = turned_up(state)
    table = state.table + (state.table_doubles << 1)
    given = state.asked if state.helper != NOBODY else 0
    added = state.added + (state.added_doubles << 1)
    state.way, state.missing, state.lacking = way, 0, 0
    if recipe.at_least > 0:
        state.lacking = max(0, recipe.at_least - total(table) - total(given) - total(added))
    else:
        missing = shortage(recipe.ways[way].need, table) - given
        # R9.4: only what is missing is added, and doubles may overpay by one.
        too_much = shortage(added, missing)
        if kinds_of(too_much) & ~kinds_of(missing) or shortage(too_much, EACH):
            return False
        state.missing = shortage(missing, added)
    state.phase = ADD
    recount(state)
    return state.options > 1
