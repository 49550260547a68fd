"""Seats: who sits at a table, by which name, colour and link."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from hmac import compare_digest
from typing import Final, NamedTuple
from unicodedata import category

from pizzaiolo.bots.character import Character
from pizzaiolo.engine.levels import Level
from pizzaiolo.server.protocol.public import Remedy, SeatInfo

LONGEST_NAME: Final = 24

UNSEEN: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that count as printable and show nothing."""

HEAPED: Final = re.compile("^M|MMMM")
"""Accents without a letter, or so many on one that they reach into the lines around it."""


@dataclass(slots=True)
class Chair:
    """One place at the table: free, or taken by a person, or by a bot."""

    name: str | None = None
    """Empty: somebody who wanted to be forgotten."""
    colour: str | None = None
    token_hash: str = ""
    """The hash of the token in the person's link; empty if there is none."""
    bot: str | None = None
    """The bot that decides here."""
    character: Character | None = None
    """Who that is, if the host brought them along."""
    standing_in: bool = False
    """Whether the bot only stands in for the person."""
    votes: set[int] = field(default_factory=set)
    """The seats that want a bot to stand in."""
    salt: str | None = None
    allows_spectators: bool = False
    away: bool = False
    """Whether the person's connection is gone; not stored, noted by the node with the sockets."""
    marks: dict[str, int] = field(default_factory=dict)
    presses_for_me: bool = False
    """Whether the table answers when the person has no choice."""
    adds_for_me: bool = False
    """Whether the table adds what is missing when there is only one way to."""
    face: str = ""
    """What the person looks like."""
    bank: float = 0.0
    """Seconds left in this game beyond the time for a decision."""
    taken_over: int = 0
    """How often somebody was given a link to this seat while the game was on."""
    device: int | None = None
    """The number of the device that the person shares with others."""
    member: int = 0
    """Which member of the table's club the person is; 0: a guest."""

    @property
    def free(self) -> bool:
        """Whether nobody sits here."""
        return self.name is None and self.bot is None

    @property
    def person(self) -> bool:
        """Whether a person sits here, present or not."""
        return self.token_hash != ""

    def called(self) -> str | None:
        """What the person or bot in this seat is called."""
        if self.name is None and self.character is not None:
            return self.character.name
        return self.name if self.name is not None else self.bot

    def dealt_to(self) -> DealtTo:
        """Who sits here, as the cards are dealt."""
        if self.bot is None:
            return DealtTo(self.member, "", own=False)
        return DealtTo(0, self.bot, own=self.character is not None)

    def has_token(self, token_hash: str) -> bool:
        """Whether the person here came by the link whose token has this hash."""
        return self.person and compare_digest(self.token_hash, token_hash)

    def info(
        self, level: Level, remedies: tuple[Remedy, ...] = (), device: int | None = None
    ) -> SeatInfo:
        """What everybody may know of the seat; `device` if others play on the same one."""
        return SeatInfo(
            name=self.called(),
            colour=self.colour,
            bot=self.bot,
            standing_in=self.standing_in,
            level=level,
            salted=self.salt is not None,
            allows_spectators=self.allows_spectators,
            votes=tuple(sorted(self.votes)),
            away=self.away,
            remedies=remedies,
            face=self.face if self.character is None else self.character.face,
            says="" if self.character is None else self.character.says,
            taken_over=self.taken_over,
            device=device,
        )


class DealtTo(NamedTuple):
    """Who was dealt the cards of a seat: whatever happens there later, the game is theirs."""

    member: int
    """Which member of the table's club; 0: a guest, or a bot."""
    bot: str
    """Of a bot: what it is called; empty for a person."""
    own: bool
    """Whether the bot is a character that the host brought along."""


def is_name(name: str, longest: int = LONGEST_NAME) -> bool:
    """Whether somebody may have this name: so many printable characters, no space around them.

    It can be read, and stays in its line.
    """
    if not (0 < len(name) <= longest and name.isprintable() and name == name.strip()):
        return False
    kinds = "".join(category(sign)[0] for sign in name)
    return not HEAPED.search(kinds) and not any(sign in UNSEEN for sign in name)


def free_colours(chairs: list[Chair], colours: tuple[str, ...]) -> list[str]:
    """The colours of an edition that nobody has, in its order."""
    taken = {chair.colour for chair in chairs}
    return [colour for colour in colours if colour not in taken]
