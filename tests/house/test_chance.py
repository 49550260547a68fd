"""Nothing in these tests is left to chance: what is drawn follows from the name of the test."""

from __future__ import annotations

import random
import re
import secrets
from pathlib import Path

import pytest

from pizzaiolo.game import new_game
from pizzaiolo.records.fairness import new_secret
from pizzaiolo.server.base.tokens import new_table_id, new_token
from support.chance import by_name, of_its_own, tie_down
from support.places import ROOT
from support.servers import Served, open_table, serving, take_seat

OTHER_SOURCES = re.compile(
    r"urandom|SystemRandom|\buuid|getrandbits\(|os\.getrandom|Random\(\)|default_rng\(\)"
)
"""Chance that does not come from `secrets` or from a seed."""


def some_of_everything() -> tuple[object, ...]:
    return (new_table_id(), new_token(), new_secret(), new_game("oven").seed, random.random())


def test_what_is_drawn_follows_from_the_name_and_from_nothing_else() -> None:
    drawn = []
    for name in ("one", "other", "one"):
        with of_its_own(name):
            drawn.append([some_of_everything(), some_of_everything()])
    first, other, again = drawn
    assert first == again
    assert not {*first[0]} & {*first[1]}
    assert not {*first[0], *first[1]} & {*other[0], *other[1]}


def test_what_others_draw_by_their_own_name_changes_nothing_here(
    request: pytest.FixtureRequest,
) -> None:
    expected = [secrets.token_hex(), secrets.token_hex(), random.random()]
    tie_down(lambda: by_name(request.node.nodeid))
    found: list[object] = [secrets.token_hex()]
    with of_its_own("somebody else"):
        some_of_everything()
    assert [*found, secrets.token_hex(), random.random()] == expected


def names(served: Served) -> tuple[str, str, str]:
    table = open_table(served.url)
    seat = take_seat(served.url, table["table"], "Alba")
    return table["table"], table["token"], seat["token"]


def test_a_server_draws_the_same_names_in_every_run_and_others_after_a_restart(
    tmp_path: Path,
) -> None:
    with of_its_own("a server"), serving(tmp_path / "one.sqlite") as served:
        first = names(served)
        served.stop()
        served.start()
        assert not {*names(served)} & {*first}
    with of_its_own("a server"), serving(tmp_path / "other.sqlite") as served:
        assert names(served) == first


@pytest.mark.source_only
def test_there_is_no_other_source_of_chance() -> None:
    files = [*(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py")]
    assert [f.name for f in files if OTHER_SOURCES.search(f.read_text("utf-8"))] == [
        Path(__file__).name
    ]
