"""How long to wait before the next attempt."""

from __future__ import annotations

from pizzaiolo.server.store.backoff import FIRST, LONGEST, Backoff


def test_the_wait_doubles_up_to_a_limit_and_is_never_in_step() -> None:
    first, second = Backoff(), Backoff()
    waits = [first.next() for _ in range(20)]
    for attempt, wait in enumerate(waits):
        most = min(FIRST * 2**attempt, LONGEST)
        assert most / 2 <= wait <= most
    assert waits != [second.next() for _ in range(20)]
    assert len(set(waits[10:])) == 10
    first.reset()
    assert first.next() <= FIRST
