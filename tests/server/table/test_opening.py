"""Opening: the first entries of a table lead to that table again."""

from __future__ import annotations

from pizzaiolo.server.protocol.entries import Config
from pizzaiolo.server.protocol.incoming import Join
from pizzaiolo.server.protocol.outgoing import Refused
from pizzaiolo.server.table.opening import dealt_table, empty_table
from pizzaiolo.server.table.table import Table


def test_an_empty_table_waits_for_people() -> None:
    entries = empty_table(Config(seats=3), "host", 1.0)
    assert not isinstance(entries, Refused)
    table = Table.replay(entries)
    assert (table.phase, len(table.seating.chairs), table.seating.people()) == ("waiting", 3, set())


def test_a_dealt_table_has_its_host_in_seat_0_and_bots_elsewhere() -> None:
    entries = dealt_table(Config(seats=4), Join("Alba"), "token", 1.0)
    assert not isinstance(entries, Refused)
    table = Table.replay(entries)
    assert (table.phase, table.games, table.seating.people()) == ("playing", 1, {0})
    assert [chair.bot is None for chair in table.seating.chairs] == [True, False, False, False]
    who = table.who("token")
    assert who is not None
    assert who.seat == 0
    assert table.seating.is_host(who)


def test_what_cannot_be_opened_is_refused() -> None:
    for answer in (
        empty_table(Config(edition="nonesuch"), "host", 1.0),
        dealt_table(Config(edition="nonesuch"), Join("Alba"), "token", 1.0),
        dealt_table(Config(), Join(" "), "token", 1.0),
    ):
        assert isinstance(answer, Refused)
