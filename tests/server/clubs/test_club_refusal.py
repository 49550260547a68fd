"""A refusal says why, with a code for the page and a sentence for everybody else."""

from __future__ import annotations

from pizzaiolo.server.clubs.club_refusal import ClubRefusalError


def test_a_refusal_has_a_code_and_a_sentence() -> None:
    error = ClubRefusalError("club_full", "This club has no room for more members.")
    assert (error.code, error.text) == ("club_full", "This club has no room for more members.")
    assert str(error) == "club_full"
