"""Members: who is in a club, what they are called, and whose key is whose."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from pizzaiolo.server.protocol.club_entries import (
    ClubEntry,
    MemberChanged,
    MemberForgotten,
    MemberJoined,
    MemberLeft,
    MembersMerged,
)


@dataclass(slots=True)
class Member:
    """Somebody who is or was in a club."""

    number: int
    name: str | None
    """None: they wanted to be forgotten."""
    face: str = ""
    bot: str = ""
    keeper: bool = False
    left: bool = False
    removed: bool = False
    """Whether a keeper removed them: the key cannot join again, unless it is forgotten, too."""
    to_forget: bool = False
    """Whether the name is still to be taken out of what is stored."""


class Members:
    """The members of one club, by number."""

    def __init__(self) -> None:
        """Nobody is in it yet."""
        self._members: dict[int, Member] = {}
        self._by_key: dict[str, int] = {}
        self._by_bot: dict[str, int] = {}
        self._merged: dict[int, int] = {}
        """The numbers of members who turned out to be somebody else, and of whom."""
        self.forgotten: set[int] = set()
        """The numbers of those whose names have been taken out of what is stored."""

    def __len__(self) -> int:
        return len(self._members) + len(self._merged)

    @property
    def next_number(self) -> int:
        """The number of the next newcomer."""
        return len(self) + 1

    def all(self) -> Iterable[Member]:
        """Everybody who is or was a member, in the order of joining."""
        return self._members.values()

    def get(self, number: int) -> Member | None:
        """The member with a number, also of one who turned out to be somebody else."""
        return self._members.get(self.who_is(number))

    def who_is(self, number: int) -> int:
        """The number under which a member is known now."""
        while number in self._merged:
            number = self._merged[number]
        return number

    def numbers_of(self, number: int) -> set[int]:
        """All numbers that a member has ever had."""
        return {number, *(old for old in self._merged if self.who_is(old) == number)}

    def with_key(self, key_hash: str) -> Member | None:
        """Whose key has this hash, also if they left."""
        number = self._by_key.get(key_hash)
        return None if number is None else self.get(number)

    def with_bot(self, bot: str) -> Member | None:
        """The bot of this name, if it is a member."""
        number = self._by_bot.get(bot)
        return None if number is None else self.get(number)

    def has_name(self, name: str, besides: int = 0) -> bool:
        """Whether one of the members but this one is called so."""
        wanted = name.casefold()
        return any(
            not each.left
            and each.number != besides
            and each.name is not None
            and each.name.casefold() == wanted
            for each in self._members.values()
        )

    def keepers(self) -> list[Member]:
        """Those who look after the club."""
        return [each for each in self._members.values() if each.keeper and not each.left]

    def to_forget(self) -> list[int]:
        """Those whose names are still to be taken out of what is stored."""
        return [each.number for each in self._members.values() if each.to_forget]

    # --- Writing ---

    def apply(self, entry: ClubEntry) -> None:
        """Take in what an entry says about members."""
        match entry:
            case MemberJoined():
                self._join(entry)
            case MemberChanged(member=number, name=name, face=face, keeper=keeper):
                member = self._members[self.who_is(number)]
                if name and not member.to_forget:
                    member.name = name
                member.face = member.face if face is None else face
                member.keeper = member.keeper if keeper is None else keeper
            case MemberLeft(member=number, removed=removed, forget=forget):
                self._leave(self._members[self.who_is(number)], removed=removed, forget=forget)
            case MemberForgotten(member=number):
                self._members[self.who_is(number)].to_forget = False
                self.forgotten |= self.numbers_of(self.who_is(number))
            case MembersMerged(member=number, into=into):
                gone = self._members.pop(number)
                self._merged[number] = into
                self._members[into].keeper |= gone.keeper
            case _:
                pass

    def _join(self, entry: MemberJoined) -> None:
        number = entry.member
        member = Member(number, entry.name or None, entry.face, entry.bot, entry.keeper)
        before = self._members.get(number)
        if before is not None:
            member.keeper = member.keeper or before.keeper
        self._members[number] = member
        if entry.key_hash:
            self._by_key[entry.key_hash] = number
        if entry.bot:
            self._by_bot[entry.bot] = number

    def _leave(self, member: Member, *, removed: bool, forget: bool) -> None:
        member.left, member.keeper = True, False
        member.removed = member.removed or removed
        if not self.keepers():
            # The club goes on with somebody who has been in it for longest.
            heir = next((each for each in self.all() if not each.left and not each.bot), None)
            if heir is not None:
                heir.keeper = True
        if not forget:
            return
        member.name, member.face, member.to_forget = None, "", not member.bot
        numbers = self.numbers_of(member.number)
        for key in [key for key, number in self._by_key.items() if number in numbers]:
            del self._by_key[key]
