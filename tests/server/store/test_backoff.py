"""How long to wait before the next attempt."""

from __future__ import annotations

from pizzaiolo.server.store.backoff import FIRST, LONGEST, Backoff


def test_waits_grow_up_to_a_limit_and_begin_anew_after_a_success() -> None:
    backoff = Backoff()
    waits = [backoff.next() for _ in range(12)]
    assert FIRST / 2 <= waits[0] <= FIRST
    assert all(LONGEST / 2 <= wait <= LONGEST for wait in waits[-3:])
    backoff.reset()
    assert backoff.next() <= FIRST
