"""Settings: every limit has a default, a range, and a word about it."""

from __future__ import annotations

import msgspec
import pytest

from pizzaiolo.server.base.settings import SAID, Settings


def test_every_limit_is_an_option_with_a_word_about_it() -> None:
    assert set(SAID) == set(Settings.__struct_fields__)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("sockets", 0),
        ("sockets", "many"),
        ("thinkers", 1000),
        ("idle_seconds", 0),
        ("keep_finished_days", -1),
        ("unknown", 1),
    ],
)
def test_what_is_no_limit_is_refused(name: str, value: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({name: value}, Settings)


def test_the_defaults_are_within_their_own_ranges() -> None:
    assert msgspec.convert(msgspec.to_builtins(Settings()), Settings) == Settings()
