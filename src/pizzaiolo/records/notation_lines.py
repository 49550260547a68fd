"""The lines of a game: a turn, or an order that came out of the oven, told and read."""

from __future__ import annotations

import re
from typing import Final

from pizzaiolo.engine.actions import (
    Action,
    Add,
    Ask,
    Bake,
    Decline,
    Draw,
    Help,
    Place,
    Refuse,
    Request,
    Send,
    Submit,
)
from pizzaiolo.engine.counts import members_of, shortage, total
from pizzaiolo.engine.events import (
    Added,
    Asked,
    AwaitedInSecret,
    Baked,
    DidNotHelp,
    Drew,
    Event,
    Helped,
    OrderTurnedUp,
    Placed,
    Returned,
    Rewarded,
)
from pizzaiolo.engine.orders import Way
from pizzaiolo.engine.setup import Setup
from pizzaiolo.english import (
    KINDS_BY_WORD,
    UnreadableError,
    amount_text,
    amounts,
    amounts_text,
    card_runs,
    order_name,
    read_cards,
)

PENDING: Final = "..."
"""Marks the place of the next decision."""

_AMOUNT: Final = re.compile(r"(\d{1,3}) (\w+)(?: \((\d) double\))?", re.ASCII)
_ORDER: Final = re.compile(r"order (\d{1,3}) \(.*\)", re.ASCII)
_DRAW: Final = re.compile(r"draws \d+ from the (supply|waiter)\b.*")
_SETTLED: Final = re.compile(r"\w+'s order \d+ \([^()]*\) on [^:]*: (.*)")


def _counted(cards: list[str], *, awaited: bool) -> str:
    """Cards in the order in which they were named; open if one more may be named next."""
    items = [f"{number} {card}" for number, card in card_runs(cards)]
    return ", ".join([*items, PENDING] if awaited else items)


class UnfinishedLine:
    """A line that is not finished: a turn, or an order that came out of the oven."""

    def __init__(self, setup: Setup, seat: int) -> None:
        """Begin a line about a seat."""
        self.setup = setup
        self.seat = seat
        self.awaited: str | None = None
        """The decision that is awaited, if there is one in this line."""

    def text(self) -> str:
        """The line as far as it is known, with PENDING where a decision is awaited."""
        raise NotImplementedError

    def decision(self, text: str, colour: str) -> Action | None:
        """The decision of a colour that the text of this line tells; None if it is PENDING."""
        raise NotImplementedError


class TurnLine(UnfinishedLine):
    """A turn: what was placed, which order was submitted, what was drawn."""

    def __init__(self, setup: Setup, seat: int) -> None:
        super().__init__(setup, seat)
        self.passed = False
        self.placed: Placed | None = None
        self.order: int | None = None
        self.drew: Drew | None = None
        self.took_card = False

    def text(self) -> str:
        """What was placed, submitted and drawn."""
        setup = self.setup
        parts = []
        if self.passed:
            parts.append("passes")
        elif self.placed is not None:
            kind = setup.edition.kinds[self.placed.kind]
            parts.append(amount_text(kind, self.placed.singles, self.placed.doubles))
        elif self.awaited != "place":
            parts.append("no ingredients")
        if self.order is not None:
            parts.append(f"order {self.order + 1} ({order_name(setup, self.seat, self.order)})")
        elif self.awaited == "draw" and not self.passed:
            parts.append("no order")
        if self.drew is not None:
            card = " and takes the Mamma Mia! card" if self.took_card else ""
            parts.append(f"draws {self.drew.cards} from the {self.drew.source}{card}")
        if self.awaited is not None:
            parts.append(PENDING)
        return f"{setup.colours[self.seat]}: {'; '.join(parts)}"

    def decision(self, text: str, colour: str) -> Action | None:
        """The next step of the turn."""
        start, _, story = text.partition(": ")
        parts = story.split("; ")
        if start != colour:
            raise UnreadableError(f"it is the turn of {colour}")
        if self.awaited == "place":
            amount = _AMOUNT.fullmatch(parts[0])
            if amount is not None and amount[2] in KINDS_BY_WORD:
                doubles = int(amount[3] or 0)
                return Place(KINDS_BY_WORD[amount[2]], int(amount[1]) - 2 * doubles, doubles)
        elif self.awaited == "submit":
            orders = [found[1] for part in parts if (found := _ORDER.fullmatch(part))]
            if orders:
                return Submit(int(orders[0]))
            if "no order" in parts or parts[-1] != PENDING:
                return Submit(None)
        else:
            stacks = [found[1] for part in parts if (found := _DRAW.fullmatch(part))]
            if stacks:
                return Draw(stacks[0])
        if parts[-1] != PENDING:
            raise UnreadableError(f"it does not say what {colour} {_PAST[self.awaited or '']}")
        return None


_PAST: Final = {"place": "placed", "submit": "submitted", "draw": "drew"}


