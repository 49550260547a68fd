"""Nobody learns what R10 hides: not from any byte that a table sends, nor from when it is sent."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import settings

from pizzaiolo.engine.counts import cards_of, some, stacked, total, unpack
from pizzaiolo.engine.events import Event
from pizzaiolo.engine.levels import Level
from pizzaiolo.engine.state import DOUBLE, MAMMA_MIA
from pizzaiolo.game import Game
from pizzaiolo.server.protocol.entries import By, Config, Planned
from pizzaiolo.server.protocol.incoming import Act, Plan, Prefer
from pizzaiolo.server.protocol.messages import encode
from pizzaiolo.server.protocol.outgoing import Refused
from pizzaiolo.server.table.audience import Viewer, Who
from pizzaiolo.server.table.game.asking import turn_message
from pizzaiolo.server.table.game.choices import follow_plan
from pizzaiolo.server.table.game.window import Window
from pizzaiolo.server.table.game.words import cards
from pizzaiolo.server.table.table import Table
from support.cases import CASES, Case
from support.hard import HARD, RUN
from support.server.serving import SPECTATOR, Node, random_step

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
        waiter = cards_of(own.waiter)
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
    show = node.play.show
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
        self.told = node.play.show.told
        self.compared = 0
        self.company = len(node.table.seating.people()) > 1
        """Alone one is not asked where there is no choice; then nobody else may be told apart."""
        self.unlike_windows = 0
        self.answered_by_itself = 0
        """How many of those a bot answered, or the table in one of the worlds."""
        change_what_is_hidden(self.other.play.game, viewer, chance)

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
        for viewer in {seen, SPECTATOR} if self.company else {seen}:
            assert self.one.sent[viewer] == self.other.sent[viewer]
        self.compared += len(self.one.sent[seen])
        for node in self.both:
            node.sent.clear()
        if self.chance.random() < 0.2:
            viewers = (seen, Viewer(self.viewer, watching=True))
            for viewer in (SPECTATOR, *viewers) if self.company else viewers:
                one, other = (encode(node.table.snapshot(viewer, node.now)) for node in self.both)
                assert one == other, "a snapshot tells the worlds apart"
        return True

    def step(self) -> bool:
        """Play on in both worlds; False when nothing can be done in both alike."""
        turns = [turn_message(node.play) for node in self.both]
        windows = [node.play.show.window() for node in self.both]
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
                answer = node.command(command, Who(seat, by=self._by(seat)))
                assert not isinstance(answer, Refused), answer
            return True
        if windows[0] is not None and windows[1] is not None:
            assert windows[0].seat == windows[1].seat
            self.unlike_windows += windows[0].real != windows[1].real
            return self._answer(windows[0].seat, windows[0], windows[1])
        return self._wait()

    def _by(self, seat: int) -> By:
        """Who decides in a seat: in both worlds the same."""
        return "player" if self.one.table.seating.chairs[seat].bot is None else "bot"

    def _answer(self, seat: int, here: Window, there: Window) -> bool:
        """Answer in both worlds at the same moment: alike where that is possible, or with a no."""
        if seat == self.viewer and not here.answers_itself:
            assert self.one.questions[seat] == self.other.questions[seat]
        legal = here.options.legal, there.options.legal
        common = [text for text in legal[0] if text in legal[1]]
        nos = [text for text in common if text in ("decline", "refuse")]
        if not common:
            return False
        unlike = here.real != there.real
        choice = self.chance.choice(
            nos if nos and (unlike or self.chance.random() < 0.5) else common
        )
        ends = [window.ends for window in (here, there) if window.answers_itself]
        if ends:
            # Bots and the table itself: in both worlds after the same pause.
            assert len({end for end in ends if end is not None}) == 1
            self.answered_by_itself += unlike
        else:
            self._let_time_pass(self.one.now + self.chance.choice((0.0, 0.2, 30.0, 4000.0)))
        for node, window in zip(self.both, (here, there), strict=True):
            if window.answers_itself and window.real and window.answer is None:
                self._say(node, seat, choice)
        if ends and ends[0] is not None:
            self._let_time_pass(ends[0])
        for node, window in zip(self.both, (here, there), strict=True):
            if not window.answers_itself:
                self._say(node, seat, choice)
            node.tick()
        return True

    def _say(self, node: Node, seat: int, choice: str) -> None:
        """Give an answer, and whatever it leaves open."""
        plan: tuple[str, ...] = (choice,)
        n = node.table.n
        while True:
            command = Plan(node.fresh_id(), n, plan)
            answer = node.command(command, Who(seat, by=self._by(seat)))
            assert not isinstance(answer, Refused), answer
            if not isinstance(answer, Planned):
                return
            followed = follow_plan(node.play.game, seat, plan)
            if followed.complete:
                return
            plan = (*plan, str(followed.game.legal()[0]))

    def _let_time_pass(self, moment: float) -> None:
        for node in self.both:
            node.wait_until(moment)

    def _wait(self) -> bool:
        moments = [due for node in self.both if (due := node.table.next_due()) is not None]
        if not moments:
            return False
        moment = max(self.one.now, min(moments) + self.chance.choice((0.0, 0.0, 0.01, LATE)))
        for node in self.both:
            node.wait_until(moment)
            node.tick()
        return True


LATE = 0.03
"""So late the table is looked at now and then, and sooner than any bot answers: the test answers
for the bots of both worlds, and has to be there in time."""


def worlds_of(case: Case, seed: int, level: Level) -> Worlds | None:
    """A game up to a placing late in a round, and the same one with other hidden cards.

    People, bots, and people for whom the table answers sit there, with and without a clock.
    """
    chance = Random(f"{case} {seed}")
    clock = chance.choice(({}, {"time": 5000.0, "bank": 50.0}))
    node = Node(config(case, level, start_when_full=False, bots=("random",), **clock), seed)
    viewer = chance.choice([None, *range(case.seats)])
    for seat in range(case.seats):
        if seat in (viewer, chance.randrange(case.seats)) or chance.random() < 0.6:
            node.join(seat)
            press, add = chance.random() < 0.3, chance.random() < 0.3
            node.command(Prefer(node.fresh_id(), press, add), Who(seat))
    if len(node.table.seating.people()) < 2:
        viewer = next(iter(node.table.seating.people()), 0)
        if not node.table.seating.people():
            node.join(viewer)
    node.start()
    wanted = chance.choice((3, 6, 12, 30))
    for _ in range(2000):
        node.wait_for_somebody()
        play = node.play
        turn = turn_message(play)
        if (
            play.show.shown.view(None).supply <= wanted
            and turn is not None
            and turn[1].decision == "place"
        ):
            return Worlds(node, viewer, chance)
        random_step(node, chance)
        if node.table.phase == "over":
            return None
    raise AssertionError("the game does not end")


LOOKS = (24 if HARD else 2) * settings().max_examples // 100
"""How many pairs of worlds a case is looked at in; more where the profile looks further, and over
two thousand in all in the ten runs of `make test-hard`."""


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
        worlds = worlds_of(case, 1000 * RUN + look, LEVELS[(look + case.seats) % len(LEVELS)])
        if worlds is not None:
            compare(worlds)
            compared += worlds.compared
    pytest.fail("the worlds were hardly compared")


def test_the_worlds_meet_windows_that_are_real_in_one_and_forced_in_the_other() -> None:
    """Without such windows the comparison above would not prove R10.5."""
    unlike = answered_by_itself = 0
    for case in (Case("plus", 4, helping=True), Case("oven", 4), Case("waiter", 3, doubles=True)):
        for look in range(100, 110):
            worlds = worlds_of(case, look, "kitchen")
            if worlds is not None:
                compare(worlds)
                unlike += worlds.unlike_windows
                answered_by_itself += worlds.answered_by_itself
    assert unlike >= 4
    assert answered_by_itself >= 2


# --- One order, and what its owner may do about it ---


def asked_about_an_order(seed: int, *, real: bool) -> tuple[Node, Window] | None:
    """A game at a moment at which an owner may pay or decline, or may only decline."""
    node = Node(Config(edition="oven", seats=3), seed)
    node.seat_everybody()
    chance = Random(seed)
    for _ in range(600):
        node.wait_for_somebody()
        if node.table.phase == "over":
            return None
        window = node.play.show.window()
        if window is not None and window.decision == "pay" and window.real is real:
            return node, window
        random_step(node, chance)
    return None


def test_a_persons_answer_ends_the_wait_and_nothing_else_does() -> None:
    """R10.5: whether there was a choice or not, the next announcement is told with the answer."""
    for real in (True, False):
        found = next(filter(None, (asked_about_an_order(seed, real=real) for seed in range(100))))
        node, window = found
        node.sent.clear()
        node.now += 1234.5
        node.tick()
        assert not node.sent[SPECTATOR]
        no = Plan(node.fresh_id(), node.table.n, ("decline",))
        node.command(no, Who(window.seat))
        first = msgspec.json.decode(node.sent[SPECTATOR][0])
        assert first["event"]["what"] == "returned"
        assert first["at"] == node.now
        assert "by" not in first


# --- Every byte, searched ---


def secrets_of(node: Node, viewer: Viewer) -> list[bytes]:
    """What a viewer must not be sent now, as it would look in a message."""
    play = node.play
    own = 0 if viewer.seat is None else play.show.shown.hands[viewer.seat].ingredients
    forbidden = [node.table.course.secret.encode(), play.seed.encode(), b"token", b'"waiters"']
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
    assert node.table.course.secret.encode() in said, "when it is over, the secret is shown"


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
        play = node.play
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
