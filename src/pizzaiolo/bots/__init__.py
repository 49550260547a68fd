"""Players made of code, from `random` to those that remember everything."""

from pizzaiolo.bots.bot import Bot, BotMaker, PacedBot, ThinkingBot, pause
from pizzaiolo.bots.registry import BotError, bot_names, make_bot, make_bot_for

__all__ = [
    "Bot",
    "BotError",
    "BotMaker",
    "PacedBot",
    "ThinkingBot",
    "bot_names",
    "make_bot",
    "make_bot_for",
    "pause",
]
