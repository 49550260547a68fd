"""What a viewer can do, worked out from what they were told and from nothing else.

A `Told` folds the frames of one viewer into the table as they know it. From that it lays out a
game in which the others hold nothing at all and the supply is a heap of one kind: what this game
offers follows from the viewer's own hand, orders and table. Whatever a message lists as possible
has to be just that. If it is anything else, it was computed from cards that the viewer cannot see.
"""

from __future__ import annotations

from typing import Any

import msgspec

from pizzaiolo.engine.counts import shortage, some, stacked, total
from pizzaiolo.engine.dealer import SeededDealer
from pizzaiolo.engine.edition import Edition
from pizzaiolo.engine.events import Submitted
from pizzaiolo.engine.log import Log
from pizzaiolo.engine.rules import recount
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.state import ADD, DRAW, HELP, PAY, PLACE, SUBMIT, Layer, Seat, State
from pizzaiolo.game import Game
from pizzaiolo.server.table.game import words
from pizzaiolo.server.table.game.choices import follow_plan, options
from pizzaiolo.server.table.game.giving import Giving
from pizzaiolo.server.table.game.options import Options
from pizzaiolo.server.table.game.turn_ahead import rest_of_turn
from support.servers import Message

LISTS = ("legal", "then", "missing", "lacking", "asked", "costs", "gives")
"""The parts of a turn or a question that say what is possible."""

TURNS = {"place": PLACE, "submit": SUBMIT, "draw": DRAW}


class LeakError(AssertionError):
    """Somebody was sent what does not follow from what they may know."""


