"""Mamma Mia! in every printed edition: deal, play, watch, remember, replay."""

from pizzaiolo.editions import editions, load_edition
from pizzaiolo.engine.actions import (
    Action,
    Add,
    Ask,
    Bake,
    Decline,
    Draw,
    Help,
    Place,
    Refuse,
    Request,
    Send,
    Submit,
)
from pizzaiolo.game import (
    Game,
    IllegalActionError,
    Result,
    compiled,
    new_game,
    random_games,
    replay,
)
from pizzaiolo.records.record import Record, RecordError

__all__ = [
    "Action",
    "Add",
    "Ask",
    "Bake",
    "Decline",
    "Draw",
    "Game",
    "Help",
    "IllegalActionError",
    "Place",
    "Record",
    "RecordError",
    "Refuse",
    "Request",
    "Result",
    "Send",
    "Submit",
    "compiled",
    "editions",
    "load_edition",
    "new_game",
    "random_games",
    "replay",
]
