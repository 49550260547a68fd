"""Decisions: what somebody wants to change in a club, as an entry, or why it cannot be.

Each looks at the whole club and changes nothing. The one who wants it has shown who they are; what
depends on the club, such as whether a name is free, is decided here, at the moment of writing.
"""

from __future__ import annotations

from typing import Final

from pizzaiolo.server.clubs.club_fold import ClubFold
from pizzaiolo.server.clubs.club_refusal import ClubRefusalError
from pizzaiolo.server.clubs.members import Member
from pizzaiolo.server.protocol.club_entries import (
    ClubClosed,
    ClubEntry,
    ClubRenamed,
    MemberChanged,
    MemberJoined,
    MemberLeft,
    MembersMerged,
)
from pizzaiolo.server.table.seats import LONGEST_NAME, is_name

LONGEST_CLUB_NAME: Final = 40


def check_name(name: str, fold: ClubFold | None = None, besides: int = 0) -> None:
    """Raise ClubRefusalError if nobody can be called that, or somebody else is already."""
    if not is_name(name):
        text = f"A name has 1 to {LONGEST_NAME} printable characters and no space around them."
        raise ClubRefusalError("name_bad", text)
    if fold is not None and fold.members.has_name(name, besides):
        raise ClubRefusalError("name_taken", "Somebody in this club has that name.")


def check_club_name(name: str) -> None:
    """Raise ClubRefusalError if no club can be called that."""
    if not is_name(name, LONGEST_CLUB_NAME):
        text = f"The name of a club has 1 to {LONGEST_CLUB_NAME} printable characters."
        raise ClubRefusalError("name_bad", text)


def join(
    fold: ClubFold, key_hash: str, name: str, face: str, *, most: int, now: float
) -> ClubEntry | None:
    """Somebody becomes a member; None: they are one. The first one is the keeper."""
    known = fold.members.with_key(key_hash)
    if known is not None and known.removed:
        raise ClubRefusalError("member_removed", "A keeper has removed you from this club.")
    if known is not None and not known.left:
        return None
    number = fold.members.next_number if known is None else known.number
    if number > most:
        raise ClubRefusalError("club_full", "This club has no room for more members.")
    check_name(name, fold, besides=number)
    first = not fold.members.keepers()
    return MemberJoined(number, name, key_hash, face, keeper=first, at=now)


def add_bot(fold: ClubFold, bot: str, *, most: int, now: float) -> ClubEntry | None:
    """A bot becomes a member, or comes back as the one that it was; None: it is one."""
    known = fold.members.with_bot(bot)
    if known is not None and not known.left:
        return None
    number = fold.members.next_number if known is None else known.number
    if number > most:
        raise ClubRefusalError("club_full", "This club has no room for more members.")
    return MemberJoined(number, bot, bot=bot, at=now)


def rename_club(fold: ClubFold, name: str, *, now: float) -> ClubEntry | None:
    """The club gets another name."""
    check_club_name(name)
    return None if fold.name == name else ClubRenamed(name, at=now)


def close(fold: ClubFold, *, now: float) -> ClubEntry | None:
    """The club is closed."""
    return None if fold.closed else ClubClosed(at=now)


def change_member(
    fold: ClubFold,
    number: int,
    *,
    name: str | None,
    face: str | None,
    keeper: bool | None,
    now: float,
) -> ClubEntry | None:
    """Somebody gets another name or face, or becomes a keeper, or is one no longer."""
    member = present(fold, number)
    if name is not None:
        check_name(name, fold, besides=member.number)
    if keeper and member.bot:
        raise ClubRefusalError("no_such_member", "A bot cannot keep a club.")
    if keeper is False and [each.number for each in fold.members.keepers()] == [member.number]:
        raise ClubRefusalError("not_keeper", "A club needs a keeper: make somebody else one first.")
    before = (member.name, member.face, member.keeper)
    wished = (name, face, keeper)
    if all(new is None or new == old for new, old in zip(wished, before, strict=True)):
        return None
    return MemberChanged(member.number, name, face, keeper, at=now)


def leave(
    fold: ClubFold, number: int, *, removed: bool, forget: bool, now: float
) -> ClubEntry | None:
    """Somebody leaves, or is removed, and may want to be forgotten; also later."""
    member = known(fold, number)
    if member.left and (not forget or member.name is None):
        return None
    return MemberLeft(member.number, removed, forget, at=now)


def merge(fold: ClubFold, number: int, into: int, *, now: float) -> ClubEntry | None:
    """Two members turn out to be one person."""
    one, other = known(fold, number), present(fold, into)
    if one.number == other.number:
        return None
    if one.bot or other.bot:
        raise ClubRefusalError("no_such_member", "A bot is nobody else.")
    if one.to_forget or one.name is None:
        raise ClubRefusalError("no_such_member", "Who is forgotten is nobody any more.")
    return MembersMerged(one.number, other.number, at=now)


def known(fold: ClubFold, number: int) -> Member:
    """The member with a number, also one who left."""
    member = fold.members.get(number)
    if member is None:
        raise ClubRefusalError("no_such_member", "There is no such member in this club.")
    return member


def present(fold: ClubFold, number: int) -> Member:
    """The member with a number, who has not left."""
    member = known(fold, number)
    if member.left:
        raise ClubRefusalError("no_such_member", "They are no longer a member of this club.")
    return member
