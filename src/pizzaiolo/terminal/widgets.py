"""The parts of the table on the screen: each shows its share of one Picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

from pizzaiolo.engine.counts import bits
from pizzaiolo.engine.view import Card, PublicSeat, View
from pizzaiolo.english import number_word
from pizzaiolo.terminal import letters
from pizzaiolo.terminal.choice import BakingChoice, TurnChoice
from pizzaiolo.terminal.paint import (
    BASIL,
    BRICK,
    EMBERS,
    KIND_INK,
    KIND_KEYS,
    PARCHMENT,
    QUIET,
    SEAT_INK,
    beside,
    fitted,
    line,
    on_ink,
    piles,
    stacked,
    wrapped,
)
from pizzaiolo.terminal.story import ShownMoment
from pizzaiolo.terminal.words import TableWords

ARCH_WIDTH: Final = 28


@dataclass(frozen=True)
class ScreenPicture:
    """All that the screen shows at one time."""

    words: TableWords
    moment: ShownMoment
    turn: TurnChoice | None = None
    baking: BakingChoice | None = None
    cursor: int | None = None
    """The option that is marked while the oven is emptied."""
    hint: str = ""
    """What cannot be done, and what can."""
    level: str = ""
    """The memory level."""

    @property
    def view(self) -> View:
        """The table."""
        return self.moment.view

    @property
    def deciding(self) -> bool:
        """Whether the person has to decide."""
        return self.turn is not None or self.baking is not None


class Block(Widget):
    """A part of a screen that draws as many lines as it has room for."""

    _drawn = Content("")

    def lines(self, width: int, height: int) -> Sequence[Content]:
        """The lines for a size; what does not fit is cut."""
        raise NotImplementedError

    def render(self) -> Content:
        """The lines that fit."""
        self._drawn = self._draw()
        return self._drawn

    def redraw(self) -> None:
        """Draw again, if that makes a difference."""
        if not self._draw().is_same(self._drawn):
            self.refresh()

    def _draw(self) -> Content:
        width, height = self.size
        return stacked(fitted(each, width) for each in self.lines(width, height)[:height])


class Panel(Block):
    """A part of the table."""

    picture: ScreenPicture | None = None

    def show(self, picture: ScreenPicture) -> None:
        """Show another picture."""
        self.picture = picture
        self.redraw()

    def lines(self, width: int, height: int) -> Sequence[Content]:
        """What is seen of the picture."""
        return [] if self.picture is None else self.rows(self.picture, width, height)

    def rows(self, picture: ScreenPicture, width: int, height: int) -> list[Content]:
        """The lines of this part for a size."""
        raise NotImplementedError


class StatusLine(Panel):
    """Which game this is, and how far it is."""

    def rows(self, picture: ScreenPicture, width: int, height: int) -> list[Content]:
        """One line."""
        view = picture.view
        edition = picture.words.setup.edition
        number = min(view.round + 1, view.rounds)
        left = f" pizzaiolo · {edition.name} · round {number} of {view.rounds}"
        if edition.delivered == "face_down":
            left += f" · {view.delivered_pile} delivered by all"
        right = f"memory: {picture.level} " if width >= 70 else ""
        gap = max(width - len(left) - len(right), 0)
        return [Content.styled(left + " " * gap + right, QUIET)]


class Sentence(Panel):
    """What you must do, in one sentence."""

    def show(self, picture: ScreenPicture) -> None:
        """Show another picture, with as much room as its sentence takes."""
        self.set_class(picture.deciding, "-yours")
        self.picture = picture
        if len(self.rows(picture, self.size.width, 2)) != self.size.height:
            self.refresh(layout=True)
        self.redraw()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as the sentence has."""
        return 1 if self.picture is None else len(self.rows(self.picture, width, 2))

    def rows(self, picture: ScreenPicture, width: int, height: int) -> list[Content]:
        """One line, two at most."""
        text = sentence(picture)
        style = "bold #FFFFFF" if picture.deciding else PARCHMENT
        return [line(" ", each) for each in wrapped(text, width - 2, style)]


def sentence(picture: ScreenPicture) -> str:
    """What the person must do, or what is going on."""
    view, words = picture.view, picture.words
    if picture.baking is not None:
        return words.question(view, picture.baking.chosen)
    if picture.turn is not None:
        if picture.turn.placements:
            return "Put something in the oven."
        if picture.turn.orders:
            return "You have nothing more to put in. Add an order?"
        return f"Draw: from the supply or from your {words.stack('waiter')}?"
    if view.over:
        return "The game is over."
    if view.chef is not None:
        return _open_oven(picture)
    if view.turn == words.seat:
        return "Your turn."
    return f"{words.names[view.turn]} is at the oven."


