"""The game in OpenSpiel: parameters, strings and tensors, copies, resampled states, results."""

from __future__ import annotations

import importlib
import random
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation

from pizzaiolo.editions import EditionError
from pizzaiolo.engine.rules import legal, winners
from pizzaiolo.engine.setup import OptionError
from pizzaiolo.engine.state import ADD, HELP, PAY, REQUEST
from pizzaiolo.engine.view import view
from pizzaiolo.research import MissingExtraError
from pizzaiolo.research.encoding import Encoding, blank
from pizzaiolo.research.openspiel import SHORT_NAME, MammaMiaGame
from pizzaiolo.research.openspiel.heard import SORTS
from pizzaiolo.research.planes import COLUMNS
from support.cases import Case
from support.engine.listening import ingredients
from support.places import GOLDEN
from support.research.spiel import BOCCONE, decisions, loaded, loaded_case, named, step_at_random
from support.strategies import FEW_CASES

PLAYTHROUGH = GOLDEN / "openspiel-assaggio.txt"
FIVE_CASES = [
    Case("original", 3, doubles=True),
    Case("homoludicus", 2),
    Case("waiter", 5),
    Case("plus", 2),
    Case("plus", 6, helping=True),
]


# Parameters


def test_a_game_without_parameters_is_the_usual_one() -> None:
    game = pyspiel.load_game(SHORT_NAME)
    assert (game.setup.edition.name, game.num_players()) == ("oven", 4)
    assert MammaMiaGame().setup.edition.name == "oven"


def test_all_that_a_table_agrees_on_is_a_parameter() -> None:
    setup = pyspiel.load_game(
        f"{SHORT_NAME}(edition=original,players=3,start=2,doubles=True,colours=red+green+brown)"
    ).setup
    assert (setup.edition.name, setup.seats, setup.start) == ("original", 3, 2)
    assert setup.doubles
    assert setup.colours == ("red", "green", "brown")
    assert loaded("plus", 4).setup.helping
    assert not pyspiel.load_game(named("plus", 4, helping=False)).setup.helping
    assert pyspiel.load_game(named(BOCCONE)).setup.edition.name == "boccone"


def test_what_cannot_be_played_is_refused_with_the_reason() -> None:
    with pytest.raises(OptionError, match="oven is for 2, 3, 4, 5 players, not 6"):
        MammaMiaGame({"players": 6})
    with pytest.raises(EditionError, match='found "calzone", expected original'):
        MammaMiaGame({"edition": "calzone"})


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pizzaiolo.research.find_spec", lambda _: None)
    monkeypatch.delitem(sys.modules, "pizzaiolo.research.openspiel")
    with pytest.raises(MissingExtraError, match=r"pip install 'pizzaiolo\[openspiel\]'"):
        importlib.import_module("pizzaiolo.research.openspiel")


# OpenSpiel's own tests and its playthrough; for its api_test see test_openspiel_api.py


