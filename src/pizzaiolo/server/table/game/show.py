"""Show: when everybody is told what, on one beat, so that no pause tells what is in a hand (R10.5).

The engine skips decisions without a choice and runs ahead to the next real one. The show gives
every public event its time, from the times in the entries and the pace alone: every node, and a
server that restarts, computes the same. There are three rules:

- What a player does in a turn is told at once. What happens by itself takes a beat, or less (see
  `pauses.beat_of`), but some of it stands longer (see `pauses.stands_for`).
- An order that turns up opens a window for its owner whenever, as far as everybody can see, hands
  could make a difference, whether the owner has a choice or not. After a request, every seat that
  is asked gets a window, able or not; and so does the owner of a Bombastica that still lacks cards
  after somebody helped.
- The show stops at a window until it is answered (see clock.py). What the engine has done
  meanwhile has no time yet.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from pizzaiolo.engine.events import (
    Asked,
    Awaited,
    AwaitedInSecret,
    Baked,
    DidNotHelp,
    Drew,
    Event,
    Helped,
    MammaMiaTaken,
    OrderTurnedUp,
    OvenOpened,
    Passed,
    Placed,
    Returned,
    RoundEnded,
    Submitted,
)
from pizzaiolo.engine.setup import Setup
from pizzaiolo.server.protocol.entries import By
from pizzaiolo.server.table.game.options import Options
from pizzaiolo.server.table.game.pauses import OldTempo, Tempo, beat_of, stands_for
from pizzaiolo.server.table.game.shortfall import Shortfall, shortfall
from pizzaiolo.server.table.game.shown_table import ShownTable
from pizzaiolo.server.table.game.window import Window, leaves_open, only_answer

Ask = Callable[[int, int], Options]
"""What a seat can do at the step with a number, while the engine waits for this very seat."""


@dataclass(slots=True)
class ShowStep:
    """One beat: a public event, what single seats are told with it, and the window it opens."""

    at: float
    event: Event | None
    """None: the deal."""
    by: By = "player"
    secrets: list[Event] = field(default_factory=list)
    window: Window | None = None
    options: Options | None = None
    """With Awaited, and only while the engine waits for it: what its seat can do. A step that was
    taken together with the one before it has none, and nobody is asked about it."""
    until: float | None = None
    """With OvenOpened: when the first card is turned up."""
    stands: bool = False
    """Whether the show waits here: for an answer, or for somebody to go on."""
    short: Shortfall | None = None
    """With OrderTurnedUp: what the face-up cards lack."""


class Timing(Protocol):
    """What the show has to know of the table's clock (`clock.TableClock`)."""

    @property
    def tempo(self) -> Tempo | OldTempo:
        """The times of the pace."""

    @property
    def old(self) -> bool:
        """Whether questions end by themselves, as they did in clock 1."""

    def opening(self) -> float | None:
        """How long the oven lies open; None: until somebody says so."""

    def plays(self, seat: int) -> bool:
        """Whether a person decides in a seat."""

    def asks_without_choice(self, seat: int) -> bool:
        """Whether a seat that has only one answer is asked."""

    def open(self, window: Window) -> None:
        """Say when a new window ends."""

    def reopen(self, window: Window, at: float, *, hurried: bool = False) -> None:
        """Say again when a window ends."""


