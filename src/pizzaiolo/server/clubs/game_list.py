"""GameList: every game of a club in its order, packed, because there may be very many.

What it keeps is text, bytes and numbers: Python looks through everything else again and again for
what may be dropped, and holds up everybody meanwhile.
"""

from __future__ import annotations

from typing import Final

import msgspec

from pizzaiolo.server.protocol.club_entries import GamePlayed, SeatResult


class _Packed(msgspec.Struct, frozen=True, array_like=True):
    """A game without the names of its fields."""

    at: float
    table: str
    game: int
    edition: str
    evening: int
    seats: tuple[tuple[int, int, int, str, float | None, float | None], ...]


_ENCODER: Final = msgspec.msgpack.Encoder()
_DECODER: Final = msgspec.msgpack.Decoder(_Packed)
_MEMORY: Final = msgspec.msgpack.Decoder(tuple[float | None, ...])


class GameList:
    """The games, counted from 1; what their reviews said about memory is beside them."""

    def __init__(self) -> None:
        """No game has been played yet."""
        self._games: list[bytes] = []
        self._places: dict[str, int] = {}
        """By table and game: its number."""
        self._keys: dict[bytes, int] = {}
        """By the hash of its record: the same."""
        self._memory: dict[int, bytes] = {}

    def __len__(self) -> int:
        return len(self._games)

    def add(self, entry: GamePlayed) -> int:
        """The next game; returns its number."""
        seats = tuple(
            (each.pizzas, each.place, each.member, each.bot, each.rating, each.uncertainty)
            for each in entry.seats
        )
        packed = _Packed(entry.at, entry.table, entry.game, entry.edition, entry.evening, seats)
        self._games.append(_ENCODER.encode(packed))
        number = len(self._games)
        if entry.table:
            self._places[_place(entry.table, entry.game)] = number
        if entry.record:
            self._keys.setdefault(bytes.fromhex(entry.record), number)
        return number

    def number_of(self, table: str, game: int) -> int | None:
        """The number of a game of a table; None: it is not in the book."""
        return self._places.get(_place(table, game))

    def number_of_record(self, record: str) -> int | None:
        """The number of a game by the hash of its record; None: it is not in the book."""
        return self._keys.get(bytes.fromhex(record))

    def game(self, number: int) -> GamePlayed:
        """A game by its number."""
        packed = _DECODER.decode(self._games[number - 1])
        return GamePlayed(
            packed.edition,
            tuple(SeatResult(*each) for each in packed.seats),
            packed.table,
            packed.game,
            evening=packed.evening,
            at=packed.at,
        )

    def memory(self, number: int) -> tuple[float | None, ...] | None:
        """By seat, what the review of a game said about memory; None: it is not reviewed yet."""
        packed = self._memory.get(number)
        return None if packed is None else _MEMORY.decode(packed)

    def review(self, number: int, memory: tuple[float | None, ...]) -> None:
        """The review of a game is there."""
        self._memory[number] = _ENCODER.encode(memory)


def _place(table: str, game: int) -> str:
    return f"{table} {game}"
