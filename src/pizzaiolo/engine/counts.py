"""How many of each kind (Counts), small sets (bit sets) and small stacks, each packed in one int.

A Counts gives every kind one byte: kind 0 in the lowest eight bits, kind 5 in the highest.
Adding two Counts adds all kinds at once. The top bit of each byte is spare: it catches the
borrow when `shortage` subtracts all kinds at once, so no count may pass 127. A stack gives every
card four bits, the number of the card plus one, and the top card lies in the lowest four. All bit
twiddling of the engine lives in this module.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_KINDS: Final = 6
MOST_CARDS: Final = 127

EACH: Final = 0x010101010101
"""Counts: one of every kind."""

_GUARD: Final = 0x808080808080
_LANES: Final = 0xFFFFFFFFFFFF
_GATHER: Final = 0x40810204080
"""Multiplied by it, the lowest bits of the six bytes line up as bits 42 to 47."""


def some(n: i64, kind: i64) -> i64:
    """Counts of n cards of one kind."""
    return n << (kind << 3)


def count(counts: i64, kind: i64) -> i64:
    """How many of one kind."""
    return counts >> (kind << 3) & 0xFF


def total(counts: i64) -> i64:
    """How many of all kinds together (at most 255)."""
    return (counts * EACH >> 40) & 0xFF


def shortage(need: i64, have: i64) -> i64:
    """Counts: for every kind, what is still missing (never less than 0)."""
    difference = (need | _GUARD) - have
    enough = difference & _GUARD
    return difference & (enough - (enough >> 7))


def kinds_of(counts: i64) -> i64:
    """The set of kinds with at least one card."""
    present = ((counts | _GUARD) - EACH) >> 7 & EACH
    return (present * _GATHER >> 42) & 0x3F


def kind_at(counts: i64, index: i64) -> i64:
    """The kind of the card at an index, the cards laid out kind by kind."""
    sums = counts * EACH & _LANES
    return total(((index * EACH | _GUARD) - sums) >> 7 & EACH)


def before(counts: i64, kind: i64) -> i64:
    """How many cards lie before the first of a kind, the cards laid out kind by kind."""
    return count((counts * EACH & _LANES) << 8, kind)


def pack(numbers: list[int]) -> int:
    """Counts from a list of numbers, kind by kind."""
    counts = 0
    for kind, number in enumerate(numbers):
        counts += number << (kind << 3)
    return counts


def unpack(counts: int, kinds: int) -> list[int]:
    """The list of numbers, kind by kind, that a Counts holds."""
    return [counts >> (kind << 3) & 0xFF for kind in range(kinds)]


def one(member: i64) -> i64:
    """The bit set with a single member."""
    return _shifted(1, member)


def _shifted(members: i64, by: i64) -> i64:
    """Move a bit set up."""
    # A function of its own: mypyc 2.4.1 would shift a literal as a C int of 32 bits.
    return members << by


def bits(members: i64) -> i64:
    """How many members a bit set has (of at most 61)."""
    members -= members >> 1 & 0x1555555555555555
    members = (members & 0x3333333333333333) + (members >> 2 & 0x3333333333333333)
    members = (members + (members >> 4)) & 0x0F0F0F0F0F0F0F0F
    return (members * 0x0101010101010101 >> 56) & 0xFF


def lowest(members: i64) -> i64:
    """The lowest member of a bit set."""
    return bits((members & -members) - 1)


def nth(members: i64, n: i64) -> i64:
    """The n-th lowest member of a bit set, counted from 0."""
    while n > 0:
        members &= members - 1
        n -= 1
    return lowest(members)


def members_of(members: int) -> list[int]:
    """The members of a bit set, lowest first."""
    return [member for member in range(members.bit_length()) if members >> member & 1]


def push(stack: i64, card: i64) -> i64:
    """The stack with one more card on top."""
    return stack << 4 | card + 1


def push_under(stack: i64, height: i64, card: i64) -> i64:
    """The stack, which has this height, with one more card at its bottom."""
    return stack | (card + 1) << (height << 2)


def top(stack: i64) -> i64:
    """The top card of a stack."""
    return (stack & 15) - 1


def pop(stack: i64) -> i64:
    """The stack without its top card."""
    return stack >> 4


def stacked(cards: list[int]) -> int:
    """A stack from its cards, the top first."""
    stack = 0
    for card in reversed(cards):
        stack = push(stack, card)
    return stack


def cards_of(stack: int) -> list[int]:
    """The cards of a stack, the top first."""
    cards: list[int] = []
    while stack:
        cards.append(top(stack))
        stack = pop(stack)
    return cards
