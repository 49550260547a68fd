"""One game between bots: they hear and see what their seats do, and their faults are named."""

from __future__ import annotations

import pytest

from pizzaiolo.arena.plan import ArenaPlan
from pizzaiolo.arena.play import Failure, Finished, PlanRunner, Times
from pizzaiolo.editions import editions, load_edition
from pizzaiolo.engine.events import Event
from pizzaiolo.engine.setup import Setup
from pizzaiolo.game import new_game, replay
from support.arena import bots as arena_bots


def room(bots: str, *, seats: int = 2, edition: str = "oven", patience: float = 60.0) -> PlanRunner:
    setup = Setup(load_edition(edition), seats)
    plan = ArenaPlan(edition, setup, tuple(bots.split(",")), "balanced", 7)
    return PlanRunner(plan, [0.0, 0.0, 0.0], patience, keep_records=True)


@pytest.mark.parametrize("edition", editions())
def test_a_game_is_its_record_and_bots_know_what_their_seats_know(edition: str) -> None:
    arena_bots.Listener.heard.clear()
    arena_bots.Listener.views.clear()
    playing = room("support.arena.bots:Listener,random,greedy", seats=3, edition=edition)
    fixture = playing.plan.schedule.fixtures(3)[1]
    seat = fixture.lineup.index(0)
    outcome = playing.play_all([fixture])
    (result,) = outcome.results
    assert isinstance(result, Finished)

    record = replay(outcome.records[1])
    assert record.seed == playing.plan.deal_seed(fixture.deal) == "7-0"
    assert record.names == tuple(playing.plan.bots[bot] for bot in fixture.lineup)
    assert record.result().delivered == result.delivered
    assert tuple(map(sum, zip(*result.rounds, strict=True))) == result.delivered
    assert len(result.rounds) == playing.plan.setup.rounds

    game = new_game(edition, 3, seed="7-0")
    heard: list[tuple[int, Event]] = _audible(seat, list(game.opening))
    for (number, view, legal), (who, action) in zip(
        arena_bots.Listener.views, [each for each in record.played if each[0] == seat], strict=True
    ):
        while game.to_act != seat:
            heard += _audible(seat, game.play(record.played[len(game.played)][1]))
        assert (number, view) == (seat, game.view(seat))
        assert legal == [game.number(each) for each in game.legal()]
        assert who == seat
        heard += _audible(seat, game.play(action))
    while not game.over:
        heard += _audible(seat, game.play(record.played[len(game.played)][1]))
    assert arena_bots.Listener.heard == heard


def _audible(seat: int, events: list[Event]) -> list[tuple[int, Event]]:
    return [(seat, event) for event in events if event.is_for(seat)]


def test_bots_have_seeds_of_their_own() -> None:
    plan = room("random,greedy").plan
    seeds = {plan.bot_seed(d, r, s) for d in range(5) for r in range(5) for s in range(5)}
    assert len(seeds) == 125
    assert plan.bot_seed(0, 0, 0) == 186801093265233
    assert all(0 <= seed < 2**48 for seed in seeds)


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("Raises", r"raised ZeroDivisionError: no flour left \(bots.py, line \d+\)"),
        ("Quits", r"raised SystemExit: 3 \(bots.py, line \d+\)"),
        ("Cheats", r"chose -7, expected one of \[\d+.*\d\]"),
        ("CannotStart", r"raised LookupError: no chair on seat [01] \(bots.py, line \d+\)"),
    ],
)
def test_a_fault_is_told_with_its_seat(bot: str, reason: str) -> None:
    playing = room(f"support.arena.bots:{bot},random")
    fixtures = playing.plan.schedule.fixtures(24)
    results = playing.play_all(fixtures).results
    failures = [result for result in results if isinstance(result, Failure)]
    assert failures
    for failure in failures:
        assert fixtures[failure.game].lineup[failure.seat] == 0
        with pytest.raises(AssertionError, match=reason):
            raise AssertionError(failure.reason)
    assert bot == "CannotStart" or len(failures) < len(results)


def test_a_bot_that_took_too_long_is_told() -> None:
    playing = room("support.arena.bots:Slow,random", patience=0.0009)
    (result,) = playing.play_all(playing.plan.schedule.fixtures(1)[:1]).results
    assert result == Failure(0, 0, 1, "took longer than 0.0009 s")


def test_times_are_counted_in_steps() -> None:
    times = Times()
    for seconds in [1e-3] * 94 + [0.1] * 6:
        times.add(seconds)
    half = Times()
    half.merge(times)
    half.merge(Times())
    assert half == times
    assert times.mean() == pytest.approx(0.00694)
    assert 1e-3 <= times.percentile(0.5) <= 1.1e-3
    assert 0.1 <= times.percentile(0.95) <= 0.11
    assert (Times().mean(), Times().percentile(0.95)) == (0.0, 0.0)
