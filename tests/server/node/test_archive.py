"""Games that are over: played again once for all who ask, and never too many at a time."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from pizzaiolo.server.node import archive
from pizzaiolo.server.node.archive import Archive
from support.loops import in_loop
from support.server.finished_tables import table_of_games
from support.server.in_process import here


@in_loop
async def test_a_hundred_requests_for_an_earlier_game_play_the_table_again_once(
    tmp_path: Path,
) -> None:
    async with here(tmp_path) as server:
        table = await table_of_games(server, 2)
        path = f"/api/tables/{table}"
        answers = await asyncio.gather(
            *(server.web.get(f"{path}/record?game=1") for _ in range(100)),
            *(server.web.get(f"{path}/tape/1?game=1") for _ in range(100)),
        )
        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.content for answer in answers[:100]}) == 1
        assert server.node.archive.replays == 1
        latest = await server.web.get(f"{path}/record?game=2")
        assert latest.content == (await server.web.get(f"{path}/record")).content
        assert latest.content != answers[0].content
        assert server.node.archive.replays == 1, "the latest game lies on the table"
        for missing in ("record?game=3", "record?game=0", "record?game=x", "tape/99?game=1"):
            assert (await server.web.get(f"{path}/{missing}")).json()["code"] == "not_yet"
        assert server.node.archive.replays == 1, "of what is not there, nothing is played"


@in_loop
async def test_what_was_asked_for_last_is_kept_and_the_rest_makes_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with here(tmp_path) as server:
        table = await table_of_games(server, 2)
        room = server.node.rooms[table]
        first = await server.node.archive.game(room, 1)
        assert first is not None
        monkeypatch.setattr(archive, "MOST_BYTES", first.size + 10)
        small = Archive(server.store)
        for _ in range(2):
            assert await small.game(room, 1) == first
            assert (await small.game(room, 2)) is not None
        assert len(small._kept) == 1
        small.forget([table])
        assert (small._bytes, small._kept) == (0, {})


@in_loop
async def test_too_many_who_ask_at_once_are_told_that_the_server_is_busy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "MOST_WAITING", 0)
    async with here(tmp_path) as server:
        table = await table_of_games(server, 2)
        refused = await server.web.get(f"/api/tables/{table}/record?game=1")
        assert (refused.status_code, refused.json()["code"]) == (503, "server_busy")
        assert (await server.web.get(f"/api/tables/{table}/record?game=2")).status_code == 200
