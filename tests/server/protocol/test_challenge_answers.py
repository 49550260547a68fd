"""What the requests about challenges take and give."""

from __future__ import annotations

import msgspec
import pytest

from pizzaiolo.server.protocol.challenge_answers import Take


def test_a_challenge_is_taken_with_a_name_and_nothing_else_is_needed() -> None:
    assert msgspec.json.decode(b'{"name":"Bruno"}', type=Take) == Take("Bruno")
    for bad in (b"{}", b'{"name":""}', b'{"name":"Bruno","seat":1}', b'{"name":"B","face":"?"}'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(bad, type=Take)