@pytest.mark.parametrize("case", FEW_CASES, ids=str)
def test_random_simulations_by_openspiel(case: Case) -> None:
    pyspiel.random_sim_test(loaded_case(case), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("edition", ["assaggio", "original"])
def test_random_simulations_that_write_every_state_down(edition: str) -> None:
    pyspiel.random_sim_test(loaded(edition), num_sims=1, serialize=True, verbose=False)


def test_the_playthrough_is_the_one_written_down(request: pytest.FixtureRequest) -> None:
    text = generate_playthrough.playthrough(
        f"{SHORT_NAME}(edition=assaggio,players=2)", action_sequence=None, seed=11
    )
    if request.config.getoption("--update"):
        PLAYTHROUGH.write_text(text, encoding="utf-8")
    assert text == PLAYTHROUGH.read_text(encoding="utf-8")


# What a state tells


@pytest.mark.parametrize("case", FIVE_CASES, ids=str)
def test_an_observation_is_the_view_and_no_more(case: Case) -> None:
    game = loaded_case(case)
    encoding = Encoding(game.setup)
    words = blank(int(encoding.rows))
    rows = int(encoding.memory_row)
    texts: dict[str, object] = {}
    for state in decisions(game, seed=4):
        truth = state.position.truth()
        for seat in range(case.seats):
            seen = view(truth, seat)
            assert texts.setdefault(state.observation_string(seat), seen) == seen
            encoding.write_table(truth, seat, words, 0)
            shown = np.frombuffer(memoryview(words), np.uint8)[: rows * COLUMNS]
            assert state.observation_tensor(seat) == shown.tolist()
            assert pyspiel.State.observation_tensor(state, seat) == shown.tolist()
    assert len(set(texts)) > case.seats


@pytest.mark.parametrize("case", FIVE_CASES, ids=str)
def test_who_hears_the_same_may_do_the_same(case: Case) -> None:
    """The information state of the one to act: text and tensor go together, and grow."""
    game = loaded_case(case)
    shape = game.information_state_tensor_shape()
    heard = [""] * case.seats
    for state in list(decisions(game, seed=5))[::4]:
        for seat in range(case.seats):
            text = state.information_state_string(seat)
            assert text.startswith(heard[seat])
            heard[seat] = text
            table = np.array(state.information_state_tensor(seat)).reshape(shape)
            told = table[:, 0] > 0
            assert told.sum() == text.count("\n") - 1
            assert told[: told.sum()].all()
            assert table[:, 0].max() <= len(SORTS)
            assert table[told, 1].min() >= 1
            assert table[told, 1].max() <= case.seats


def test_the_text_of_what_was_heard() -> None:
    game = loaded("oven", 2)
    state = game.new_initial_state()
    told = [0, 0, 1, 1, 2, 3, 4, 4, 4, 4, 3, 3]  # the opening hands
    orders = [16 + order for order in range(7)]
    for outcome in (*told, *orders, *orders):
        state.apply_action(outcome)
    state.apply_action(state.string_to_action("place 2 pepper"))
    state.apply_action(state.string_to_action("submit order 1"))
    state.apply_action(state.string_to_action("draw supply"))
    before = state.information_state_string(0)
    for card in (0, 4, 4):
        assert state.is_chance_node()
        assert state.information_state_string(0) == before
        state.apply_action(card)
    assert state.information_state_string(0) == (
        "p0\n"
        "p0 received 2 pineapple 2 pepper 1 mushroom 1 olive\n"
        "p0 took #1\n"
        "p0 round 28\n"
        "p0 chose: place 2 pepper\n"
        "p0 placed 2 pepper\n"
        "p0 chose: submit order 1\n"
        "p0 submitted #1\n"
        "p0 chose: draw supply\n"
        "p0 drew 3\n"
        "p0 received 1 pineapple 2 salami\n"
    )
    assert state.information_state_string(1) == (
        "p1\n"
        "p1 received 2 olive 4 salami\n"
        "p1 took #1\n"
        "p0 round 28\n"
        "p0 placed 2 pepper\n"
        "p0 submitted #1\n"
        "p0 drew 3\n"
    )


@pytest.mark.parametrize("case", FIVE_CASES, ids=str)
def test_public_and_private_observations_are_told_apart(case: Case) -> None:
    game = loaded_case(case)
    everything = pyspiel.IIGObservationType
    nobody, one = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER
    public = make_observation(game, everything(True, False, nobody))
    private = make_observation(game, everything(False, False, one))
    public_past = make_observation(game, everything(True, True, nobody))
    private_past = make_observation(game, everything(False, True, one))
    for state in list(decisions(game, seed=6))[::4]:
        for seat in range(case.seats):
            assert public.string_from(state, seat) == public.string_from(state, 0)
            whole = f"{private.string_from(state, seat)}\n{public.string_from(state, seat)}"
            assert state.observation_string(seat) == whole
            heard = state.information_state_string(seat).splitlines()
            alone = private_past.string_from(state, seat).splitlines()
            together = public_past.string_from(state, seat).splitlines()
            assert sorted(heard) == sorted(alone + together)
    with pytest.raises(pyspiel.SpielError, match="hands are secret"):
        game.make_py_observer(everything(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS))


def test_before_the_deal_nothing_is_seen_or_heard() -> None:
    state = loaded("oven", 3).new_initial_state()
    assert state.observation_string(0) == "the deal"
    assert not any(state.observation_tensor(1))
    assert state.information_state_string(2) == "p2\n"
    assert str(state).startswith("chance: 10 x pineapple, ")


def test_an_action_that_cannot_be_taken_changes_nothing() -> None:
    state = loaded("assaggio").new_initial_state()
    with pytest.raises(ValueError, match=r"7 cannot come: expected one of \[0, 1\]"):
        state.apply_action(7)
    rng = random.Random(1)
    while state.is_chance_node():
        step_at_random(state, rng)
    text = str(state)
    with pytest.raises(ValueError, match="action 99 is not legal: expected one of"):
        state.apply_action(99)
    assert str(state) == text


# Resampled states


@pytest.mark.parametrize("case", FEW_CASES, ids=str)
def test_a_resampled_state_cannot_be_told_from_the_true_one(case: Case) -> None:
    rng = random.Random(case.seats)
    *states, _ = decisions(loaded_case(case), seed=7)
    for state in states[:: len(states) // 4]:
        seat = state.current_player()
        other = state.resample_from_infostate(seat, rng.random)
        assert other.current_player() == seat
        assert other.legal_actions() == state.legal_actions()
        for tell in ("information_state_string", "information_state_tensor"):
            assert getattr(other, tell)(seat) == getattr(state, tell)(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        while not other.is_terminal():
            step_at_random(other, rng)
        assert sum(other.returns()) == pytest.approx(0)


def test_a_resampled_state_holds_nothing_of_the_truth_that_was_not_heard() -> None:
    state = list(decisions(loaded("oven", 3), seed=8))[60]
    seat = state.current_player()
    other = (seat + 1) % 3
    samples = [state.resample_from_infostate(seat, random.Random(n).random) for n in range(20)]
    assert len({str(sample.position.truth().seats[other].hand) for sample in samples}) > 5
    for sample in samples:
        assert sample.history() == []
        heard = sample.information_state_string(other).splitlines()
        made_up = [line for line in heard if " holds " in line or " keeps " in line]
        assert set(heard) - set(made_up) <= set(
            state.information_state_string(seat).splitlines()
        ) | {f"p{other}"}
        assert made_up


def test_a_resampled_state_can_be_resampled_for_the_same_seat_alone() -> None:
    rng = random.Random(2)
    state = list(decisions(loaded("oven", 2), seed=9))[20]
    seat = state.current_player()
    sample = state.resample_from_infostate(seat, rng.random)
    again = sample.resample_from_infostate(seat, rng.random)
    assert again.information_state_string(seat) == state.information_state_string(seat)
    with pytest.raises(ValueError, match=f"were made up for seat {seat}"):
        sample.resample_from_infostate(1 - seat, rng.random)


def test_a_chance_node_and_an_end_are_not_resampled() -> None:
    state = loaded("oven", 2).new_initial_state()
    with pytest.raises(ValueError, match="a card has to be told"):
        state.resample_from_infostate(0, random.random)
    *_, over = decisions(loaded("assaggio", 2), seed=3)
    with pytest.raises(ValueError, match="no sample for seat 0: the game is over"):
        over.resample_from_infostate(0, random.random)


def compared(state: Any, rng: random.Random) -> None:
    """What OpenSpiel asks of its own games (`ResampleInfostateTest`), and what the table shows."""
    for player in range(state.num_players()):
        other = state.resample_from_infostate(player, rng.random)
        assert other.current_player() == state.current_player()
        assert len(other.legal_actions()) > 1
        for tell in ("information_state_string", "information_state_tensor"):
            assert getattr(other, tell)(player) == getattr(state, tell)(player)
        assert other.observation_string(player) == state.observation_string(player)
        held = [ingredients(each.position.truth()) for each in (state, other)]
        assert held[0] == held[1]


@pytest.mark.parametrize("case", [*FIVE_CASES[:3], Case("plus", 3, helping=True)], ids=str)
def test_every_player_can_be_resampled_at_every_decision(case: Case) -> None:
    """Also while another one decides in secret, and in the middle of that."""
    rng = random.Random(1)
    phases = set()
    for seed in range(4):
        *states, _ = decisions(loaded_case(case), seed)
        by_phase = {each.position.truth().phase: each for each in states}
        phases |= set(by_phase)
        for state in by_phase.values():
            compared(state, rng)
    assert PAY in phases
    assert not case.helping or {REQUEST, HELP} <= phases
    assert not case.doubles or ADD in phases


def test_a_state_resampled_in_a_secret_is_played_on() -> None:
    rng = random.Random(5)
    *states, _ = decisions(loaded("plus", 4), seed=2)
    secret = [each for each in states if each.position.truth().phase >= PAY][::5]
    for state in secret:
        other = (state.current_player() + 1) % 4
        sample = state.resample_from_infostate(other, rng.random)
        while not sample.is_terminal():
            step_at_random(sample, rng)
        assert sum(sample.returns()) == pytest.approx(0)


# Copies


def told(state: Any) -> tuple[object, ...]:
    """All that two equal states agree on."""
    players = range(state.num_players())
    return (str(state), *(state.information_state_string(player) for player in players))


@pytest.mark.parametrize("case", FIVE_CASES, ids=str)
def test_copies_go_their_own_way(case: Case) -> None:
    rng = random.Random(10)
    state = loaded_case(case).new_initial_state()
    for _ in range(150):
        step_at_random(state, rng)
    before = told(state)
    clone = state.clone()
    step_at_random(clone, rng)
    assert told(state) == before
    assert told(clone) != before


@pytest.mark.parametrize("case", FIVE_CASES, ids=str)
def test_a_state_written_down_is_read_again(case: Case) -> None:
    game = loaded_case(case)
    rng = random.Random(12)
    state = game.new_initial_state()
    while not state.is_terminal():
        for _ in range(40):
            if not state.is_terminal():
                step_at_random(state, rng)
        copy = game.deserialize_state(state.serialize())
        assert told(copy) == told(state)
        assert copy.history() == state.history()
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert told(again) == told(state)


def test_a_resampled_state_is_written_down_too() -> None:
    game = loaded("oven", 3)
    state = list(decisions(game, seed=8))[40]
    sample = state.resample_from_infostate(state.current_player(), random.Random(1).random)
    assert told(game.deserialize_state(sample.serialize())) == told(sample)
    rng = random.Random(3)
    for _ in range(9):
        step_at_random(sample, rng)
    assert told(game.deserialize_state(sample.serialize())) == told(sample)


# Results


@pytest.mark.parametrize("case", FEW_CASES, ids=str)
def test_the_returns_are_the_shares_of_the_win(case: Case) -> None:
    for seed in range(3):
        *_, state = decisions(loaded_case(case), seed)
        winning = winners(state.position.truth())
        shares = [(1 + (case.seats - 1) * each) / case.seats for each in state.returns()]
        expected = [1 / len(winning) if seat in winning else 0 for seat in range(case.seats)]
        assert shares == pytest.approx(expected)
        assert state.current_player() == pyspiel.PlayerId.TERMINAL
        assert legal(state.position.truth()) == state.legal_actions() == []


@pytest.mark.parametrize("case", FEW_CASES, ids=str)
def test_no_game_is_longer_than_it_can_be(case: Case) -> None:
    game = loaded_case(case)
    *_, state = decisions(game, seed=1)
    moves = [move.player for move in state.full_history()]
    chances = moves.count(pyspiel.PlayerId.CHANCE)
    assert chances <= game.max_chance_nodes_in_history()
    assert len(moves) - chances <= game.max_game_length()
    assert max(outcome for outcome in state.history()) < max(
        game.num_distinct_actions(), game.max_chance_outcomes()
    )
