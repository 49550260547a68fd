"""Seating: the people and bots at a table, their host, and what they agreed on."""

from __future__ import annotations

from hmac import compare_digest
from itertools import cycle

from pizzaiolo.bots.character import CHARACTERS, character_from_data
from pizzaiolo.bots.registry import COMPANY
from pizzaiolo.records.fairness import LONGEST_SALT, is_salt
from pizzaiolo.server.protocol.entries import (
    Allowed,
    CameBack,
    Config,
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
from pizzaiolo.server.protocol.messages import (
    Allow,
    Back,
    Configure,
    Fill,
    Free,
    HandOver,
    Join,
    Prefer,
    Refused,
    Reissue,
    Salt,
    Vote,
)
from pizzaiolo.server.protocol.public import Phase, Remedy
from pizzaiolo.server.table.agreement import Agreement, agree, refused, unknown_bot
from pizzaiolo.server.table.audience import Who
from pizzaiolo.server.table.seats import LONGEST_NAME, Chair, free_colours, is_name

SeatingCommand = (
    Configure | Join | Fill | Free | Reissue | HandOver | Salt | Vote | Back | Allow | Prefer
)
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
    """Who sits where. `decide` looks, `apply` writes; `running` is whether a game is on."""

    def __init__(self, config: Config, host_token_hash: str) -> None:
        """Free seats, and a host without a seat."""
        self.agreement = Agreement(config)
        self.chairs = [Chair() for _ in range(config.seats)]
        self.host_seat: int | None = None
        self._host_token_hash = host_token_hash
        self._host_played = False
        """Whether the host, judging by the token, has held a seat in this game."""
        self._played: set[str] = set()
        """The hashes of all tokens that belonged to a seat in this game, including void ones."""

    @property
    def config(self) -> Config:
        """What the table agreed on."""
        return self.agreement.config

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

    def has_played(self, token_hash: str) -> bool:
        """Whether this is the hash of a token that belonged to a seat in this game, void or not."""
        return any(compare_digest(each, token_hash) for each in self._played)

    def has_seen_a_hand(self, who: Who) -> bool:
        """Whether somebody has seen a hand of this game, as far as a token can tell."""
        return who.seat is not None or who.played or (who.host and self._host_played)

    def voters(self, about: int) -> set[int]:
        """Whose votes count about a seat: the other people who play themselves."""
        return {
            seat
            for seat, chair in enumerate(self.chairs)
            if seat != about and chair.person and not chair.standing_in
        }

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

    # --- Looking ---

    def decide(
        self, command: SeatingCommand, who: Who, now: float, token_hash: str, *, running: bool
    ) -> Entry | Refused:
        """Say what a command would lead to."""
        match command:
            case Join():
                return self._join(command, who, now, token_hash, running=running)
            case Salt() | Vote() | Back() | Allow() | Prefer():
                if who.seat is None:
                    return refused("not_seated", "Only a player can do this: take a seat first.")
                return self._player(command, who.seat, now, running=running)
            case Free(seat=seat) if seat == who.seat:
                return SeatFreed(seat, at=now)
            case Reissue(seat=seat) if seat == who.seat:
                return SeatReissued(seat, token_hash, at=now)
        if not self.is_host(who):
            return refused("not_host", "Only the host of the table can do this.")
        if isinstance(command, Configure):
            return self._configure(command, now, running=running)
        if command.seat >= len(self.chairs):
            return refused(
                "no_such_seat",
                f"There is no seat {command.seat}: the seats are 0 to {len(self.chairs) - 1}.",
            )
        if running and (refusal := self._takes_over(command, who)) is not None:
            return refusal
        return self._host(command, now, token_hash)

    def _takes_over(self, command: Fill | Free | Reissue | HandOver, who: Who) -> Refused | None:
        """Why the host cannot give away a seat while a game is on; None: the host can.

        The player who sits there has to be away, and nobody is given two hands to look at.
        """
        chair = self.chairs[command.seat]
        if isinstance(command, HandOver) or not chair.person:
            return None
        if not chair.away:
            return refused("not_away", f"The player in seat {command.seat} is at the table.")
        if isinstance(command, Reissue) and self.has_seen_a_hand(who):
            return refused("hand_seen", "You have already seen another hand in this game.")
        return None

    def _join(
        self, command: Join, who: Who, now: float, token_hash: str, *, running: bool
    ) -> Entry | Refused:
        if (refusal := self._may_sit_down(command, who, running=running)) is not None:
            return refusal
        free = [seat for seat, chair in enumerate(self.chairs) if chair.free]
        if not free:
            return refused("table_full", "No seat is free.")
        seat = free[0] if command.seat is None else command.seat
        if seat >= len(self.chairs):
            return refused("no_such_seat", f"There is no seat {seat}.")
        if seat not in free:
            return refused("seat_taken", f"Seat {seat} is taken.")
        if running:
            colour = self.chairs[seat].colour or ""
        else:
            colours = self.agreement.edition.colours
            free_ones = free_colours(self.chairs, colours)
            colour = free_ones[0] if command.colour is None else command.colour
            if colour not in colours:
                listed = ", ".join(colours)
                return refused("colour_unknown", f"This edition has the colours {listed}.")
            if colour not in free_ones:
                return refused("colour_taken", f"Somebody has {colour} already.")
        salt = None if running else command.salt
        face = command.face
        return SeatTaken(seat, command.name, colour, token_hash, who.host, salt, face, at=now)

    def _may_sit_down(self, command: Join, who: Who, *, running: bool) -> Refused | None:
        """Why somebody cannot sit down in any seat; None: they can."""
        if who.seat is not None:
            return refused("seat_taken", f"You sit in seat {who.seat} already.")
        if running and self.has_seen_a_hand(who):
            return refused("hand_seen", "You have already seen another hand in this game.")
        if not is_name(command.name):
            return refused(
                "name_bad",
                f"A name has 1 to {LONGEST_NAME} printable characters and no space around them.",
            )
        if any(chair.name == command.name for chair in self.chairs):
            return refused("name_taken", "Somebody at this table has that name.")
        if command.salt is not None and not is_salt(command.salt):
            return _bad_salt()
        return None

    def _player(
        self, command: Salt | Vote | Back | Allow | Prefer, seat: int, now: float, *, running: bool
    ) -> Entry | Refused:
        match command:
            case Salt(salt=salt):
                if running:
                    return refused("game_running", "The cards are dealt: it is too late for salt.")
                if not is_salt(salt):
                    return _bad_salt()
                return Salted(seat, salt, at=now)
            case Vote():
                return self._decide_vote(command, seat, now, running=running)
            case Back():
                if not self.chairs[seat].standing_in:
                    return refused("vote_pointless", "No bot stands in for you.")
                return CameBack(seat, at=now)
            case Allow(allow=allow):
                return Allowed(seat, allow, at=now)
            case Prefer(press=press, add=add):
                return Preferred(seat, press, add, at=now)

    def _decide_vote(
        self, command: Vote, seat: int, now: float, *, running: bool
    ) -> Entry | Refused:
        about = command.about
        if not running or about not in range(len(self.chairs)):
            return refused("vote_pointless", "There is nobody to stand in for.")
        if seat not in self.voters(about) or not self.chairs[about].person:
            return refused("vote_pointless", f"You cannot vote about seat {about}.")
        if self.chairs[about].standing_in:
            return refused("vote_pointless", f"A bot stands in at seat {about} already.")
        if command.wants and not self.chairs[about].away:
            return refused("not_away", f"The player in seat {about} is at the table.")
        return Voted(seat, about, command.wants, at=now)

    def _configure(self, command: Configure, now: float, *, running: bool) -> Entry | Refused:
        if running:
            return refused("game_running", "The cards are dealt: change this before the next deal.")
        agreement = agree(command.config)
        if isinstance(agreement, Refused):
            return agreement
        if any(not chair.free for chair in self.chairs[command.config.seats :]):
            return refused("seat_taken", "A seat that would go is taken: free it first.")
        return Configured(command.config, at=now)

    def _host(
        self, command: Fill | Free | Reissue | HandOver, now: float, token_hash: str
    ) -> Entry | Refused:
        chair = self.chairs[command.seat]
        if isinstance(command, Fill):
            if (refusal := unknown_bot(command.bot, command.character)) is not None:
                return refusal
            colour = chair.colour or free_colours(self.chairs, self.agreement.edition.colours)[0]
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

    # --- Writing ---

    def apply(self, entry: SeatingEntry, *, running: bool) -> None:
        """Write what happened to the seating."""
        match entry:
            case Configured(config=config):
                self._reconfigure(config)
            case HostChanged(seat=seat):
                self.host_seat = seat
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
                self.chairs[entry.seat] = fresh
                if host:
                    self.host_seat = entry.seat
                if running:
                    self._note_newcomer(fresh, host=host)
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
                if running:
                    self._note_newcomer(chair, host=False)
            case Salted(salt=salt):
                chair.salt = salt
            case CameBack():
                chair.bot = None
                chair.standing_in = False
            case Allowed(allow=allow):
                chair.allows_spectators = allow
            case Preferred(press=press, add=add):
                chair.presses_for_me, chair.adds_for_me = press, add

    def _note_newcomer(self, chair: Chair, *, host: bool) -> None:
        """Somebody got a link to a seat of the running game after the deal."""
        chair.taken_over += 1
        self._played.add(chair.token_hash)
        self._host_played = self._host_played or host

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
        self._played = {chair.token_hash for chair in self.chairs if chair.person}
        self._host_played = self.host_seat is not None

    def begin_rematch(self) -> None:
        """The seats are kept; salts, votes and chalk marks were for the game that is over."""
        for chair in self.chairs:
            chair.salt = None
            chair.votes.clear()
            chair.marks.clear()

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


def _bad_salt() -> Refused:
    return refused("salt_bad", f"A salt is one line of 1 to {LONGEST_SALT} characters.")
