"""Files of a club: its book as CSV and as records, and records from elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from pizzaiolo.server.base.slices import Slices
from pizzaiolo.server.clubs.club_files import games_lines, standings_lines
from pizzaiolo.server.clubs.club_fold import ClubFold
from pizzaiolo.server.clubs.decisions import known
from pizzaiolo.server.http.credentials import address_of
from pizzaiolo.server.http.file_reader import FileReader
from pizzaiolo.server.http.file_worker import RecordEnd
from pizzaiolo.server.http.http_io import ProblemError, answer, read_json, whole_number
from pizzaiolo.server.http.routes.admission import shed
from pizzaiolo.server.http.routes.club_access import club_of, keeper_asking
from pizzaiolo.server.node.clubs.club_records import ClubRecords
from pizzaiolo.server.node.node import Node
from pizzaiolo.server.protocol import club_answers
from pizzaiolo.server.protocol.club_entries import ClubEntry, GamePlayed, SeatResult

CSV: Final = "text/csv"
JSON_LINES: Final = "application/jsonl"

PIECE: Final = 16_384
"""About how many characters are sent together."""


class ClubFileRoutes:
    """Requests for files of clubs, and with files."""

    def __init__(self, node: Node, files: FileReader) -> None:
        """Show the books of a node; strangers' records are read by `files`."""
        self._node = node
        self._files = files
        self._records = ClubRecords(node.store)
        self._one_at_a_time = asyncio.Lock()
        """Held while lines are put together: however many fetch them, others wait for one slice."""

    async def export_standings(self, request: Request) -> Response:
        """The standings as CSV."""
        fold = (await club_of(self._node, request)).fold
        return _download(self._pieces(standings_lines(fold)), CSV, "standings.csv")

    async def export_games(self, request: Request) -> Response:
        """All games as CSV, a line for each seat."""
        fold = (await club_of(self._node, request)).fold
        shed(self._node)
        return _download(self._pieces(games_lines(fold)), CSV, "games.csv")

    async def export_records(self, request: Request) -> Response:
        """The records of the latest games, or of those before a number, a line for each."""
        fold = (await club_of(self._node, request)).fold
        shed(self._node)
        if self._records.busy:
            raise ProblemError("server_busy", "Too many are fetching records: try again later.")
        last, asked = len(fold.results.games) + 1, request.query_params.get("before", "")
        before = min(last, whole_number(asked, 9)) if asked else last
        return _download(self._records.lines(fold, before), JSON_LINES, "records.jsonl")

    async def _pieces(self, lines: Iterator[str]) -> AsyncIterator[str]:
        """Lines in pieces that are worth sending; nobody holds up others by taking them slowly."""
        more = True
        while more:
            async with self._one_at_a_time:
                piece, more = await _piece(lines)
            yield piece

    async def import_game(self, request: Request) -> Response:
        """Write a game from elsewhere into the book."""
        book = await club_of(self._node, request)
        keeper_asking(book, request)
        wish = await read_json(request, self._node.settings, club_answers.ImportGame)
        record = msgspec.json.encode(wish.record)
        read = await self._files.read("record", record, address_of(request))
        ended = msgspec.json.decode(read, type=RecordEnd)
        if len(wish.members) != len(ended.places):
            text = f"Expected a member or null for each of {len(ended.places)} seats."
            raise ProblemError("bad_message", text, "members")
        at = min(max(wish.at, 0.0), self._node.clock())
        written = await self._node.clubs.write(
            book, lambda fold: _imported(fold, ended, wish.members, at)
        )
        number = book.fold.results.games.number_of_record(ended.key) or 0
        return answer(club_answers.GameImported(number, known=written is None))


def _imported(
    fold: ClubFold, ended: RecordEnd, members: tuple[int | None, ...], at: float
) -> ClubEntry | None:
    """The entry about a game from elsewhere; None: it is in the book."""
    if fold.results.games.number_of_record(ended.key) is not None:
        return None
    seats = tuple(
        SeatResult(pizzas, place, 0 if member is None else known(fold, member).number)
        for pizzas, place, member in zip(ended.pizzas, ended.places, members, strict=True)
    )
    rated = fold.results.with_ratings(seats)
    return GamePlayed(ended.edition, rated, record=ended.key, at=at)


async def _piece(lines: Iterator[str]) -> tuple[str, bool]:
    """The next lines, with turns for others in between, and whether there may be more."""
    slices, piece, size = Slices(), list[str](), 0
    for each in lines:
        piece.append(each)
        size += len(each)
        if size >= PIECE:
            return "".join(piece), True
        await slices.pause()
    return "".join(piece), False


def _download(pieces: AsyncIterator[str], media: str, name: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return StreamingResponse(pieces, headers=headers, media_type=media)
