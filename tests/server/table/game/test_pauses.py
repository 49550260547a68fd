"""Pauses follow from what everybody knows, and become shorter as the game goes on."""

from __future__ import annotations

from statistics import fmean

import pytest

from pizzaiolo.engine.events import (
    DidNotHelp,
    OrderTurnedUp,
    Passed,
    Placed,
    Returned,
    RoundEnded,
    TurnedUp,
)
from pizzaiolo.server.table.game.pauses import (
    OLD_TEMPOS,
    TEMPOS,
    TEMPOS_2,
    TEMPOS_3,
    answer_mean,
    beat_of,
    drawn_pause,
    least_turn,
    stands_for,
    turn_mean,
)


def test_the_same_step_of_the_same_game_always_takes_the_same_pause() -> None:
    pauses = [drawn_pause(1.0, "promise", n, 20) for n in range(50)]
    assert pauses == [drawn_pause(1.0, "promise", n, 20) for n in range(50)]
    assert pauses != [drawn_pause(1.0, "another", n, 20) for n in range(50)]
    assert len(set(pauses)) > 40


def test_pauses_lie_around_their_mean() -> None:
    pauses = [drawn_pause(2.0, "promise", n, 10) for n in range(2000)]
    assert min(pauses) >= 1.2
    assert max(pauses) <= 2.8
    assert fmean(pauses) == pytest.approx(2.0, abs=0.05)


def test_the_first_moves_are_slower_and_the_tenth_is_quicker() -> None:
    pauses = [drawn_pause(1.0, "promise", 7, earlier) for earlier in range(50)]
    assert pauses == sorted(pauses, reverse=True)
    assert pauses[0] == pytest.approx(1.8 * pauses[10])
    assert len(set(pauses[:40])) == 40, "each is shorter than the one before"
    assert pauses[40:] == pytest.approx([0.7 * pauses[10]] * 10)


def test_many_bots_answer_together_as_quickly_as_three() -> None:
    tempo = TEMPOS["normal"]
    for bots in (1, 2, 3):
        assert answer_mean(tempo, bots, "pay") == tempo.answer
    for bots in (4, 5, 6):
        assert bots * answer_mean(tempo, bots, "pay") == pytest.approx(3 * tempo.answer)


def test_a_person_who_asks_for_help_hears_every_answer_however_many_are_asked() -> None:
    tempo = TEMPOS["normal"]
    for bots in range(1, 6):
        assert answer_mean(tempo, bots, "help", to_person=True) > 0.6 * tempo.answer
        assert answer_mean(tempo, bots, "help") <= tempo.answer / 3


def test_a_turn_leaves_time_to_read_the_one_before_it() -> None:
    tempo = TEMPOS["normal"]
    mean = turn_mean(tempo, 60, begins=True)
    least = least_turn(mean)
    assert mean == tempo.turn
    assert least >= 1.2
    pauses = [drawn_pause(mean, "promise", n, 100, least) for n in range(200)]
    assert min(pauses) == least
    assert max(pauses) > least
    for event in (Placed(1, 0, 1, 0), Passed(1)):
        assert beat_of(event, 20, tempo) == least, "a turn without a choice too"


def test_in_a_game_with_more_ingredients_turns_begin_sooner() -> None:
    tempo = TEMPOS["normal"]
    means = [turn_mean(tempo, ingredients, begins=True) for ingredients in (40, 65, 72, 84, 90)]
    assert means[0] == means[1] == tempo.turn
    assert means[1:] == sorted(set(means[1:]), reverse=True)
    assert means[-1] > tempo.turn / 3


def test_what_shows_little_takes_little() -> None:
    tempo = TEMPOS["normal"]
    assert turn_mean(tempo, 60, begins=False) < turn_mean(tempo, 60, begins=True) / 2
    assert answer_mean(tempo, 2, "help") < answer_mean(tempo, 2, "pay") / 2
    assert beat_of(DidNotHelp(1), 20, tempo) < tempo.beat / 2


def test_the_ingredients_of_a_full_oven_come_out_faster_and_its_orders_a_little() -> None:
    tempo = TEMPOS["normal"]
    beats = [beat_of(TurnedUp(0, 2, 0), height, tempo) for height in range(0, 140, 10)]
    assert beats == sorted(beats, reverse=True)
    assert beats[:6] == [tempo.beat] * 6
    assert beats[-1] == pytest.approx(0.55 * tempo.beat)
    assert beat_of(OrderTurnedUp(0, 3), 50, tempo) == tempo.beat
    assert beat_of(OrderTurnedUp(0, 3), 130, tempo) == pytest.approx(0.85 * tempo.beat)


def test_what_follows_an_ingredient_in_a_full_oven_follows_soonest() -> None:
    tempo, one = TEMPOS["normal"], TurnedUp(0, 2, 0)
    for event in (one, OrderTurnedUp(0, 3)):
        beats = [beat_of(event, height, tempo, after=one) for height in range(0, 140, 10)]
        assert beats[:6] == [tempo.beat] * 6
        assert beats == sorted(beats, reverse=True)
        assert beats[-1] == pytest.approx(0.35 * tempo.beat)


def test_the_first_oven_of_a_game_is_emptied_slowly_so_that_one_sees_why() -> None:
    for pace in ("slow", "normal"):
        tempo, one = TEMPOS[pace], TurnedUp(0, 2, 0)
        for event in (one, OrderTurnedUp(0, 3), Returned(0, 1)):
            for before in (one, None):
                usual = beat_of(event, 20, tempo, after=before)
                assert beat_of(event, 20, tempo, after=before, first=True) > 1.2 * usual
        bots = stands_for(Returned(0, 1), 20, tempo, persons=False, first=True)
        assert bots > 1.5 * tempo.beat
        assert bots < stands_for(Returned(0, 1), 20, tempo, persons=True, first=True)
        assert stands_for(Returned(0, 1), 20, tempo, persons=False) == 0
        assert beat_of(DidNotHelp(1), 20, tempo, first=True) == beat_of(DidNotHelp(1), 20, tempo)
    fast = TEMPOS["fast"]
    assert beat_of(OrderTurnedUp(0, 3), 20, fast, first=True) == fast.beat
    assert stands_for(Returned(0, 1), 20, fast, persons=False, first=True) == 0


def test_games_of_older_clocks_keep_their_times() -> None:
    for first in (False, True):
        assert beat_of(TurnedUp(0, 2, 0), 20, TEMPOS_3["normal"], first=first) == 0.55
        assert stands_for(Returned(0, 1), 20, TEMPOS_3["normal"], persons=False, first=first) == 0
    tempo, one = TEMPOS_2["normal"], TurnedUp(0, 2, 0)
    assert beat_of(one, 130, tempo, after=one) == beat_of(one, 130, tempo)
    for event in (Returned(0, 1), RoundEnded(1)):
        for older in (tempo, OLD_TEMPOS["normal"]):
            assert stands_for(event, 20, older, persons=True) == 0
    for other in (one, DidNotHelp(1)):
        assert beat_of(other, 130, OLD_TEMPOS["normal"]) == OLD_TEMPOS["normal"].beat


def test_every_pace_has_its_times_and_a_slower_one_is_never_quicker() -> None:
    assert set(TEMPOS) == set(OLD_TEMPOS)
    slow, normal, fast, instant = (TEMPOS[pace] for pace in ("slow", "normal", "fast", "instant"))
    for one, other in ((slow, normal), (normal, fast), (fast, instant)):
        for what in ("beat", "opening", "turn", "answer"):
            assert getattr(one, what) > getattr(other, what)
