"""Whom a message is for: what one seat may know can never be addressed to everybody."""

from __future__ import annotations

import pytest

from pizzaiolo.server.protocol.outgoing import Done, Link, Marks
from pizzaiolo.server.table.audience import FOR_ONE, Outgoing, Viewer, Who


@pytest.mark.parametrize("message", [Link("c", 0, "token"), Marks({})])
def test_what_is_for_one_seat_is_never_for_everybody(message: Link | Marks) -> None:
    assert type(message) in FOR_ONE
    with pytest.raises(ValueError, match="never for everybody"):
        Outgoing("everybody", message)
    assert Outgoing(0, message).audience == 0


def test_what_is_public_may_be_for_everybody() -> None:
    assert Outgoing("everybody", Done("c")).message == Done("c")


def test_a_spectator_behind_a_chef_is_not_the_chef() -> None:
    assert Viewer(2) != Viewer(2, watching=True)
    assert Who(2) != Who(2, by="bot")
