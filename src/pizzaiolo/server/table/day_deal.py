"""The bake of the day: one deal for everybody, in another edition each weekday."""

from __future__ import annotations

from datetime import date
from typing import Final

from msgspec.structs import replace

from pizzaiolo.records.day_chain import midnight
from pizzaiolo.server.protocol.entries import Config, Entry, FixedDeal, PaceName
from pizzaiolo.server.protocol.incoming import Join
from pizzaiolo.server.protocol.outgoing import Refused
from pizzaiolo.server.table.opening import fixed_table
from pizzaiolo.server.table.table import Table
from pizzaiolo.server.table.tries import ITERATIONS

SOURCE: Final = "day "
"""How the source of such a deal begins; the day follows."""

WEEK: Final = (
    Config(edition="oven", seats=4, bots=("giulia", "carlo", "rossi")),
    Config(edition="original", seats=4, bots=("tommaso", "pia", "giulia")),
    Config(edition="waiter", seats=3, bots=("nonna", "matteo")),
    Config(edition="homoludicus", seats=4, bots=("rossi", "giulia", "carlo")),
    Config(edition="plus", seats=4, bots=("giulia", "tommaso", "matteo")),
    Config(edition="oven", seats=4, doubles=True, bots=("ferri", "carlo", "giulia")),
    Config(edition="plus", seats=3, bots=("nonna", "rossi")),
)
"""By weekday, Monday first: what is played, and with whom. The person sits in seat 0."""

HIDDEN_SECONDS: Final = 3600.0
"""How long after midnight a day's secret is shown: those who began before are still playing."""


def config_of(day: date) -> Config:
    """What is played on a day."""
    return WEEK[day.weekday()]


def shown_from(day: date) -> float:
    """From when on everybody may see the secret of a day, in UTC seconds."""
    return midnight(day) + HIDDEN_SECONDS


def day_table(
    day: date,
    secret: str,
    player: str,
    host: Join,
    token_hash: str,
    now: float,
    *,
    offline: bool = False,
    pace: PaceName = "normal",
) -> list[Entry] | Refused:
    """All entries of a table at which a day is played.

    `player` is the hash of the key whose one try it is; empty: for practice. `offline` says that
    they took it along.
    """
    hidden_until = shown_from(day) if player else 0.0
    deal = FixedDeal(f"{SOURCE}{day}", ITERATIONS, player, hidden_until, offline=offline)
    config = replace(config_of(day), pace=pace)
    return fixed_table(config, secret, deal, host, token_hash, now)


def day_of(table: Table) -> date | None:
    """The day that is played at a table; None: another game."""
    if table.deal is None or not table.deal.source.startswith(SOURCE):
        return None
    return date.fromisoformat(table.deal.source.removeprefix(SOURCE))
