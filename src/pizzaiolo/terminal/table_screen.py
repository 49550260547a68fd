"""The table on the screen of a terminal: one game, one key at a time."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen

from pizzaiolo.engine.actions import Action, Add, Request
from pizzaiolo.engine.events import Event
from pizzaiolo.terminal.choice import BakingChoice, TurnChoice
from pizzaiolo.terminal.dialogs import End, HelpDialog, Leave, SummaryDialog
from pizzaiolo.terminal.hand import ORDER_KEYS, HandOfCards, KeyLine, Orders, PlanLine
from pizzaiolo.terminal.home_table import HomeTable, introduced
from pizzaiolo.terminal.paint import KIND_KEYS
from pizzaiolo.terminal.replay import ReplayScreen
from pizzaiolo.terminal.story import ShownMoment, Story
from pizzaiolo.terminal.widgets import (
    Beside,
    Others,
    Oven,
    Panel,
    Saying,
    ScreenPicture,
    Sentence,
    StatusLine,
)

SHORTEST_REPEAT: Final = 1.0

_KINDS: Final = {key: kind for kind, key in KIND_KEYS.items()}


class TableScreen(Screen[bool]):
    """One game. Its answer: whether to play another one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "help", "help"),
        Binding("q", "leave", "leave"),
        Binding("r", "repeat", "say it again"),
        Binding("space", "hurry", "go on"),
    ]
    # Textual annotates these as instance attributes, so for mypy they cannot be ClassVars here.
    HORIZONTAL_BREAKPOINTS = [  # noqa: RUF012
        (0, "-narrow"),
        (70, "-medium"),
        (108, "-wide"),
    ]
    VERTICAL_BREAKPOINTS = [  # noqa: RUF012
        (0, "-short"),
        (22, "-normal"),
        (32, "-tall"),
    ]
    CSS = """
    TableScreen { align: center middle; }
    #table { width: 100%; max-width: 112; height: 100%; max-height: 36; }
    StatusLine, PlanLine, KeyLine { height: 1; }
    Sentence { height: auto; max-height: 2; background: $panel; }
    Sentence.-yours { background: $accent; }
    Others { height: 3; margin: 0 0 1 0; }
    #middle { height: 6; }
    Oven { width: 30; }
    Beside { width: 1fr; }
    #middle.-open Oven { width: 1fr; }
    Saying { height: 3; }
    Orders { height: 1fr; }
    HandOfCards { height: 2; }
    TableScreen.-narrow Oven { width: 24; }
    TableScreen.-narrow #middle.-open Oven { width: 1fr; }
    TableScreen.-wide HandOfCards { height: 1; }
    TableScreen.-short Others { margin: 0; }
    TableScreen.-tall Others { margin: 1 0; }
    TableScreen.-tall #middle { height: 8; }
    TableScreen.-tall Saying { height: 5; margin: 0 0 1 0; }
    TableScreen.-tall PlanLine, TableScreen.-tall HandOfCards { margin: 1 0 0 0; }
    """

    def __init__(self, table: HomeTable, beat: float, memory: str) -> None:
        """Sit down at a table."""
        super().__init__()
        self.table = table
        self.story = Story(table.game.setup, table.names, table.seat, memory)
        self.turn: TurnChoice | None = None
        """The turn that the person is choosing, if it is theirs."""
        self.baking: BakingChoice | None = None
        """What the person is choosing while the oven is emptied."""
        self.moment = ShownMoment(self.story.view)
        self._beat = beat
        self._cursor: int | None = None
        self._hint = ""
        self._decided: asyncio.Future[list[Action]] | None = None
        self._hurried = asyncio.Event()
        self._in_front = asyncio.Event()
        self._in_front.set()
        self._looked_away = False

    def compose(self) -> ComposeResult:
        """From the sentence at the top to the keys at the bottom."""
        with Vertical(id="table"):
            yield StatusLine()
            yield Sentence()
            yield Others()
            with Horizontal(id="middle"):
                yield Oven()
                yield Beside()
            yield Saying()
            yield Orders()
            yield HandOfCards()
            yield PlanLine()
            yield KeyLine()

    def on_mount(self) -> None:
        """Begin."""
        self._paint()
        self.run_worker(self._play())

    # The game

    async def _play(self) -> None:
        """Tell what happens and ask the person, to the end of the game."""
        told = self.table.opening
        while True:
            # The bots run ahead of what is told, so that nobody can tell from a pause what they
            # could have done (R10.5).
            news: asyncio.Queue[list[Event] | None] = asyncio.Queue()
            news.put_nowait(told)
            self.run_worker(self._run_ahead(news))
            while (heard := await self._next(news)) is not None:
                await self._tell(heard)
            if self.table.over:
                break
            told = [event for action in await self._decide() for event in self.table.play(action)]
        assert self.story.result is not None, "the end of a game is told"
        end = End(self.table.names, self.table.seat, self.story.result, self._replay)
        again = await self.app.push_screen_wait(end)
        self.dismiss(again)

    def _replay(self) -> ReplayScreen:
        """The game that is over, to be stepped through, and reviewed for the person first."""
        record = replace(self.table.game.record(), names=tuple(self.table.names))
        return ReplayScreen(record, self.table.seat)

    async def _run_ahead(self, news: asyncio.Queue[list[Event] | None]) -> None:
        """Let the bots move, away from the screen, until the person has to decide."""
        while self.table.awaits_bot:
            news.put_nowait(await asyncio.to_thread(self.table.bot_move))
        news.put_nowait(None)

    async def _next(self, news: asyncio.Queue[list[Event] | None]) -> list[Event] | None:
        """What comes next; while nothing does, the table is shown as it is."""
        if news.empty():
            self._paint()
        return await news.get()

    async def _tell(self, heard: Sequence[Event]) -> None:
        for event in heard:
            for moment in self.story.hear(event):
                await self._show(moment)

    async def _show(self, moment: ShownMoment) -> None:
        """Show a moment for its time; start again if the person looked away."""
        self.moment = moment
        if moment.pause:
            self._paint()
            left = self.story.words.cards(moment.view.table, moment.view.table_doubles)
            await self.app.push_screen_wait(SummaryDialog(self.story.words, self.story.fates, left))
            return
        seconds = moment.beats * self._beat
        while seconds > 0:
            await self._in_front.wait()
            self._looked_away = False
            self._hurried.clear()
            self._paint()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._hurried.wait(), seconds)
            if not self._looked_away:
                return

    async def _decide(self) -> list[Action]:
        """Ask the person, and wait for the answer."""
        game = self.table.game
        if game.view(self.table.seat).decision in ("place", "submit", "draw"):
            self.turn = TurnChoice(game)
        else:
            self.baking = BakingChoice(game)
        self._cursor = None
        self._decided = asyncio.get_running_loop().create_future()
        self._paint()
        try:
            return await self._decided
        finally:
            self._decided = self.turn = self.baking = None
            self._hint = ""

    def _confirm(self, actions: list[Action]) -> None:
        if self._decided is not None and not self._decided.done():
            self._decided.set_result(actions)

    # The screen

    @property
    def picture(self) -> ScreenPicture:
        """What the screen shows now."""
        return ScreenPicture(
            words=self.story.words,
            moment=self.moment,
            turn=self.turn,
            baking=self.baking,
            cursor=self._cursor,
            hint=self._hint,
            level=self.story.memory,
        )

    def _paint(self) -> None:
        picture = self.picture
        self.query_one("#middle").set_class(picture.view.chef is not None, "-open")
        # While the person decides nothing is said: if there is little room, orders get it.
        needs_room = self.baking is not None or (self.turn is not None and self.has_class("-short"))
        self.query_one(Saying).display = bool(self.moment.said) or not needs_room
        for panel in self.query(Panel):
            panel.show(picture)

    def on_resize(self) -> None:
        """What is shown depends on how much room there is."""
        self.call_after_refresh(self._paint)

    def on_screen_suspend(self) -> None:
        """Something lies over the table: what is shown has to wait."""
        self._looked_away = True
        self._in_front.clear()

    def on_screen_resume(self) -> None:
        """The table is in front again."""
        self._in_front.set()

    # Keys

    def action_help(self) -> None:
        """Show the keys and the rules."""
        table = self.table
        players = [introduced(table.names[seat], bot) for seat, bot in table.bots.items()]
        self.app.push_screen(HelpDialog(table.game.setup, players))

    def action_leave(self) -> None:
        """Ask whether to leave."""

        def leave(answer: bool | None) -> None:  # noqa: FBT001 - Textual passes it so
            if answer:
                self.dismiss(result=False)

        self.app.push_screen(Leave(), leave)

    def action_hurry(self) -> None:
        """Do not wait for the beat."""
        self._hurried.set()

    def action_repeat(self) -> None:
        """Say the last announcement again."""
        moment, said = self.moment, self.story.last_said
        if not said:
            self._hint = "There is nothing to say again."
            self._paint()
            return
        self.moment = replace(moment, said=said, news="")
        self._paint()

        def fade() -> None:
            if self.moment.said == said and self.moment.view is moment.view:
                self.moment = moment
                self._paint()

        self.set_timer(max(2 * self._beat, SHORTEST_REPEAT), fade)

    def on_key(self, event: events.Key) -> None:
        """Choose, change, confirm."""
        hint = self._hint
        self._hint = ""
        if self.turn is not None:
            handled = self._turn_key(self.turn, event.key, event.character or "")
        elif self.baking is not None:
            handled = self._baking_key(self.baking, event.key, event.character or "")
        else:
            handled = False
        if handled:
            event.prevent_default()
            event.stop()
        if handled or hint:
            self._paint()

    def _turn_key(self, turn: TurnChoice, key: str, character: str) -> bool:
        """A key while the person chooses a turn; whether it meant something."""
        simple: dict[str, Callable[[], object]] = {
            "left": lambda: turn.step_kind(-1),
            "right": lambda: turn.step_kind(1),
            "up": lambda: turn.step_order(-1),
            "down": lambda: turn.step_order(1),
            "n": turn.leave_orders,
            "escape": turn.clear,
        }
        if key in simple:
            simple[key]()
        elif key == "enter":
            if turn.ready:
                self._confirm(turn.actions())
            else:
                self._hint = "Choose a kind first, by its letter or with the arrows."
        elif character in _KINDS:
            if not turn.choose_kind(_KINDS[character]):
                self._hint = f"You have no {_KINDS[character]} to put in."
        elif character.isdecimal() or character in ("+", "=", "-"):
            self._number_key(turn, character)
        elif key == "tab" or character in ("u", "w"):
            self._stack_key(turn, character)
        elif character and character in ORDER_KEYS:
            if not turn.choose_order(ORDER_KEYS.index(character)):
                self._hint = "You have no such order to put in."
        else:
            return False
        return True

    def _number_key(self, turn: TurnChoice, character: str) -> None:
        if turn.place is None:
            self._hint = "Choose a kind first, then how many."
        elif character.isdecimal():
            if not turn.choose_number(int(character)):
                self._hint = f"You cannot put in {character} of your {turn.place.kind} cards."
        elif not turn.step_number(-1 if character == "-" else 1):
            self._hint = "At least one card." if character == "-" else "You have no more of them."

    def _stack_key(self, turn: TurnChoice, character: str) -> None:
        sources = {"u": "supply", "w": "waiter"}
        done = (
            turn.choose_stack(sources[character]) if character in sources else turn.switch_stack()
        )
        if not done:
            self._hint = (
                "You have no choice of where to draw from."
                if turn.ready
                else "Choose a kind first, then where to draw from."
            )

    def _baking_key(self, baking: BakingChoice, key: str, character: str) -> bool:
        """A key while the person decides about an order; whether it meant something."""
        number = len(baking.options)
        if key in ("up", "down"):
            step = 1 if key == "down" else -1
            before = self._cursor if self._cursor is not None else (-1 if step > 0 else 0)
            self._cursor = (before + step) % number
        elif key == "enter":
            self._choose_option(baking)
        elif key == "escape":
            baking.back()
            self._cursor = None
        elif character in _KINDS:
            self._cursor = _option_of(_KINDS[character], baking.options)
            if self._cursor is None:
                self._hint = "That is not one of your choices."
        elif character.isdecimal() and character != "0":
            if int(character) <= number:
                self._cursor = int(character) - 1
            else:
                self._hint = f"You have {number} choices."
        else:
            return False
        return True

    def _choose_option(self, baking: BakingChoice) -> None:
        if self._cursor is None:
            self._hint = "Choose one first, by its key or with the arrows."
        elif baking.choose(self._cursor):
            self._confirm(baking.chosen)
        else:
            self._cursor = None


def _option_of(kind: str, options: Sequence[Action]) -> int | None:
    """The option that names one kind of card."""
    for index, action in enumerate(options):
        if isinstance(action, Add | Request) and action.kind == kind:
            return index
    return None
