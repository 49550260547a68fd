"""The socket: who hears what, coming back, second devices, limits, the end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidStatus

from support.loops import in_loop, until
from support.server.in_process import here
from support.servers import (
    ROOMY,
    ConnectionClosed,
    Message,
    Served,
    at_table,
    bearer,
    hear,
    open_table,
    play_game,
    say,
    seated,
    serving,
    web_get,
    web_post,
)

NO_REACTION_LIMIT = ("--reactions-per-second=0.001", "--reactions-at-once=3")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    path = tmp_path_factory.mktemp("data") / "tables.sqlite"
    with serving(path, *ROOMY, *NO_REACTION_LIMIT) as server:
        yield server


@asynccontextmanager
async def present(
    served: Served, table: str, token: str | None = None, query: str = ""
) -> AsyncIterator[tuple[ClientConnection, Message]]:
    """A socket that has heard its snapshot."""
    async with at_table(served, table, token, query) as socket:
        yield socket, await hear(socket, "snapshot")


async def bye(socket: ClientConnection) -> tuple[str, int]:
    """Why the connection ends: the last message and the close code."""
    code = (await hear(socket, "bye"))["code"]
    with pytest.raises(ConnectionClosed):
        await hear(socket, "nothing")
    assert socket.close_code is not None
    return code, socket.close_code


# --- Sitting, looking on, coming back ---


@in_loop
async def test_two_sockets_play_a_whole_game(served: Served) -> None:
    table, tokens, _ = seated(served)
    async with present(served, table) as (spectator, _):
        players = await play_game(served, table, tokens, "two")
        assert players[0].over == players[1].over
        assert players[0].over is not None
        await say(spectator, type="ping")
        heard = [await hear(spectator)]
        while heard[-1]["type"] != "pong":
            heard.append(await hear(spectator))
    told = [each["event"]["what"] for each in heard if each["type"] == "heard"]
    assert told[-1] == "game_ended"
    assert [each["type"] for each in heard[-3:]] == ["table", "over", "pong"]


@in_loop
async def test_without_a_token_or_with_a_wrong_one_one_looks_on(served: Served) -> None:
    table, tokens, _ = seated(served)
    async with present(served, table, tokens[0]) as (_, own):
        assert (own["viewer"], own["watching"], own["view"]["hand"] is None) == (0, False, False)
        for token, query in ((None, ""), ("x" * 32, ""), ("?", ""), (tokens[0], "?watch")):
            async with present(served, table, token, query) as (socket, seen):
                assert (seen["viewer"], seen["watching"]) == (None, True)
                assert seen["view"]["hand"] is None
                await say(socket, type="act", id="1", n=seen["n"], actions=["place 1 salami"])
                assert (await hear(socket, "refused"))["code"] == "not_seated"


@in_loop
async def test_a_second_device_takes_the_seat_over(served: Served) -> None:
    table, tokens, _ = seated(served)
    async with (
        present(served, table, tokens[0]) as (first, _),
        present(served, table, tokens[0]) as (second, seen),
    ):
        assert seen["viewer"] == 0
        assert await bye(first) == ("taken_elsewhere", 4001)
        await say(second, type="ping")
        assert await hear(second, "pong")


@in_loop
async def test_a_spectator_sits_behind_a_chef_who_allows_it_and_no_longer(served: Served) -> None:
    table, tokens, _ = seated(served)
    with pytest.raises(InvalidStatus):
        async with present(served, table, None, "?behind=0"):
            pass
    async with present(served, table, tokens[0]) as (chef, own):
        await say(chef, type="allow", id="1", allow=True)
        await hear(chef, "done")
        async with present(served, table, None, "?behind=0") as (behind, seen):
            assert (seen["viewer"], seen["watching"]) == (0, True)
            assert seen["view"]["hand"] == own["view"]["hand"]
            await say(behind, type="act", id="1", n=seen["n"], actions=["place 1 salami"])
            assert (await hear(behind, "refused"))["code"] == "not_seated"
            await say(chef, type="allow", id="2", allow=False)
            assert await bye(behind) == ("seat_void", 4002)


@in_loop
async def test_a_host_who_plays_cannot_look_at_another_hand(served: Served) -> None:
    """Not by a new link, not from behind, not at a bot's seat, not by the pace."""
    table = open_table(served.url, seats=3)
    path = f"{served.url}/api/tables/{table['table']}/seats"
    token = web_post(path, json={"name": "A"}, headers=bearer(table["token"])).json()["token"]
    other = web_post(path, json={"name": "B"}).json()["token"]
    async with (
        present(served, table["table"], token) as (hosting, _),
        present(served, table["table"], other) as (player, _),
    ):
        await say(hosting, type="start", id="1")
        await hear(hosting, "done")
        await say(player, type="allow", id="2", allow=True)
        await hear(player, "done")
        await say(hosting, type="reissue", id="3", seat=1)
        assert (await hear(hosting, "refused", "link"))["code"] == "not_away"
        await say(hosting, type="pace", id="4", pace="instant")
        assert (await hear(hosting, "refused", "done"))["code"] == "game_running"
        with pytest.raises(InvalidStatus):
            async with at_table(served, table["table"], token, "?behind=1"):
                pytest.fail("a player sits behind another one")
        await say(hosting, type="free", id="5", seat=2)
        await hear(hosting, "done")
        for shown in (token, table["token"]):
            again = web_post(path, json={"name": "A again"}, headers=bearer(shown))
            assert again.json()["code"] in ("hand_seen", "seat_taken")
        assert web_post(path, json={"name": "C"}).status_code == 201
        while True:
            told = await hear(player, "table")
            if told["seats"][2].get("name") == "C":
                break
        assert told["seats"][2]["taken_over"] == 1