class Told:
    """The table as one viewer was told it."""

    def __init__(self, edition: Edition, seat: int | None) -> None:
        self.edition = edition
        self.seat = seat
        self.listed = 0
        """How many messages listed something that was checked."""
        self._last: tuple[str, ...] = ()
        """What the viewer could do when they were asked last."""
        self._setup: Setup | None = None
        self._hand: dict[str, Any] = {}
        self._table: list[int] = [0, 0]
        self._supply = 0
        self._waiter = 0
        self._order: tuple[int, int] | None = None
        """The order that is turned up: its seat and its number from 0."""
        self._request = 0
        self._added: list[int] = [0, 0]
        """What others than the table gave for the order that is turned up."""
        self._oven: dict[str, dict[str, int]] | None = None
        """At level glass: what the oven holds."""

    # --- Listening ---

    def hear(self, message: Message) -> None:
        """Take in a frame; a LeakError if it lists what the viewer cannot do."""
        match message["type"]:
            case "snapshot":
                self._agree(message["table"])
                if message.get("view") is not None:
                    self._look(message["view"])
                self._oven = message.get("oven")
                for asked in (message.get("turn"), message.get("question")):
                    if asked is not None:
                        self.check(asked)
            case "table":
                self._agree(message)
            case "heard":
                self._fold(message["event"])
            case "drawn":
                self._hold(message, 1)
            case "turn" | "question":
                self.check(message)
            case "aid":
                self._expect(message["oven"], self._oven, message)
            case "refused":
                if message.get("snapshot") is not None:
                    self.hear(message["snapshot"])
                if message.get("legal"):
                    self._expect(tuple(message["legal"]), self._last, message)

    def _agree(self, table: Message) -> None:
        config, seats = table["config"], table["seats"]
        colours = tuple(seat.get("colour") for seat in seats)
        if table["phase"] == "waiting" or None in colours:
            return
        self._setup = Setup(
            self.edition,
            len(seats),
            colours,
            doubles=config.get("doubles", False),
            helping=config.get("helping"),
        )

    def _look(self, view: Message) -> None:
        self._hand = {"ingredients": {}, "doubles": {}, "orders": []} | (view["hand"] or {})
        self._table = [self._counts(view["table"]), self._counts(view["table_doubles"])]
        self._supply = view["supply"]
        if self.seat is not None:
            self._waiter = view["seats"][self.seat]["waiter"]
        self._order = None if view["turned_up"] is None else self._whose(view["turned_up"])
        self._request = self._counts(view["request"] or {})
        helped = 0 if view["helper"] is None else self._request
        self._added = [
            self._counts(view["added"]) + helped,
            self._counts(view["added_doubles"]),
        ]

    def _fold(self, event: Message) -> None:
        own = event.get("seat") == self.seat and self.seat is not None
        what = event["what"]
        match what:
            case "dealt":
                assert self._setup is not None
                self._hand = {"ingredients": {}, "doubles": {}, "orders": []}
                self._table, self._order, self._request = [0, 0], None, 0
                self._waiter = int(self._setup.orders) - 1
                self._oven = {"ingredients": {}, "doubles": {}, "orders": {}}
            case "round_began":
                self._supply = event["supply"]
                if self.edition.leftovers == "covered":
                    self._table = [0, 0]
            case "mamma_mia_taken":
                self._supply -= 1
            case "drew":
                self._supply -= event["cards"] if event["source"] == "supply" else 0
                self._waiter -= event["cards"] if own and event["source"] == "waiter" else 0
            case "rewarded":
                self._waiter -= own
            case "returned":
                self._waiter += own
                self._order, self._request = None, 0
            case "turned_up":
                kind = self.edition.kinds.index(event["kind"])
                self._table[0] += some(event["singles"], kind)
                self._table[1] += some(event["doubles"], kind)
            case "order_turned_up":
                self._order, self._request = self._whose(event["order"]), 0
                self._added = [0, 0]
                self._check_shortage(event)
            case "asked":
                self._request = self._counts(event["request"])
            case "added":
                self._added[0] += self._counts(event["cards"])
                self._added[1] += self._counts(event["doubles"])
            case "helped":
                self._added[0] += self._counts(event["request"])
            case "baked":
                self._table[0] -= self._counts(event["cards"]) - self._added[0]
                self._table[1] -= self._counts(event["doubles"]) - self._added[1]
                self._order, self._request = None, 0
        if own:
            self._spend(event)
        if self._oven is not None:
            self._fold_oven(event)

    def _spend(self, event: Message) -> None:
        match event["what"]:
            case "placed":
                kind = event["kind"]
                singles, doubles = {kind: event["singles"]}, {kind: event["doubles"]}
                self._hold({"ingredients": singles, "doubles": doubles, "orders": []}, -1)
            case "submitted":
                number = event["order"]["number"]
                kept = [order for order in self._hand["orders"] if order["number"] != number]
                self._hand = {**self._hand, "orders": kept}
            case "added":
                given = {"ingredients": event["cards"], "doubles": event["doubles"], "orders": []}
                self._hold(given, -1)
            case "helped":
                self._hold({"ingredients": event["request"], "doubles": {}, "orders": []}, -1)

    def _hold(self, cards: Message, sign: int) -> None:
        sums = {}
        for sort in ("ingredients", "doubles"):
            have, more = self._hand[sort], cards[sort]
            sums[sort] = {
                kind: have.get(kind, 0) + sign * more.get(kind, 0) for kind in self.edition.kinds
            }
        self._hand = {**sums, "orders": [*self._hand["orders"], *cards["orders"]]}

    def _fold_oven(self, event: Message) -> None:
        oven = self._oven
        assert oven is not None
        match event["what"]:
            case "round_began" if self.edition.leftovers == "covered":
                left = {"ingredients": event["leftovers"], "doubles": event["leftover_doubles"]}
                self._oven = {**left, "orders": {}}
            case "placed" | "turned_up":
                sign = 1 if event["what"] == "placed" else -1
                for sort, number in (("ingredients", "singles"), ("doubles", "doubles")):
                    oven[sort] = _plus(oven[sort], event["kind"], sign * event[number])
            case "submitted" | "order_turned_up":
                sign = 1 if event["what"] == "submitted" else -1
                oven["orders"] = _plus(oven["orders"], event["order"]["colour"], sign)

    # --- Checking ---

    def check(self, message: Message) -> None:
        """A LeakError unless a turn or a question lists what the viewer can do, and just that."""
        if self.seat is None:
            raise LeakError(f"a spectator is asked: {message}")
        n, decision = message["n"], message["decision"]
        if message["type"] == "turn":
            game = self._game(TURNS[decision])
            own = first = options(game, self.seat, n)
            then = rest_of_turn(game) if message.get("then") else {}
            listed: Message = {"then": msgspec.to_builtins(then)}
        else:
            own = self._asked(decision, tuple(message.get("plan", ())), n)
            # A plan that is refused is a new one, from its first action on.
            first = self._asked(decision, (), n)
            listed = {
                "missing": words.cards(own.missing, self.edition),
                "lacking": own.lacking,
                "asked": words.cards(own.asked, self.edition),
                "costs": {
                    text: words.cards(cost, self.edition) for text, cost in own.costs.items()
                },
                "gives": {text: self._giving(each) for text, each in own.gives.items()},
            }
        listed = {name: value for name, value in listed.items() if value}
        said = {name: message[name] for name in LISTS if name in message}
        self._expect(said, {"legal": list(own.legal), **listed}, message)
        self._last = first.legal

    def _giving(self, giving: Giving) -> Message:
        listed = {
            "cards": words.cards(giving.singles, self.edition),
            "doubles": words.cards(giving.doubles, self.edition),
            "rest": list(giving.rest),
            "choice": list(giving.choice),
        }
        return {name: value for name, value in listed.items() if value}

    def _expect(self, said: object, expected: object, message: Message) -> None:
        self.listed += 1
        if said != expected:
            raise LeakError(f"seat {self.seat} was told {message}, but knows {expected}")

    def _check_shortage(self, event: Message) -> None:
        """What everybody sees that an order lacks."""
        assert self._order is not None
        card = self.edition.orders[event["order"]["colour"]][self._order[1]]
        table = self._table[0] + 2 * self._table[1]
        needs = sum(some(number, kind) for kind, number in card.needs.items())
        missing = words.cards(shortage(needs, table), self.edition)
        lacking = max(0, card.at_least - total(table))
        said = event.get("missing", {}), event.get("lacking", 0), event.get("more", 0)
        self._expect(said, (missing, lacking, self._more(total(shortage(needs, table)))), event)

    def _more(self, missing: int) -> int | None:
        """How many cards of open kinds the order lacks, beside those that it names."""
        assert self._order is not None
        assert self._setup is not None
        table = self._table[0] + 2 * self._table[1]
        recipe = self._setup.recipe(*self._order)
        ways = [
            way for place, way in enumerate(recipe.ways) if recipe.open_ways(table) >> place & 1
        ]
        return min(total(shortage(way.need, table)) for way in ways) - missing if ways else None

    def _asked(self, decision: str, plan: tuple[str, ...], n: int) -> Options:
        """What the viewer can say to a question, with what they plan so far."""
        assert self.seat is not None
        game = self._game({"pay": PAY, "help": HELP, "add": ADD}[decision])
        own = options(game, self.seat, n)
        state = game._state
        if decision == "help":
            seat = state.seats[self.seat]
            if seat.waiting == 0 or shortage(self._request, seat.hand):
                # R6.3: a player who cannot help is asked all the same.
                own = Options(self.seat, n, ("refuse",))
        if len(own.legal) == 1:
            return Options(self.seat, n, () if plan else own.legal)
        if not plan:
            return own
        followed = follow_plan(game, self.seat, plan)
        if followed.complete:
            return Options(self.seat, n, ())
        return options(followed.game, self.seat, n)

    def _game(self, phase: int) -> Game:
        """A game at a decision of the viewer, with nothing in it but what they know."""
        setup, seat = self._setup, self.seat
        assert setup is not None
        assert seat is not None
        state = State(setup)
        state.seats = [Seat() for _ in range(setup.seats)]
        own = state.seats[seat]
        own.hand = self._counts(self._hand["ingredients"])
        own.doubles = self._counts(self._hand["doubles"])
        numbers = [order["number"] - 1 for order in self._hand["orders"]]
        own.orders = sum(1 << number for number in numbers)
        elsewhere = [order for order in range(setup.orders) if order not in numbers]
        own.waiter, own.waiting = stacked(elsewhere[: self._waiter]), self._waiter
        state.supply = some(self._supply, 0)
        state.holder = seat
        state.table, state.table_doubles = self._table
        state.turn = state.actor = seat
        state.seat = own
        log = Log()
        if phase > DRAW:
            assert self._order is not None
            owner, order = self._order
            state.chef = owner
            state.oven = [Layer(0, 0, owner, order)]
            state.asked = self._request
            log.submitted(Submitted(owner, order))
            log.take()
        if phase == ADD:
            assert self._order is not None
            recipe = setup.recipe(*self._order)
            state.helper = (seat + 1) % setup.seats
            # R6.3: whoever helped has an order to lay down for it.
            helper = state.seats[state.helper]
            helper.waiter, helper.waiting = stacked([0]), 1
            table = self._table[0] + 2 * self._table[1]
            state.lacking = recipe.at_least - total(table) - total(self._request)
        state.phase = phase
        recount(state)
        game = Game(setup, SeededDealer("unknown"))
        game._state, game._log = state, log
        game._dealer.stack = [0] * self._supply
        return game

    def _counts(self, cards: dict[str, int]) -> int:
        kinds = self.edition.kinds
        return sum(some(number, kinds.index(kind)) for kind, number in cards.items())

    def _whose(self, order: Message) -> tuple[int, int]:
        assert self._setup is not None
        return self._setup.colours.index(order["colour"]), order["number"] - 1


def _plus(counts: dict[str, int], name: str, number: int) -> dict[str, int]:
    summed = {**counts, name: counts.get(name, 0) + number}
    return {each: amount for each, amount in summed.items() if amount}
