"""Files of a club over HTTP: out as CSV and records, in as records."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pizzaiolo.server.base import slices
from pizzaiolo.server.http.file_reader import FileReader
from pizzaiolo.server.http.routes.club_file_routes import PIECE, ClubFileRoutes
from support.loops import in_loop
from support.places import ROOT
from support.server.clubs import ALBA, BRUNO, ask, do, finished, founded, put_into, refused
from support.server.in_process import MemoryStore, here

TABLE = "TableOfTheTests0"
RECORD: dict[str, Any] = json.loads((ROOT / "tests/golden/records/original-3.json").read_text())


@in_loop
async def test_a_book_is_fetched_as_files_and_its_records_are_known_when_they_come_back(
    tmp_path: Path,
) -> None:
    store = MemoryStore()
    async with here(tmp_path, store=store) as server:
        club = await founded(server, (BRUNO, "Bruno"))
        node = finished(club, (1, 2))
        await put_into(store, node, TABLE)
        server.node.club_games.over(TABLE, node.table)
        await server.node.tasks.wait(10)
        for name, kind in (("standings.csv", "text/csv"), ("games.csv", "text/csv")):
            file = await ask(server, f"/{club}/{name}")
            assert file.headers["content-type"].startswith(kind)
            assert f'filename="{name}"' in file.headers["content-disposition"]
            assert len(file.text.splitlines()) == 3
            assert "Bruno" in file.text
        records = await ask(server, f"/{club}/records.jsonl")
        (line,) = records.text.splitlines()
        assert [seat["name"] for seat in json.loads(line)["seats"]] == ["Alba", "Bruno"]
        assert (await ask(server, f"/{club}/records.jsonl?before=1")).text == ""
        again = await do(
            server, f"/{club}/import", ALBA, record=json.loads(line), members=[1, 2], at=0
        )
        assert again.json() == {"number": 1, "known": True}


@in_loop
async def test_a_keeper_imports_a_game_once_and_says_who_sat_where(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        club = await founded(server, (BRUNO, "Bruno"))
        wish = {"record": RECORD, "members": [2, None, 1], "at": 1_000}
        refused(await do(server, f"/{club}/import", BRUNO, **wish), 403, "not_keeper")
        told = [(await do(server, f"/{club}/import", ALBA, **wish)).json() for _ in range(2)]
        assert told == [{"number": 1, "known": False}, {"number": 1, "known": True}]
        (game,) = (await ask(server, f"/{club}/games")).json()["games"]
        assert (game["table"], game["edition"], game["at"]) == ("", "original", 1_000)
        assert [seat["member"] for seat in game["seats"]] == [2, None, 1]
        delivered = RECORD["result"]["delivered"]
        assert [seat["pizzas"] for seat in game["seats"]] == delivered
        assert game["seats"][0]["rating"] is not None


@in_loop
async def test_what_is_no_finished_game_is_refused(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        club = await founded(server)
        path, cheated = f"/{club}/import", json.loads(json.dumps(RECORD))
        cheated["result"]["delivered"][0] += 1
        for record in (cheated, {}, {**RECORD, "result": None}):
            answer = await do(server, path, ALBA, record=record, members=[1, None, None], at=0)
            refused(answer, 422, "record_bad")
        answer = await do(server, path, ALBA, record=RECORD, members=[1, None], at=0)
        refused(answer, 400, "bad_message")
        answer = await do(server, path, ALBA, record=RECORD, members=[7, None, None], at=0)
        refused(answer, 404, "no_such_member")


@in_loop
async def test_however_many_fetch_a_book_others_wait_for_one_slice_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line takes a slice of its own here: nobody begins in the middle of another's piece."""
    monkeypatch.setattr(slices, "SLICE_SECONDS", 0.0)
    made: list[str] = []

    def lines(name: str) -> Iterator[str]:
        for _ in range(8):
            made.append(name)
            yield name * (PIECE // 4)

    async with here(tmp_path) as server:
        routes = ClubFileRoutes(server.node, FileReader())

        async def fetch(name: str) -> list[int]:
            return [len(piece) async for piece in routes._pieces(lines(name))]

        fetched = await asyncio.gather(*(fetch(name) for name in "abc"))
    assert fetched == [[PIECE, PIECE, 0]] * 3
    assert [made[at : at + 4] for at in range(0, 24, 4)] == [[name] * 4 for name in "abcabc"]
