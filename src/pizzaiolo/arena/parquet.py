"""The results as a Parquet file: a row for every seat of every game."""

from __future__ import annotations

import json
from pathlib import Path

from pizzaiolo.research import need

need("arena", "pyarrow")

import pyarrow
import pyarrow.parquet

from pizzaiolo.arena.results import header
from pizzaiolo.arena.stats import won
from pizzaiolo.arena.tournament import Tournament

SCHEMA = pyarrow.schema(
    [
        ("game", pyarrow.int32()),
        ("deal", pyarrow.int32()),
        ("rotation", pyarrow.int16()),
        ("seed", pyarrow.string()),
        ("seat", pyarrow.int8()),
        ("bot", pyarrow.string()),
        ("counted", pyarrow.bool_()),
        ("win", pyarrow.float64()),
        ("delivered", pyarrow.int8()),
        ("by_round", pyarrow.list_(pyarrow.int8())),
        ("ingredients", pyarrow.int8()),
        ("decisions", pyarrow.int32()),
    ]
)


def write_parquet(tournament: Tournament, path: Path) -> None:
    """Write the games that count; the file's metadata say what was played, as JSON."""
    plan = tournament.plan
    rows: list[dict[str, object]] = []
    for result in tournament.finished():
        fixture = tournament.fixtures[result.game]
        counted = plan.schedule.measured(fixture.lineup)
        rows += [
            {
                "game": result.game,
                "deal": fixture.deal,
                "rotation": fixture.rotation,
                "seed": plan.deal_seed(fixture.deal),
                "seat": seat,
                "bot": plan.bots[bot],
                "counted": seat in counted,
                "win": won(result, seat),
                "delivered": result.delivered[seat],
                "by_round": [by_seat[seat] for by_seat in result.rounds],
                "ingredients": result.ingredients[seat],
                "decisions": result.decisions[seat],
            }
            for seat, bot in enumerate(fixture.lineup)
        ]
    schema = SCHEMA.with_metadata({"pizzaiolo": json.dumps(header(plan))})
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows, schema=schema), path)
