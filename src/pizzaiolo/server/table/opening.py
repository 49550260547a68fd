"""Opening: the first entries of a table, alone or with a game that is dealt at once."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from pizzaiolo.engine.dealer import SeededShuffle
from pizzaiolo.records.fairness import commitment_of, new_secret, seed_of
from pizzaiolo.records.record import RULES
from pizzaiolo.server.protocol.challenge_entries import SameDeal
from pizzaiolo.server.protocol.entries import (
    CLOCK,
    VERSION,
    Config,
    Entry,
    FixedDeal,
    OfClub,
    SeatFilled,
    Started,
    TableCreated,
)
from pizzaiolo.server.protocol.incoming import Command, Fill, Join, Start
from pizzaiolo.server.protocol.outgoing import Refused
from pizzaiolo.server.table.agreement import Agreement, agree, refused, unknown_bot
from pizzaiolo.server.table.audience import Say, Who
from pizzaiolo.server.table.table import Table


def created(
    config: Config,
    host_token_hash: str,
    now: float,
    secret: str = "",
    deal: FixedDeal | None = None,
    club: OfClub | None = None,
) -> TableCreated | Refused:
    """The first entry of a new table, or why there cannot be such a table.

    Without a secret, the table draws a fresh one.
    """
    agreement = agree(config)
    if isinstance(agreement, Refused):
        return agreement
    secret = secret or new_secret()
    return TableCreated(config, host_token_hash, secret, VERSION, RULES, deal, club, at=now)


def empty_table(
    config: Config, host_token_hash: str, now: float, club: OfClub | None = None
) -> list[Entry] | Refused:
    """All entries of a new table where nobody sits yet; `club` is the one that it belongs to."""
    first = created(config, host_token_hash, now, club=club)
    return first if isinstance(first, Refused) else [first]


def dealt_table(config: Config, host: Join, token_hash: str, now: float) -> list[Entry] | Refused:
    """All entries of a new table whose host sits in seat 0, with bots in all other seats.

    The game has been dealt. The host has no token but the seat's.
    """
    first = created(config, "", now)
    return first if isinstance(first, Refused) else _dealt(first, host, token_hash, now)


def fixed_table(
    config: Config, secret: str, deal: FixedDeal, host: Join, token_hash: str, now: float
) -> list[Entry] | Refused:
    """The same with a deal that others get as well.

    The host's colour follows from the secret (`docs/fairness.md`), whatever they wish, and a salt
    of theirs would change the cards: neither is theirs to choose.
    """
    first = created(config, "", now, secret, deal)
    if isinstance(first, Refused):
        return first
    colours = Agreement(config).edition.colours
    colour = colours[SeededShuffle(seed_of(secret), "colour").below(len(colours))]
    return _dealt(first, replace(host, seat=0, colour=colour, salt=None), token_hash, now)


def dealt_again(
    deal: SameDeal, source: FixedDeal, host: Join, token_hash: str, now: float
) -> list[Entry] | Refused:
    """All entries of a new table at which the deal of another game is played, from the same seat.

    A Refused if its bots or its edition are not here any more, or the host cannot be seated.
    """
    first = created(deal.config, "", now, deal.secret, source)
    if isinstance(first, Refused):
        return first
    table = Table(first)
    if table.agreement.edition_hash != deal.edition_hash:
        return refused("edition_bad", "This edition plays differently now.")
    entries: list[Entry] = [first]
    for each in deal.bots:
        if (refusal := unknown_bot(each.bot, each.character)) is not None:
            return refusal
        colour = deal.colours[each.seat]
        entries.append(SeatFilled(each.seat, each.bot, colour, each.character, at=now))
        table.apply(entries[-1])
    wish = replace(host, seat=deal.seat, colour=deal.colours[deal.seat], salt=None)
    taken = table.decide(wish, Who(host=True), now, token_hash=token_hash)
    if isinstance(taken, Refused):
        return taken
    if isinstance(taken, Say):
        raise AssertionError("somebody sits at a table that is new")
    started = Started(
        commitment_of(deal.secret),
        deal.salts,
        deal.start,
        deal.colours,
        deal.edition_hash,
        clock=CLOCK,
        at=now,
    )
    return [*entries, taken, started]


def drawn_table(config: Config, club: OfClub, now: float) -> list[Entry] | Refused:
    """All entries of a table whose seats were drawn: bots sit where no member of the club will.

    Nobody is its host: the clock of the evening says when it begins without those who are missing.
    """
    config = replace(config, seats=len(club.members), start_when_full=True)
    first = created(config, "", now, club=club)
    if isinstance(first, Refused):
        return first
    bots = [
        (Fill(f"bot {seat}", seat, bot), Who(host=True))
        for seat, bot in Table(first).seating.empty_seats()
        if not club.members[seat]
    ]
    return _carried_out(first, bots, now)


def _dealt(first: TableCreated, host: Join, token_hash: str, now: float) -> list[Entry] | Refused:
    commands = ((host, Who(host=True)), (Start("start"), Who(0)))
    return _carried_out(first, commands, now, token_hash)


def _carried_out(
    first: TableCreated,
    commands: Sequence[tuple[Command, Who]],
    now: float,
    token_hash: str = "",
) -> list[Entry] | Refused:
    """The entries to which commands lead, one after the other."""
    table = Table(first)
    entries: list[Entry] = [first]
    for command, who in commands:
        entry = table.decide(command, who, now, token_hash=token_hash)
        if isinstance(entry, Refused):
            return entry
        if isinstance(entry, Say):
            raise AssertionError(f"{type(command).__name__} was answered and not done")
        table.apply(entry)
        entries.append(entry)
    return entries
