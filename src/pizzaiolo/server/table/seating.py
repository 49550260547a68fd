"""Seating: the people and bots at a table, their host, and what they agreed on."""

from __future__ import annotations

from hmac import compare_digest
from itertools import cycle

from msgspec.structs import replace

from pizzaiolo.bots.character import CHARACTERS, character_from_data
from pizzaiolo.bots.registry import COMPANY
from pizzaiolo.server.protocol.entries import (
    Allowed,
    CameBack,
    Config,
    Configured,
    HostChanged,
    Preferred,
    Salted,
    SeatFilled,
    SeatFreed,
    SeatReissued,
    SeatTaken,
    Voted,
)
from pizzaiolo.server.protocol.public import Phase, Remedy
from pizzaiolo.server.table.agreement import Agreement
from pizzaiolo.server.table.audience import Who
from pizzaiolo.server.table.seats import Chair, DealtTo, free_colours

SeatingEntry = (
    Configured
    | SeatTaken
    | SeatFreed
    | SeatReissued
    | SeatFilled
    | HostChanged
    | Salted
    | Voted
    | CameBack
    | Allowed
    | Preferred
)


class Seating:
    """Who sits where; only `apply` and the games of the table change it."""

    def __init__(
        self, config: Config, host_token_hash: str, reserved: tuple[int, ...] = ()
    ) -> None:
        """Free seats, and a host without a seat; `reserved` says for which members they are."""
        self.agreement = Agreement(config)
        self.chairs = [Chair() for _ in range(config.seats)]
        self.host_seat: int | None = None
        self._host_token_hash = host_token_hash
        self._host_hands: set[int] = set()
        """The seats of this game whose hands the host, judging by the token, can have seen."""
        self._played: set[str] = set()
        """The hashes of all tokens that belonged to a seat in this game, including void ones."""
        self._reserved = reserved
        self.dealt: tuple[DealtTo, ...] = ()
        """By seat, who was dealt the cards of the latest game."""
        self.screen = False
        """Whether a big screen shows the table; not stored, noted by the node with the sockets."""

    @property
    def config(self) -> Config:
        """What the table agreed on."""
        return self.agreement.config

    def seat_for(self, member: int) -> int | None:
        """The seat that was drawn for a member."""
        return self._reserved.index(member) if member and member in self._reserved else None

    def is_for(self, seat: int, member: int) -> bool:
        """Whether a member (0: a guest) may sit down there: it is not kept for somebody else."""
        kept = self._reserved[seat] if seat < len(self._reserved) else 0
        return kept in (0, member)

    def full(self) -> bool:
        """Whether no seat is free."""
        return not any(chair.free for chair in self.chairs)

    def seat_of(self, token_hash: str) -> int | None:
        """The seat whose link has this hash; every seat is compared, in constant time."""
        found = None
        for seat, chair in enumerate(self.chairs):
            if chair.has_token(token_hash):
                found = seat
        return found

    def is_host_token(self, token_hash: str) -> bool:
        """Whether this is the hash of the host's own token, which has not been handed over."""
        return self._host_token_hash != "" and compare_digest(self._host_token_hash, token_hash)

    def is_host(self, who: Who) -> bool:
        """Whether somebody is the host: by the host's token or by the host's seat."""
        return who.host or (who.seat is not None and who.seat == self.host_seat)

    def who(self, token_hash: str) -> Who | None:
        """Whose token has this hash; compared in constant time; None: nobody's."""
        seat, host = self.seat_of(token_hash), self.is_host_token(token_hash)
        return None if seat is None and not host else Who(seat, host)

    def has_played(self, token_hash: str) -> bool:
        """Whether this is the hash of a token that belonged to a seat in this game, void or not."""
        # A look-up and no comparison of all: a seat may have had thousands of links, and what the
        # time tells of a hash leads to no token.
        return token_hash in self._played

    def has_seen_a_hand(self, who: Who, besides: int | None = None) -> bool:
        """Whether somebody has seen a hand of this game besides one, as far as a token can tell."""
        if who.played or who.seat not in (None, besides):
            return True
        # At the big screen the host is somebody without a seat.
        return who.host and bool((self._host_hands | {self.host_seat}) - {None, besides})

    def voters(self, about: int) -> set[int]:
        """Whose votes count about a seat: the other people who play themselves."""
        return {
            seat
            for seat, chair in enumerate(self.chairs)
            if seat != about and chair.person and not chair.standing_in
        }

    def people(self) -> set[int]:
        """The seats in which people sit, present or not."""
        return {seat for seat, chair in enumerate(self.chairs) if chair.person}

    def forgotten(self) -> list[int]:
        """The seats of those who wanted to be forgotten."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.name == ""]

    def forget(self, members: set[int]) -> None:
        """Members of the club want to be forgotten: they sit here without a name."""
        for chair in self.chairs:
            if chair.member in members:
                chair.name, chair.face = "", ""

    def set_away(self, seat: int, *, away: bool) -> bool:
        """Note whether the person in a seat is there; say whether that is news. Not stored."""
        if seat not in self.people() or self.chairs[seat].away is away:
            return False
        self.chairs[seat].away = away
        return True

    def device(self, seat: int) -> int | None:
        """The number of the device that a seat shares with others; None: it shares none."""
        number = self.chairs[seat].device
        sharing = sum(number is not None and chair.device == number for chair in self.chairs)
        return number if sharing > 1 else None

    def present(self) -> set[int]:
        """The seats of the people who are there and play themselves."""
        return {
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.person and not chair.standing_in and not chair.away
        }

    def remedies(self, seat: int, phase: Phase) -> tuple[Remedy, ...]:
        """What those who wait for a seat can do while a game is on."""
        chair = self.chairs[seat]
        if phase not in ("playing", "paused"):
            return ()
        if chair.free:
            return ("fill",)
        if not chair.away or chair.standing_in:
            return ()
        vote: tuple[Remedy, ...] = ("vote",) if self.voters(seat) else ()
        pause: tuple[Remedy, ...] = ("pause",) if phase == "playing" else ()
        return (*vote, *pause, "fill")

    # --- Writing ---

    def apply(self, entry: SeatingEntry, *, running: bool) -> None:
        """Write what happened to the seating; `running` is whether a game is on."""
        match entry:
            case Configured(config=config):
                self._reconfigure(config)
            case HostChanged(seat=seat):
                self.host_seat = seat
                if self._host_hands:
                    self._played.add(self._host_token_hash)
                self._host_token_hash = ""
            case Voted(seat=seat, about=about, wants=wants):
                self._vote(seat, about, wants=wants)
            case _:
                self._sit(entry, self.chairs[entry.seat], running=running)

    def _sit(
        self,
        entry: SeatTaken
        | SeatFreed
        | SeatReissued
        | SeatFilled
        | Salted
        | CameBack
        | Allowed
        | Preferred,
        chair: Chair,
        *,
        running: bool,
    ) -> None:
        match entry:
            case SeatTaken(name=name, colour=colour, token_hash=token_hash, host=host):
                fresh = Chair(name, colour, token_hash, salt=entry.salt, bank=chair.bank)
                fresh.face, fresh.taken_over = entry.face, chair.taken_over
                fresh.member = entry.member
                self.chairs[entry.seat] = fresh
                if entry.beside is not None:
                    self._share(fresh, self.chairs[entry.beside])
                if host:
                    self.host_seat = entry.seat
                if running:
                    self._note_newcomer(entry.seat, host=host)
            case SeatFreed():
                kept = chair.colour if running else None
                times = chair.taken_over
                self.chairs[entry.seat] = Chair(colour=kept, bank=chair.bank, taken_over=times)
                self._left(entry.seat)
            case SeatFilled(bot=bot, colour=colour, character=data):
                character = None if data is None else character_from_data(data, bot)
                self.chairs[entry.seat] = Chair(
                    colour=colour,
                    bot=bot,
                    character=character,
                    bank=chair.bank,
                    taken_over=chair.taken_over,
                )
                self._left(entry.seat)
            case SeatReissued(token_hash=token_hash):
                chair.token_hash = token_hash
                chair.device = None
                if running:
                    # A host without a seat has a link to this one now.
                    self._note_newcomer(entry.seat, host=entry.seat_asking is None)
            case Salted(salt=salt):
                chair.salt = salt
            case CameBack():
                chair.bot = None
                chair.standing_in = False
            case Allowed(allow=allow):
                chair.allows_spectators = allow
            case Preferred(press=press, add=add):
                chair.presses_for_me, chair.adds_for_me = press, add

    def _share(self, fresh: Chair, beside: Chair) -> None:
        """Somebody sits down at the device of somebody else: it gets a number."""
        if beside.device is None:
            taken = {chair.device for chair in self.chairs}
            beside.device = next(k for k in range(len(self.chairs)) if k not in taken)
        fresh.device = beside.device

    def _note_newcomer(self, seat: int, *, host: bool) -> None:
        """Somebody got a link to a seat of the running game after the deal; maybe the host."""
        self.chairs[seat].taken_over += 1
        self._played.add(self.chairs[seat].token_hash)
        if host:
            self._host_hands.add(seat)

    def _vote(self, seat: int, about: int, *, wants: bool) -> None:
        """More than half of the others have to want it."""
        chair = self.chairs[about]
        chair.votes.add(seat)
        if not wants:
            chair.votes.discard(seat)
        voters = self.voters(about)
        if 2 * len(chair.votes & voters) > len(voters):
            chair.bot = self.config.stand_in
            chair.standing_in = True
            chair.votes.clear()

    def _left(self, seat: int) -> None:
        """The player here is gone, votes included; a host whose token is void gets an heir."""
        for chair in self.chairs:
            chair.votes.discard(seat)
        if self.host_seat == seat:
            self.host_seat = None
            if self._host_token_hash == "":
                people = (place for place, chair in enumerate(self.chairs) if chair.person)
                self.host_seat = next(people, None)

    def _reconfigure(self, config: Config) -> None:
        """Seats come and go; a player whose colour is gone gets a free one."""
        self.agreement = Agreement(config)
        self.chairs = self.chairs[: config.seats]
        self.chairs += [Chair() for _ in range(config.seats - len(self.chairs))]
        colours = self.agreement.edition.colours
        for chair in self.chairs:
            if chair.colour is not None and chair.colour not in colours:
                chair.colour = free_colours(self.chairs, colours)[0]

    def begin_game(self, bots: tuple[tuple[int, str], ...], colours: tuple[str, ...]) -> None:
        """Everybody has a seat and a colour, and the time that was agreed on."""
        for seat, bot in bots:
            self.chairs[seat].bot = bot
        for chair, colour in zip(self.chairs, colours, strict=True):
            chair.colour = colour
            chair.bank = self.config.bank
            chair.taken_over = 0
        self.dealt = tuple(chair.dealt_to() for chair in self.chairs)
        self._played = {chair.token_hash for chair in self.chairs if chair.person}
        self._host_hands = set() if self.host_seat is None else {self.host_seat}

    def begin_rematch(self) -> None:
        """The seats are kept; salts, votes and chalk marks were for the game that is over."""
        for chair in self.chairs:
            chair.salt = None
            chair.votes.clear()
            chair.marks.clear()

    def rotate(self) -> None:
        """Everybody sits one seat further; what belongs to the cards, the colours, stays."""
        colours = [chair.colour for chair in self.chairs]
        self.chairs = [self.chairs[-1], *self.chairs[:-1]]
        for chair, colour in zip(self.chairs, colours, strict=True):
            chair.colour = colour
        if self.host_seat is not None:
            self.host_seat = (self.host_seat + 1) % len(self.chairs)
        levels = [*self.config.levels, *[None] * len(self.chairs)][: len(self.chairs)]
        if any(levels):
            # A handicap is a person's, not a seat's.
            rotated = (levels[-1], *levels[:-1])
            self.agreement = Agreement(replace(self.config, levels=rotated))

    def empty_seats(self) -> tuple[tuple[int, str], ...]:
        """The free seats, each with the bot that would sit down there."""
        wanted = self.config.bots or (self.config.stand_in,)
        turns = cycle(wanted)
        here = [chair.bot for chair in self.chairs if chair.bot is not None]
        found: list[tuple[int, str]] = []
        for seat, chair in enumerate(self.chairs):
            if chair.free:
                bot = next(turns)
                if bot in here:
                    bot = next((each for each in wanted if each not in here), bot)
                if bot in here and bot in CHARACTERS:
                    # Nobody is at a table twice; there are more characters than seats.
                    bot = next(each for each in (*COMPANY, *CHARACTERS) if each not in here)
                here.append(bot)
                found.append((seat, bot))
        return tuple(found)

    def colours(self) -> tuple[str, ...]:
        """The colours of all seats; those without one get the free ones in their order."""
        free = iter(free_colours(self.chairs, self.agreement.edition.colours))
        return tuple(chair.colour or next(free) for chair in self.chairs)

    def salts(self) -> tuple[tuple[int, str], ...]:
        """The salts given so far, by seat."""
        return tuple(
            (seat, chair.salt) for seat, chair in enumerate(self.chairs) if chair.salt is not None
        )
