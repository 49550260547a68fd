"""The registry: which bots are offered, and which play if nobody chose any."""

from __future__ import annotations

from pizzaiolo.bots.character import load_character
from pizzaiolo.bots.registry import COMPANY, STAND_IN, bot_names, plain_memory


def test_the_company_is_there_and_forgets() -> None:
    assert len(set(COMPANY)) == 5, "as many as can sit down with one person"
    assert {*COMPANY, STAND_IN} <= set(bot_names())
    assert all(load_character(name).recall is not None for name in COMPANY)


def test_plain_bots_remember_nothing_or_everything() -> None:
    known = {name: plain_memory(name) for name in bot_names()}
    plain = {name: memory for name, memory in known.items() if memory is not None}
    assert plain == {"random": "none", "greedy": "none", "counter": "perfect", "search": "perfect"}
