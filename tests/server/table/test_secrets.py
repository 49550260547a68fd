"""Nobody learns what R10 hides: not from any byte that a table sends, nor from when it is sent."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import settings

from pizzaiolo.engine.counts import some, total, unpack
from pizzaiolo.engine.events import Event
from pizzaiolo.engine.state import DOUBLE, MAMMA_MIA, stacked
from pizzaiolo.game import Game
from pizzaiolo.server.protocol.entries import Config, Level
from pizzaiolo.server.protocol.messages import Act, Plan, encode
from pizzaiolo.server.table.play import Play
from pizzaiolo.server.table.table import Table, Viewer, Who
from pizzaiolo.server.table.words import cards
from support.cases import CASES, Case
from support.serving import SPECTATOR, Node, random_step

LEVELS: list[Level] = ["photographic", "kitchen", "rail", "chalkboard", "glass"]


def config(case: Case, level: Level = "kitchen", **others: object) -> Config:
    return Config(
        edition=case.edition,
        seats=case.seats,
        doubles=case.doubles,
        helping=case.helping,
        level=level,
        **others,  # type: ignore[arg-type]
    )


def play_of(node: Node) -> Play:
    play = node.table._play
    assert play is not None
    return play


# --- Two worlds that one viewer cannot tell apart ---


def world_beside(node: Node) -> Node:
    """The same table once more, told as far, with nothing sent yet."""
    twin = Node(node.table.config)
    twin.now = node.now
    twin.entries = list(node.entries)
    twin.table = Table.replay(node.entries)
    twin.table.released(node.now)
    twin.table._acks = dict(node.table._acks)
    twin._ids = node._ids
    twin.questions = dict(node.questions)
    node.sent.clear()
    return twin


def change_what_is_hidden(game: Game, viewer: int | None, chance: Random) -> None:
    """Give others other cards than they have: as the viewer sees it, nothing changes."""
    state, dealer = game._state, game._dealer
    others = [seat for seat in range(game.seats) if seat not in (viewer, game.to_act)]
    for seat in others:
        own = state.seats[seat]
        orders = [order for order in range(game.edition.orders_each) if own.orders >> order & 1]
        waiter = [(own.waiter >> 4 * place & 15) - 1 for place in range(own.waiting)]
        mixed = orders + waiter
        chance.shuffle(mixed)
        own.orders = sum(1 << order for order in mixed[: len(orders)])
        own.waiter = stacked(mixed[len(orders) :])
        for _ in range(chance.randint(1, 4)):
            hand = _listed(own.hand, game) + [c + DOUBLE for c in _listed(own.doubles, game)]
            other = chance.choice(others)
            if not hand:
                continue
            if other != seat and chance.random() < 0.7:
                theirs = state.seats[other]
                cards_ = _listed(theirs.hand, game)
                if cards_:
                    mine, their = chance.choice(hand), chance.choice(cards_)
                    _swap(own, mine, their)
                    _swap(theirs, their, mine)
                continue
            places = [p for p, card in enumerate(dealer.stack) if card != MAMMA_MIA]
            if places:
                # Rather a card that is drawn late: the worlds stay alike for longer.
                place = min(chance.choice(places), chance.choice(places))
                mine, theirs_ = chance.choice(hand), dealer.stack[place]
                _swap(own, mine, theirs_)
                dealer.stack[place] = mine
                state.supply += _single(mine) - _single(theirs_)
                state.supply_doubles += _double(mine) - _double(theirs_)


def _listed(counts: int, game: Game) -> list[int]:
    numbers = unpack(counts, len(game.edition.kinds))
    return [kind for kind, number in enumerate(numbers) for _ in range(number)]


def _single(card: int) -> int:
    return some(1, card) if card < DOUBLE else 0


def _double(card: int) -> int:
    return some(1, card - DOUBLE) if card >= DOUBLE else 0


def _swap(seat: object, gone: int, come: int) -> None:
    seat.hand += _single(come) - _single(gone)  # type: ignore[attr-defined]
    seat.doubles += _double(come) - _double(gone)  # type: ignore[attr-defined]


def told(node: Node, viewer: int | None, after: int) -> list[tuple[float, list[Event | None]]]:
    """What a viewer was told after a step, and when."""
    show = play_of(node).show
    return [
        (step.at, [step.event, *(s for s in step.secrets if s.audience == viewer)])
        for step in show.steps[after : show.told]
    ]


class Worlds:
    """Two tables, played in step until the viewer is told different things."""

    def __init__(self, node: Node, viewer: int | None, chance: Random) -> None:
        self.one, self.other = node, world_beside(node)
        self.viewer = viewer
        self.chance = chance
        self.told = play_of(node).show.told
        self.compared = 0
        self.unlike_windows = 0
        change_what_is_hidden(play_of(self.other).game, viewer, chance)

    @property
    def both(self) -> tuple[Node, Node]:
        return self.one, self.other

    def alike(self) -> bool:
        """Whether the viewer was told the same; then at the same times, and in the same bytes."""
        here, there = (told(node, self.viewer, self.told) for node in self.both)
        said = [[what for _, what in each] for each in (here, there)]
        length = min(len(here), len(there))
        if said[0][:length] != said[1][:length]:
            return False
        assert here == there, "the times, or how much was told by now, tell the worlds apart"
        self.told += length
        seen = Viewer(self.viewer)
        for viewer in {seen, SPECTATOR}:
            assert self.one.sent[viewer] == self.other.sent[viewer]
        self.compared += len(self.one.sent[seen])
        for node in self.both:
            node.sent.clear()
        if self.chance.random() < 0.2:
            for viewer in (SPECTATOR, seen, Viewer(self.viewer, watching=True)):
                one, other = (encode(node.table.snapshot(viewer, node.now)) for node in self.both)
                assert one == other, "a snapshot tells the worlds apart"
        return True

    def step(self) -> bool:
        """Play on in both worlds; False when nothing can be done in both alike."""
        turns = [play_of(node).turn_message() for node in self.both]
        windows = [play_of(node).open_window(node.now) for node in self.both]
        if turns[0] is not None:
            assert turns[1] is not None
            seat, here = turns[0]
            there = turns[1][1]
            common = [text for text in here.legal if text in there.legal]
            if seat == self.viewer:
                assert here == there
            if not common:
                return False
            action = self.chance.choice(common)
            for node in self.both:
                command = Act(node.fresh_id(), node.table.n, (action,))
                node.command(command, Who(seat))
            return True
        if windows[0] is not None and windows[1] is not None and self.chance.random() < 0.8:
            assert windows[0].seat == windows[1].seat
            self.unlike_windows += windows[0].real != windows[1].real
            self._plan(windows[0].seat)
        return self._wait()

    def _plan(self, seat: int) -> None:
        """An answer in each world: the viewer's the same, others' a no, or nothing, or the same."""
        questions = [node.questions[seat] for node in self.both]
        common = [text for text in questions[0].legal if text in questions[1].legal]
        if seat == self.viewer:
            assert questions[0] == questions[1]
        together = common and self.chance.random() < 0.4
        choice = self.chance.choice(common) if common else ""
        for node, question in zip(self.both, questions, strict=True):
            if seat == self.viewer or together:
                plan = (*question.plan, choice) if choice else question.plan
            else:
                nos = [text for text in question.legal if text in ("decline", "refuse")]
                if not nos or self.chance.random() < 0.5:
                    continue
                plan = tuple(nos)
            node.command(Plan(node.fresh_id(), node.table.n, plan), Who(seat))

    def _wait(self) -> bool:
        moments = [due for node in self.both if (due := node.table.next_due()) is not None]
        if not moments:
            return False
        moment = max(self.one.now, min(moments) + self.chance.choice((0.0, 0.0, 0.01, 0.3)))
        for node in self.both:
            node.wait_until(moment)
            node.tick()
        return True


def worlds_of(case: Case, seed: int, level: Level) -> Worlds | None:
    """A game up to a placing late in a round, and the same one with other hidden cards."""
    chance = Random(f"{case} {seed}")
    node = Node(config(case, level), seed)
    node.seat_everybody()
    viewer = chance.choice([None, *range(case.seats)])
    wanted = chance.choice((3, 6, 12, 30))
    for _ in range(2000):
        node.wait_for_somebody()
        play = play_of(node)
        turn = play.turn_message()
        if play.show.shown.supply <= wanted and turn is not None and turn[1].decision == "place":
            return Worlds(node, viewer, chance)
        random_step(node, chance)
        if node.table.phase == "over":
            return None
    raise AssertionError("the game does not end")


LOOKS = 3 * settings().max_examples // 100
"""How many pairs of worlds a case is looked at in; more where the profile looks further."""


def compare(worlds: Worlds) -> None:
    """Play on in both worlds until the viewer is told different things, or a game is over."""
    for _ in range(400):
        if not worlds.alike() or not worlds.step():
            return
        if worlds.one.table.phase == "over" or worlds.other.table.phase == "over":
            return


@pytest.mark.parametrize("case", CASES, ids=str)
def test_worlds_that_differ_in_hidden_cards_alone_send_the_same_bytes_at_the_same_times(
    case: Case,
) -> None:
    """R10.1, R10.3, R10.5."""
    compared = 0
    for look in range(10 * LOOKS):
        if look >= LOOKS and compared > 100:
            return
        worlds = worlds_of(case, look, LEVELS[(look + case.seats) % len(LEVELS)])
        if worlds is not None:
            compare(worlds)
            compared += worlds.compared
    pytest.fail("the worlds were hardly compared")


def test_the_worlds_meet_windows_that_are_real_in_one_and_forced_in_the_other() -> None:
    """Without such windows the comparison above would not prove R10.5."""
    unlike = 0
    for case in (Case("plus", 4, helping=True), Case("oven", 4), Case("waiter", 3, doubles=True)):
        for look in range(100, 104):
            worlds = worlds_of(case, look, "kitchen")
            if worlds is not None:
                compare(worlds)
                unlike += worlds.unlike_windows
    assert unlike >= 4


# --- One order, and what its owner may do about it ---


def order_that_can_be_paid(seed: int) -> Node | None:
    """A game at a moment at which an owner may pay or decline."""
    node = Node(Config(edition="oven", seats=3), seed)
    node.seat_everybody()
    chance = Random(seed)
    for _ in range(300):
        node.wait_for_somebody()
        if node.table.phase == "over":
            return None
        window = play_of(node).open_window(node.now)
        if window is None:
            random_step(node, chance)
        elif window.real and window.options.legal == ("decline", "bake"):
            return node
        else:
            node.wait(7.0)
    raise AssertionError("the game does not end")


def sent_to_a_spectator(seed: int, plans: list[tuple[float, tuple[str, ...]]]) -> list[bytes]:
    """All that a spectator is sent until the window is over, if the owner plans this and that."""
    node = order_that_can_be_paid(seed)
    assert node is not None
    window = play_of(node).show.real_window()
    assert window is not None
    node.sent.clear()
    for seconds, plan in plans:
        node.wait(seconds)
        node.command(Plan(node.fresh_id(), node.table.n, plan), Who(window.seat))
    node.wait_until(window.until + 0.1)
    return node.sent[SPECTATOR]


def test_nobody_can_tell_an_owner_who_declines_from_one_who_does_not_answer() -> None:
    """R10.5: the answer is taken when the pause is over, whenever and however it was given."""
    seed = next(seed for seed in range(100) if order_that_can_be_paid(seed) is not None)
    silent = sent_to_a_spectator(seed, [])
    assert len(silent) >= 1
    assert b'"returned"' in silent[0]
    assert sent_to_a_spectator(seed, [(0.0, ("decline",))]) == silent
    assert sent_to_a_spectator(seed, [(5.0, ("decline",))]) == silent
    assert sent_to_a_spectator(seed, [(1.0, ("bake",)), (2.0, ("decline",))]) == silent
    paid = sent_to_a_spectator(seed, [(1.0, ("bake",))])
    assert paid != silent
    assert msgspec.json.decode(paid[0])["at"] == msgspec.json.decode(silent[0])["at"]


# --- Every byte, searched ---


def secrets_of(node: Node, viewer: Viewer) -> list[bytes]:
    """What a viewer must not be sent now, as it would look in a message."""
    play = play_of(node)
    own = 0 if viewer.seat is None else play.show.shown.seats[viewer.seat].hand
    forbidden = [node.table._secret.encode(), play.seed.encode(), b"token", b'"waiters"']
    for seat, theirs in enumerate(play.game._state.seats):
        if seat != viewer.seat and total(theirs.hand) >= 4 and theirs.hand != own:
            hand = msgspec.json.encode(cards(theirs.hand, play.game.edition))
            forbidden.append(b'"ingredients":' + hand)
    return forbidden


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("case", CASES[::9], ids=str)
def test_no_byte_holds_the_secret_a_token_or_the_hand_of_another(case: Case, level: Level) -> None:
    """R10.1: whole games, with snapshots for everybody in between."""
    node = Node(config(case, level), f"{case} {level}")
    node.seat_everybody()
    chance = Random(level)
    for _ in range(5000):
        node.sent.clear()
        random_step(node, chance)
        for viewer in node.viewers:
            if chance.random() < 0.1:
                node.deliver(viewer, node.table.snapshot(viewer, node.now))
        if node.table.phase == "over":
            break
        for viewer in node.viewers:
            said = b"".join(node.sent[viewer])
            assert not [secret for secret in secrets_of(node, viewer) if secret in said]
    said = b"".join(node.sent[SPECTATOR])
    assert node.table._secret.encode() in said, "when it is over, the secret is shown"


def test_the_oven_is_not_in_a_snapshot_beyond_what_the_level_allows() -> None:
    """R10.3: a spectator and a player of level kitchen see the top and the last turn."""
    for level, kept in (("photographic", 0), ("kitchen", 1), ("rail", 3)):
        node = Node(Config(edition="oven", seats=3, level=level), 7)  # type: ignore[arg-type]
        node.seat_everybody()
        chance = Random(7)
        for _ in range(9):
            random_step(node, chance)
        node.table.snapshot(Viewer(0), node.now)
        again = node.table.snapshot(Viewer(0), node.now)
        assert again.missed == ()
        seats = [event.seat for event in again.recent if hasattr(event, "seat")]
        turns = sum(
            1 for before, seat in zip([None, *seats], seats, strict=False) if before != seat
        )
        assert turns == kept
        watching = node.table.snapshot(SPECTATOR, node.now)
        assert (watching.recent, watching.oven, watching.view is None) == ((), None, False)


def test_glass_counts_what_lies_in_the_oven() -> None:
    node = Node(Config(edition="oven", seats=3, levels=("glass", None, None)), 7)
    node.seat_everybody()
    chance = Random(7)
    for _ in range(60):
        random_step(node, chance)
        play = play_of(node)
        if not play.show.caught_up:
            continue
        oven, view = node.table.snapshot(Viewer(0), node.now).oven, play.view(0)
        assert oven is not None
        assert sum(oven.ingredients.values()) + sum(oven.orders.values()) == view.oven
        assert node.table.snapshot(Viewer(1), node.now).oven is None
        if view.chef is None:
            state = play.game.state()
            inside = state.placed + state.table + sum(layer.placed for layer in state.oven)
            assert oven.ingredients == cards(inside, play.game.edition)
