"""Editions of one's own: written down once, however often the host changes something else."""

from __future__ import annotations

import pytest

from pizzaiolo.editions import edition_to_data, load_edition
from pizzaiolo.server.protocol.entries import (
    Config,
    Configured,
    TableCreated,
    entry_from_json,
    entry_to_json,
)
from pizzaiolo.server.protocol.incoming import Configure
from pizzaiolo.server.table.course import ReplayError
from pizzaiolo.server.table.table import Table
from support.server.serving import HOST, Node

MINE = edition_to_data(load_edition("oven")) | {"name": "mine"}
OTHER = edition_to_data(load_edition("plus")) | {"name": "other"}


def configured(data: dict[str, object], **changes: object) -> Config:
    return Config(edition="mine", edition_data=data, **changes)  # type: ignore[arg-type]


def test_an_edition_is_written_down_once_and_is_there_again_after_a_restart() -> None:
    node = Node(configured(MINE))
    for number, data in enumerate((MINE, OTHER, MINE, OTHER, OTHER)):
        seats = 2 + number % 3
        node.command(Configure(f"c{number}", configured(data, seats=seats)), HOST)
        agreement = node.table.agreement
        assert agreement.edition.name == data["name"]
        assert agreement.config.edition_data == data
    sizes = [len(entry_to_json(entry)) for entry in node.entries]
    whole = len(entry_to_json(node.entries[0]))
    assert [size > whole / 2 for size in sizes] == [True, False, True, False, False, False]
    again = Table.replay(entry_from_json(entry_to_json(entry)) for entry in node.entries)
    assert again.agreement.edition_hash == node.table.agreement.edition_hash
    assert again.info() == node.table.info()


def test_entries_of_before_which_held_the_edition_each_time_are_understood() -> None:
    node = Node(configured(MINE))
    entries = [*node.entries, Configured(configured(MINE, seats=3), at=1.0)]
    assert Table.replay(entries).agreement.edition.name == "mine"


def test_an_edition_that_no_entry_holds_is_no_table() -> None:
    node = Node(Config())
    assert isinstance(node.entries[0], TableCreated)
    lost = Configured(Config(edition="mine"), edition_hash="0" * 64, at=1.0)
    with pytest.raises(ReplayError, match="no earlier entry"):
        Table.replay([*node.entries, lost])
