"""Clubs over HTTP: found one, look in, join, play there, and show nothing to strangers."""

from __future__ import annotations

from pathlib import Path

from pizzaiolo.server.base.tokens import club_tag, hash_of
from support.loops import in_loop
from support.server.clubs import ALBA, BRUNO, CARLA, ask, do, founded, refused
from support.server.in_process import MemoryStore, here


@in_loop
async def test_who_founds_a_club_is_its_first_member_and_its_keeper(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        answer = await do(server, "", ALBA, club="Da Alba", name="Alba", face="a1")
        club = answer.json()
        assert (answer.status_code, club["name"], club["me"], club["games"]) == (
            201,
            "Da Alba",
            1,
            0,
        )
        assert club["members"] == [
            {"member": 1, "name": "Alba", "face": "a1", "bot": "", "keeper": True, "left": False}
        ]
        assert (await ask(server, f"/{club['club']}", ALBA)).json() == club
        assert (await ask(server, f"/{club['club']}")).json() == {**club, "me": None}


@in_loop
async def test_a_repeated_request_founds_no_second_club(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        wish = {"club": "Da Alba", "name": "Alba", "id": "a secret that Alba made up"}
        first, second = [(await do(server, "", ALBA, **wish)).json() for _ in range(2)]
        assert first == second
        other = (await do(server, "", BRUNO, **{**wish, "name": "Bruno"})).json()
        assert other["club"] != first["club"]


@in_loop
async def test_people_join_once_under_names_of_their_own_and_a_restart_changes_nothing(
    tmp_path: Path,
) -> None:
    store = MemoryStore()
    async with here(tmp_path, store=store) as server:
        club = await founded(server, (BRUNO, "Bruno"))
        again = (await do(server, f"/{club}/members", BRUNO, name="Somebody else")).json()
        assert (again["me"], [each["name"] for each in again["members"]]) == (2, ["Alba", "Bruno"])
        refused(await do(server, f"/{club}/members", CARLA, name="bruno"), 409, "name_taken")
        refused(await do(server, f"/{club}/members", CARLA, name=" Carla"), 422, "name_bad")
        before = (await ask(server, f"/{club}", BRUNO)).json()
    async with here(tmp_path, store=store) as server:
        assert (await ask(server, f"/{club}", BRUNO)).json() == before


@in_loop
async def test_who_asks_again_is_told_that_nothing_is_new(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        club = await founded(server)
        tag = (await ask(server, f"/{club}")).headers["ETag"]
        path, known = f"/api/clubs/{club}", {"If-None-Match": tag}
        assert (await server.web.get(path, headers=known)).status_code == 304
        await do(server, f"/{club}/members", BRUNO, name="Bruno")
        assert (await server.web.get(path, headers=known)).status_code == 200


@in_loop
async def test_members_play_at_tables_of_the_club_and_strangers_are_guests(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        club = await founded(server, (BRUNO, "Bruno"))
        refused(await do(server, f"/{club}/tables", CARLA, seats=3), 403, "not_member")
        opened = (await do(server, f"/{club}/tables", ALBA, seats=3)).json()
        table = opened["table"]
        seats = f"/{club}/tables/{table}/seats"
        refused(await do(server, seats, CARLA), 403, "not_member")
        taken = (await do(server, seats, BRUNO, seat=1)).json()
        assert (await do(server, seats, BRUNO)).json() == taken
        await server.web.post(f"/api/tables/{table}/seats", json={"name": "Carla"})
        (shown,) = (await ask(server, f"/{club}")).json()["tables"]
        assert (shown["table"], shown["members"], shown["free"]) == (table, [2], 1)
        # The table does not lead strangers to the club.
        told = await server.web.get(f"/api/tables/{table}")
        assert told.json()["club"] == club_tag(club)
        assert club not in told.text
        assert [seat.get("name") for seat in told.json()["seats"]] == ["Carla", "Bruno", None]


@in_loop
async def test_a_table_of_another_club_is_none_of_this_one(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        first, second = await founded(server), await founded(server)
        table = (await do(server, f"/{first}/tables", ALBA)).json()["table"]
        refused(await do(server, f"/{second}/tables/{table}/seats", ALBA), 404, "no_such_table")


@in_loop
async def test_no_answer_holds_a_key_or_its_hash(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        club = await founded(server, (BRUNO, "Bruno"))
        for key in (ALBA, BRUNO):
            text = (await ask(server, f"/{club}", key)).text
            for secret in (ALBA, BRUNO, hash_of(ALBA), hash_of(BRUNO)):
                assert secret not in text


@in_loop
async def test_what_is_not_known_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        club = await founded(server)
        refused(await ask(server, "/nosuchclubatall0"), 404, "no_such_club")
        refused(await ask(server, "/short"), 404, "no_such_club")
        refused(await ask(server, f"/{club}", "no key"), 401, "key_bad")
        refused(await do(server, "", None, club="Da Alba", name="Alba"), 401, "key_bad")
        refused(await do(server, f"/{club}/members", None, name="Bruno"), 401, "key_bad")
        refused(await do(server, "", BRUNO, club=" ", name="Bruno"), 422, "name_bad")


@in_loop
async def test_clubs_and_members_are_limited(tmp_path: Path) -> None:
    async with here(tmp_path, clubs_at_once=2, clubs_per_hour=1, club_members=2) as server:
        club = await founded(server, (BRUNO, "Bruno"))
        refused(await do(server, f"/{club}/members", CARLA, name="Carla"), 409, "club_full")
        await founded(server)
        refused(await do(server, "", CARLA, club="One more", name="Carla"), 429, "rate_limited")
    async with here(tmp_path, members_at_once=1, members_per_hour=1) as server:
        club = await founded(server, (BRUNO, "Bruno"))
        refused(await do(server, f"/{club}/members", CARLA, name="Carla"), 429, "rate_limited")


@in_loop
async def test_nobody_fills_the_book_of_a_club_alone(tmp_path: Path) -> None:
    """Not from one address, and not with one key from many."""
    async with here(tmp_path, club_changes_at_once=4, club_changes_per_hour=1) as server:
        club = await founded(server, (BRUNO, "Bruno"))
        for number in range(4):
            named = await do(server, f"/{club}/members/2", BRUNO, name=f"Bruno {number}")
            assert named.status_code == 200, named.text
        for path, body in (
            ("/members/2", {"name": "Bruno"}),
            ("/members/1", {"face": "a1"}),
            ("", {"name": "Da Bruno"}),
            ("/bots", {"bot": "greedy"}),
            ("/members/2/merge", {"into": 1}),
            ("/evenings", {}),
        ):
            refused(await do(server, f"/{club}{path}", ALBA, **body), 429, "rate_limited")
        left = await do(server, f"/{club}/members/2/leave", BRUNO)
        assert left.status_code == 200, "nobody is kept in a club"
