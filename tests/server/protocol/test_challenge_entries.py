"""What is stored about a challenge: read back as it was written, and nobody's name in it."""

from __future__ import annotations

import msgspec
import pytest

from pizzaiolo.server.protocol.challenge_entries import (
    ChallengeEntry,
    ChallengeMade,
    ChallengePlayed,
    challenge_entry_from_json,
    challenge_entry_to_json,
)
from pizzaiolo.server.protocol.tries import TryResult
from support.server.challenges import TABLE, deal_of, first_game

RESULT = TryResult(2, 1, 3, "brb")


@pytest.mark.parametrize(
    "entry",
    [
        ChallengeMade(TABLE, 1, deal_of(first_game()), RESULT, 1.5),
        ChallengePlayed("player", "the-second-table", RESULT, 2.5),
    ],
    ids=lambda entry: type(entry).__name__,
)
def test_an_entry_is_written_and_read(entry: ChallengeEntry) -> None:
    text = challenge_entry_to_json(entry)
    assert challenge_entry_from_json(text) == entry
    assert b"Alba" not in text
    assert b"\n" not in text


def test_what_a_later_version_adds_is_ignored_and_what_is_no_entry_is_refused() -> None:
    text = challenge_entry_to_json(ChallengePlayed("player", TABLE, RESULT, 2.5))
    assert challenge_entry_from_json(text[:-1] + b',"more":1}').at == 2.5
    for bad in (b"{}", b'{"type":"named"}', text[:-9]):
        with pytest.raises(msgspec.DecodeError):
            challenge_entry_from_json(bad)
