"""A challenge: the deal of a game against bots, played by somebody else from the same seat."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from pizzaiolo.bots.character import character_data
from pizzaiolo.bots.registry import STAND_IN
from pizzaiolo.server.protocol.challenge_entries import OneAgainstBots, SameDeal, SeatedBot
from pizzaiolo.server.protocol.entries import Entry, FixedDeal
from pizzaiolo.server.protocol.incoming import Join
from pizzaiolo.server.protocol.outgoing import Refused
from pizzaiolo.server.table.opening import dealt_again
from pizzaiolo.server.table.table import Table
from pizzaiolo.server.table.tries import ITERATIONS, result_at

SOURCE: Final = "challenge "
"""How the source of such a deal begins; the name of the challenge follows."""


def same_deal(table: Table) -> SameDeal | None:
    """The deal of the game that is over at a table, if one person played it against bots.

    None: it was another game, others are to play its deal as well, or somebody got up meanwhile.
    """
    course, seating = table.course, table.seating
    if course.play is None or course.over is None or course.started is None:
        return None
    people = seating.people()
    if table.deal is not None or course.reseated or len(people) != 1:
        return None
    bots = tuple(
        SeatedBot(
            seat, chair.bot, None if chair.character is None else character_data(chair.character)
        )
        for seat, chair in enumerate(seating.chairs)
        if chair.bot is not None and not chair.person
    )
    if len(bots) + 1 != len(seating.chairs):
        return None
    # Nobody else sits down or stands in there, and nobody finds such a table by chance.
    named = tuple(each.bot for each in bots if each.character is None)
    config = replace(seating.config, public=False, bots=named, stand_in=STAND_IN)
    game = course.play.game
    return SameDeal(
        config,
        course.started.edition_hash,
        course.secret,
        course.started.salts,
        course.started.start,
        course.started.colours,
        people.pop(),
        bots,
        tuple(str(game.table.actions[number]) for _, number in game.played),
    )


def one_against_bots(table: Table) -> OneAgainstBots | None:
    """The game that is over at a table, if it can be a challenge."""
    deal = same_deal(table)
    result = None if deal is None else result_at(table, deal.seat)
    if deal is None or result is None:
        return None
    return OneAgainstBots(deal, result, table.seating.chairs[deal.seat].token_hash)


def challenge_table(
    challenge: str, deal: SameDeal, player: str, host: Join, token_hash: str, now: float
) -> list[Entry] | Refused:
    """All entries of a table at which the player with a key of this hash takes a challenge."""
    source = FixedDeal(f"{SOURCE}{challenge}", ITERATIONS, player, course=deal.course)
    return dealt_again(deal, source, host, token_hash, now)


def can_be_played(deal: SameDeal) -> bool:
    """Whether all bots of a deal and its edition are here."""
    return isinstance(challenge_table("", deal, "", Join("Anybody"), "", 0.0), list)


def challenge_of(table: Table) -> str | None:
    """The name of the challenge that is taken at a table; None: another game."""
    if table.deal is None or not table.deal.source.startswith(SOURCE):
        return None
    return table.deal.source.removeprefix(SOURCE)
