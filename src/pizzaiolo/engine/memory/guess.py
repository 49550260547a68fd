"""Guess: a State that one seat believes in, because it cannot tell it from the true one."""

from __future__ import annotations

from pizzaiolo.engine.state import Situation, State


class Guess(State):
    """A State that may be the true one, for all that one seat knows or remembers.

    It can be played on like the truth. Code that thinks for a player takes a Guess, so that nobody
    can hand it the truth.
    """

    __slots__ = ()

    def copy(self) -> Guess:
        """Return a Guess that can be played on without changing this one."""
        return guess_from(self)


def guess_from(situation: Situation) -> Guess:
    """A Guess that begins as something else: a KnownState whose blanks are to be filled."""
    guess = Guess(situation.setup)
    situation.copy_to(guess)
    return guess
