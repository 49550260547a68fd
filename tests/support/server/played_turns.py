"""What can follow in a turn, found by playing every part of it on copies of the game.

The table finds it without that (`turn_ahead`); it has to find the same.
"""

from __future__ import annotations

from pizzaiolo.engine.actions import Action
from pizzaiolo.engine.events import Drew, Event, MammaMiaTaken, Placed, Received, Submitted
from pizzaiolo.game import Game
from pizzaiolo.server.protocol.public import Then
from pizzaiolo.server.table.game.choices import turn_goes_on

BEFORE_A_DRAW = (Placed, Submitted, Received, MammaMiaTaken)


def rest_by_playing(game: Game) -> dict[str, Then]:
    """What follows upon each action of the turn, and upon what follows."""
    return {str(action): _then(game, action) for action in game.legal()}


def _then(game: Game, action: Action) -> Then:
    seat, trial = game.to_act, game.copy()
    assert seat is not None
    events = trial.play(action)
    if turn_goes_on(action, events, seat):
        return Then(rest_by_playing(trial))
    drew = _drew(events, seat)
    if drew is None:
        return Then()
    end = Then(orders=drew.cards if drew.source == "waiter" else 0)
    text = f"draw {drew.source}"
    return end if text == str(action) else Then({text: end})


def _drew(events: list[Event], seat: int) -> Drew | None:
    """The draw with which the turn has ended, if it has ended with one."""
    for event in events:
        if isinstance(event, Drew) and event.seat == seat:
            return event
        if not isinstance(event, BEFORE_A_DRAW):
            break
    return None


def turns_by_playing(game: Game, seat: int) -> set[tuple[str, ...]]:
    """All complete turns, found by trying everything, without what the engine passes over."""
    found: set[tuple[str, ...]] = set()
    for action in game.legal():
        trial = game.copy()
        goes_on = turn_goes_on(action, trial.play(action), seat)
        more = turns_by_playing(trial, seat) if goes_on else {()}
        found |= {(str(action), *rest) for rest in more}
    return found
