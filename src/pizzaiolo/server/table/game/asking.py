"""Asking: what the seat that everybody waits for is asked, as told, and until when it has time."""

from __future__ import annotations

from msgspec.structs import replace

from pizzaiolo.engine.events import Awaited
from pizzaiolo.server.protocol.outgoing import Question, Turn
from pizzaiolo.server.table.audience import Outgoing
from pizzaiolo.server.table.game import words
from pizzaiolo.server.table.game.choices import follow_plan, options
from pizzaiolo.server.table.game.options import Options
from pizzaiolo.server.table.game.play import Play
from pizzaiolo.server.table.game.turn_ahead import rest_of_turn
from pizzaiolo.server.table.game.window import Window


def question(play: Play, window: Window, plan: tuple[str, ...]) -> Question:
    """What the seat of a window is asked, with what it plans so far."""
    if not plan:
        return first_question(play, window)
    n, seat = play.show.n, window.seat
    followed = follow_plan(play.game, seat, plan) if window.real else None
    if followed is None or followed.complete:
        return _question(play, window, Options(seat, n, ()), plan)
    return _question(play, window, options(followed.game, seat, n), plan)


def first_question(play: Play, window: Window) -> Question:
    """What the seat of a window is asked before it has planned anything."""
    return _question(play, window, window.options, ())


def _question(play: Play, window: Window, options: Options, plan: tuple[str, ...]) -> Question:
    return words.question(
        window.seat,
        play.show.n,
        window.decision,
        options,
        plan,
        play.setup.edition,
        window.until,
        window.bank,
    )


def whose_turn(play: Play) -> int | None:
    """The seat that is to decide in its turn, as told."""
    turn, show = play.turn(), play.show
    told = turn is not None and show.steps[-1].options is not None and show.caught_up
    return turn.seat if turn is not None and told else None


def turn_message(play: Play) -> tuple[int, Turn] | None:
    """The seat that is to decide in its turn, as told, and what it is told about that."""
    turn, options = play.turn(), play.show.steps[-1].options
    if turn is None or options is None or whose_turn(play) is None:
        return None
    until, bank = public_deadline(play)
    told = words.turn(turn.seat, play.show.n, turn.decision, options, until, bank)
    return turn.seat, told


def turn_begins(play: Play, event: Awaited, options: Options) -> Turn:
    """What a seat is told when its turn begins; a bot needs to know only that it is its turn."""
    n = play.show.n
    if play.seating.chairs[event.seat].bot is not None:
        return words.turn(event.seat, n, event.decision, options)
    then, (until, bank) = rest_of_turn(play.game), public_deadline(play)
    return words.turn(event.seat, n, event.decision, options, until, bank, then)


def public_deadline(play: Play) -> tuple[float | None, float | None]:
    """When a person's turn runs out of time, and how much of that is their bank.

    How long a bot may think is not told to anybody.
    """
    turn = play.turn()
    if turn is None or play.seating.chairs[turn.seat].bot is not None:
        return None, None
    until = play.deadline()
    return until, None if until is None else play.bank


def waiting_for(play: Play) -> tuple[int | None, float | None, float | None]:
    """The seat that everybody waits for, as told, until when, and its bank."""
    window = play.show.window()
    if window is not None:
        return window.seat, window.until, window.bank
    turn = turn_message(play)
    if turn is None:
        return None, None if play.clock.alone else play.show.pause(), None
    return turn[0], turn[1].until, turn[1].bank


def prompt(play: Play) -> list[Outgoing]:
    """What the seat that everybody waits for is asked, once more."""
    turn, window = turn_message(play), play.show.window()
    if turn is not None:
        return [Outgoing(turn[0], replace(turn[1], then=rest_of_turn(play.game)))]
    if window is not None and not window.answers_itself:
        plan = play.plan if window.real else ()
        return [Outgoing(window.seat, question(play, window, plan))]
    return []
