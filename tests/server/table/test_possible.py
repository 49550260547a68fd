"""What is listed as possible follows from what the viewer was told; a sniffer sees if it does not.

Whole games at the table, without sockets: every edition, doubles, helping, all levels, snapshots in
between, spectators behind a chef, two games at one table.
"""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from pizzaiolo.engine.counts import stacked
from pizzaiolo.engine.dealer import SeededDealer
from pizzaiolo.engine.events import Awaited
from pizzaiolo.engine.levels import Level
from pizzaiolo.engine.rules import recount
from pizzaiolo.engine.state import SUBMIT
from pizzaiolo.game import Game
from pizzaiolo.server.protocol.entries import Config
from pizzaiolo.server.protocol.incoming import Rematch
from pizzaiolo.server.protocol.outgoing import Question, Turn
from pizzaiolo.server.protocol.public import Then
from pizzaiolo.server.table.audience import Outgoing, Viewer
from pizzaiolo.server.table.game import announcing, words
from pizzaiolo.server.table.game.choices import ChoiceError
from pizzaiolo.server.table.game.options import Options
from pizzaiolo.server.table.game.play import Play
from pizzaiolo.server.table.game.show import ShowStep
from pizzaiolo.server.table.game.turn_ahead import follow_turn, rest_of_turn
from support.cases import CASES, Case
from support.server.possible import LeakError, Told
from support.server.serving import HOST, Node, random_step

LEVELS: list[Level] = ["photographic", "kitchen", "rail", "chalkboard", "glass"]


def sniff(case: Case, seed: object, games: int = 1, bots: int = 0) -> int:
    """Play games at a table with a `Told` for every viewer; how many lists were checked."""
    chance = Random(f"{case} {seed}")
    node = Node(
        Config(
            edition=case.edition,
            seats=case.seats,
            doubles=case.doubles,
            helping=case.helping,
            levels=tuple(chance.choice(LEVELS) for _ in range(case.seats)),
            bots=("random",),
        ),
        f"{case} {seed}",
    )
    edition = node.table.agreement.edition
    told: dict[Viewer, Told] = {}

    def look(viewer: Viewer) -> None:
        """Come (back): from here on the viewer knows what the snapshot tells, and what follows."""
        told[viewer] = Told(edition, viewer.seat)
        node.deliver(viewer, node.table.snapshot(viewer, node.now))

    def hear() -> None:
        for viewer in list(told):
            for text in node.sent[Viewer(viewer.seat)] if viewer.watching else node.sent[viewer]:
                told[viewer].hear(json.loads(text))
        node.sent.clear()

    for seat in range(case.seats - bots):
        node.join(seat)
    for viewer in node.viewers:
        look(viewer)
    checked = 0
    for game in range(games):
        if game > 0:
            node.command(Rematch(node.fresh_id()), HOST)
        if node.table.phase == "waiting":
            node.start()
        while node.table.phase != "over":
            hear()
            random_step(node, chance)
            if chance.random() < 0.05:
                viewer = chance.choice(node.viewers)
                hear()
                checked += told[viewer].listed
                look(viewer)
        hear()
    return checked + sum(each.listed for each in told.values())


@pytest.mark.parametrize("case", CASES[::2], ids=str)
def test_everything_listed_follows_from_what_its_viewer_was_told(case: Case) -> None:
    assert sniff(case, "one") > 30


def test_everything_listed_follows_with_bots_and_in_the_second_game_too() -> None:
    assert sniff(Case("plus", 4, helping=True), "two", games=2, bots=2) > 100
    assert sniff(Case("original", 3, doubles=True), "two", games=2, bots=1) > 100


# --- The faults, put back ---


def tell_taken_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each step of a batch is told with what the engine's next seat can do, as it once was."""
    announce_step = announcing.announce_step

    def leaky(play: Play, step: ShowStep) -> list[Outgoing]:
        out = announce_step(play, step)
        event = step.event
        if isinstance(event, Awaited) and step.options is None:
            legal = tuple(map(str, play.game.legal()))
            out.append(Outgoing(event.seat, Turn(play.show.n, event.decision, legal)))
        return out

    monkeypatch.setattr(announcing, "announce_step", leaky)


def tell_what_another_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every seat that is asked is told a number that does not follow from its own cards."""
    question = words.question

    def leaky(to: int, n: int, decision: str, own: Options, *rest: Any) -> Question:
        return question(to, n, decision, replace(own, lacking=own.lacking + 1), *rest)

    monkeypatch.setattr(words, "question", leaky)


def look_into_the_supply(monkeypatch: pytest.MonkeyPatch) -> None:
    """A turn lists what could be placed if the next card of the supply were in the hand."""
    turn = words.turn

    def leaky(to: int, n: int, decision: str, own: Options, *rest: Any) -> Turn:
        legal = tuple(dict.fromkeys((*own.legal, "place 1 olive")))
        return turn(to, n, decision, Options(to, n, legal), rest[0] if rest else None)

    monkeypatch.setattr(words, "turn", leaky)


@pytest.mark.parametrize("fault", [tell_taken_steps, tell_what_another_lacks, look_into_the_supply])
def test_a_sniffer_notices_when_a_fault_is_put_back(
    fault: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    case = Case("plus", 4, helping=True)
    assert sniff(case, "fault") > 100
    fault(monkeypatch)
    with pytest.raises(LeakError, match="was told"):
        sniff(case, "fault")


# --- A turn ends with its draw ---


def alone(orders: int) -> Game:
    """A game in which a seat without ingredients decides about its orders.

    The other one has nothing to decide: it draws from the supply, and the turn comes back.
    """
    game = Game(Case("original", 2).setup(start=0), SeededDealer("alone"), "alone")
    state = game._state
    own, other = state.seats
    own.hand = other.hand = other.orders = other.waiter = other.waiting = 0
    numbers = list(range(8))
    own.orders = sum(1 << number for number in numbers[:orders])
    own.waiter, own.waiting = stacked(numbers[orders:]), 8 - orders
    state.phase = SUBMIT
    recount(state)
    return game


def test_no_one_can_look_at_what_they_would_draw_by_trying_a_turn_that_is_too_long() -> None:
    game = alone(1)
    with pytest.raises(ChoiceError) as tried:
        follow_turn(game, ("submit nothing", "draw waiter", "submit order 9"))
    assert tried.value.legal == ()
    assert follow_turn(game, ("submit nothing", "draw waiter")) == (
        "submit nothing",
        "draw waiter",
    )


def test_the_rest_of_a_turn_does_not_tell_whether_the_others_have_a_choice() -> None:
    assert rest_of_turn(alone(7))["submit nothing"] == Then()
