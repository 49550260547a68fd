"""Datasets: every decision of games that were played, as Parquet, and back as arrays.

`pizzaiolo arena ... --dataset DIR` writes a file for each game. A row is a decision: what the seat
saw and remembered (the encoding, perfect recall), which actions were legal, which one it took, and
how the game ended for it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from pizzaiolo.research import need

need("arena", "pyarrow", "numpy", "librt", "mypy_extensions")

import numpy
import numpy.typing
import pyarrow
import pyarrow.parquet

from pizzaiolo.engine.actions import action_table
from pizzaiolo.engine.dealer import SeededDealer
from pizzaiolo.engine.rules import deal, step
from pizzaiolo.engine.setup import Setup
from pizzaiolo.records.record import Record
from pizzaiolo.research.encoding import Encoding, blank
from pizzaiolo.research.planes import COLUMNS
from pizzaiolo.research.policy import described

ABOUT: Final = b"pizzaiolo"
"""The metadata of a file: what was played, as JSON."""


class DatasetError(ValueError):
    """Files that are not a dataset, or belong to different ones."""


def _schema(encoding: Encoding) -> Any:
    rows, actions = int(encoding.rows), int(encoding.setup.actions)
    about = {**described(encoding.setup), "rows": rows, "actions": actions}
    return pyarrow.schema(
        [
            ("game", pyarrow.int32()),
            ("seed", pyarrow.string()),
            ("decision", pyarrow.int32()),
            ("seat", pyarrow.int8()),
            ("bot", pyarrow.string()),
            ("observation", pyarrow.binary(rows * COLUMNS)),
            ("mask", pyarrow.binary(actions)),
            ("action", pyarrow.int16()),
            ("tries", pyarrow.list_(pyarrow.int32())),
            ("worths", pyarrow.list_(pyarrow.float32())),
            ("win", pyarrow.float64()),
            ("delivered", pyarrow.int8()),
        ],
        metadata={ABOUT: json.dumps(about)},
    )


def write_game(
    record: Record,
    game: int,
    folder: Path,
    thoughts: Sequence[Sequence[tuple[int, int, float]]] = (),
) -> Path:
    """Write the decisions of one finished game with a seed into a file of a folder.

    Thoughts are those of bots that can tell them (`ThinkingBot`), by decision; for later decisions
    than they reach, none are known.
    """
    setup = record.setup()
    result = record.result
    if record.seed is None or result is None:
        raise DatasetError(f"game {game}: expected a finished game with a seed")
    encoding = Encoding(setup)
    table = action_table(setup.edition)
    words, bits = blank(int(encoding.rows)), blank(int(encoding.mask_words))
    dealer = SeededDealer(record.seed)
    state = deal(setup, dealer)
    rows: list[dict[str, object]] = []
    for number, (seat, text) in enumerate(record.actions):
        action = table.parse(text)
        assert action is not None, "the record was written by the arena"
        taken = table.number(action)
        assert taken is not None, "the record was written by the arena"
        encoding.write(state, seat, words, 0)
        encoding.write_mask(state, seat, bits, 0)
        rows.append(
            {
                "game": game,
                "seed": record.seed,
                "decision": number,
                "seat": seat,
                "bot": record.names[seat],
                "observation": bytes(memoryview(words)),
                "mask": bytes(memoryview(bits))[: int(setup.actions)],
                "action": taken,
                **_thought(thoughts[number] if number < len(thoughts) else (), setup),
                "win": 1 / len(result.winners) if seat in result.winners else 0.0,
                "delivered": result.delivered[seat],
            }
        )
        step(state, taken, dealer)
    path = folder / f"game-{game:06}.parquet"
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows, schema=_schema(encoding)), path)
    return path


def _thought(thoughts: Sequence[tuple[int, int, float]], setup: Setup) -> dict[str, object]:
    """By action, how often it was tried and what it was worth; empty if nothing is known."""
    if not thoughts:
        return {"tries": [], "worths": []}
    tries, worths = [0] * int(setup.actions), [0.0] * int(setup.actions)
    try:
        for action, times, worth in thoughts:
            tries[action], worths[action] = int(times), float(worth)
    except (IndexError, TypeError, ValueError) as error:
        raise DatasetError(
            f"thoughts: expected (action, tries, worth), not {thoughts!r}"
        ) from error
    return {"tries": tries, "worths": worths}


@dataclass(frozen=True)
class Decisions:
    """Decisions as arrays, one entry each, in the order of the games and of their decisions."""

    about: dict[str, Any]
    """The version of the encoding, edition, seats, options, rows and actions."""
    observations: numpy.typing.NDArray[numpy.uint8]
    masks: numpy.typing.NDArray[numpy.int8]
    actions: numpy.typing.NDArray[numpy.int64]
    games: numpy.typing.NDArray[numpy.int64]
    seats: numpy.typing.NDArray[numpy.int64]
    wins: numpy.typing.NDArray[numpy.float64]
    """The share of the win that the seat had in the end."""
    delivered: numpy.typing.NDArray[numpy.int64]
    """How many orders the seat had delivered in the end."""
    bots: list[str | None]
    tries: numpy.typing.NDArray[numpy.int64]
    """How often a bot that searched tried each action; all 0 if it did not search."""
    worths: numpy.typing.NDArray[numpy.float64]
    """What those actions were worth to it on average; 0 if they were not tried."""

    def __len__(self) -> int:
        return len(self.actions)


def read(folder: str | os.PathLike[str]) -> Decisions:
    """Read all games of a folder; they must have the same edition, number of seats and options."""
    paths = sorted(Path(folder).glob("game-*.parquet"))
    if not paths:
        raise DatasetError(f"{folder}: expected files game-*.parquet, found none")
    tables = [pyarrow.parquet.read_table(path) for path in paths]
    about = [json.loads((table.schema.metadata or {}).get(ABOUT, b"{}")) for table in tables]
    for path, found in zip(paths, about, strict=True):
        if not found or found != about[0]:
            raise DatasetError(
                f"{path}: made of {found}, expected {about[0]} as in {paths[0].name}"
            )
    whole = pyarrow.concat_tables(tables)
    length = whole.num_rows
    return Decisions(
        about=about[0],
        observations=_bytes(whole, "observation", numpy.uint8).reshape(
            length, about[0]["rows"], COLUMNS
        ),
        masks=_bytes(whole, "mask", numpy.int8).reshape(length, about[0]["actions"]),
        actions=whole["action"].to_numpy().astype(numpy.int64),
        games=whole["game"].to_numpy().astype(numpy.int64),
        seats=whole["seat"].to_numpy().astype(numpy.int64),
        wins=whole["win"].to_numpy(),
        delivered=whole["delivered"].to_numpy().astype(numpy.int64),
        bots=whole["bot"].to_pylist(),
        tries=_padded(whole, "tries", numpy.int64, about[0]["actions"]),
        worths=_padded(whole, "worths", numpy.float64, about[0]["actions"]),
    )


def _padded(table: Any, name: str, dtype: Any, width: int) -> Any:
    """One row of a width for each decision; zeros if a bot said nothing."""
    rows = numpy.zeros((table.num_rows, width), dtype)
    for row, said in zip(rows, table[name].to_pylist(), strict=True):
        if said:
            row[:] = said
    return rows


def _bytes(table: Any, name: str, dtype: Any) -> Any:
    return numpy.frombuffer(b"".join(table[name].to_pylist()), dtype)
