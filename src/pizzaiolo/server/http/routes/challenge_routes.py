"""Challenges: make one of a game, take one, and compare the games once one's own is over."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from pizzaiolo.editions import EditionError
from pizzaiolo.engine.setup import OptionError
from pizzaiolo.server.base.tokens import (
    challenge_id_from,
    challenge_table_id,
    hash_of,
    token_from,
)
from pizzaiolo.server.books.challenge_books import ChallengeFold
from pizzaiolo.server.http.cookies import tables_in
from pizzaiolo.server.http.credentials import reader_hashes_of, tokens_of
from pizzaiolo.server.http.http_io import ProblemError, answer, read_json, seated, whole_number
from pizzaiolo.server.http.routes.admission import (
    TryTables,
    finished_game_of,
    key_of,
    needed_key,
    room_of,
)
from pizzaiolo.server.node.node import Node
from pizzaiolo.server.node.rooms import Room
from pizzaiolo.server.protocol import challenge_answers
from pizzaiolo.server.protocol.challenge_entries import ChallengeMade, OneAgainstBots
from pizzaiolo.server.protocol.incoming import Join
from pizzaiolo.server.protocol.tries import TryResult
from pizzaiolo.server.table.agreement import Agreement
from pizzaiolo.server.table.challenge_deal import (
    can_be_played,
    challenge_of,
    challenge_table,
    one_against_bots,
)

GONE: Final = "A bot or the edition of this challenge is not on this server any more."

SHOWN: Final = 50
"""How many games of others are shown at most: the newest."""


class ChallengeRoutes:
    """Requests about challenges."""

    def __init__(self, node: Node, tries: TryTables) -> None:
        """Serve the challenges of a node; `tries` says who may make or take one."""
        self._node = node
        self._challenges = node.challenges
        self._tries = tries

    # --- Making one ---

    async def make_challenge(self, request: Request) -> Response:
        """Make a challenge of a game that is over at a table; if it is one, say which."""
        room = await room_of(self._node, request)
        challenge = challenge_of(room.table)
        if challenge is None:
            challenge = await self._made(request, room)
        page = f"/challenge/{challenge}"
        return answer(challenge_answers.Challenged(challenge, page), 201)

    async def _made(self, request: Request, room: Room) -> str:
        asked = request.query_params.get("game", "")
        number = whole_number(asked) if asked else room.table.games
        # A void token is good for nothing, whatever was played with it.
        seat_of = room.table.seating.seat_of
        shown = tokens_of(request, room.id)
        tokens = [each for each in shown if seat_of(hash_of(each)) is not None]
        for token in tokens:
            challenge = challenge_id_from(token, room.id, number)
            if await self._challenges.find(challenge) is not None:
                return challenge
        # For a stranger, no table is played again to find an earlier game.
        played = await self._against_bots(room, number) if tokens else None
        own = next((each for each in tokens if played and hash_of(each) == played.player), None)
        if played is None or own is None:
            raise ProblemError("not_seated", "Only whoever played this game can do this.")
        challenge = challenge_id_from(own, room.id, number)
        self._tries.admit(request)
        await self._challenges.make(challenge, room.id, number, played)
        return challenge

    async def _against_bots(self, room: Room, number: int) -> OneAgainstBots:
        """What a challenge to a game of a table (from 1) is made of."""
        table = room.table
        if number == table.games and table.phase == "over":
            found = one_against_bots(table)
        else:
            game = await finished_game_of(self._node, room, number)
            found = None if game is None else game.challenge()
        if found is None:
            text = "Only a game that one person has finished against bots can be a challenge."
            raise ProblemError("no_challenge", text)
        return found

    # --- Taking one ---

    async def take_challenge(self, request: Request) -> Response:
        """Take a challenge, or go on with it."""
        challenge, key = request.path_params["challenge"], needed_key(request)
        wish = await read_json(request, self._node.settings, challenge_answers.Take)
        deal = (await self._found(request))[1].deal
        table_id, now = challenge_table_id(key, challenge), self._node.clock()
        token, host = token_from(key, table_id), Join(wish.name, face=wish.face)
        if await self._node.room(table_id) is None and not can_be_played(deal):
            raise ProblemError("bots_gone", GONE)
        room = await self._tries.opened(
            request,
            key,
            table_id,
            lambda: challenge_table(challenge, deal, hash_of(key), host, hash_of(token), now),
        )
        return seated(request, room, token)

    async def _found(self, request: Request) -> tuple[ChallengeFold, ChallengeMade]:
        fold = await self._challenges.find(request.path_params["challenge"])
        if fold is None or fold.made is None:
            raise ProblemError("no_such_challenge", "There is no such challenge.")
        return fold, fold.made

    # --- Looking ---

    async def show_challenge(self, request: Request) -> Response:
        """Show what is played; once one's own game is over, the games."""
        fold, made = await self._found(request)
        mine = await self._mine(request, fold)
        over = mine is not None and (mine.table.phase == "over" or mine.id == made.table)
        first = await self._node.readable_room(made.table)
        deal, agreement = made.deal, _agreement(made)
        return answer(
            challenge_answers.Challenge(
                request.path_params["challenge"],
                agreement.edition.name,
                agreement.edition.title,
                deal.config.seats,
                deal.config.doubles,
                agreement.level(deal.seat),
                tuple(
                    each.bot if each.character is None else str(each.character["name"])
                    for each in deal.bots
                ),
                deal.seat,
                deal.colours[deal.seat],
                None if first is None else challenge_answers.ChallengedBy(*_who(first, deal.seat)),
                can_be_played(deal),
                None if mine is None else mine.id,
                over,
                len(fold.played),
                await self._games(fold, made, mine) if over else (),
            )
        )

    async def _mine(self, request: Request, fold: ChallengeFold) -> Room | None:
        """The table at which whoever asks has played this deal, or is playing it.

        They are known by their key, and on a device that has another key, or none, by their seat.
        """
        challenge, key = request.path_params["challenge"], key_of(request)
        if key is not None:
            room = await self._node.readable_room(challenge_table_id(key, challenge))
            if room is not None:
                await self._challenges.note(room)
                return room
        first = "" if fold.made is None else fold.made.table
        held = set(tables_in(request.cookies))
        for table in (first, *fold.played):
            if table in held or (table == first and key is not None):
                room = await self._node.readable_room(table)
                hashes = () if room is None else reader_hashes_of(request, table)
                if room is not None and any(map(room.table.who, hashes)):
                    return room
        return None

    async def _games(
        self, fold: ChallengeFold, made: ChallengeMade, mine: Room | None
    ) -> tuple[challenge_answers.ComparedGame, ...]:
        """Of the games that are kept: the challenger's, one's own, and the newest of all others."""
        own = "" if mine is None else mine.id
        results = {table: each.result for table, each in fold.played.items()}
        newest = [table for table in reversed(results) if table != own][:SHOWN]
        wanted: Iterable[tuple[str, int, TryResult]] = [
            (made.table, made.game, made.result),
            *((table, 1, results[table]) for table in (own, *newest) if table in results),
        ]
        games = []
        for table, game, result in wanted:
            room = await self._node.readable_room(table)
            if room is not None:
                name, face = _who(room, made.deal.seat)
                first = table == made.table
                games.append(
                    challenge_answers.ComparedGame(
                        table, game, name, face, result, first, table == own
                    )
                )
        return tuple(games)


def _agreement(made: ChallengeMade) -> Agreement:
    try:
        return Agreement(made.deal.config)
    except (EditionError, OptionError):
        raise ProblemError("bots_gone", GONE) from None


def _who(room: Room, seat: int) -> tuple[str, str]:
    """The name and the face of whoever sits in a seat; empty if nobody does any more."""
    chairs = room.table.seating.chairs
    if seat >= len(chairs) or not chairs[seat].person:
        return "", ""
    return chairs[seat].name or "", chairs[seat].face
