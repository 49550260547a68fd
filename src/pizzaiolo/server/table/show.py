"""Show: when everybody is told what, on one beat, so that no pause tells what is in a hand (R10.5).

The engine passes over decisions without a choice and runs ahead to the next real one. The show
gives every public event its time, from the times in the entries and the pace alone: every node,
and a server that starts again, computes the same. Three rules:

- What a player does in a turn is told at once. What happens by itself takes a beat.
- An order that turns up opens a window for its owner wherever hands could make a difference, as
  far as everybody can see: always the same length, whether the owner has a choice or not. After a
  request, every seat that is asked gets a window, able or not; and so does the owner of a
  Bombastica that still lacks cards after somebody helped.
- A window ends on time. What its seat planned by then is done (see table.py), and first of all
  told at that time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from pizzaiolo.engine.counts import (
    count,
    kinds_of,
    lowest,
    members_of,
    shortage,
    some,
    total,
)
from pizzaiolo.engine.events import (
    Added,
    Asked,
    Awaited,
    AwaitedInSecret,
    Baked,
    Drew,
    Event,
    Helped,
    MammaMiaTaken,
    OrderTurnedUp,
    OvenOpened,
    Passed,
    Placed,
    Refused,
    Submitted,
)
from pizzaiolo.engine.setup import Setup
from pizzaiolo.server.protocol.entries import By, PaceName
from pizzaiolo.server.table.options import Options
from pizzaiolo.server.table.shown_table import ShownTable


@dataclass(frozen=True)
class Tempo:
    """The times of a pace, in seconds."""

    beat: float
    pause: float
    """P: how long an order that turned up waits for its owner."""
    help_pause: float
    """How long each seat that is asked for help is waited for."""
    opening: float
    """How long the oven lies open before its first card is turned up: time for everybody to say
    to themselves what must be in it."""
    thought: float
    """How long a bot takes at most before it begins its turn."""
    lead: float = 0.5
    """So long before its end a window takes no more plans: what was planned has to be kept by the
    store when the window ends, or the time that takes would tell that there was a choice."""


TEMPOS: Final[dict[PaceName, Tempo]] = {
    "slow": Tempo(1.2, 9.0, 6.0, 9.0, 4.0),
    "normal": Tempo(0.7, 6.0, 4.0, 6.0, 3.0),
    "fast": Tempo(0.35, 3.0, 2.0, 3.0, 1.0),
    "instant": Tempo(0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
}
"""`instant` is for tests and for tables of bots: a real decision waits for its answer and a forced
one does not, which tells all."""

INSTANT_PATIENCE: Final = 60.0
"""How long a real decision waits at the pace `instant`."""


Ask = Callable[[int, int], Options]
"""What a seat can do at the step with a number, while the engine waits for just this seat."""


@dataclass(slots=True)
class Window:
    """A time in which one seat is asked, and everybody waits."""

    seat: int
    decision: str
    """pay, help or add."""
    until: float
    closes: float
    """Until when plans are taken."""
    options: Options
    """What its seat can do; a single thing if it has no choice."""
    real: bool
    """Whether the engine waits for this decision; where not, it is done already and not told."""


@dataclass(slots=True)
class Step:
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
    missing: int = 0
    lacking: int = 0
    """With OrderTurnedUp: what the face-up cards lack, of the kinds it names and of any kinds."""


class Show:
    """The steps of one game: scheduled as the engine goes, told as time goes."""

    def __init__(self, setup: Setup, base: int, at: float) -> None:
        """Begin with the deal; `base` steps were told in the games before."""
        self.setup = setup
        self.base = base
        self.steps = [Step(at, None)]
        self.told = 0
        """How many steps this node has told."""
        self.shown = ShownTable(setup)
        """The table as told."""
        self.events: list[Event] = []
        """Everything that the engine said in this game, secrets included."""
        self._ahead = ShownTable(setup)

    @property
    def n(self) -> int:
        """The number of the state as told: how many steps all games of the table have told."""
        return self.base + self.told

    @property
    def newest(self) -> int:
        """The number of the last step that is known so far, told or not."""
        return self.base + len(self.steps)

    @property
    def last(self) -> float:
        """When the last step is told that is known so far."""
        return self.steps[-1].at

    @property
    def caught_up(self) -> bool:
        """Whether everything that happened has been told."""
        return self.told == len(self.steps)

    def window(self) -> Window | None:
        """The window that is open as told, if one is."""
        return self.steps[self.told - 1].window if self.told else None

    def pause(self) -> float | None:
        """Until when nothing happens, as told, because the oven has just been opened."""
        return self.steps[self.told - 1].until if self.told else None

    def real_window(self) -> Window | None:
        """The window whose decision the engine waits for, told or not."""
        window = self.steps[-1].window
        return window if window is not None and window.real else None

    def schedule(
        self,
        events: Sequence[Event],
        at: float,
        pace: PaceName,
        ask: Ask,
        *,
        seat: int | None = None,
        by: By = "player",
    ) -> None:
        """Give times to what happened by a decision of a seat (or by the deal).

        Whoever is to decide after the last of these events is asked with `ask`. A step before it
        was taken already: nobody is asked about that any more.
        """
        tempo = TEMPOS[pace]
        self.steps[-1].options = None
        self.events += events
        time = max(at, self.last)
        window: Window | None = None
        first = True
        for place, event in enumerate(events):
            if isinstance(event, AwaitedInSecret):
                # Those before the last one were answered in the same plan.
                pending = event is events[-1]
                if pending and (window is None or window.seat != event.seat):
                    raise AssertionError(f"no window for {event}: a real decision was not foreseen")
                continue
            self._ahead.hear(event)
            if event.audience is not None:
                self.steps[-1].secrets.append(event)
                continue
            pause = self.steps[-1].until if window is None else window.until
            if pause is not None and not first:
                time = pause
            elif not (first or _of_turn(event, seat) or isinstance(event, Awaited)):
                time += tempo.beat
            # Not the first event of all: one for the owner alone may come before, and must not
            # cost a beat.
            first = False
            # While the oven is emptied, by whom would tell whether there was a choice.
            step = Step(time, event, by if _of_turn(event, seat) else "player")
            following = events[place + 1] if place + 1 < len(events) else None
            window = step.window = self._window(event, following, time, tempo, ask)
            if isinstance(event, Awaited) and following is None:
                step.options = ask(event.seat, self.newest + 1)
            if isinstance(event, OvenOpened) and tempo.opening > 0:
                step.until = time + tempo.opening
            if isinstance(event, OrderTurnedUp):
                step.missing, step.lacking = self._short_of(event)
            self.steps.append(step)

    def _short_of(self, event: OrderTurnedUp) -> tuple[int, int]:
        """What the face-up cards lack for an order: of the kinds that it names, of any kinds."""
        table = self._ahead.table + 2 * self._ahead.table_doubles
        colour = self.setup.colours[event.seat]
        card = self.setup.edition.orders[colour][event.order]
        needs = sum(some(number, kind) for kind, number in card.needs.items())
        return shortage(needs, table), max(0, card.at_least - total(table))

    def _window(
        self,
        event: Event,
        following: Event | None,
        time: float,
        tempo: Tempo,
        ask: Ask,
    ) -> Window | None:
        """The window that an event opens, judged by nothing but what everybody sees."""
        stage = self._ahead
        length = tempo.pause
        match event:
            case OrderTurnedUp(seat, order) if leaves_open(
                self.setup, seat, order, stage.table, stage.table_doubles
            ):
                asked, decision = seat, "pay"
            case Asked() | Refused() if stage.to_act is not None and stage.to_act != stage.owner:
                asked, decision, length = stage.to_act, "help", tempo.help_pause
            case Helped() if stage.lacking > 0 and stage.owner is not None:
                asked, decision = stage.owner, "add"
            case _:
                return None
        real = isinstance(following, AwaitedInSecret)
        n = self.newest + 1
        if real:
            options = ask(asked, n)
            length = length or INSTANT_PATIENCE
        else:
            options = Options(asked, n, (_forced(self.setup, decision, following),))
        return Window(asked, decision, time + length, time + length - tempo.lead, options, real)

    def next_step(self, now: float) -> Step | None:
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
        """Let everything after a moment happen so many seconds later."""
        for step in reversed(self.steps):
            if step.window is not None and step.window.until > since:
                step.window.until += seconds
                step.window.closes += seconds
            if step.until is not None and step.until > since:
                step.until += seconds
            if step.at <= since:
                break
            step.at += seconds


def leaves_open(setup: Setup, seat: int, order: int, singles: int, doubles: int) -> bool:
    """Whether, with these face-up cards, hands could make a difference to an order turned up.

    Everybody can see that: no where a forbidden kind lies face up (R5.9), where it cannot be baked
    at all (R5.4), and where the cards fill it in the only way it has.
    """
    recipe = setup.recipes[seat * setup.orders + order]
    if recipe.forbidden & (singles | doubles):
        return False
    table = singles + 2 * doubles
    if recipe.at_least > 0:
        return total(table) < recipe.at_least
    ways = recipe.ways
    if recipe.fewest:
        piles = [count(table, lowest(way.kinds)) for way in ways]
        fewest = min((pile for pile in piles if pile > 0), default=0)
        ways = [way for way, pile in zip(ways, piles, strict=True) if pile == fewest > 0]
    if len(ways) == 1:
        return shortage(ways[0].need, table) != 0
    return len(ways) > 1


def _of_turn(event: Event, seat: int | None) -> bool:
    """Whether an event is part of what a seat does in its own turn."""
    turn_events = Placed | Submitted | Drew | MammaMiaTaken | Passed
    return isinstance(event, turn_events) and event.seat == seat


def _forced(setup: Setup, decision: str, following: Event | None) -> str:
    """The text of the only thing that could be done, from what came of it."""
    names = setup.edition.kinds
    if decision == "help":
        return "refuse"
    if isinstance(following, Baked):
        kinds = [names[kind] for kind in members_of(following.kinds)]
        return " ".join(["bake", *(["with"] if kinds else []), *kinds])
    if isinstance(following, Added):
        return f"add {names[lowest(kinds_of(following.ingredients))]}"
    return "decline"