class SettlingLine(UnfinishedLine):
    """An order that came out of the oven, and how it was settled."""

    def __init__(self, setup: Setup, event: OrderTurnedUp, table: int, doubles: int) -> None:
        super().__init__(setup, event.seat)
        self.order = event.order
        self.table = table
        self.table_doubles = doubles
        self.recipe = setup.recipe(event.seat, event.order)
        self.way: Way | None = self.recipe.ways[0] if len(self.recipe.ways) == 1 else None
        """The way to fill the order, once it is known."""
        self.has_choice = False
        self.asked: list[str] = []
        self.answering: int | None = None
        self.answers: list[str] = []
        self.added: list[str] = []
        self.outcome: list[str] = []

    def text(self) -> str:
        """How it was paid for, and what became of it."""
        name = order_name(self.setup, self.seat, self.order)
        start = f"{self.setup.colours[self.seat]}'s order {self.order + 1} ({name})"
        table = amounts_text(self.setup, self.table, self.table_doubles)
        parts = self._needs()
        if self.asked or self.awaited == "request":
            parts.append(f"asks for {_counted(self.asked, awaited=self.awaited == 'request')}")
        parts += self.answers
        if self.added or self.awaited == "add":
            parts.append(f"adds {_counted(self.added, awaited=self.awaited == 'add')}")
        if self.awaited in ("pay", "help"):
            parts.append(PENDING)
        return f"{start} on {table}: {'; '.join(parts + self.outcome)}"

    def _needs(self) -> list[str]:
        """Which kinds were chosen, and what the table lacks, or has and must not have."""
        setup = self.setup
        table = self.table + 2 * self.table_doubles
        forbidden = self.recipe.forbidden & table
        if forbidden:
            return [f"spoilt by {amounts_text(setup, forbidden)}"]
        if self.way is None:
            return []
        parts = []
        if self.way.kinds:
            kinds = [setup.edition.kinds[kind] for kind in members_of(self.way.kinds)]
            parts.append(f"with {' and '.join(kinds)}")
        missing = shortage(self.way.need, table)
        if missing:
            parts.append(f"lacks {amounts_text(setup, missing)}")
        elif total(table) < self.recipe.at_least:
            parts.append(f"lacks {self.recipe.at_least - total(table)}")
        return parts

    def hear(self, event: Event) -> bool:
        """Note an event if it belongs to the order; return whether it does."""
        colours = self.setup.colours
        match event:
            case AwaitedInSecret():
                self._await(event)
            case Asked():
                self._choose(event.kinds)
                self._ask(event.request)
            case DidNotHelp():
                could = event.seat == self.answering
                self.answers.append(f"{colours[event.seat]} {'refuses' if could else 'cannot'}")
            case Helped():
                self.answers.append(f"{colours[event.seat]} helps")
            case Added():
                for kind, singles, doubles in amounts(self.setup, event.ingredients, event.doubles):
                    self.added += [kind] * singles + [f"double {kind}"] * doubles
            case Baked():
                self._choose(event.kinds)
                used = amounts_text(self.setup, event.ingredients, event.doubles)
                self.outcome.append(f"baked from {used}")
            case Rewarded():
                self.outcome.append(f"{colours[event.seat]} delivers one unseen")
            case Returned():
                declined = self.has_choice and not self.asked
                self.outcome += ["declines", "back"] if declined else ["back"]
            case _:
                return False
        return True

    def _await(self, event: AwaitedInSecret) -> None:
        self.has_choice = True
        self.awaited = event.decision
        if event.decision == "help":
            self.answering = event.seat
        elif event.decision != "pay":
            self.way = self.recipe.ways[event.way]
            self._ask(event.asked)

    def _choose(self, kinds: int) -> None:
        self.way = next(way for way in self.recipe.ways if way.kinds == kinds)

    def _ask(self, request: int) -> None:
        """Note what is asked for so far; what no decision named comes last."""
        for kind, number, _ in amounts(self.setup, request, 0):
            self.asked += [kind] * (number - self.asked.count(kind))

    def decision(self, text: str, colour: str) -> Action | None:
        """The next card or answer of whoever is asked."""
        story = _SETTLED.fullmatch(text)
        if story is None:
            raise UnreadableError(f"an order of {self.setup.colours[self.seat]} turned up")
        parts = story[1].split("; ")
        if self.awaited == "request":
            return _next_card(parts, "asks for ", len(self.asked))
        if self.awaited == "add":
            return _next_card(parts, "adds ", len(self.added))
        if self.awaited == "pay":
            return _payment(parts, colour)
        if f"{colour} helps" in parts:
            return Help()
        if f"{colour} refuses" in parts:
            return Refuse()
        if parts[-1] != PENDING:
            raise UnreadableError(f"it does not say whether {colour} helps or refuses")
        return None


def _payment(parts: list[str], colour: str) -> Action | None:
    """How the owner of an order decided to settle it."""
    kinds: tuple[str, ...] = ()
    for part in parts:
        if part.startswith("with "):
            kinds = tuple(part.removeprefix("with ").split(" and "))
        elif part.startswith("asks for "):
            return Ask(kinds)
        elif part.startswith(("adds ", "baked from ")):
            return Bake(kinds)
        elif part == "declines":
            return Decline()
    if parts[-1] != PENDING:
        raise UnreadableError(f"it does not say whether {colour} bakes, asks or declines")
    return None


def _next_card(parts: list[str], verb: str, before: int) -> Action | None:
    """The next card that is asked for or added, after a number of them."""
    for part in parts:
        if part.startswith(verb):
            items = part.removeprefix(verb).split(", ")
            named = [item for item in items if item != PENDING]
            cards = read_cards(", ".join(named)) if named else []
            if before < len(cards):
                double, _, kind = cards[before].rpartition(" ")
                return Add(kind, double=bool(double)) if verb == "adds " else Request(kind)
            if items[-1] == PENDING:
                return None
            if verb == "asks for ":
                return Send()
    raise UnreadableError(f"it does not say what else the owner {verb.strip()}")
