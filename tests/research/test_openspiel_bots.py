"""Bots as policies of OpenSpiel, and back."""

from __future__ import annotations

import pyspiel
import pytest
from open_spiel.python.algorithms import exploitability as of_openspiel
from open_spiel.python.policy import TabularPolicy

from pizzaiolo.bots import BotError, make_bot
from pizzaiolo.research.openspiel.bots import (
    SpielBot,
    bot_of,
    choices_of,
    exploitability,
    policy_of,
)
from support.bot_games import played
from support.research.spiel import BOCCONE, decisions, loaded, named


def test_random_play_is_exploited_as_openspiel_says() -> None:
    """A random bot over many seeds is nearly the uniform policy, and as easy to exploit."""
    game = loaded(BOCCONE)
    uniform = of_openspiel.exploitability(game, TabularPolicy(game))
    assert uniform > 0.05
    assert exploitability("random", named(BOCCONE), seeds=400) == pytest.approx(uniform, abs=0.03)


def test_every_information_state_has_its_chances() -> None:
    game = loaded(BOCCONE)
    policy = policy_of("greedy", game, seeds=3)
    assert sorted(policy) == sorted(TabularPolicy(game).state_lookup)
    for chances in policy.values():
        assert sum(chance for _, chance in chances) == pytest.approx(1)
    assert pyspiel.TabularPolicy(policy).policy_table().keys() == policy.keys()


def test_a_bot_chooses_in_openspiel_as_it_does_at_a_table() -> None:
    """The counter takes no chances: what it hears is what it would hear in a game."""
    for state in list(decisions(loaded("oven", 3), seed=2))[:-1:7]:
        chances = dict(choices_of("greedy", state, seeds=2))
        assert sorted(chances) == state.legal_actions()
        assert sum(chances.values()) == pytest.approx(1)


def test_a_policy_plays_games_and_hears_what_openspiel_hears() -> None:
    game = loaded("assaggio")
    policy = {}
    for seed in range(3):
        for state in list(decisions(game, seed))[:-1]:
            key = state.information_state_string()
            policy[key] = [(state.legal_actions()[-1], 1.0)]
    maker = bot_of(policy)
    setup = game.setup
    bots = [maker(setup, 0, 1), make_bot("random")(setup, 1, 1)]
    assert played(setup, bots, seed=1).over
    bot = bots[0]
    assert isinstance(bot, SpielBot)
    assert bot.heard.startswith("p0\np0 received 1 ")
    assert "p0 chose: " in bot.heard


def test_a_policy_is_played_by_its_information_states() -> None:
    """Replay in OpenSpiel what a bot of a policy chose at a table: it is at home in every state."""
    game = loaded("assaggio")
    for seed in range(4):
        *states, _ = decisions(game, seed)
        for state in states:
            seat = state.current_player()
            wanted = state.legal_actions()[-1]
            maker = bot_of({state.information_state_string(): [(wanted, 1.0)]})
            other = bot_of({})
            # A fresh bot that has heard and chosen the same is in the same information state.
            assert choices_of(other, state)
            heard = SpielBot(game.setup, seat, 0, {})
            for each in state.position.trail():
                for entry in each.news(seat):
                    heard._note(entry)
            assert heard.heard == state.information_state_string()
            twin = maker(game.setup, seat, 0)
            assert isinstance(twin, SpielBot)
            twin.heard = heard.heard
            assert twin.choose(None, state.legal_actions()) == wanted  # type: ignore[arg-type]


def test_tabular_policies_of_openspiel_are_taken() -> None:
    game = loaded(BOCCONE)
    bot = bot_of(TabularPolicy(game))(game.setup, 0, 1)
    assert played(game.setup, [bot, make_bot("greedy")(game.setup, 1, 1)], seed=1).over


def test_a_bot_that_is_not_known_is_refused() -> None:
    with pytest.raises(BotError, match="expected one of random"):
        exploitability("nobody", named(BOCCONE))