class Show:
    """The steps of one game: scheduled as the engine goes, told as time goes."""

    def __init__(self, setup: Setup, base: int, timing: Timing, ask: Ask) -> None:
        """Begin with the deal; `base` steps were told in the games before.

        The seat that is to decide after the last event is asked with `ask`.
        """
        self.setup = setup
        self.base = base
        self.steps = [ShowStep(0.0, None)]
        self.told = 0
        """How many steps this node has told."""
        self.shown = ShownTable(setup)
        """The table as told."""
        self.events: list[Event] = []
        """Everything that the engine said in this game, secrets included."""
        self.agreed: set[int] = set()
        """The people who want to hurry on."""
        self._timing = timing
        self._ask = ask
        self._ahead = ShownTable(setup)
        self._waiting: deque[Event] = deque()
        """What has no time yet, because the show has stopped."""
        self._seat: int | None = None
        self._by: By = "player"
        self._skipping = False
        """Whether there are no beats until an order of a person turns up."""
        self._height = 0
        """How many cards were in the oven when it was opened."""
        self._openings = 0
        """How often it was opened."""

    @property
    def n(self) -> int:
        """The number of the state as told: how many steps all games of the table have told."""
        return self.base + self.told

    @property
    def newest(self) -> int:
        """The number of the last step that has a time, told or not."""
        return self.base + len(self.steps)

    @property
    def last(self) -> float:
        """When the last step that has a time is told."""
        return self.steps[-1].at

    @property
    def caught_up(self) -> bool:
        """Whether everything that has a time has been told."""
        return self.told == len(self.steps)

    @property
    def stands(self) -> bool:
        """Whether the show waits, once it is caught up."""
        return self.steps[-1].stands

    def window(self) -> Window | None:
        """The window that is open as told, if one is."""
        step = self.steps[-1]
        return step.window if self.caught_up and step.stands else None

    def next_window(self) -> Window | None:
        """The window at which the show stops, or will stop as soon as it is told."""
        step = self.steps[-1]
        return step.window if step.stands else None

    @property
    def just_opened(self) -> bool:
        """Whether the last that was told is that the oven was opened."""
        return self.told > 0 and isinstance(self.steps[self.told - 1].event, OvenOpened)

    def pause(self) -> float | None:
        """Until when nothing happens, as told, because the oven has just been opened."""
        return self.steps[self.told - 1].until if self.told else None

    def schedule(
        self, events: Sequence[Event], at: float, *, seat: int | None = None, by: By = "player"
    ) -> None:
        """Give times to what happened in a decision of a seat (or in the deal)."""
        self.steps[-1].options = None
        self.events += events
        self._waiting.extend(events)
        self._seat, self._by = seat, by
        self.go_on(at)

    def go_on(self, at: float) -> None:
        """Give times to what happened, up to where somebody has to be waited for."""
        self.agreed.clear()
        self.steps[-1].stands = False
        time = max(at, self.last)
        at_once = True
        while self._waiting and not self.steps[-1].stands:
            event = self._waiting.popleft()
            if isinstance(event, AwaitedInSecret):
                if not self._waiting:
                    raise AssertionError(f"no window for {event}: a real decision was not foreseen")
                # It was answered in the same plan.
                continue
            self._ahead.hear(event)
            if event.audience is not None:
                self.steps[-1].secrets.append(event)
                continue
            pause = self._ended()
            if pause is not None and not at_once:
                time = pause
            elif not (at_once or self._follows(event)):
                time += 0.0 if self._skipping else self._beat(event)
            # Not the very first event: one for the owner alone may come before it, and must not
            # cost a beat.
            at_once = False
            self._append(event, time)

    def _beat(self, event: Event) -> float:
        """How long after the last step something is told that happens by itself."""
        before, height, tempo = self.steps[-1].event, self._height, self._timing.tempo
        # Who passes does nothing that could be seen: the words stand as long as they do before a
        # turn.
        timed = before if isinstance(before, Passed) else event
        owner = before.seat if isinstance(before, Baked | Returned) else None
        persons = owner is not None and self._timing.plays(owner)
        first = self._openings == 1
        beat = beat_of(timed, height, tempo, after=before, first=first)
        return max(beat, stands_for(before, height, tempo, persons=persons, first=first))

    def _follows(self, event: Event) -> bool:
        """Whether an event is told together with the one before it, and takes no beat."""
        if isinstance(event, Returned):
            # That nobody helps says it already.
            return isinstance(self.steps[-1].event, DidNotHelp)
        return _of_turn(event, self._seat) or isinstance(event, Awaited)

    def _append(self, event: Event, time: float) -> None:
        """Give an event its time, and open the window or the pause that comes with it."""
        of_turn = _of_turn(event, self._seat)
        if not (of_turn or isinstance(event, Awaited)):
            # The turn is over. If the same seat is the next to do something without a choice, that
            # is another turn: how it is told must not say whether somebody had a choice in between.
            self._seat = None
        # While the oven is emptied, saying by whom would tell whether there was a choice.
        step = ShowStep(time, event, self._by if of_turn else "player")
        if self._stops_skipping(event):
            self._skipping = False
        step.window = self._window(event, time)
        if step.window is not None:
            step.stands = step.window.real or not self._timing.old
        if isinstance(event, Awaited) and not self._waiting:
            step.options = self._ask(event.seat, self.newest + 1)
        if isinstance(event, OvenOpened):
            self._height = self._ahead.oven_height
            self._openings += 1
            opening = 0.0 if self._skipping else self._timing.opening()
            step.stands = opening is None
            step.until = time + opening if opening else None
        if isinstance(event, RoundEnded):
            self._height = 0
        if isinstance(event, OrderTurnedUp):
            table = self._ahead.table + 2 * self._ahead.table_doubles
            step.short = shortfall(self.setup, event.seat, event.order, table)
        self.steps.append(step)

    def _ended(self) -> float | None:
        """When the pause after the last step is over, if that is not a beat."""
        step = self.steps[-1]
        return step.until if step.window is None else step.window.ends

    def _stops_skipping(self, event: Event) -> bool:
        """Whether nobody wants to be hurried past this."""
        if isinstance(event, OrderTurnedUp):
            return self._timing.plays(event.seat)
        return isinstance(event, Awaited)

    def _window(self, event: Event, time: float) -> Window | None:
        """The window that an event opens, judged only by what everybody sees."""
        stage, asker = self._ahead, None
        match event:
            case OrderTurnedUp(seat, order) if leaves_open(
                self.setup, seat, order, stage.table, stage.table_doubles
            ):
                asked, decision = seat, "pay"
            case Asked() | DidNotHelp() if stage.to_act is not None and stage.to_act != stage.owner:
                asked, decision, asker = stage.to_act, "help", stage.owner
            case Helped() if stage.lacking > 0 and stage.owner is not None:
                asked, decision = stage.owner, "add"
            case _:
                return None
        following = self._waiting[0] if self._waiting else None
        n = self.newest + 1
        if isinstance(following, AwaitedInSecret):
            self._waiting.popleft()
            options, real = self._ask(asked, n), True
        elif not self._timing.asks_without_choice(asked):
            return None
        else:
            options = Options(asked, n, (only_answer(self.setup, decision, following),))
            real = False
        window = Window(asked, decision, options, real, since=time, asker=asker)
        self._timing.open(window)
        if self._skipping and not self._timing.plays(asked):
            self._timing.reopen(window, time, hurried=True)
        return window

    # --- Hurrying ---

    def can_be_hurried(self, now: float) -> bool:
        """Whether something lies ahead that need not be waited for."""
        step = self.steps[-1]
        if step.at > now:
            return True
        # Nobody hurries a person's window, even if the table answers for them.
        return step.stands and (step.window is None or not self._timing.plays(step.window.seat))

    def hurry(self, at: float, *, to_orders: bool) -> None:
        """Jump to the next step, or to the next order of a person."""
        ahead = [step for step in self.steps if step.at > at]
        target = next(
            (
                step
                for step in ahead
                if not to_orders or (step.event is not None and self._stops_skipping(step.event))
            ),
            None,
        )
        self.agreed.clear()
        self._skipping = to_orders and target is None
        for step in ahead:
            if step is target:
                break
            _shift(step, at - step.at)
            step.until = None
        if target is not None:
            self.put_off(at, at - target.at)
        last = self.steps[-1]
        if last.at > at or not last.stands:
            return
        if last.window is None:
            self.go_on(at)
        elif not self._timing.plays(last.window.seat):
            ends = last.window.ends
            self._timing.reopen(last.window, at, hurried=True)
            if ends is not None and last.window.ends is not None:
                last.window.ends = min(ends, last.window.ends)

    # --- Telling ---

    def next_step(self, now: float) -> ShowStep | None:
        """Tell the next step if its time has come."""
        if self.caught_up or self.steps[self.told].at > now:
            return None
        step = self.steps[self.told]
        self.told += 1
        if step.event is not None:
            self.shown.hear(step.event)
        for event in step.secrets:
            self.shown.hear(event)
        return step

    def put_off(self, since: float, seconds: float) -> None:
        """Let everything after a moment happen some seconds later."""
        for step in reversed(self.steps):
            window = step.window
            if step.at > since:
                _shift(step, seconds)
                continue
            if window is not None and window.ends is not None and window.ends > since:
                window.since += seconds
                window.ends += seconds
                window.until = None if window.until is None else window.until + seconds
            if step.until is not None and step.until > since:
                step.until += seconds
            break


def _shift(step: ShowStep, seconds: float) -> None:
    """Let a step happen some seconds later."""
    step.at += seconds
    if step.until is not None:
        step.until += seconds
    window = step.window
    if window is not None:
        window.since += seconds
        window.until = None if window.until is None else window.until + seconds
        window.ends = None if window.ends is None else window.ends + seconds


_TURN_EVENTS: Final = (Placed, Submitted, Drew, MammaMiaTaken, Passed)


def _of_turn(event: Event, seat: int | None) -> bool:
    """Whether an event is part of what a seat does in its own turn."""
    return isinstance(event, _TURN_EVENTS) and event.seat == seat
