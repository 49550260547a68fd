"""What `pizzaiolo` exports: nothing comes or goes unnoticed."""

from __future__ import annotations

from types import ModuleType

import pytest

import pizzaiolo

EXPORTED = [
    "Action",
    "Add",
    "Ask",
    "Bake",
    "Decline",
    "Draw",
    "Game",
    "Help",
    "IllegalActionError",
    "Place",
    "Record",
    "RecordError",
    "Refuse",
    "Request",
    "Result",
    "Send",
    "Submit",
    "compiled",
    "editions",
    "load_edition",
    "new_game",
    "random_games",
    "replay",
]


def test_these_names_are_exported_and_no_others() -> None:
    assert pizzaiolo.__all__ == EXPORTED


@pytest.mark.source_only  # the compiler drops what a class says about itself
def test_what_is_exported_is_there_and_says_what_it_is() -> None:
    for name in EXPORTED:
        thing = getattr(pizzaiolo, name)
        assert thing.__doc__, name


def test_nothing_else_can_be_mistaken_for_an_export() -> None:
    named = {name for name, thing in vars(pizzaiolo).items() if not isinstance(thing, ModuleType)}
    assert {name for name in named if not name.startswith("_")} == set(EXPORTED)
