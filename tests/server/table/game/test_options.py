"""What a seat can do is told to that seat alone, and only while it is the one to decide."""

from __future__ import annotations

import ast
import asyncio
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import pizzaiolo.server
from pizzaiolo.engine.dealer import SeededDealer
from pizzaiolo.game import Game
from pizzaiolo.server.protocol.entries import Config
from pizzaiolo.server.protocol.incoming import Act
from pizzaiolo.server.protocol.outgoing import Aid, Marks, Turn
from pizzaiolo.server.protocol.public import OvenCounts, Then
from pizzaiolo.server.table.audience import Outgoing, Viewer, Who
from pizzaiolo.server.table.game import words
from pizzaiolo.server.table.game.choices import options
from pizzaiolo.server.table.game.options import Options
from pizzaiolo.server.table.game.turn_ahead import rest_of_turn
from pizzaiolo.server.table.opening import created
from support.cases import CASES, Case
from support.loops import PATIENCE
from support.server.in_process import Here, here
from support.server.serving import Node, play_to_the_end
from support.servers import say


def whole_turn(turn: Turn | dict[str, Any]) -> tuple[str, ...]:
    """A whole turn, put together from what `then` offers: always the last thing there is."""
    then: Any = turn.then if isinstance(turn, Turn) else turn["then"]
    actions: list[str] = []
    while then:
        text = list(then)[-1]
        actions.append(text)
        then = then[text].then if isinstance(then[text], Then) else then[text].get("then", {})
    return tuple(actions)


def turns_told(node: Node, seat: int) -> list[dict[str, Any]]:
    messages = map(json.loads, node.sent[Viewer(seat)])
    return [message for message in messages if message["type"] == "turn"]


def test_a_whole_turn_is_not_answered_with_what_the_next_player_holds() -> None:
    node = Node(Config(edition="oven", seats=2, pace="instant"), 16)
    node.seat_everybody()
    first = node.asked()
    assert first is not None
    told = node.turns[first]
    node.sent.clear()
    answer = node.command(Act("turn", node.table.n, whole_turn(told)), Who(first))
    assert getattr(answer, "actions", ())[2:] != (), "a turn of three steps"
    assert node.asked() == 1 - first
    assert turns_told(node, first) == []
    (next_turn,) = turns_told(node, 1 - first)
    assert next_turn["n"] == node.table.n
    play = node.play
    assert tuple(next_turn["legal"]) == tuple(map(str, play.game.legal()))


@pytest.mark.parametrize("case", CASES[::3], ids=str)
def test_a_turn_is_told_only_when_its_seat_is_the_one_to_decide(case: Case) -> None:
    """Whole games of turns in one, two and three steps: one message for each pending decision."""
    config = Config(
        edition=case.edition,
        seats=case.seats,
        doubles=case.doubles,
        helping=case.helping,
        pace="instant",
    )
    node = Node(config, f"{case}")
    node.seat_everybody()
    wrong: list[object] = []
    told = 0

    deliver = node.deliver

    def watch(viewer: Viewer, message: Any) -> None:
        nonlocal told
        if isinstance(message, Turn) and viewer.seat is not None:
            told += 1
            play = node.play
            pending = play.game.to_act == viewer.seat and message.n == play.show.newest
            if not pending or message.legal != tuple(map(str, play.game.legal())):
                wrong.append((viewer, message))
        deliver(viewer, message)

    node.deliver = watch  # type: ignore[method-assign]
    play_to_the_end(node, Random(str(case)))
    assert told > 20
    assert not wrong


@pytest.mark.parametrize("case", [Case("oven", 3), Case("plus", 2), Case("original", 2)], ids=str)
def test_a_turn_says_how_many_orders_a_draw_brings_and_nothing_of_the_supply(case: Case) -> None:
    """What follows from the hand's size, the limit, the cap and the waiter's height; no more."""
    chance = Random(str(case))
    game = Game(case.setup(), SeededDealer(f"{case}"), f"{case}")
    edition, seen = game.edition, set()
    while not game.over:
        seat = game.to_act
        assert seat is not None
        if game.view(seat).decision in ("place", "submit", "draw"):
            for turn, last in leaves(rest_of_turn(game)):
                own = game.view(seat).seats[seat]
                held = own.ingredients + own.orders - sum(map(cards_of, turn))
                room = min(edition.hand_limit - held, edition.draw_cap or edition.hand_limit)
                expected = min(room, own.waiter) if turn[-1] == "draw waiter" else 0
                assert last == Then(orders=expected), turn
                seen.add(expected)
        game.play(chance.choice(game.legal()))
    assert len(seen) > 4


