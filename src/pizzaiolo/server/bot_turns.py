"""Bots at the table: what the bot that has to decide may have, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from pizzaiolo.engine.actions import action_table
from pizzaiolo.engine.dealer import SeededShuffle
from pizzaiolo.engine.events import Event
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.view import View
from pizzaiolo.server.choices import follow_plan, legal_numbers
from pizzaiolo.server.messages import Act, Command, Plan
from pizzaiolo.server.play import BOT_TIME, Play
from pizzaiolo.server.show import TEMPOS


@dataclass(frozen=True)
class BotTurn:
    """A bot has to decide: all that a Bot may have, and what to do with its choice.

    Make the bot with (setup, seat, seed), let it hear `heard`, let it choose from `view` and
    `legal`; then give `command(id, choice)` to `Table.decide` with `Who(seat, by="bot")`.
    """

    game: int
    """Which game of the table: a bot is made anew for each."""
    seat: int
    bot: str
    """Its name (`bots.registry.make_bot`)."""
    seed: int
    setup: Setup
    heard: tuple[Event, ...]
    """All that the seat has heard since the deal, in order."""
    view: View
    legal: tuple[int, ...]
    n: int
    plan: tuple[str, ...] | None
    """While the oven is emptied: what it has chosen so far; in its turn None."""
    not_before: float
    """In its turn: a bot that is quicker than a beat is hard to follow."""
    until: float
    """When it has run out of time."""

    def command(self, command_id: str, choice: int) -> Command:
        """The command that carries out a choice, given by the number of the action."""
        text = str(action_table(self.setup.edition).actions[choice])
        if self.plan is None:
            return Act(command_id, self.n, (text,))
        return Plan(command_id, self.n, (*self.plan, text))


def bot_turn(play: Play, now: float) -> BotTurn | None:
    """The bot that has to choose, once everybody has been told what it chooses about."""
    if not play.show.caught_up or play.game.over:
        return None
    window, turn = play.open_window(now), play.turn()
    seat = window.seat if window is not None else None if turn is None else turn.seat
    bot = None if seat is None else play.company.chairs[seat].bot
    if seat is None or bot is None:
        return None
    heard = [event for event in play.show.events if event.audience in (None, seat)]
    trial = play.game
    if window is not None:
        followed = follow_plan(play.game, play.plan)
        if followed.complete:
            return None
        trial = followed.game
        heard += [event for event in followed.events if event.audience in (None, seat)]
    opened = play.show.last
    return BotTurn(
        game=play.number,
        seat=seat,
        bot=bot,
        seed=SeededShuffle(play.seed, f"bot {seat}").below(2**30),
        setup=play.setup,
        heard=tuple(heard),
        view=trial.view(seat),
        legal=legal_numbers(trial),
        n=play.show.n,
        plan=None if window is None else play.plan,
        not_before=opened if window is not None else opened + TEMPOS[play.pace].beat,
        until=play.opened + BOT_TIME if window is None else window.closes,
    )
