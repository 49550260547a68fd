"""The person's own part of the screen: orders or options, the hand, the plan, the keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual.content import Content

from pizzaiolo.engine.actions import Action, Add, Place, Request
from pizzaiolo.engine.counts import bits, count, members_of
from pizzaiolo.terminal.choice import TurnChoice
from pizzaiolo.terminal.paint import (
    BASIL,
    EMBERS,
    KIND_KEYS,
    PARCHMENT,
    QUIET,
    SEAT_INK,
    fitted,
    line,
    tag,
)
from pizzaiolo.terminal.widgets import Panel, ScreenPicture

ORDER_KEYS: Final = "abcfgijklvxyz"
"""The keys of the orders in hand: the letters that have no other use at this table."""


class Orders(Panel):
    """Your orders with their recipes or, when you have to decide, what you can do."""

    def rows(self, picture: ScreenPicture, width: int, height: int) -> list[Content]:
        """A heading, and as many rows as fit around the marked one."""
        if picture.baking is not None:
            heading = line((" You can", f"bold {EMBERS}"))
            rows, marked = self._options(picture)
        else:
            heading = self._heading(picture)
            rows, marked = self._orders(picture)
        if not rows:
            return [heading, line(("   none in your hand", QUIET))]
        return [heading, *window(rows, marked, height - 1)]

    def _heading(self, picture: ScreenPicture) -> Content:
        view, words = picture.view, picture.words
        own = view.seats[words.seat]
        delivered = "" if own.delivered is None else f" · {bits(own.delivered)} delivered"
        ink = SEAT_INK[own.colour]
        stack = words.stack("waiter")
        return line(
            ("▌", ink),
            ("Your orders", f"bold {PARCHMENT}"),
            (f" · {own.colour} · {own.waiter} in your {stack}{delivered}", QUIET),
        )

    def _orders(self, picture: ScreenPicture) -> tuple[list[Content], int]:
        view, words = picture.view, picture.words
        held = members_of(view.hand.orders if view.hand is not None else 0)
        chosen = None if picture.turn is None else picture.turn.order.order
        choosing = picture.turn is not None and bool(picture.turn.orders)
        rows = []
        for index, order in enumerate(held):
            key = ORDER_KEYS[index : index + 1] if choosing else ""
            picked = chosen == order + 1
            style = f"bold {EMBERS}" if picked else PARCHMENT
            rows.append(
                line(
                    (f" {'▸' if picked else ' '}", EMBERS),
                    (f"{key or ' '} ", f"bold {EMBERS}"),
                    (f"{words.title(words.seat, order):<16}", f"bold {style}"),
                    (words.recipe(words.seat, order), style),
                )
            )
        marked = next((index for index, order in enumerate(held) if chosen == order + 1), 0)
        return rows, marked

    def _options(self, picture: ScreenPicture) -> tuple[list[Content], int]:
        assert picture.baking is not None, "there is something to decide"
        rows = []
        for index, action in enumerate(picture.baking.options):
            picked = index == picture.cursor
            key = option_key(index, action)
            text = picture.words.option(action, picture.view)
            rows.append(
                line(
                    (f" {'▸' if picked else ' '}", EMBERS),
                    (f"{key:<2} ", f"bold {EMBERS}"),
                    (text, f"bold {EMBERS}" if picked else PARCHMENT),
                )
            )
        return rows, picture.cursor or 0


def option_key(index: int, action: Action) -> str:
    """The key of an option: the letter of the one kind that it names, or its number up to nine."""
    if isinstance(action, Request) or (isinstance(action, Add) and not action.double):
        return KIND_KEYS[action.kind].upper()
    return str(index + 1) if index < 9 else ""


def window(rows: Sequence[Content], marked: int, height: int) -> list[Content]:
    """As many rows as fit, the marked one among them; a sign if there are more."""
    if len(rows) <= height or height <= 0:
        return list(rows[: max(height, 0)])
    first = min(max(marked - height // 2, 0), len(rows) - height)
    shown = list(rows[first : first + height])
    if first > 0:
        shown[0] = line(("↑", EMBERS), shown[0][1:])
    if first + height < len(rows):
        shown[-1] = line(("↓", EMBERS), shown[-1][1:])
    return shown


class HandOfCards(Panel):
    """Your ingredients, grouped by kind."""

    def rows(self, picture: ScreenPicture, width: int, height: int) -> list[Content]:
        """Kinds in their order; the chosen one is marked."""
        kinds = picture.words.setup.edition.kinds
        across = len(kinds) if width >= len(kinds) * 18 else (len(kinds) + 1) // 2
        each = max(width // across, 1)
        cells = [self._cell(index, kind, picture) for index, kind in enumerate(kinds)]
        return [
            Content("").join(fitted(cell, each) for cell in cells[start : start + across])
            for start in range(0, len(cells), across)
        ]

    def _cell(self, index: int, kind: str, picture: ScreenPicture) -> Content:
        hand = picture.view.hand
        singles = 0 if hand is None else count(hand.ingredients, index)
        doubles = 0 if hand is None else count(hand.doubles, index)
        place = None if picture.turn is None else picture.turn.place
        picked = place is not None and place.kind == kind
        number = f"{singles}" + (f"+{doubles}D" if doubles else "")
        if picked and place is not None:
            number = f"{_placed(place)}/{number}"
        style = f"bold {EMBERS}" if picked else PARCHMENT if singles + doubles else QUIET
        mark = ("▸" if picked else " ", EMBERS)
        if not singles + doubles:
            return line(mark, (f" {KIND_KEYS[kind].upper()}  {kind} -", QUIET))
        return line(mark, tag(kind), (f" {kind} ", style), (number, f"bold {style}"))


def _placed(place: Place) -> str:
    return f"{place.singles}" + (f"+{place.doubles}D" if place.doubles else "")


class PlanLine(Panel):
    """What will be said and done when you confirm; or what cannot be done."""

    def rows(self, picture: ScreenPicture, width: int, height: int) -> list[Content]:
        """One line."""
        if picture.hint:
            return [line(" ", (picture.hint, f"bold {EMBERS}"))]
        if picture.baking is not None:
            so_far = picture.words.so_far(picture.baking.chosen, picture.view)
            return [line(" ", (so_far, f"bold {PARCHMENT}"))]
        if picture.turn is None:
            return [Content("")]
        return [line(" ", *self._turn(picture, picture.turn))]

    def _turn(self, picture: ScreenPicture, turn: TurnChoice) -> list[tuple[str, str]]:
        words = picture.words
        strong = f"bold {PARCHMENT}"
        if not turn.ready:
            keys = " ".join(KIND_KEYS[kind].upper() for kind in turn.kinds)
            return [(f"Choose a kind: {keys}", strong)]
        parts: list[tuple[str, str]] = []
        if turn.place is not None:
            kind = words.setup.edition.kinds.index(turn.place.kind)
            number = turn.place.singles + 2 * turn.place.doubles
            parts.append((words.announcement(kind, number), f"bold {EMBERS}"))
        if turn.orders:
            order = turn.order.order
            name = "no order" if order is None else words.title(words.seat, order - 1)
            parts.append((name, strong))
        stack = turn.stack
        if stack is not None:
            parts.append((f"draw from the {words.stack(stack.source)}", strong))
        joined = [part for each in parts for part in ((" · ", QUIET), each)][1:]
        return [*joined, ("   Enter", f"bold {BASIL}")]


class KeyLine(Panel):
    """The keys that do something now."""

    def rows(self, picture: ScreenPicture, width: int, height: int) -> list[Content]:
        """One line, shorter if there is less room."""
        if picture.turn is not None:
            wide = "letter kind  1-9 +- number  ↑↓ order  Tab stack  Enter go  Esc undo  r  ?  q"
            narrow = "letter 1-9 ↑↓ Tab Enter Esc  r  ? help  q"
        elif picture.baking is not None:
            wide = "↑↓ or key choose   Enter do it   Esc undo   ? help   q quit"
            narrow = "↑↓ choose  Enter do it  Esc undo  ? help  q"
        else:
            wide = "Space go on at once   r say it again   ? help   q quit"
            narrow = "Space go on   r again   ? help   q quit"
        return [Content.styled(f" {wide if len(wide) < width else narrow}", QUIET)]
