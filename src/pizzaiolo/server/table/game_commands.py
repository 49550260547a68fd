"""Deciding: what a command about the game would lead to; nothing is changed here."""

from __future__ import annotations

from pizzaiolo.engine.dealer import SeededShuffle
from pizzaiolo.records.fairness import commitment_of, new_secret, seed_of
from pizzaiolo.server.protocol.entries import (
    CLOCK,
    Acted,
    Entry,
    Hurried,
    Marked,
    PaceChanged,
    Paused,
    Planned,
    Pressed,
    RematchAgreed,
    Resumed,
    Started,
)
from pizzaiolo.server.protocol.incoming import (
    Act,
    Hurry,
    Mark,
    Pace,
    Pause,
    Plan,
    Rematch,
    Resume,
    Start,
)
from pizzaiolo.server.protocol.outgoing import Done, Refused
from pizzaiolo.server.protocol.public import Phase
from pizzaiolo.server.table.agreement import refused
from pizzaiolo.server.table.audience import Outgoing, Say, Who
from pizzaiolo.server.table.cycle import Cycle
from pizzaiolo.server.table.game import asking
from pizzaiolo.server.table.game.choices import ChoiceError, follow_plan
from pizzaiolo.server.table.game.play import Play
from pizzaiolo.server.table.game.turn_ahead import follow_turn
from pizzaiolo.server.table.seating import Seating

CourseCommand = Start | Pause | Resume | Pace | Rematch


def decide_play(
    play: Play, command: Act | Plan, who: Who, now: float, acks: tuple[int, ...]
) -> Entry | Refused | Say:
    """A decision in a turn, or an answer while the oven is emptied.

    Everything is judged by what has been told: what the engine did meanwhile is no reason to
    refuse.
    """
    seat = who.seat
    if seat is None:
        return refused("not_seated", "Only a player can do this.")
    if (play.seating.chairs[seat].bot is None) != (who.by == "player"):
        return refused("not_your_turn", "Somebody else decides in this seat: come back first.")
    # A bot may think ahead of the show; people decide by what they have been told.
    n = play.show.n if who.by == "player" else play.show.newest
    if command.n != n:
        return refused("stale", f"This was decided at {command.n}: it is {n} now.")
    try:
        if isinstance(command, Act):
            return _act(play, command, who, seat, now, acks)
        return _plan(play, command, who, seat, now, acks)
    except ChoiceError as error:
        options = ", ".join(error.legal) or "nothing more"
        text = f"'{error.text}' cannot be done: you can do {options}."
        return refused("illegal" if error.known else "unknown_action", text, legal=error.legal)


def _act(
    play: Play, command: Act, who: Who, seat: int, now: float, acks: tuple[int, ...]
) -> Entry | Refused:
    if asking.whose_turn(play) != seat:
        return refused("not_your_turn", "It is not your turn.")
    actions = follow_turn(play.game, command.actions)
    if who.by == "player":
        # A player who decides at a state has heard everything up to it.
        acks = (*acks[:seat], command.n, *acks[seat + 1 :])
    return Acted(seat, actions, who.by, acks, at=now)


def _plan(
    play: Play, command: Plan, who: Who, seat: int, now: float, acks: tuple[int, ...]
) -> Entry | Refused | Say:
    window = play.show.window() if who.by == "player" else play.show.next_window()
    if window is None or window.seat != seat:
        return refused("not_your_turn", "You are not asked anything now.")
    if not window.real:
        # The engine has already gone on: the only possible answer is what it did.
        texts = tuple(" ".join(text.lower().split()) for text in command.actions)
        legal = window.options.legal
        if texts == legal:
            return Pressed(seat, who.by, at=now)
        if texts:
            known = play.game.table.parse(texts[0]) is not None
            raise ChoiceError(texts[0], legal, known=known)
        question = asking.question(play, window, texts)
        return Say((Outgoing("asker", Done(command.id)), Outgoing(seat, question)))
    followed = follow_plan(play.game, seat, command.actions)
    waits = window.answers_itself and window.ends is not None and now < window.ends
    if followed.complete and (who.by == "player" or not waits):
        return Acted(seat, followed.actions, who.by, acks, at=now)
    return Planned(seat, followed.actions, who.by, at=now)


