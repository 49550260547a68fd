"""Play: one game at a table, in time: whose decision it is, until when, and who is told what."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec.structs import replace

from pizzaiolo.engine.dealer import SeededDealer
from pizzaiolo.engine.events import (
    Awaited,
    Event,
    OrderTurnedUp,
    Placed,
    Received,
    RoundBegan,
    RoundEnded,
    Submitted,
    TurnedUp,
)
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.view import View
from pizzaiolo.game import Game
from pizzaiolo.server.protocol.entries import Acted, By, PaceName, Planned
from pizzaiolo.server.protocol.messages import Aid, Heard, Over, Question, Turn
from pizzaiolo.server.protocol.public import Dealt, PublicEvent
from pizzaiolo.server.protocol.public import OrderTurnedUp as PublicOrderTurnedUp
from pizzaiolo.server.table import words
from pizzaiolo.server.table.audience import Outgoing
from pizzaiolo.server.table.choices import (
    finish_plan,
    follow_plan,
    options,
    rest_of_turn,
    simplest,
)
from pizzaiolo.server.table.levels import Recent
from pizzaiolo.server.table.options import Options
from pizzaiolo.server.table.seating import Seating
from pizzaiolo.server.table.show import Show, Step, Window

BOT_TIME: Final = 10.0
"""A bot that has not chosen in its turn after so many seconds has run out of time."""


class Play:
    """One game: the engine, the show that lags behind it, and the clock of the decisions."""

    def __init__(
        self, seating: Seating, number: int, base: int, seed: str, start: int, commitment: str
    ) -> None:
        """Deal; what the deal tells is scheduled by `begin`."""
        setup = seating.agreement.setup(seating.colours(), start)
        self.seating = seating
        self.number = number
        self.commitment = commitment
        self.game = Game(setup, SeededDealer(seed), seed)
        self.game.names = tuple(chair.called() for chair in seating.chairs)
        self.show = Show(setup, base, 0.0)
        self.plan: tuple[str, ...] = ()
        self.plan_by: By = "player"
        self.floors = [base] * int(setup.seats)
        """By seat: announcements up to here are not told again, acknowledged or not."""
        self.recent = Recent(int(setup.seats))
        self.seed = seed
        self.opened = 0.0
        """Since when the decision of a turn is open."""

    def begin(self, at: float) -> None:
        """Schedule what the deal tells."""
        self.show.steps[0].at = at
        self._schedule(list(self.game.opening), at, seat=None, by="player")

    @property
    def setup(self) -> Setup:
        """What the game is played with."""
        return self.game.setup

    @property
    def pace(self) -> PaceName:
        """How quickly the oven is emptied."""
        return self.seating.config.pace

    # --- Decisions ---

    def turn(self) -> Awaited | None:
        """The decision of a turn that the engine waits for, told or not."""
        event = self.show.steps[-1].event
        return event if isinstance(event, Awaited) else None

    def deadline(self) -> float | None:
        """When the decision of the turn runs out of time; None: never."""
        turn = self.turn()
        if turn is None:
            return None
        chair = self.seating.chairs[turn.seat]
        if chair.bot is not None:
            return self.opened + self.bot_time()
        time = self.seating.config.time
        return None if time is None else self.opened + time + chair.bank

    def bot_time(self) -> float:
        """How long a bot has in its turn: no longer than people."""
        time = self.seating.config.time
        return BOT_TIME if time is None else min(time, BOT_TIME)

    def decision_time(self) -> float | None:
        """When the clock takes the pending decision; None: never."""
        window = self.show.real_window()
        return self.deadline() if window is None else window.closes

    def by_the_clock(self, acks: tuple[int, ...]) -> Acted:
        """The decision that the clock takes, with the time at which it counts."""
        window = self.show.real_window()
        if window is not None:
            actions = finish_plan(self.game, window.seat, self.plan)
            by = self.plan_by if self.plan else "timeout"
            return Acted(window.seat, actions, by, acks, at=window.until)
        turn, deadline = self.turn(), self.deadline()
        if turn is None or deadline is None:
            raise AssertionError("the clock decides where nothing is to be decided")
        return Acted(turn.seat, (str(simplest(self.game)),), "timeout", acks, at=deadline)

    def act(self, entry: Acted) -> None:
        """Carry out what a seat decided."""
        turn = self.turn()
        if turn is not None:
            self._charge(entry)
            self.floors[entry.seat] = self.show.base + len(self.show.steps)
        events: list[Event] = []
        for action in entry.actions:
            events += self.game.play(action)
        self.plan = ()
        self._schedule(events, entry.at, seat=None if turn is None else entry.seat, by=entry.by)

    def _schedule(self, events: list[Event], at: float, *, seat: int | None, by: By) -> None:
        ask = partial(options, self.game)
        self.show.schedule(events, at, self.pace, ask, seat=seat, by=by)
        self.opened = self.show.last

    def _charge(self, entry: Acted) -> None:
        """Take what a decision lasted too long from the seat's bank."""
        chair, time = self.seating.chairs[entry.seat], self.seating.config.time
        if time is not None and chair.bot is None:
            chair.bank = max(0.0, chair.bank - max(0.0, entry.at - self.opened - time))

    def plan_ahead(self, entry: Planned) -> None:
        """Keep what a seat will do when its window ends."""
        self.plan = entry.actions
        self.plan_by = entry.by

    def put_off(self, since: float, seconds: float) -> None:
        """The clock stood still for a while."""
        self.show.put_off(since, seconds)
        self.opened += seconds

    def reopen(self, seat: int, at: float) -> None:
        """Somebody else decides in a seat now: they get their time from here on."""
        turn = self.turn()
        if turn is not None and turn.seat == seat:
            self.opened = max(self.opened, at)

    # --- What one seat is asked ---

    def open_window(self, now: float) -> Window | None:
        """The window that is open as told and still takes plans, real or not."""
        window = self.show.window()
        return window if window is not None and now < window.closes else None

    def question(self, window: Window, plan: tuple[str, ...]) -> Question:
        """What the seat of a window is asked, with what it plans so far."""
        if not plan:
            return self._asked(window, window.options, plan)
        n, seat = self.show.n, window.seat
        followed = follow_plan(self.game, seat, plan) if window.real else None
        if followed is None or followed.complete:
            return self._asked(window, Options(seat, n, ()), plan)
        return self._asked(window, options(followed.game, seat, n), plan)

    def _asked(self, window: Window, options: Options, plan: tuple[str, ...] = ()) -> Question:
        return words.question(
            window.seat,
            self.show.n,
            window.decision,
            options,
            window.closes,
            plan,
            self.setup.edition,
        )

    def turn_message(self) -> tuple[int, Turn] | None:
        """The seat that is to decide in its turn, as told, and what it is told about that."""
        turn, options = self.turn(), self.show.steps[-1].options
        if turn is None or options is None or not self.show.caught_up:
            return None
        until = self.public_deadline()
        return turn.seat, words.turn(turn.seat, self.show.n, turn.decision, options, until)

    def public_deadline(self) -> float | None:
        """When a person runs out of time; how long a bot may think is nobody's business."""
        turn = self.turn()
        if turn is None or self.seating.chairs[turn.seat].bot is not None:
            return None
        return self.deadline()

    def waiting_for(self) -> tuple[int | None, float | None]:
        """The seat that everybody waits for, as told, and until when."""
        window = self.show.window()
        if window is not None:
            return window.seat, window.until
        turn = self.turn_message()
        return (None, self.show.pause()) if turn is None else (turn[0], turn[1].until)

    def prompt(self, now: float) -> list[Outgoing]:
        """What the seat that everybody waits for is asked, once more."""
        turn, window = self.turn_message(), self.open_window(now)
        if turn is not None:
            return [Outgoing(turn[0], replace(turn[1], then=rest_of_turn(self.game)))]
        if window is not None:
            plan = self.plan if window.real else ()
            return [Outgoing(window.seat, self.question(window, plan))]
        return []

    # --- Telling ---

    def tell(self, now: float) -> list[Outgoing]:
        """Tell every step whose time has come."""
        out: list[Outgoing] = []
        while (step := self.show.next_step(now)) is not None:
            out += self._tell(step)
        return out

    def _tell(self, step: Step) -> list[Outgoing]:
        n = self.show.n
        if step.event is not None:
            self.recent.hear(step.event)
        out = [Outgoing("everybody", self.announcement(step, n))]
        out += [
            Outgoing(event.seat, words.drawn(event, self.setup, n))
            for event in step.secrets
            if isinstance(event, Received)
        ]
        if isinstance(step.event, OVEN_CHANGES):
            aid = Aid(n, words.oven_counts(self.show.shown))
            out += [
                Outgoing(seat, aid)
                for seat in range(self.game.seats)
                if self.seating.agreement.level(seat) == "glass"
            ]
        if step.window is not None:
            # Asked again as it was scheduled: another node may have the answer already.
            window = step.window
            out.append(Outgoing(window.seat, self._asked(window, window.options)))
        if isinstance(step.event, Awaited) and step.options is not None:
            told = self._turn_told(step.event, step.options, n)
            out.append(Outgoing(step.event.seat, told))
        return out

    def _turn_told(self, event: Awaited, options: Options, n: int) -> Turn:
        """What a seat is told about its turn; a bot needs no more than that it is its turn."""
        if self.seating.chairs[event.seat].bot is not None:
            return words.turn(event.seat, n, event.decision, options)
        then = rest_of_turn(self.game)
        return words.turn(event.seat, n, event.decision, options, self.public_deadline(), then)

    def announcement(self, step: Step, n: int) -> Heard:
        """What everybody hears with a step."""
        event = self._public(step)
        if step.window is not None:
            return Heard(n, event, step.at, step.window.seat, step.window.until)
        if isinstance(step.event, Awaited):
            until = self.public_deadline() if step is self.show.steps[-1] else None
            return Heard(n, event, step.at, step.event.seat, until, step.by)
        return Heard(n, event, step.at, until=step.until, by=step.by)

    def _public(self, step: Step) -> PublicEvent:
        if step.event is None:
            return Dealt(self.number, self.commitment)
        event = words.heard(step.event, self.setup)
        if isinstance(event, PublicOrderTurnedUp):
            missing = words.cards(step.missing, self.setup.edition)
            return replace(event, missing=missing, lacking=step.lacking)
        return event

    def missed(self, after: int) -> tuple[Heard, ...]:
        """The announcements that were told after a number, but none of an earlier round.

        Which orders went back then, and in what a delivered one was baked, is not shown again
        (R10.3, R10.4): whoever was away has missed it.
        """
        show = self.show
        first = max(0, after - show.base, self._round_began())
        return tuple(
            self.announcement(step, show.base + place)
            for place, step in enumerate(show.steps[first : show.told], first + 1)
        )

    def _round_began(self) -> int:
        """The place of the step with which this round began, of those that were told."""
        for place in range(self.show.told - 1, 0, -1):
            event = self.show.steps[place].event
            if isinstance(event, RoundBegan):
                return place if event.round > 0 else 0
        return 0

    def tape(self, round_number: int) -> tuple[PublicEvent, ...] | None:
        """All announcements of a round that is over."""
        tape: list[PublicEvent] = []
        for step in self.show.steps[: self.show.told]:
            if isinstance(step.event, RoundBegan):
                tape.clear()
            tape.append(self._public(step))
            if isinstance(step.event, RoundEnded) and step.event.round == round_number - 1:
                return tuple(tape)
        return None

    def over(self, secret: str, salts: tuple[tuple[int, str], ...]) -> Over:
        """How the game ended, and what shows that its deal was fair."""
        result = self.game.result()
        return Over(
            self.number,
            result.delivered,
            result.ingredients,
            result.winners,
            self.commitment,
            secret,
            salts,
            self.seed,
            self.seating.config.start,
        )

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator, sees as told; when the game is over, all there is to see."""
        if self.show.shown.over:
            return self.game.view(seat)
        return self.show.shown.view(seat)


OVEN_CHANGES: Final = (RoundBegan, Placed, Submitted, TurnedUp, OrderTurnedUp)
"""The events after which the oven holds something else."""