@in_loop
async def test_a_link_is_made_anew_and_the_old_one_is_void(served: Served) -> None:
    table, tokens, host = seated(served, start_when_full=False)
    async with (
        present(served, table, host) as (hosting, _),
        present(served, table, tokens[1]) as (old, _),
    ):
        await say(hosting, type="reissue", id="1", seat=1)
        link = await hear(hosting, "link")
        assert (link["id"], link["seat"]) == ("1", 1)
        assert await bye(old) == ("seat_void", 4002)
        for token, viewer in ((tokens[1], None), (link["token"], 1)):
            async with present(served, table, token) as (_, seen):
                assert seen["viewer"] == viewer
        await say(hosting, type="fill", id="2", seat=1, bot="greedy")
        await hear(hosting, "done")
        async with present(served, table, link["token"]) as (_, seen):
            assert seen["viewer"] is None


@in_loop
async def test_a_host_makes_the_own_link_anew_and_stays(served: Served) -> None:
    table = open_table(served.url, seats=2)
    headers = {"Authorization": f"Bearer {table['token']}"}
    path = f"{served.url}/api/tables/{table['table']}/seats"
    token = web_post(path, json={"name": "A"}, headers=headers).json()["token"]
    async with present(served, table["table"], token) as (socket, _):
        await say(socket, type="reissue", id="1", seat=0)
        link = await hear(socket, "link")
        await say(socket, type="salt", id="2", salt="pepper")
        assert (await hear(socket, "done"))["id"] == "2"
    async with present(served, table["table"], link["token"]) as (_, seen):
        assert seen["viewer"] == 0


@in_loop
async def test_a_repeated_command_is_answered_as_the_first_time(served: Served) -> None:
    table, tokens, _ = seated(served, start=0)
    async with present(served, table, tokens[0]) as (socket, seen):
        turn = seen["turn"]
        act = {"type": "act", "id": "once", "n": turn["n"], "actions": [turn["legal"][0]]}
        await say(socket, **act)
        assert (await hear(socket, "done"))["id"] == "once"
        n = (await hear(socket, "turn"))["n"]
        await say(socket, **act)
        assert (await hear(socket, "done", "refused")) == {"type": "done", "id": "once"}
        await say(socket, **{**act, "id": "another"})
        refused = await hear(socket, "refused")
        assert (refused["code"], refused["id"]) == ("stale", "another")
        assert refused["snapshot"]["n"] == n
    async with present(served, table, tokens[0]) as (socket, _):
        await say(socket, **act)
        assert (await hear(socket, "done", "refused")) == {"type": "done", "id": "once"}


@in_loop
async def test_coming_back_tells_once_what_was_never_acknowledged(served: Served) -> None:
    table, tokens, _ = seated(served, start=1)
    async with (
        present(served, table, tokens[0]) as (gone, first),
        present(served, table, tokens[1]) as (other, seen),
    ):
        await gone.close()
        asked = seen["turn"]
        while asked["decision"] != "draw":
            choice = {"place": 0, "submit": -1}[asked["decision"]]
            await say(
                other,
                type="act",
                id=f"{asked['n']}",
                n=asked["n"],
                actions=[asked["legal"][choice]],
            )
            asked = await hear(other, "turn")
        async with present(served, table, tokens[0]) as (back, again):
            missed = [each["event"]["what"] for each in again["missed"]]
            assert "placed" in missed
            assert again["n"] > first["n"]
            await say(back, type="ack", n=again["n"])
        async with present(served, table, tokens[0]) as (_, third):
            assert "missed" not in third


@in_loop
async def test_bots_play_in_processes_of_their_own(served: Served) -> None:
    table = open_table(served.url, seats=3, start_when_full=False)
    async with present(served, table["table"], table["token"]) as (host, _):
        await say(host, type="start", id="1")
        over = await hear(host, "over")
    assert len(over["delivered"]) == 3
    assert "pizzaiolo_thoughts_failed_total 0.0" in web_get(served.metrics_url).text


@in_loop
async def test_reactions_are_shown_to_all_and_limited(served: Served) -> None:
    table, tokens, _ = seated(served)
    async with (
        present(served, table, tokens[0]) as (one, _),
        present(served, table) as (spectator, _),
    ):
        for _ in range(3):
            await say(one, type="react", key="bravo")
            assert await hear(spectator, "reaction") == {
                "type": "reaction",
                "seat": 0,
                "key": "bravo",
            }
        await say(one, type="react", key="bravo")
        assert (await hear(one, "refused"))["code"] == "rate_limited"
        await say(spectator, type="react", key="bravo")
        assert (await hear(spectator, "refused"))["code"] == "not_seated"