def _open_oven(picture: ScreenPicture) -> str:
    """What is going on while the oven is emptied."""
    view, words = picture.view, picture.words
    order = view.turned_up
    if order is None or order.owner is None:
        return f"{words.does(view.chef or 0, 'empty', 'empties')} the oven. Watch what comes out."
    if order.owner == words.seat:
        return "The oven is open. This one is yours."
    return f"The oven is open. This one is {words.whose(order.owner)}."


class Others(Panel):
    """The others, as chips: colour, name, cards in hand, waiter, delivered, who is to move."""

    def rows(self, picture: ScreenPicture, width: int, height: int) -> list[Content]:
        """Three lines, a column for each."""
        view, words = picture.view, picture.words
        around = range(1, words.setup.seats)
        seats = [(words.seat + step) % words.setup.seats for step in around]
        each = width // len(seats)
        chips = [self._chip(view.seats[seat], seat, picture, each - 1) for seat in seats]
        return beside(chips, [each] * len(seats))

    def _chip(
        self, public: PublicSeat, seat: int, picture: ScreenPicture, width: int
    ) -> list[Content]:
        view, words = picture.view, picture.words
        ink = SEAT_INK[public.colour]
        moving = seat == (view.turn if view.chef is None else view.to_act) and not view.over
        marks = ("▸" if moving else " ") + words.names[seat]
        marks += " ♛" if view.chef == seat else ""
        marks += " MM!" if view.holder == seat else ""
        name = fitted(marks, width - 1)
        bar = ("▌", ink)
        delivered = None if public.delivered is None else bits(public.delivered)
        stack = words.stack("waiter")
        if width >= 24:
            hand = f"hand {public.ingredients} ingr. + {_orders(public.orders)}"
            rest = f"{stack} {public.waiter}"
            rest += "" if delivered is None else f" · delivered {delivered}"
        elif width >= 15:
            hand = f"{public.ingredients} ingr {public.orders} ord"
            rest = f"{stack} {public.waiter}"
            rest += "" if delivered is None else f" · {delivered} ✓"
        else:
            hand = f"{public.ingredients}i {public.orders}o"
            rest = f"{stack[0]}{public.waiter}" + ("" if delivered is None else f" {delivered}✓")
        style = on_ink(ink) if moving else f"bold {PARCHMENT}"
        return [
            line(bar, name.stylize(style)),
            line(bar, " ", (hand, PARCHMENT)),
            line(bar, " ", (rest, QUIET)),
        ]


def _orders(number: int) -> str:
    return "1 order" if number == 1 else f"{number} orders"


class Oven(Panel):
    """The oven with its top card and its height, and the supply; open, the piles on the table."""

    def rows(self, picture: ScreenPicture, width: int, height: int) -> list[Content]:
        """An arch, or the piles."""
        view = picture.view
        if view.chef is not None:
            kinds = picture.words.setup.edition.kinds
            rows = piles(kinds, view.table, view.table_doubles, width - 1)
            return [line(" ", row) for row in rows]
        inner = min(width, ARCH_WIDTH) - 8
        label, style = _top_card(view.top, picture)
        number = "1 card" if view.oven == 1 else f"{view.oven} cards"
        return [
            line((f"  ▄▟{'█' * inner}▙▄", BRICK)),
            line((" ▟█▛", BRICK), ("▔" * inner, EMBERS), ("▜█▙", BRICK)),
            line((" ██▌", BRICK), *_centred(label, inner, style), ("▐██", BRICK)),
            line((" ██▌", BRICK), *_centred(number if view.oven else "", inner), ("▐██", BRICK)),
            line((f" {'▀' * (inner + 6)}", BRICK)),
            line((" supply ", QUIET), (f"{view.supply}", f"bold {PARCHMENT}"), (" cards", QUIET)),
        ]


def _top_card(card: Card | None, picture: ScreenPicture) -> tuple[str, str]:
    """The top card of the oven as a label and its style."""
    if card is None:
        return "empty", QUIET
    if card.kind is not None:
        kind = picture.words.setup.edition.kinds[card.kind]
        name = f"double {kind}" if card.double else kind
        return f" {KIND_KEYS[kind].upper()}  {name} ", on_ink(KIND_INK[kind])
    owner, order = card.owner or 0, card.order or 0
    colour = picture.view.seats[owner].colour
    return f" {picture.words.title(owner, order)} ", on_ink(SEAT_INK[colour])


