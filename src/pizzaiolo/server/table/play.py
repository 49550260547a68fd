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
from pizzaiolo.server.protocol.entries import (
    Acted,
    By,
    Hurried,
    PaceName,
    Planned,
    Pressed,
    Started,
)
from pizzaiolo.server.protocol.messages import Aid, Heard, Over, Question, Turn
from pizzaiolo.server.protocol.public import Dealt, PublicEvent
from pizzaiolo.server.protocol.public import OrderTurnedUp as PublicOrderTurnedUp
from pizzaiolo.server.table import words
from pizzaiolo.server.table.audience import Outgoing
from pizzaiolo.server.table.choices import (
    finish_plan,
    finish_turn,
    follow_plan,
    options,
    rest_of_turn,
    turn_goes_on,
)
from pizzaiolo.server.table.clock import TableClock
from pizzaiolo.server.table.levels import Recent
from pizzaiolo.server.table.options import Options
from pizzaiolo.server.table.seating import Seating
from pizzaiolo.server.table.show import Show, Step, Window


class Play:
    """One game: the engine, the show that lags behind it, and the clock of the decisions."""

    def __init__(self, seating: Seating, number: int, base: int, seed: str, entry: Started) -> None:
        """Deal; what the deal tells is scheduled by `begin`."""
        start, commitment = entry.start, entry.commitment
        setup = seating.agreement.setup(seating.colours(), start)
        self.seating = seating
        self.number = number
        self.commitment = commitment
        self.game = Game(setup, SeededDealer(seed), seed)
        self.game.names = tuple(chair.called() for chair in seating.chairs)
        self.clock = TableClock(seating, self.game, commitment, entry.clock)
        self.show = Show(setup, base, self.clock, partial(options, self.game))
        self.plan: tuple[str, ...] = ()
        self.plan_by: By = "player"
        self._plan_answers = False
        """Whether the plan answers the question and only waits for its time."""
        self.floors = [base] * int(setup.seats)
        """By seat: announcements up to here are not told again, acknowledged or not."""
        self.recent = Recent(int(setup.seats))
        self.seed = seed
        self.opened = 0.0
        """When the current turn began."""
        self.hurried: float | None = None
        """When a bot was hurried on in its current turn."""
        self._bank = 0.0
        """What was in the seat's bank then."""

    def begin(self, at: float) -> None:
        """Schedule what the deal tells."""
        self.show.steps[0].at = at
        self.show.schedule(self.game.opening, at)
        self._open_turn()

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
        """When the turn runs out of time, all of its decisions together; None: never."""
        turn = self.turn()
        if turn is None:
            return None
        if self.seating.chairs[turn.seat].bot is not None:
            return self.opened + self.clock.bot_time()
        limit = self.clock.limit(turn.seat)
        return None if limit is None else self.opened + limit + self._bank

    def decision_time(self) -> float | None:
        """When the clock takes the pending decision; None: never."""
        window = self.show.next_window()
        if window is None:
            return None if self.show.stands else self.deadline()
        if (
            window.real
            and window.answers_itself
            and window.answer is None
            and not self._plan_answers
        ):
            # The bot is late: the table waits for it rather than deciding for it.
            return window.since + self.clock.bot_time()
        if window.real and not window.answers_itself and self._plan_answers:
            # Planned under older rules of time, and not carried out yet.
            return window.since
        return window.ends

    def by_the_clock(self, acks: tuple[int, ...]) -> Acted | Pressed:
        """The decision that the clock takes, with the time at which it counts."""
        window, moment = self.show.next_window(), self.decision_time()
        if moment is None:
            raise AssertionError("the clock decides where nothing is to be decided")
        if window is None:
            turn = self.turn()
            if turn is None:
                raise AssertionError("a turn runs out of time that nobody has")
            return Acted(turn.seat, finish_turn(self.game, turn.seat), "timeout", acks, at=moment)
        if not window.real:
            bot = self.seating.chairs[window.seat].bot is not None
            return Pressed(window.seat, "bot" if bot else "timeout", at=moment)
        texts = self.plan if window.answer is None else window.answer
        actions = finish_plan(self.game, window.seat, texts)
        by = self.plan_by if self.plan else "timeout"
        return Acted(window.seat, actions, by, acks, at=moment)

    def act(self, entry: Acted) -> None:
        """Carry out what a seat decided."""
        turn, window = self.turn(), self.show.next_window()
        if turn is not None:
            self._charge(entry.seat, self.opened, self._bank, entry.at)
            self.floors[entry.seat] = self.show.base + len(self.show.steps)
        elif window is not None and not self.clock.old:
            self._charge(entry.seat, window.since, window.bank, entry.at)
        events: list[Event] = []
        goes_on = False
        for text in entry.actions:
            action = self.game.table.parse(text)
            new = self.game.play(text if action is None else action)
            events += new
            if turn is not None and action is not None:
                goes_on = turn_goes_on(action, new, entry.seat)
        self._forget_plan()
        self.show.schedule(events, entry.at, seat=None if turn is None else entry.seat, by=entry.by)
        if not goes_on or self.clock.old:
            self._open_turn()

    def press(self, entry: Pressed) -> None:
        """Go on after the only answer that a seat had."""
        window = self.show.next_window()
        if window is None or window.real or window.seat != entry.seat:
            raise ValueError(f"seat {entry.seat} presses where it is not asked")
        self._charge(entry.seat, window.since, window.bank, entry.at)
        self.show.go_on(entry.at)
        self._open_turn()

    def hurry(self, entry: Hurried) -> None:
        """Somebody does not want to wait; if everybody agrees, nobody does."""
        self.show.agreed.add(entry.seat)
        if not entry.agreed:
            return
        opens = self.show.last
        stood = self.show.stands
        if self.waits_for_bot(entry.at):
            self.hurried = entry.at
        self.show.hurry(entry.at, to_orders=entry.to == "orders")
        if stood:
            self._open_turn()
        elif self.opened == opens:
            # A turn that begins sooner.
            self.opened = self.show.last

    def waits_for_bot(self, now: float) -> bool:
        """Whether all has been shown, and a bot makes its pause before it plays."""
        turn = self.turn()
        if turn is None or self.show.last > now or self.clock.instant:
            return False
        return self.seating.chairs[turn.seat].bot is not None

    def _open_turn(self) -> None:
        """A turn may begin: it has one time for all its decisions."""
        self.hurried = None
        turn = self.turn()
        if turn is not None:
            self.clock.turn_begins()
            self.opened = self.show.last
            self._bank = self.seating.chairs[turn.seat].bank

    def _charge(self, seat: int, opened: float, bank: float | None, at: float) -> None:
        """Take the time that somebody took too long out of the seat's bank."""
        time = self.clock.limit(seat)
        if time is not None and bank is not None:
            self.seating.chairs[seat].bank = max(0.0, bank - max(0.0, at - opened - time))

    def plan_ahead(self, entry: Planned) -> None:
        """Keep what a seat will do, so far."""
        self.plan = entry.actions
        self.plan_by = entry.by
        self._plan_answers = follow_plan(self.game, entry.seat, entry.actions).complete

    def _forget_plan(self) -> None:
        self.plan = ()
        self._plan_answers = False

    def put_off(self, since: float, seconds: float) -> None:
        """The clock stood still for a while."""
        self.show.put_off(since, seconds)
        self.opened += seconds

    def renew_clock(self, version: int, at: float) -> None:
        """Go on under newer rules of time: the seat that is asked gets its time from here on."""
        self.clock.version = version
        self._reopen(self.show.next_window(), at)

    def reopen(self, seat: int, at: float) -> None:
        """Somebody else decides in a seat now: they get their time from here on."""
        turn, window = self.turn(), self.show.next_window()
        if turn is not None and turn.seat == seat:
            self.opened = max(self.opened, at)
            self._bank = self.seating.chairs[seat].bank
        if window is not None and window.seat == seat:
            self._forget_plan()
            self._reopen(window, at)

    def _reopen(self, window: Window | None, at: float) -> None:
        if window is not None:
            window.since = max(window.since, at)
            self.clock.reopen(window, window.since)

    def prefer(self, seat: int, at: float) -> None:
        """Somebody lets the table answer for them from now on, or no longer."""
        window = self.show.next_window()
        if window is not None and window.seat == seat:
            self.clock.reopen(window, max(window.since, at))

    # --- What one seat is asked ---

    def open_window(self) -> Window | None:
        """The question that everybody waits for, as told, real or not."""
        return self.show.window()

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
            plan,
            self.setup.edition,
            window.until,
            window.bank,
        )

    def turn_message(self) -> tuple[int, Turn] | None:
        """The seat that is to decide in its turn, as told, and what it is told about that."""
        turn, options = self.turn(), self.show.steps[-1].options
        if turn is None or options is None or not self.show.caught_up:
            return None
        until, bank = self.public_deadline()
        told = words.turn(turn.seat, self.show.n, turn.decision, options, until, bank)
        return turn.seat, told

    def public_deadline(self) -> tuple[float | None, float | None]:
        """When a person's turn runs out of time, and how much of that is their bank.

        How long a bot may think is not told to anybody.
        """
        turn = self.turn()
        if turn is None or self.seating.chairs[turn.seat].bot is not None:
            return None, None
        until = self.deadline()
        return until, None if until is None else self._bank

    def waiting_for(self) -> tuple[int | None, float | None, float | None]:
        """The seat that everybody waits for, as told, until when, and its bank."""
        window = self.show.window()
        if window is not None:
            return window.seat, window.until, window.bank
        turn = self.turn_message()
        if turn is None:
            return None, None if self.clock.alone else self.show.pause(), None
        return turn[0], turn[1].until, turn[1].bank

    def prompt(self) -> list[Outgoing]:
        """What the seat that everybody waits for is asked, once more."""
        turn, window = self.turn_message(), self.open_window()
        if turn is not None:
            return [Outgoing(turn[0], replace(turn[1], then=rest_of_turn(self.game)))]
        if window is not None and not window.answers_itself:
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
            agreement = self.seating.agreement
            if glass := [s for s in range(self.game.seats) if agreement.level(s) == "glass"]:
                aid = Aid(n, words.oven_counts(self.show.shown))
                out += [Outgoing(seat, aid) for seat in glass]
        if step.window is not None and not step.window.answers_itself:
            # Asked as it was scheduled, although another node may already have the answer.
            window = step.window
            out.append(Outgoing(window.seat, self._asked(window, window.options)))
        if isinstance(step.event, Awaited) and step.options is not None:
            told = self._turn_told(step.event, step.options, n)
            out.append(Outgoing(step.event.seat, told))
        return out

    def _turn_told(self, event: Awaited, options: Options, n: int) -> Turn:
        """What a seat is told about its turn; a bot needs to know only that it is its turn."""
        if self.seating.chairs[event.seat].bot is not None:
            return words.turn(event.seat, n, event.decision, options)
        then, (until, bank) = rest_of_turn(self.game), self.public_deadline()
        return words.turn(event.seat, n, event.decision, options, until, bank, then)

    def announcement(self, step: Step, n: int) -> Heard:
        """What everybody hears with a step."""
        event = self._public(step)
        window = step.window
        if window is not None:
            return Heard(n, event, step.at, window.seat, window.until, window.bank)
        if isinstance(step.event, Awaited):
            now = step is self.show.steps[-1]
            until, bank = self.public_deadline() if now else (None, None)
            return Heard(n, event, step.at, step.event.seat, until, bank, step.by)
        until = None if step.until is None or self.clock.alone else step.until
        return Heard(n, event, step.at, until=until, by=step.by)

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

        Which orders went back then, and what a delivered one was baked from, is not shown again
        (R10.3, R10.4): players who were away have missed it.
        """
        show = self.show
        first = max(0, after - show.base, self._round_began())
        return tuple(
            self.announcement(step, show.base + place)
            for place, step in enumerate(show.steps[first : show.told], first + 1)
        )

    def _round_began(self) -> int:
        """The place, among the steps told, of the one with which this round began."""
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
        """What a seat, or a spectator, sees as told; when the game is over, everything."""
        if self.show.shown.over:
            return self.game.view(seat)
        return self.show.shown.view(seat)


OVEN_CHANGES: Final = (RoundBegan, Placed, Submitted, TurnedUp, OrderTurnedUp)
"""The events after which the oven holds something else."""
