"""Arrival: by which right somebody comes to a table, which seats they have, for whom they speak."""

from __future__ import annotations

from dataclasses import dataclass

from pizzaiolo.server.protocol.incoming import (
    Ack,
    Act,
    Allow,
    Back,
    ClientMessage,
    Free,
    Hurry,
    Mark,
    Plan,
    Prefer,
    React,
    Reissue,
    Salt,
    Vote,
)
from pizzaiolo.server.table.audience import Who
from pizzaiolo.server.table.seating import Seating


@dataclass(frozen=True)
class Arrival:
    """What a socket shows and asks for when it comes."""

    token_hashes: tuple[str, ...] = ()
    """Of the tokens that it shows: several if people share the device."""
    seat: int | None = None
    """The one of their seats that it is for; None: it has only one, or stands for all of them."""
    behind: int | None = None
    """The seat that a spectator sits behind."""
    screen: bool = False
    """Whether it is a big screen, which shows what everybody sees."""

    def seats(self, seating: Seating) -> tuple[int, ...]:
        """The seats whose tokens it shows."""
        if self.behind is not None:
            return ()
        found = {seating.seat_of(each) for each in self.token_hashes}
        return tuple(sorted(seat for seat in found if seat is not None))

    def shared(self, seating: Seating) -> bool:
        """Whether it stands for a device that is passed around: it then sees nobody's cards."""
        return not self.screen and self.seat is None and len(self.seats(seating)) > 1

    def token_hash(self, seating: Seating) -> str:
        """The token that counts for a socket of one seat; empty if it has none."""
        for each in self.token_hashes:
            if self.seat is not None and seating.seat_of(each) == self.seat:
                return each
        if self.seat is not None or self.screen:
            return ""
        known = (each for each in self.token_hashes if seating.who(each) is not None)
        return next(known, next(iter(self.token_hashes), ""))

    def host(self, seating: Seating) -> Who:
        """Whoever arranges things at the big screen: the host, if the browser is the host's."""
        known = (seating.who(each) for each in self.token_hashes)
        return Who(host=any(who is not None and seating.is_host(who) for who in known))

    def speakers(self, seating: Seating, command: ClientMessage) -> tuple[Who, ...]:
        """In whose name a device that is passed around says something.

        What everybody has to want is said for all its people. What is about one hand is said for
        nobody: that hand has a socket of its own.
        """
        seats = self.seats(seating)
        match command:
            case _ if not seats:
                return (Who(),)
            case Hurry() | Vote() | Salt() | Back():
                return tuple(Who(seat) for seat in seats)
            case Free(seat=seat) | Reissue(seat=seat) if seat in seats:
                return (Who(seat),)
            case Act() | Plan() | Mark() | Prefer() | Allow() | React() | Ack():
                return (Who(),)
        return (self.arranger(seating),)

    def arranger(self, seating: Seating) -> Who:
        """Who arranges things at a device that is passed around: its host, or its first seat."""
        seats = self.seats(seating)
        host = seating.host_seat
        return Who(host if host in seats else next(iter(seats), None))
