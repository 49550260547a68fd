"""Tags: the words by which a store finds tables again."""

from __future__ import annotations

import pytest

from pizzaiolo.server.node.tags import ABANDONED, FINISHED, TAGS, tag_of
from pizzaiolo.server.protocol.entries import (
    Config,
    Configured,
    Entry,
    RematchAgreed,
    Revealed,
    Started,
    TableCreated,
    Woken,
)

CREATED = TableCreated(Config(public=True), "", "", 1, 1, at=0.0)
STARTED = Started("", (), 0, (), "", at=0.0)


@pytest.mark.parametrize(
    ("entry", "tag"),
    [
        (CREATED, "public waiting"),
        (Configured(Config(), at=0.0), "private waiting"),
        (STARTED, "private playing"),
        (Revealed("", at=0.0), "private over"),
        (RematchAgreed("", at=0.0), "private waiting"),
        (Woken(at=0.0), None),
    ],
)
def test_an_entry_changes_what_a_table_is_found_by(entry: Entry, tag: str | None) -> None:
    assert tag_of(entry, public=False) == tag


def test_every_table_is_finished_or_abandoned_one_day() -> None:
    every = {
        f"{who} {what}" for who in ("public", "private") for what in ("waiting", "playing", "over")
    }
    assert set(FINISHED) | set(ABANDONED) == every
    assert not set(FINISHED) & set(ABANDONED)
    assert set(TAGS) < every
