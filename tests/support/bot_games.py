"""Whole games between bots, as a table plays them: each hears what it may, and chooses."""

from __future__ import annotations

from pizzaiolo.bots import Bot
from pizzaiolo.engine.setup import Setup
from pizzaiolo.game import Game, new_game


def played(setup: Setup, bots: list[Bot], seed: int) -> Game:
    """A whole game between bots."""
    game = new_game(setup.edition, len(bots), seed)
    events = list(game.opening)
    while True:
        for event in events:
            for seat, bot in enumerate(bots):
                if event.is_for(seat):
                    bot.hear(event)
        if game.to_act is None:
            return game
        legal = [game.number(action) for action in game.legal()]
        events = game.play(bots[game.to_act].choose(game.view(game.to_act), legal))