def decide_hurry(play: Play, command: Hurry, who: Who, now: float) -> Entry | Refused | Say:
    """Somebody does not want to wait for the show, or a bot: all who are there have to agree."""
    seat = who.seat
    if seat is None:
        return refused("not_seated", "Only a player can do this.")
    if not (play.show.can_be_hurried(now) or play.waits_for_bot(now)):
        return Say((Outgoing("asker", Done(command.id)),))
    missing = play.seating.present() - play.show.agreed - {seat}
    return Hurried(seat, command.to, not missing, at=now)


def decide_mark(
    seating: Seating, command: Mark, who: Who, now: float, *, dealt: bool
) -> Entry | Refused:
    """A tally on a chalkboard."""
    if who.seat is None:
        return refused("not_seated", "Only a player has a chalkboard.")
    if seating.agreement.level(who.seat) != "chalkboard":
        return refused("level_forbids", "There are no chalkboards at this level.")
    if not dealt:
        return refused("not_started", "The cards are not dealt yet.")
    edition = seating.agreement.edition
    names = (*edition.kinds, *edition.colours)
    if command.on not in names:
        return refused("bad_message", f"Marks are for {', '.join(names)}.")
    return Marked(who.seat, command.on, command.marks, at=now)


def decide_course(
    phase: Phase,
    seating: Seating,
    command: CourseCommand,
    who: Who,
    now: float,
    secret: str,
    cycle: Cycle,
) -> Entry | Refused:
    """What the host says about the course of the game."""
    if not seating.is_host(who):
        return refused("not_host", "Only the host of the table can do this.")
    match command:
        case Start():
            if phase != "waiting":
                return refused("game_running", "The cards are dealt already.")
            return deal(seating, secret, now, cycle.again)
        case Rematch() if phase != "over":
            return refused("not_over", "There is no game that is over.")
        case Rematch(same_deal=True):
            if cycle.complete:
                return refused("game_over", "Everybody has had every seat: deal new cards.")
            return RematchAgreed(secret, rotated=True, at=now)
        case Rematch():
            return RematchAgreed(new_secret(), at=now)
    return _decide_clock(phase, seating, command, now)


def _decide_clock(
    phase: Phase, seating: Seating, command: Pause | Resume | Pace, now: float
) -> Entry | Refused:
    if phase in ("waiting", "over"):
        return refused("not_started", "There is no game going on.")
    match command:
        case Pause():
            if phase == "paused":
                return refused("paused", "The game is paused already.")
            return Paused(at=now)
        case Resume():
            if phase != "paused":
                return refused("game_running", "The game is not paused.")
            return Resumed(at=now)
        case Pace(pace="instant") if any(chair.person for chair in seating.chairs):
            # At that pace a forced answer takes no time and a real one does, which shows hands
            # (R10.5).
            return refused("game_running", "While people play, the pace is slow, normal or fast.")
        case Pace(pace=pace):
            return PaceChanged(pace, at=now)


def deal(seating: Seating, secret: str, now: float, again: Started | None = None) -> Started:
    """Deal: this entry holds everything that the game follows from.

    `again` is what a game was dealt from whose deal is played once more.
    """
    salts = seating.salts() if again is None else again.salts
    start = seating.config.start if again is None else again.start
    if start == "random":
        start = SeededShuffle(seed_of(secret, salts), "start").below(seating.config.seats)
    return Started(
        commitment_of(secret),
        salts,
        start,
        seating.colours(),
        seating.agreement.edition_hash,
        seating.empty_seats(),
        CLOCK,
        at=now,
    )
