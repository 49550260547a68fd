"""Snapshots: what a viewer who comes (back) is told of a game: what the table shows, no history."""

from __future__ import annotations

from msgspec.structs import replace

from pizzaiolo.server.protocol.outgoing import Question, Snapshot, Turn
from pizzaiolo.server.table.game import asking, words
from pizzaiolo.server.table.game.play import Play


def with_game(snapshot: Snapshot, play: Play) -> Snapshot:
    """A snapshot with what the game shows its viewer, as far as their level allows."""
    seat = snapshot.viewer
    agreement = play.seating.agreement
    level = agreement.level(seat)
    asks, until, bank = asking.waiting_for(play)
    turn: Turn | None = None
    question: Question | None = None
    for prompt in asking.prompt(play) if seat is not None and seat == asks else ():
        if isinstance(prompt.message, Turn):
            turn = prompt.message
        if isinstance(prompt.message, Question):
            question = prompt.message
    return replace(
        snapshot,
        view=words.seen(play.view(seat), play.setup),
        asks=asks,
        until=until,
        bank=bank,
        turn=turn,
        question=question,
        opened=play.show.just_opened,
        recent=tuple(words.heard(event, play.setup) for event in play.recent.allowed(level)),
        oven=words.oven_counts(play.show.shown) if level == "glass" else None,
        marks={} if seat is None else dict(play.seating.chairs[seat].marks),
    )