def leaves(rest: dict[str, Then]) -> list[tuple[tuple[str, ...], Then]]:
    """Every turn that can be put together, with the end of it."""
    found: list[tuple[tuple[str, ...], Then]] = []
    for text, then in rest.items():
        more = [((text, *after), last) for after, last in leaves(then.then)]
        found += more or [((text,), then)]
    return found


def cards_of(text: str) -> int:
    """How many cards leave the hand with an action of a turn, in a game without doubles."""
    if text.startswith("place "):
        return int(text.split()[1])
    return int(text.startswith("submit order"))


def test_over_a_socket_nobody_hears_what_another_hand_can_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The way a browser plays: whole turns, made of what `then` offers."""
    monkeypatch.setattr(sys.modules[created.__module__], "new_secret", lambda: "16" * 32)

    async def seat_hears(server: Here, table: str, token: str, heard: list[Any]) -> None:
        async with server.at_table(table, token) as line:
            async for text in line:
                message = json.loads(text)
                heard.append(message)
                turn = message if message["type"] == "turn" else message.get("turn")
                if turn is not None:
                    actions = whole_turn(turn)
                    command = {"type": "act", "id": f"{turn['n']}", "n": turn["n"]}
                    await say(line, **command, actions=actions)
                if message.get("event", {}).get("what") == "oven_opened":
                    return

    async def game() -> list[list[Any]]:
        heard: list[list[Any]] = [[], [], []]
        async with here(tmp_path) as server, asyncio.timeout(PATIENCE):
            config = {"edition": "waiter", "seats": 3, "pace": "instant"}
            table = (await server.web.post("/api/tables", json=config)).json()["table"]
            path = f"/api/tables/{table}/seats"
            joined = [await server.web.post(path, json={"name": name}) for name in "ABC"]
            tokens = [answer.json()["token"] for answer in joined]
            await asyncio.gather(
                *(seat_hears(server, table, *each) for each in zip(tokens, heard, strict=True))
            )
        return heard

    for seat, messages in enumerate(asyncio.run(game())):
        awaited = {
            message["n"]: message["event"]
            for message in messages
            if message["type"] == "heard" and message["event"]["what"] == "awaited"
        }
        told = [message for message in messages if message["type"] == "turn"]
        assert len(told) >= 3
        for turn in told:
            assert awaited[turn["n"]]["seat"] == seat
            assert awaited[turn["n"]]["decision"] == turn["decision"]
            assert {text.split()[0] for text in turn["legal"]} == {turn["decision"]}


# --- By type, not by care ---


def test_no_message_can_be_made_of_the_options_of_another_seat_or_another_step() -> None:
    game = Game(Case("oven", 3).setup(), SeededDealer("options"), "options")
    seat = game.to_act
    assert seat is not None
    own = options(game, seat, 7)
    then = rest_of_turn(game)
    assert words.turn(seat, 7, "place", own, then=then).legal == own.legal
    assert words.question(seat, 7, "pay", own, (), game.edition).legal == own.legal
    for to, n in ((seat + 1, 7), (seat, 8)):
        with pytest.raises(ValueError, match=f"expected the options of seat {to} at step {n}"):
            words.turn(to, n, "place", own)
        with pytest.raises(ValueError, match=f"expected the options of seat {to} at step {n}"):
            words.question(to, n, "pay", own, (), game.edition)
    with pytest.raises(ValueError, match="what follows upon"):
        words.turn(seat, 7, "place", Options(seat, 7, ("place 1 anchovy",)), then=then)
    for other in {0, 1, 2} - {seat}:
        with pytest.raises(ValueError, match=f"seat {seat} is to act, not seat {other}"):
            options(game, other, 7)


def test_what_is_for_one_seat_cannot_be_told_to_everybody() -> None:
    for message in (Marks({}), Aid(1, OvenCounts({}, {}, {})), Turn(1, "place", ())):
        assert Outgoing(0, message).message is message
        with pytest.raises(ValueError, match="never for everybody"):
            Outgoing("everybody", message)


def test_only_words_makes_the_messages_that_list_options() -> None:
    """Whatever else would make a Turn or a Question would get round the check."""
    makers = {
        source.stem
        for source in Path(pizzaiolo.server.__path__[0]).rglob("*.py")
        for node in ast.walk(ast.parse(source.read_text()))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("Turn", "Question")
    }
    assert makers == {"words"}
