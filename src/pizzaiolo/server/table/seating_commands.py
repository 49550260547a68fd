"""Deciding: what a command about the seats would lead to; nothing is changed here."""

from __future__ import annotations

from pizzaiolo.records.fairness import LONGEST_SALT, is_salt
from pizzaiolo.server.protocol.entries import (
    Allowed,
    CameBack,
    Configured,
    Entry,
    HostChanged,
    Preferred,
    Salted,
    SeatFilled,
    SeatFreed,
    SeatReissued,
    SeatTaken,
    Voted,
)
from pizzaiolo.server.protocol.incoming import (
    Allow,
    Back,
    Configure,
    Fill,
    Free,
    HandOver,
    Join,
    Prefer,
    Reissue,
    Salt,
    Vote,
)
from pizzaiolo.server.protocol.outgoing import Refused
from pizzaiolo.server.protocol.public import Phase
from pizzaiolo.server.table.agreement import agree, refused, unknown_bot
from pizzaiolo.server.table.audience import Who
from pizzaiolo.server.table.seating import Seating
from pizzaiolo.server.table.seats import LONGEST_NAME, free_colours, is_name

SeatingCommand = (
    Configure | Join | Fill | Free | Reissue | HandOver | Salt | Vote | Back | Allow | Prefer
)


def decide_seating(
    phase: Phase, seating: Seating, command: SeatingCommand, who: Who, now: float, token_hash: str
) -> Entry | Refused:
    """Who sits down, gets up, votes or hands over; what the host arranges.

    `token_hash` is the hash of a fresh token, for Join and Reissue.
    """
    running = phase in ("playing", "paused")
    match command:
        case Configure() if phase == "over":
            # What lies on the table still belongs to the game that was agreed on.
            return refused("game_over", "The game is over: agree on a rematch first.")
        case Join():
            return _join(seating, command, who, now, token_hash, running=running)
        case Salt() | Vote() | Back() | Allow() | Prefer():
            return _player(seating, command, who.seat, now, running=running)
        case Free(seat=seat) if seat == who.seat:
            return SeatFreed(seat, at=now)
        case Reissue(seat=seat) if seat == who.seat:
            return SeatReissued(seat, token_hash, at=now)
    if not seating.is_host(who):
        return refused("not_host", "Only the host of the table can do this.")
    if isinstance(command, Configure):
        return _configure(seating, command, now, running=running)
    if command.seat >= len(seating.chairs):
        return refused(
            "no_such_seat",
            f"There is no seat {command.seat}: the seats are 0 to {len(seating.chairs) - 1}.",
        )
    if running and (refusal := _takes_over(seating, command, who)) is not None:
        return refusal
    return _host(seating, command, now, token_hash)


def _takes_over(
    seating: Seating, command: Fill | Free | Reissue | HandOver, who: Who
) -> Refused | None:
    """Why the host cannot give away a seat while a game is on; None: the host can.

    The player who sits there has to be away, and nobody is given two hands to look at.
    """
    chair = seating.chairs[command.seat]
    if isinstance(command, HandOver) or not chair.person:
        return None
    if not chair.away:
        return refused("not_away", f"The player in seat {command.seat} is at the table.")
    if isinstance(command, Reissue) and seating.has_seen_a_hand(who, besides=command.seat):
        return refused("hand_seen", "You have already seen another hand in this game.")
    return None


def _join(
    seating: Seating, command: Join, who: Who, now: float, token_hash: str, *, running: bool
) -> Entry | Refused:
    if (refusal := _may_sit_down(seating, command, who, running=running)) is not None:
        return refusal
    free = [
        seat
        for seat, chair in enumerate(seating.chairs)
        if chair.free and seating.is_for(seat, command.member)
    ]
    if not free:
        return refused("table_full", "No seat is free.")
    drawn = seating.seat_for(command.member)
    wished = command.seat if drawn is None else drawn
    seat = free[0] if wished is None else wished
    if seat >= len(seating.chairs):
        return refused("no_such_seat", f"There is no seat {seat}.")
    if seat not in free:
        return refused("seat_taken", f"Seat {seat} is taken.")
    if running:
        colour = seating.chairs[seat].colour or ""
    else:
        colours = seating.agreement.edition.colours
        free_ones = free_colours(seating.chairs, colours)
        colour = free_ones[0] if command.colour is None else command.colour
        if colour not in colours:
            listed = ", ".join(colours)
            return refused("colour_unknown", f"This edition has the colours {listed}.")
        if colour not in free_ones:
            return refused("colour_taken", f"Somebody has {colour} already.")
    salt = None if running else command.salt
    face, beside = command.face, who.seat
    return SeatTaken(
        seat,
        command.name,
        colour,
        token_hash,
        who.host,
        salt,
        face,
        beside,
        command.member,
        at=now,
    )


