"""Club access: the club that a request names, and which member asks."""

from __future__ import annotations

from starlette.requests import Request

from pizzaiolo.server.base.limits import Buckets
from pizzaiolo.server.base.settings import Settings
from pizzaiolo.server.base.tokens import hash_of
from pizzaiolo.server.clubs.members import Member
from pizzaiolo.server.http.credentials import address_of
from pizzaiolo.server.http.http_io import ProblemError
from pizzaiolo.server.http.routes.admission import key_of, needed_key
from pizzaiolo.server.node.clubs.clubs import ClubBookFile
from pizzaiolo.server.node.node import Node


class ClubChanges:
    """Lets members change clubs, so often from each address and with each key.

    A book has a limited number of entries: nobody is to use them up alone.
    """

    def __init__(self, settings: Settings) -> None:
        """Nobody has changed anything yet."""
        per_second = settings.club_changes_per_hour / 3600
        self._buckets = Buckets(per_second, settings.club_changes_at_once)

    def admit(self, request: Request) -> None:
        """Refuse somebody who changes too much."""
        askers = (address_of(request), hash_of(needed_key(request)))
        if not all(self._buckets.take(asker) for asker in askers):
            raise ProblemError("rate_limited", "Too many changes from your address: wait a while.")


async def club_of(node: Node, request: Request, *, even_closed: bool = False) -> ClubBookFile:
    """The book of the club that is named in an address, unless the club is closed."""
    book = await node.clubs.book(request.path_params["club"])
    if book is None:
        raise ProblemError("no_such_club", "There is no such club: look at its link once more.")
    node.club_care.look_after(request.path_params["club"], book)
    if book.fold.closed and not even_closed:
        raise ProblemError("club_closed", "This club is closed.")
    return book


def asking(book: ClubBookFile, request: Request) -> Member | None:
    """The member who asks, if it is one."""
    key = key_of(request)
    member = None if key is None else book.fold.members.with_key(hash_of(key))
    return None if member is None or member.left else member


def once_member_asking(book: ClubBookFile, request: Request) -> Member:
    """Who asks, also if they left or were removed: they may still want to be forgotten."""
    member = book.fold.members.with_key(hash_of(needed_key(request)))
    if member is None:
        raise ProblemError("not_member", "Only members can do this: join the club first.")
    return member


def member_asking(book: ClubBookFile, request: Request) -> Member:
    """The member who asks, for what only members can do."""
    member = once_member_asking(book, request)
    if member.removed:
        raise ProblemError("member_removed", "You are no longer a member of this club.")
    if member.left:
        raise ProblemError("not_member", "Only members can do this: join the club first.")
    return member


def keeper_asking(book: ClubBookFile, request: Request) -> Member:
    """The keeper who asks, for what only keepers can do."""
    member = member_asking(book, request)
    if not member.keeper:
        raise ProblemError("not_keeper", "Only a keeper of the club can do this.")
    return member
