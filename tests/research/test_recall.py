"""Memory as a knob: what an environment shows of the oven at every setting."""

from __future__ import annotations

from typing import Any

import numpy
import pytest

from pizzaiolo.bots.character import load_character
from pizzaiolo.engine.counts import unpack
from pizzaiolo.engine.events import OvenOpened, Placed, Submitted
from pizzaiolo.engine.memory.fading import FadingMemory
from pizzaiolo.engine.seeds import mixed
from pizzaiolo.engine.setup import OptionError, Setup
from pizzaiolo.engine.state import State
from pizzaiolo.research.observed_game import ObservedGame, setup_of
from pizzaiolo.research.recall import LEVELS, Recall, Recollection, chosen

SETUP = setup_of("oven", 3)


def plane(table: ObservedGame, rows: Any, name: str) -> list[list[int]]:
    (found,) = [each for each in table.encoding.planes if each.name == name]
    shown: list[list[int]] = rows[found.row : found.row + found.rows].tolist()
    return shown


def played(table: ObservedGame, seed: int = 3) -> Any:
    """A random game: what happened before every decision."""
    chance = numpy.random.default_rng(seed)
    events = table.deal(seed, listened_to=True)
    while not table.over:
        yield events
        events = table.step(int(chance.choice(table.legal())))


def memory_of(table: ObservedGame, seat: int) -> Any:
    return table.observation(seat)[int(table.encoding.memory_row) :]


@pytest.mark.parametrize("recall", LEVELS)
def test_the_table_itself_is_seen_at_every_level(recall: str) -> None:
    limited, perfect = ObservedGame(SETUP, recall), ObservedGame(SETUP)
    memory = int(perfect.encoding.memory_row)
    for _, _ in zip(played(limited), played(perfect), strict=True):
        seat = perfect.actor
        shown, whole = limited.observation(seat), perfect.observation(seat)
        assert (shown[:memory] == whole[:memory]).all()
        assert (limited.mask(seat) == perfect.mask(seat)).all()


def test_photographic_remembers_nothing() -> None:
    table = ObservedGame(SETUP, "photographic")
    for _ in played(table):
        assert not memory_of(table, table.actor).any()


def test_glass_counts_the_oven() -> None:
    glass, perfect = ObservedGame(SETUP, "glass"), ObservedGame(SETUP)
    for _, _ in zip(played(glass), played(perfect), strict=True):
        shown, whole = glass.observation(0), perfect.observation(0)
        assert plane(glass, shown, "oven") == plane(glass, whole, "oven")
        assert not numpy.array(plane(glass, shown, "layers")).any()


@pytest.mark.parametrize(("recall", "turns"), [("kitchen", 1), ("rail", 3)])
def test_the_last_turns_stay(recall: str, turns: int) -> None:
    """Counted by hand from the events: the cards of the last turns, and none once it is opened."""
    table = ObservedGame(SETUP, recall)
    said: list[tuple[int, list[int], int | None]] = []
    most = 0
    for events in played(table):
        for event in events:
            if isinstance(event, Placed):
                said.append((event.seat, [event.kind] * event.announced, None))
            elif isinstance(event, Submitted):
                said[-1] = (said[-1][0], said[-1][1], event.order)
            elif isinstance(event, OvenOpened):
                said.clear()
        last = said[-turns:]
        cards = [kind for _, kinds, _ in last for kind in kinds]
        rows = table.observation(0)
        assert plane(table, rows, "oven") == [[cards.count(kind) for kind in range(8)]]
        orders = [(seat, order) for seat, _, order in last if order is not None]
        layers = [row[6:] for row in plane(table, rows, "layers") if row[7]]
        assert layers == [[seat + 1, order + 1] for seat, order in orders]
        most = max(most, len(cards))
    assert most > turns


def test_a_chalkboard_shows_what_was_written_on_it() -> None:
    table = ObservedGame(SETUP, "chalkboard")
    table.deal(1)
    assert not memory_of(table, 0).any()
    table.mark(0, [1, 2, 3, 4, 5])
    assert plane(table, table.observation(0), "oven") == [[1, 2, 3, 4, 5, 0, 0, 0]]
    assert not memory_of(table, 1).any()
    with pytest.raises(OptionError, match="expected 5 numbers from 0 to 127"):
        table.mark(0, [1, 2])
    other = ObservedGame(SETUP)
    other.deal(1)
    with pytest.raises(OptionError, match="a chalkboard at level chalkboard, not perfect"):
        other.mark(0, [1, 2, 3, 4, 5])


def test_a_memory_that_fades_is_the_characters() -> None:
    """The planes show what a FadingMemory with the same seed and knobs believes."""
    knobs = Recall(capacity=6, decay=0.05, confusion=0.2)
    table = ObservedGame(SETUP, knobs)
    seeds = [mixed("recollection", "3", seat) for seat in range(3)]
    memories = [
        FadingMemory(SETUP, seat, knobs.capacity, knobs.decay, knobs.confusion, seed)
        for seat, seed in enumerate(seeds)
    ]
    beliefs = set()
    for events in played(table):
        for memory in memories:
            for event in events:
                if event.is_for(memory.seat):
                    memory.hear(event)
            shown = plane(table, table.observation(int(memory.seat)), "oven")
            assert shown == [unpack(memory.believed_oven(), 8)]
            beliefs.add(tuple(shown[0]))
    assert len(beliefs) > 20


def test_a_strong_memory_is_a_perfect_one() -> None:
    strong, perfect = ObservedGame(SETUP, Recall(1000, 0.0, 0.0)), ObservedGame(SETUP)
    for _, _ in zip(played(strong), played(perfect), strict=True):
        shown, whole = strong.observation(1), perfect.observation(1)
        for name in ("oven", "fresh", "submitted", "layers"):
            assert plane(strong, shown, name) == plane(perfect, whole, name)


def test_seats_may_have_different_memories() -> None:
    table = ObservedGame(SETUP, ["perfect", "photographic", "pia"])
    for _ in played(table):
        pass
    assert [table.knobs[0], table.knobs[1]] == ["perfect", "photographic"]
    assert table.knobs[2] == load_character("pia").recall


def test_a_character_who_forgets_nothing_is_perfect() -> None:
    forgetful = {name for name in ("pia", "nonna") if isinstance(chosen(name), Recall)}
    assert "pia" in forgetful
    assert chosen("nonna") == (load_character("nonna").recall or "perfect")


def test_ten_thousand_games_have_ten_thousand_memories(monkeypatch: pytest.MonkeyPatch) -> None:
    """No two games, and no two seats of one, forget by the same chance."""
    seeds: list[int] = []

    def noted(setup: Setup, seat: int, recall: str | Recall, seed: int) -> Recollection:
        seeds.append(seed)
        return Recollection(setup, seat, recall, seed)

    monkeypatch.setattr("pizzaiolo.research.observed_game.Recollection", noted)
    monkeypatch.setattr("pizzaiolo.research.observed_game.deal", lambda setup, *_: State(setup))
    table = ObservedGame(SETUP, "nonna")
    for seed in range(10_000):
        table.deal(seed)
    assert len(set(seeds)) == len(seeds) == 30_000