# --- Limits ---


@in_loop
async def test_pages_of_other_sites_and_unknown_tables_get_no_socket(served: Served) -> None:
    table, tokens, _ = seated(served)
    for name, origin, status in (
        (table, "https://evil.example", 403),
        (table, "null", 403),
        ("x" * 16, None, 404),
        ("x", None, 404),
    ):
        with pytest.raises(InvalidStatus) as refused:
            async with at_table(served, name, tokens[0], origin=origin):
                pass
        assert refused.value.response.status_code == status
    async with at_table(served, table, tokens[0], origin=served.url) as socket:
        assert (await hear(socket, "snapshot"))["viewer"] == 0


@in_loop
async def test_what_is_no_message_is_refused_and_then_the_socket_is_closed(served: Served) -> None:
    table, tokens, _ = seated(served)
    bad: list[str | bytes] = [
        "",
        "{",
        "[]",
        "null",
        '{"type": "act"}',
        '{"type": "ping", "more": 1}',
        '{"type": "state"}',
        b'{"type": "ping"}',
        "[" * 60_000,
        '{"type":"react","key":"hello there"}',
    ]
    async with present(served, table, tokens[0]) as (socket, _):
        for message in bad:
            await socket.send(message)
            assert (await hear(socket, "refused"))["code"] == "bad_message"
        await socket.send("bad")
        assert await bye(socket) == ("misbehaved", 4008)


@in_loop
async def test_a_message_that_is_too_long_ends_the_connection(served: Served) -> None:
    table, tokens, _ = seated(served)
    async with present(served, table, tokens[0]) as (socket, _):
        await socket.send("x" * 65_537)
        with pytest.raises(ConnectionClosed):
            await hear(socket, "nothing")
        assert socket.close_code == 1009


def test_idle_sockets_are_closed_and_tables_put_away(tmp_path: Path) -> None:
    async def idle(served: Served) -> None:
        table, tokens, _ = seated(served)

        async def put_away() -> bool:
            return "pizzaiolo_tables 0.0\n" in web_get(served.metrics_url).text

        async with present(served, table, tokens[0]) as (quiet, _):
            assert await bye(quiet) == ("idle", 4009)
        await until(put_away)
        async with present(served, table, tokens[0]) as (_, seen):
            assert seen["viewer"] == 0

    options = ("--idle-seconds=0.4", "--linger-seconds=0.4")
    with serving(tmp_path / "tables.sqlite", *options) as served:
        asyncio.run(idle(served))


@in_loop
async def test_who_says_something_now_and_then_stays(tmp_path: Path) -> None:
    now = [1_000_000.0]
    async with here(tmp_path, clock=lambda: now[0], idle_seconds=60) as server:
        table = (await server.web.post("/api/tables", json={"seats": 2})).json()["table"]
        async with server.at_table(table) as quiet, server.at_table(table) as lively:
            told = aiter(quiet), aiter(lively)
            for each in told:
                assert '"snapshot"' in await anext(each)
            for _ in range(2):
                now[0] += 40
                await lively.send('{"type": "ping"}')
                assert '"pong"' in await anext(told[1])
                server.node.look_after_rooms()
            assert '"idle"' in await anext(told[0])
            await lively.send('{"type": "ping"}')
            assert '"pong"' in await anext(told[1])


def test_who_sends_too_much_is_read_more_slowly(tmp_path: Path) -> None:
    """Nothing is lost, and nothing comes before its time; it may come later."""

    async def flood(served: Served) -> float:
        table, tokens, _ = seated(served)
        async with present(served, table, tokens[0]) as (socket, _):
            began = monotonic()
            for _ in range(15):
                await say(socket, type="ping")
            for _ in range(15):
                await hear(socket, "pong")
            return monotonic() - began

    options = ("--messages-per-second=50", "--messages-at-once=5")
    with serving(tmp_path / "tables.sqlite", *options) as served:
        assert asyncio.run(flood(served)) > 10 / 50 - 0.01


def test_when_the_server_ends_everybody_is_told_and_everything_is_kept(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", *ROOMY) as served:

        async def end() -> tuple[str, list[str], Message]:
            table, tokens, _ = seated(served, start=0)
            async with present(served, table, tokens[0]) as (socket, seen):
                turn = seen["turn"]
                await say(socket, type="act", id="1", n=turn["n"], actions=[turn["legal"][0]])
                await hear(socket, "done")
                stopping = asyncio.create_task(asyncio.to_thread(served.stop))
                assert await bye(socket) == ("going_down", 1012)
                code, _ = await stopping
                assert code == 0
            return table, tokens, turn

        table, tokens, turn = asyncio.run(end())
        assert not list(tmp_path.glob("*-wal")), "the store was not closed"
        served.start()

        async def go_on() -> None:
            async with present(served, table, tokens[0]) as (_, seen):
                assert seen["turn"]["n"] > turn["n"]
                assert seen["view"]["oven"] > 0

        asyncio.run(go_on())
