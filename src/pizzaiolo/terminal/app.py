"""The game in a terminal: one person, any number of bots, one game after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from textual.app import App
from textual.binding import Binding, BindingType

from pizzaiolo.engine.levels import DEFAULT_LEVEL
from pizzaiolo.terminal.home_table import HomeTable
from pizzaiolo.terminal.paint import THEME
from pizzaiolo.terminal.replay import INTERRUPTED
from pizzaiolo.terminal.table_screen import TableScreen

DEFAULT_BEAT: Final = 0.7
"""Seconds: the pace at which the oven is emptied, card by card."""


class PizzaioloApp(App[None]):
    """One game after another, until the person leaves."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", show=False, priority=True)
    ]

    def __init__(
        self,
        deal: Callable[[int], HomeTable],
        beat: float = DEFAULT_BEAT,
        memory: str = DEFAULT_LEVEL,
    ) -> None:
        """Take what deals a game, given how many there were before."""
        super().__init__()
        self.title = "pizzaiolo"
        self.table: HomeTable | None = None
        """The table of the last game."""
        self._deal = deal
        self._beat = beat
        self._memory = memory

    def on_mount(self) -> None:
        """Sit down."""
        self.register_theme(THEME)
        self.theme = THEME.name
        self.run_worker(self._evening())

    async def _evening(self) -> None:
        games = 0
        again = True
        while again:
            self.table = self._deal(games)
            again = await self.push_screen_wait(TableScreen(self.table, self._beat, self._memory))
            games += 1
        self.exit()

    def action_interrupt(self) -> None:
        """Leave at once, as programs do."""
        self.exit(return_code=INTERRUPTED)