def _centred(label: str, width: int, style: str = "") -> list[tuple[str, str]]:
    """A label in the middle of a width; its style does not reach into the space around it."""
    shown = label[:width]
    left = (width - len(shown)) // 2
    return [(" " * left, ""), (shown, style), (" " * (width - left - len(shown)), "")]


class Beside(Panel):
    """Beside the oven: its open order, leftovers, memory; while it is emptied, the order."""

    def rows(self, picture: ScreenPicture, width: int, height: int) -> list[Content]:
        """As much as fits."""
        inner = width - 1
        return (
            self._ticket(picture, inner)
            if picture.view.chef is not None
            else (self._aside(picture, inner, height))
        )

    def _aside(self, picture: ScreenPicture, width: int, height: int) -> list[Content]:
        view, words = picture.view, picture.words
        rows: list[Content] = []
        top = view.top
        if top is not None and top.owner is not None and top.order is not None:
            owner = words.whose(top.owner)
            order = f"{owner[0].upper()}{owner[1:]} {words.title(top.owner, top.order)}:"
            recipe = words.recipe(top.owner, top.order)
            rows += wrapped(f"{order} {recipe}", width, PARCHMENT)
        if view.table | view.table_doubles:
            left = words.cards(view.table, view.table_doubles)
            rows += wrapped(f"On the table: {left}", width, PARCHMENT)
        if view.holder == words.seat:
            rows.append(Content.styled("You have the Mamma Mia! card.", PARCHMENT))
        # If not all of a lap fits, the oldest is left out first: the person's own turn.
        room = max(height - len(rows), 0)
        memory = picture.moment.memory[-room:] if room else ()
        return rows + [Content.styled(each, QUIET) for each in memory]

    def _ticket(self, picture: ScreenPicture, width: int) -> list[Content]:
        view, words, moment = picture.view, picture.words, picture.moment
        still = Content.styled(f"still in the oven: {view.oven}", QUIET)
        order = view.turned_up
        if order is None or order.owner is None or order.order is None:
            return [still, Content("")]
        ink = SEAT_INK[view.seats[order.owner].colour]
        owner = words.whose(order.owner).upper()
        rows = [still, Content.styled(fitted(f" {owner} ORDER", width).plain, on_ink(ink))]
        if moment.face_down:
            back = Content.styled("░" * width, ink)
            return [*rows, back, back]
        rows.append(Content.styled(words.title(order.owner, order.order), f"bold {PARCHMENT}"))
        rows += wrapped(words.recipe(order.owner, order.order), width, PARCHMENT)
        rows += wrapped(moment.short, width, BASIL if moment.good else EMBERS)
        if view.added | view.added_doubles:
            added = words.cards(view.added, view.added_doubles)
            rows += wrapped(f"added: {added}", width, BASIL)
        if view.request:
            rows += wrapped(f"asked for: {words.cards(view.request)}", width, EMBERS)
        return rows


class Saying(Panel):
    """What is said or happens now: big for its beat, then gone."""

    def rows(self, picture: ScreenPicture, width: int, height: int) -> list[Content]:
        """Big letters if they fit, otherwise a line."""
        moment = picture.moment
        colour = EMBERS if moment.good is None else BASIL if moment.good else BRICK
        if moment.said:
            return self._big(moment.said, moment.news, width, height, f"bold {colour}")
        if not moment.news:
            return []
        style = f"bold {PARCHMENT if moment.good is None else colour}"
        rows = [
            Content.styled(row.plain.center(width), style) for row in wrapped(moment.news, width)
        ]
        return [Content("")] * max((height - len(rows)) // 2, 0) + rows

    def _big(self, said: str, news: str, width: int, height: int, style: str) -> list[Content]:
        shorter = " ".join(_digits(word) for word in said.split())
        for text in (said, shorter):
            rows = letters.big(text)
            if len(rows[0]) <= width and len(rows) <= height:
                big = [Content.styled(row.center(width), style) for row in rows]
                below = [Content.styled(news.center(width), PARCHMENT)] if news else []
                return big + below
        return [Content(""), Content.styled(said.upper().center(width), style)]


def _digits(word: str) -> str:
    """A number word as digits; any other word as it is."""
    numbers = {number_word(number): str(number) for number in range(1, 13)}
    return numbers.get(word.lower(), word)
