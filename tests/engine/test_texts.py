"""What somebody else wrote, as an error shows it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pizzaiolo.engine.texts import LONGEST_ERROR, LONGEST_FILE, file_name, one_line, quoted


@given(st.text(max_size=2000))
def test_an_error_is_one_line_of_what_can_be_seen(text: str) -> None:
    for shown in (one_line(text), quoted(text), file_name(text)):
        assert shown.isprintable()
    assert len(one_line(text)) <= LONGEST_ERROR
    assert len(quoted(text)) <= LONGEST_ERROR
    if text.isprintable() and len(text) <= LONGEST_FILE:
        assert one_line(text) == file_name(text) == text


def test_what_breaks_a_terminal_is_escaped() -> None:
    assert one_line("è\nb\x1b[31m\u202ec\u2028") == r"è\nb\x1b[31m\u202ec\u2028"
    assert one_line("x" * 600) == "x" * 497 + "..."
    assert quoted("x" * 41) == f'"{"x" * 40}..."'
    assert file_name("x" * 300 + "\n.toml") == f'"...{"x" * 194}\\n.toml"'
