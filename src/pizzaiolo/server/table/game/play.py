"""Play: one game at a table, in time: whose decision it is, and until when.

asking.py says what the seat is asked, announcing.py what everybody hears.
"""

from __future__ import annotations

from functools import partial

from pizzaiolo.engine.dealer import SeededDealer
from pizzaiolo.engine.events import (
    Awaited,
    Event,
)
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.view import View
from pizzaiolo.game import Game
from pizzaiolo.server.protocol.entries import (
    Acted,
    By,
    FixedDeal,
    Hurried,
    PaceName,
    Planned,
    Pressed,
    Started,
)
from pizzaiolo.server.table.game.choices import (
    finish_plan,
    follow_plan,
    options,
    turn_goes_on,
)
from pizzaiolo.server.table.game.clock import TableClock
from pizzaiolo.server.table.game.recent import Recent
from pizzaiolo.server.table.game.show import Show
from pizzaiolo.server.table.game.turn_ahead import finish_turn
from pizzaiolo.server.table.game.window import Window
from pizzaiolo.server.table.seating import Seating


class Play:
    """One game: the engine, the show that lags behind it, and the clock of the decisions."""

    def __init__(
        self,
        seating: Seating,
        number: int,
        base: int,
        seed: str,
        entry: Started,
        deal: FixedDeal | None = None,
    ) -> None:
        """Deal; what the deal tells is scheduled by `begin`.

        In a deal that others play as well, bots try each decision so often as it says, and the
        clock never decides for them: what they do follows from the deal and from what the others
        do.
        """
        iterations = None if deal is None else deal.iterations
        start, commitment = entry.start, entry.commitment
        setup = seating.agreement.setup(seating.colours(), start)
        self.seating = seating
        self.number = number
        self.commitment = commitment
        self.game = Game(setup, SeededDealer(seed), seed)
        self.game.names = tuple(chair.called() or None for chair in seating.chairs)
        self.iterations = iterations
        self._course = () if deal is None else tuple(map(self.game.number, deal.course))
        self.clock = TableClock(
            seating, self.game, commitment, entry.clock, bots_hurry=iterations is None
        )
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
        self.bank = 0.0
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

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator, sees as told; when the game is over, everything."""
        if self.show.shown.over:
            return self.game.view(seat)
        return self.show.shown.view(seat)

    # --- Decisions ---

    def repeated(self, game: Game) -> int | None:
        """The number of the next action in the game that this deal comes from.

        None if something has been decided differently since the deal, or there was no such game.
        `game` is this game, or a copy that has gone on.
        """
        so_far = tuple(number for _, number in game.played)
        follows = len(so_far) < len(self._course) and self._course[: len(so_far)] == so_far
        return self._course[len(so_far)] if follows else None

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
            time = self.clock.bot_time()
            return None if time is None else self.opened + time
        limit = self.clock.limit(turn.seat)
        return None if limit is None else self.opened + limit + self.bank

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
            time = self.clock.bot_time()
            return None if time is None else window.since + time
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
            return Acted(turn.seat, finish_turn(self.game), "timeout", acks, at=moment)
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
            self._charge(entry.seat, self.opened, self.bank, entry.at)
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
            self.bank = self.seating.chairs[turn.seat].bank

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
            self.bank = self.seating.chairs[seat].bank
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
