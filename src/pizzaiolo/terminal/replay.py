"""A recorded game on the screen, step by step, all cards open, and its review."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.worker import get_current_worker

from pizzaiolo.engine.counts import bits, members_of
from pizzaiolo.engine.events import (
    Awaited,
    AwaitedInSecret,
    Event,
    OrderTurnedUp,
    Received,
    RoundBegan,
)
from pizzaiolo.engine.memory.known_state import KnownState
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.view import View
from pizzaiolo.english import amounts, tell
from pizzaiolo.game import Game, first_position
from pizzaiolo.records.record import Record
from pizzaiolo.review import ITERATIONS
from pizzaiolo.terminal.paint import (
    EMBERS,
    KIND_KEYS,
    PARCHMENT,
    QUIET,
    SEAT_INK,
    THEME,
    beside,
    line,
    on_ink,
    piles,
    wrapped,
)
from pizzaiolo.terminal.review import Reviewed, WatchedReview
from pizzaiolo.terminal.story import seen_after
from pizzaiolo.terminal.widgets import Block
from pizzaiolo.terminal.words import TableWords

INTERRUPTED: Final = 130
NOBODY: Final = -1
"""In place of a seat: in a replay nobody is "you"."""


@dataclass(frozen=True)
class ReplayFrame:
    """One step: what happened, and what every seat sees after it."""

    event: Event
    text: str
    views: tuple[View, ...]
    action: int | None
    """The decision that led to it, counted from 0; None at the deal."""


class Reel:
    """A recorded game as frames, and a place among them."""

    def __init__(self, record: Record) -> None:
        """Play the record again, frame by frame; it has been checked before."""
        game = first_position(record)
        self.setup: Setup = game.setup
        self.names = tuple(
            name or colour for name, colour in zip(record.names, record.colours, strict=True)
        )
        self.words = TableWords(self.setup, self.names, NOBODY)
        self.frames = list(self._frames(game, record))
        self.place = 0

    def _frames(self, game: Game, record: Record) -> Iterator[ReplayFrame]:
        known = [KnownState(self.setup, seat) for seat in range(self.setup.seats)]
        seen = [each.view() for each in known]
        batches = [game.opening, *(game.play(action) for _, action in record.actions)]
        for number, event in (
            (number, event) for number, batch in enumerate(batches) for event in batch
        ):
            for seat, each in enumerate(known):
                if event.is_for(seat):
                    seen[seat] = seen_after(event, each, seen[seat])
            if not isinstance(event, Awaited | AwaitedInSecret):
                action = number - 1 if number else None
                yield ReplayFrame(event, self._text(event), tuple(seen), action)

    def _text(self, event: Event) -> str:
        if isinstance(event, Received):
            orders = [self.words.title(event.seat, order) for order in members_of(event.orders)]
            cards = ", ".join(orders) or self.words.cards(event.ingredients, event.doubles)
            return f"{self.names[event.seat]} gets {cards}."
        return tell(event, self.setup, self.names) or ""

    @property
    def frame(self) -> ReplayFrame:
        """The frame to be shown."""
        return self.frames[self.place]

    def go(self, place: int) -> None:
        """Go to a place, or as far towards it as possible."""
        self.place = min(max(place, 0), len(self.frames) - 1)

    def go_to_action(self, action: int | None) -> None:
        """Go to the first frame of a decision; if nothing could be seen of it, to the one before.

        None is the deal.
        """
        wanted = _place(action)
        places = [_place(frame.action) for frame in self.frames]
        if wanted in places:
            self.go(places.index(wanted))
        else:
            self.go(sum(place < wanted for place in places) - 1)

    def go_to_next(self, sort: type[Event]) -> None:
        """Go to the next event of a sort, or to the end."""
        places = range(self.place + 1, len(self.frames))
        last = len(self.frames) - 1
        self.go(next((each for each in places if isinstance(self.frames[each].event, sort)), last))


def _place(action: int | None) -> int:
    """The deal comes before the first decision."""
    return -1 if action is None else action


class ToldBlock(Block):
    """Where we are, and what happened."""

    def __init__(self, reel: Reel) -> None:
        """Show a reel."""
        super().__init__()
        self._reel = reel

    def lines(self, width: int, height: int) -> Sequence[Content]:
        """A line on the place, and the sentence."""
        reel = self._reel
        view = reel.frame.views[0]
        number = min(view.round + 1, view.rounds)
        where = f" {reel.setup.edition.name} · round {number} of {view.rounds}"
        step = f"step {reel.place + 1} of {len(reel.frames)} "
        gap = " " * max(width - len(where) - len(step), 1)
        text = wrapped(reel.frame.text, width - 2, f"bold {EMBERS}")
        return [Content.styled(where + gap + step, QUIET), *(line(" ", each) for each in text)]


class Seats(Block):
    """Every seat with all its cards."""

    def __init__(self, reel: Reel) -> None:
        """Show a reel."""
        super().__init__()
        self._reel = reel

    def lines(self, width: int, height: int) -> Sequence[Content]:
        """Two lines per seat or, if there is no room for that, one."""
        seats = range(self._reel.setup.seats)
        number = 2 if height >= 2 * len(seats) else 1
        return [row for seat in seats for row in [*self._seat(seat)][:number]]

    def _seat(self, seat: int) -> Iterator[Content]:
        reel = self._reel
        view = reel.frame.views[seat]
        public = view.seats[seat]
        bar = ("▌", SEAT_INK[public.colour])
        moving = seat == (view.turn if view.chef is None else view.to_act) and not view.over
        name = f"{'▸' if moving else ' '}{reel.names[seat]:<12.12}"
        held = view.hand
        assert held is not None, "a seat sees its hand"
        cards = " ".join(
            f"{KIND_KEYS[kind].upper()}{single or ''}{'+' if single and double else ''}"
            f"{f'{double}D' if double else ''}"
            for kind, single, double in amounts(reel.setup, held.ingredients, held.doubles)
        )
        delivered = "" if public.delivered is None else f" · delivered {bits(public.delivered)}"
        stack = reel.words.stack("waiter")
        yield line(
            bar,
            (name, f"bold {PARCHMENT}"),
            (f" {cards or 'no ingredients':<22}", PARCHMENT),
            (f" {stack} {public.waiter}{delivered}", QUIET),
        )
        orders = [reel.words.in_short(seat, order) for order in members_of(held.orders)]
        yield line(bar, (f"   {' · '.join(orders) or 'no orders'}", QUIET))


class OvenAndTable(Block):
    """The oven and the supply; open, the piles and the order turned up."""

    def __init__(self, reel: Reel) -> None:
        """Show a reel."""
        super().__init__()
        self._reel = reel

    def lines(self, width: int, height: int) -> Sequence[Content]:
        """The piles on the left, the rest on the right."""
        view = self._reel.frame.views[0]
        kinds = self._reel.setup.edition.kinds
        half = width // 2
        table = piles(kinds, view.table, view.table_doubles, half - 2)
        left = [line(" ", row) for row in table]
        return beside([left, self._right(view, width - half)], [half, width - half])

    def _right(self, view: View, width: int) -> list[Content]:
        words = self._reel.words
        card = view.turned_up or view.top
        rows = [line(("oven ", QUIET), f"{view.oven}", ("   supply ", QUIET), f"{view.supply}")]
        if card is None:
            return rows
        if card.kind is not None:
            kind = self._reel.setup.edition.kinds[card.kind]
            return [*rows, line(("on top: ", QUIET), f"double {kind}" if card.double else kind)]
        owner, order = card.owner or 0, card.order or 0
        ink = SEAT_INK[self._reel.setup.colours[owner]]
        name = f" {words.whose(owner)} {words.title(owner, order)} "
        return [
            *rows,
            Content.styled(name, on_ink(ink)),
            *wrapped(words.recipe(owner, order), width, PARCHMENT),
        ]


class ProgressBlock(Block):
    """How far we are, and the keys."""

    def __init__(self, reel: Reel) -> None:
        """Show a reel."""
        super().__init__()
        self._reel = reel

    def lines(self, width: int, height: int) -> Sequence[Content]:
        """A bar and the keys."""
        last = max(len(self._reel.frames) - 1, 1)
        done = self._reel.place * (width - 2) // last
        wide = " → Space next  ← back  Home End  r round  o order  v review  m moment  q quit"
        narrow = " → ←  Home End  r round  o order  v review  m moment  q"
        return [
            line(" ", ("━" * done, EMBERS), ("─" * (width - 2 - done), QUIET)),
            Content.styled(wide if len(wide) < width else narrow, QUIET),
        ]


class ReplayScreen(Screen[None]):
    """A record, to step through and to review."""

    iterations: ClassVar = ITERATIONS
    """How much the review tries for a decision."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space", "step(1)", "next"),
        Binding("left", "step(-1)", "back"),
        Binding("home", "start", "start"),
        Binding("end", "end", "end"),
        Binding("r", "next_round", "next round"),
        Binding("o", "next_order", "next order"),
        Binding("v", "review", "review"),
        Binding("m", "next_moment", "next moment"),
        Binding("q,escape", "leave", "quit"),
    ]
    CSS = """
    ReplayScreen { align: center middle; }
    ReplayScreen #table { width: 100%; max-width: 112; height: 100%; max-height: 40; }
    ToldBlock { height: 4; }
    OvenAndTable { height: 6; }
    Seats { height: 1fr; }
    Reviewed { height: auto; }
    ProgressBlock { height: 2; }
    """

    def __init__(self, record: Record, viewer: int | None = None) -> None:
        """Take a record that has been checked; with a viewer, the review begins at once."""
        super().__init__()
        self.reel = Reel(record)
        self.watched = WatchedReview(record, viewer, self.iterations)
        self._begin_at_once = viewer is not None

    def compose(self) -> ComposeResult:
        """What happened, the oven, the seats, the review, the keys."""
        with Vertical(id="table"):
            yield ToldBlock(self.reel)
            yield OvenAndTable(self.reel)
            yield Seats(self.reel)
            yield Reviewed(self.watched)
            yield ProgressBlock(self.reel)

    def on_mount(self) -> None:
        """Begin the review, if somebody has already asked for it."""
        if self._begin_at_once:
            self.action_review()

    def _redraw(self) -> None:
        for block in self.query(Block):
            block.redraw()

    def _look_here(self) -> None:
        """The review tells about the decision that is shown."""
        self.watched.action = self.reel.frame.action
        self._redraw()

    def _go(self, place: int) -> None:
        self.reel.go(place)
        self._look_here()

    def action_step(self, step: int) -> None:
        """Go on, or back."""
        self._go(self.reel.place + step)

    def action_start(self) -> None:
        """Go to the deal."""
        self._go(0)

    def action_end(self) -> None:
        """Go to the end."""
        self._go(len(self.reel.frames))

    def action_next_round(self) -> None:
        """Go to the beginning of the next round."""
        self.reel.go_to_next(RoundBegan)
        self._look_here()

    def action_next_order(self) -> None:
        """Go to the next order that comes out of the oven."""
        self.reel.go_to_next(OrderTurnedUp)
        self._look_here()

    def action_review(self) -> None:
        """Begin the review, away from the screen."""
        if self.watched.begin():
            self.run_worker(self._review, thread=True)
        self.query_one(Reviewed).refresh(layout=True)

    def _review(self) -> None:
        """Compute the review, and show it as it grows."""
        worker = get_current_worker()
        for _ in self.watched.work():
            if worker.is_cancelled:
                return
            self.app.call_from_thread(self._redraw)

    def action_next_moment(self) -> None:
        """Go to the next moment of the review; after the last one, to the first."""
        moment = self.watched.next_moment()
        if moment is not None:
            self.reel.go_to_action(moment.action)
            self.watched.action = moment.action
        self._redraw()

    def action_leave(self) -> None:
        """Go back to where we came from."""
        self.dismiss(None)


class ReplayApp(App[None]):
    """A record, to step through."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", show=False, priority=True),
    ]

    def __init__(self, record: Record) -> None:
        """Take a record that has been checked."""
        super().__init__()
        self.title = "pizzaiolo replay"
        self.replay = ReplayScreen(record)
        self.reel = self.replay.reel

    def on_mount(self) -> None:
        """Dim the lights."""
        self.register_theme(THEME)
        self.theme = THEME.name
        self.push_screen(self.replay, lambda _: self.exit())

    def action_interrupt(self) -> None:
        """Leave at once, as programs do."""
        self.exit(return_code=INTERRUPTED)
