"""Keepers look after a club over HTTP; everybody looks after themselves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from support.loops import in_loop, until
from support.server.clubs import ALBA, BRUNO, CARLA, ask, do, finished, founded, put_into, refused
from support.server.in_process import MemoryStore, here

TABLE = "TableOfTheTests0"


def names(answer: httpx.Response) -> list[str | None]:
    return [each["name"] for each in answer.json()["members"]]


@in_loop
async def test_a_keeper_renames_and_closes_a_club(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        club = await founded(server, (BRUNO, "Bruno"))
        refused(await do(server, f"/{club}", BRUNO, name="Da Bruno"), 403, "not_keeper")
        refused(await do(server, f"/{club}", ALBA, name=" "), 422, "name_bad")
        assert (await do(server, f"/{club}", ALBA, name="Trattoria")).json()["name"] == "Trattoria"
        assert (await do(server, f"/{club}", ALBA, closed=True)).status_code == 200
        for answer in (
            await ask(server, f"/{club}", ALBA),
            await ask(server, f"/{club}/book"),
            await do(server, f"/{club}/members", CARLA, name="Carla"),
        ):
            refused(answer, 409, "club_closed")


@in_loop
async def test_everybody_changes_themselves_and_a_keeper_others(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        club = await founded(server, (BRUNO, "Bruno"), (CARLA, "Carla"))
        changed = await do(server, f"/{club}/members/2", BRUNO, name="Berto", face="b2")
        assert names(changed) == ["Alba", "Berto", "Carla"]
        refused(await do(server, f"/{club}/members/2", BRUNO, keeper=True), 403, "not_keeper")
        refused(await do(server, f"/{club}/members/3", BRUNO, name="X"), 403, "not_keeper")
        refused(await do(server, f"/{club}/members/9", ALBA, name="X"), 404, "no_such_member")
        await do(server, f"/{club}/members/2", ALBA, keeper=True)
        assert names(await do(server, f"/{club}/members/3", BRUNO, name="Clara"))[2] == "Clara"


@in_loop
async def test_who_was_removed_cannot_do_anything_and_not_come_back(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        club = await founded(server, (BRUNO, "Bruno"))
        await do(server, f"/{club}/members/2/leave", ALBA)
        refused(await do(server, f"/{club}/members", BRUNO, name="Bruno"), 403, "member_removed")
        refused(await do(server, f"/{club}/tables", BRUNO), 403, "member_removed")
        shown = (await ask(server, f"/{club}", BRUNO)).json()
        assert (shown["me"], shown["members"][1]["left"]) == (None, True)


@in_loop
async def test_who_leaves_can_come_back_as_the_same_member(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        club = await founded(server, (BRUNO, "Bruno"))
        await do(server, f"/{club}/members/2/leave", BRUNO)
        refused(await do(server, f"/{club}/tables", BRUNO), 403, "not_member")
        back = (await do(server, f"/{club}/members", BRUNO, name="Bruno")).json()
        assert (back["me"], len(back["members"])) == (2, 2)


@in_loop
async def test_who_is_forgotten_is_somebody_everywhere(tmp_path: Path) -> None:
    store = MemoryStore()
    async with here(tmp_path, store=store) as server:
        club = await founded(server, (BRUNO, "Bruno Unmistakable"))
        node = finished(club, (1, 2))
        await put_into(store, node, TABLE)
        book = await server.node.clubs.book(club)
        assert book is not None
        await server.node.clubs.note_table(book, TABLE)
        server.node.club_games.over(TABLE, node.table)
        assert await server.node.room(TABLE) is not None
        before = (await server.web.get(f"/api/tables/{TABLE}")).json()
        assert [seat["name"] for seat in before["seats"]] == ["Chef 0", "Chef 1"]
        gone = await do(server, f"/{club}/members/2/leave", BRUNO, forget=True)
        assert names(gone) == ["Alba", None]

        async def forgotten() -> bool:
            return not book.fold.members.to_forget()

        await until(forgotten)
        after = (await server.web.get(f"/api/tables/{TABLE}")).json()
        assert [seat["name"] for seat in after["seats"]] == ["Chef 0", ""]
        kept = b"".join(each.data for log in store.entries.values() for each in log)
        assert b"Bruno" not in kept
        assert b"Chef 1" not in kept
    async with here(tmp_path, store=store) as server:
        shown = await ask(server, f"/{club}", ALBA)
        assert names(shown) == ["Alba", None]
        told = (await server.web.get(f"/api/tables/{TABLE}")).json()
        assert [seat["name"] for seat in told["seats"]] == ["Chef 0", ""]
        joined = (await do(server, f"/{club}/members", BRUNO, name="Bruno")).json()
        assert joined["me"] == 3


@in_loop
async def test_two_devices_of_one_person_become_one_member(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        club = await founded(server, (BRUNO, "Bruno"), (CARLA, "Bruno's phone"))
        refused(await do(server, f"/{club}/members/3/merge", BRUNO, into=2), 403, "not_keeper")
        merged = await do(server, f"/{club}/members/3/merge", ALBA, into=2)
        assert names(merged) == ["Alba", "Bruno"]
        assert (await ask(server, f"/{club}", CARLA)).json()["me"] == 2


@in_loop
async def test_a_keeper_makes_bots_members(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        club = await founded(server, (BRUNO, "Bruno"))
        refused(await do(server, f"/{club}/bots", BRUNO, bot="giulia"), 403, "not_keeper")
        refused(await do(server, f"/{club}/bots", ALBA, bot="nobody"), 409, "bot_unknown")
        added: dict[str, Any] = (await do(server, f"/{club}/bots", ALBA, bot="giulia")).json()
        assert added["members"][2]["bot"] == "giulia"


@in_loop
async def test_who_left_or_was_removed_can_be_forgotten_later_even_if_the_club_is_closed(
    tmp_path: Path,
) -> None:
    store = MemoryStore()
    async with here(tmp_path, store=store) as server:
        club = await founded(server, (BRUNO, "Bruno"), (CARLA, "Carla"))
        await do(server, f"/{club}/members/2/leave", BRUNO)
        await do(server, f"/{club}/members/3/leave", ALBA)
        forgotten = await do(server, f"/{club}/members/3/leave", CARLA, forget=True)
        assert forgotten.json()["members"][2]["name"] is None
        await do(server, f"/{club}", ALBA, closed=True)
        refused(await do(server, f"/{club}/members/1/leave", BRUNO, forget=True), 403, "not_member")
        assert (await do(server, f"/{club}/members/2/leave", BRUNO, forget=True)).is_success
        await server.node.tasks.wait(10)
        kept = b"".join(each.data for each in store.entries[f"club:{club}"])
        assert b"Bruno" not in kept
        assert b"Carla" not in kept
        assert b"Alba" in kept


@in_loop
async def test_a_club_that_is_closed_is_not_founded_again(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        wish = {"club": "Da Alba", "name": "Alba", "id": "s" * 32}
        club = (await do(server, "", ALBA, **wish)).json()["club"]
        await do(server, f"/{club}", ALBA, closed=True)
        refused(await do(server, "", ALBA, **wish), 409, "club_closed")
