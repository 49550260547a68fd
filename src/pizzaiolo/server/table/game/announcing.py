"""Announcing: what everybody hears of a game when its time has come, and what single seats do."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from pizzaiolo.engine.events import (
    Awaited,
    OrderTurnedUp,
    Placed,
    Received,
    RoundBegan,
    RoundEnded,
    Submitted,
    TurnedUp,
)
from pizzaiolo.server.protocol.outgoing import Aid, Heard, Over
from pizzaiolo.server.protocol.public import Dealt, PublicEvent
from pizzaiolo.server.protocol.public import OrderTurnedUp as PublicOrderTurnedUp
from pizzaiolo.server.table.audience import Outgoing
from pizzaiolo.server.table.game import words
from pizzaiolo.server.table.game.asking import first_question, public_deadline, turn_begins
from pizzaiolo.server.table.game.play import Play
from pizzaiolo.server.table.game.show import ShowStep

OVEN_CHANGES: Final = (RoundBegan, Placed, Submitted, TurnedUp, OrderTurnedUp)
"""The events after which the oven holds something else."""


def announce(play: Play, now: float) -> list[Outgoing]:
    """Announce every step whose time has come."""
    out: list[Outgoing] = []
    while (step := play.show.next_step(now)) is not None:
        out += announce_step(play, step)
    return out


def announce_step(play: Play, step: ShowStep) -> list[Outgoing]:
    """What is said with a step: to everybody, and to the seats that it is about."""
    n = play.show.n
    if step.event is not None:
        play.recent.hear(step.event)
    out = [Outgoing("everybody", announcement(play, step, n))]
    out += [
        Outgoing(event.seat, words.drawn(event, play.setup, n))
        for event in step.secrets
        if isinstance(event, Received)
    ]
    if isinstance(step.event, OVEN_CHANGES):
        agreement = play.seating.agreement
        if glass := [s for s in range(play.game.seats) if agreement.level(s) == "glass"]:
            aid = Aid(n, words.oven_counts(play.show.shown))
            out += [Outgoing(seat, aid) for seat in glass]
    if step.window is not None and not step.window.answers_itself:
        # Asked as it was scheduled, although another node may already have the answer.
        out.append(Outgoing(step.window.seat, first_question(play, step.window)))
    if isinstance(step.event, Awaited) and step.options is not None:
        told = turn_begins(play, step.event, step.options)
        out.append(Outgoing(step.event.seat, told))
    return out


def announcement(play: Play, step: ShowStep, n: int) -> Heard:
    """What everybody hears with a step."""
    event = _public(play, step)
    window = step.window
    if window is not None:
        return Heard(n, event, step.at, window.seat, window.until, window.bank)
    if isinstance(step.event, Awaited):
        now = step is play.show.steps[-1]
        until, bank = public_deadline(play) if now else (None, None)
        return Heard(n, event, step.at, step.event.seat, until, bank, step.by)
    until = None if step.until is None or play.clock.alone else step.until
    return Heard(n, event, step.at, until=until, by=step.by)


def _public(play: Play, step: ShowStep) -> PublicEvent:
    if step.event is None:
        return Dealt(play.number, play.commitment)
    event = words.heard(step.event, play.setup)
    if isinstance(event, PublicOrderTurnedUp) and step.short is not None:
        missing = words.cards(step.short.missing, play.setup.edition)
        return replace(event, missing=missing, lacking=step.short.lacking, more=step.short.more)
    return event


def missed(play: Play, after: int) -> tuple[Heard, ...]:
    """The announcements that were told after a number, but none of an earlier round.

    Which orders went back then, and what a delivered one was baked from, is not shown again
    (R10.3, R10.4): players who were away have missed it.
    """
    show = play.show
    first = max(0, after - show.base, _round_began(play))
    return tuple(
        announcement(play, step, show.base + place)
        for place, step in enumerate(show.steps[first : show.told], first + 1)
    )


def _round_began(play: Play) -> int:
    """The place, among the steps told, of the one with which this round began."""
    for place in range(play.show.told - 1, 0, -1):
        event = play.show.steps[place].event
        if isinstance(event, RoundBegan):
            return place if event.round > 0 else 0
    return 0


def tape(play: Play, round_number: int) -> tuple[PublicEvent, ...] | None:
    """All announcements of a round that is over."""
    heard: list[PublicEvent] = []
    for step in play.show.steps[: play.show.told]:
        if isinstance(step.event, RoundBegan):
            heard.clear()
        heard.append(_public(play, step))
        if isinstance(step.event, RoundEnded) and step.event.round == round_number - 1:
            return tuple(heard)
    return None


def over(play: Play, secret: str, salts: tuple[tuple[int, str], ...]) -> Over:
    """How the game ended, and what shows that its deal was fair."""
    result = play.game.result()
    return Over(
        play.number,
        result.delivered,
        result.ingredients,
        result.winners,
        play.commitment,
        secret,
        salts,
        play.seed,
        play.seating.config.start,
    )