def _may_sit_down(seating: Seating, command: Join, who: Who, *, running: bool) -> Refused | None:
    """Why somebody cannot sit down in any seat; None: they can."""
    if who.seat is not None and not command.beside:
        return refused("seat_taken", f"You sit in seat {who.seat} already.")
    if running and seating.has_seen_a_hand(who):
        return refused("hand_seen", "You have already seen another hand in this game.")
    if not is_name(command.name):
        return refused(
            "name_bad",
            f"A name has 1 to {LONGEST_NAME} printable characters and no space around them.",
        )
    if any(chair.name == command.name for chair in seating.chairs):
        return refused("name_taken", "Somebody at this table has that name.")
    if command.salt is not None and not is_salt(command.salt):
        return _bad_salt()
    return None


def _player(
    seating: Seating,
    command: Salt | Vote | Back | Allow | Prefer,
    seat: int | None,
    now: float,
    *,
    running: bool,
) -> Entry | Refused:
    if seat is None:
        return refused("not_seated", "Only a player can do this: take a seat first.")
    match command:
        case Salt(salt=salt):
            if running:
                return refused("game_running", "The cards are dealt: it is too late for salt.")
            if not is_salt(salt):
                return _bad_salt()
            return Salted(seat, salt, at=now)
        case Vote():
            return _decide_vote(seating, command, seat, now, running=running)
        case Back():
            if not seating.chairs[seat].standing_in:
                return refused("vote_pointless", "No bot stands in for you.")
            return CameBack(seat, at=now)
        case Allow(allow=allow):
            return Allowed(seat, allow, at=now)
        case Prefer(press=press, add=add):
            return Preferred(seat, press, add, at=now)


def _decide_vote(
    seating: Seating, command: Vote, seat: int, now: float, *, running: bool
) -> Entry | Refused:
    about = command.about
    if not running or about not in range(len(seating.chairs)):
        return refused("vote_pointless", "There is nobody to stand in for.")
    if seat not in seating.voters(about) or not seating.chairs[about].person:
        return refused("vote_pointless", f"You cannot vote about seat {about}.")
    if seating.chairs[about].standing_in:
        return refused("vote_pointless", f"A bot stands in at seat {about} already.")
    if command.wants and not seating.chairs[about].away:
        return refused("not_away", f"The player in seat {about} is at the table.")
    return Voted(seat, about, command.wants, at=now)


def _configure(
    seating: Seating, command: Configure, now: float, *, running: bool
) -> Entry | Refused:
    if running:
        return refused("game_running", "The cards are dealt: change this before the next deal.")
    agreement = agree(command.config)
    if isinstance(agreement, Refused):
        return agreement
    if any(not chair.free for chair in seating.chairs[command.config.seats :]):
        return refused("seat_taken", "A seat that would go is taken: free it first.")
    return Configured(command.config, at=now)


def _host(
    seating: Seating, command: Fill | Free | Reissue | HandOver, now: float, token_hash: str
) -> Entry | Refused:
    chair = seating.chairs[command.seat]
    if isinstance(command, Fill):
        if (refusal := unknown_bot(command.bot, command.character)) is not None:
            return refusal
        colour = chair.colour or free_colours(seating.chairs, seating.agreement.edition.colours)[0]
        return SeatFilled(command.seat, command.bot, colour, command.character, at=now)
    if isinstance(command, Free):
        if chair.free:
            return refused("seat_free", f"Seat {command.seat} is free.")
        return SeatFreed(command.seat, at=now)
    if not chair.person:
        return refused("seat_free", f"Nobody sits in seat {command.seat}.")
    if isinstance(command, Reissue):
        return SeatReissued(command.seat, token_hash, at=now)
    return HostChanged(command.seat, at=now)


def _bad_salt() -> Refused:
    return refused("salt_bad", f"A salt is one line of 1 to {LONGEST_SALT} characters.")
