"""ClubRefusalError: why something cannot be done in a club."""

from __future__ import annotations

from pizzaiolo.server.protocol.answers import ProblemCode


class ClubRefusalError(Exception):
    """Something that a club does not allow; nothing was written."""

    def __init__(self, code: ProblemCode, text: str) -> None:
        """Say why, as a Problem does."""
        super().__init__(code)
        self.code: ProblemCode = code
        self.text = text
