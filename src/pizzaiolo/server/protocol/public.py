"""Public words: what messages are made of; kinds, colours and orders by name, never by number.

Seats are numbers from 0, rounds and games from 1 as people count them.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from pizzaiolo.engine.levels import DEFAULT_LEVEL, Level

Cards = dict[str, int]
"""How many cards of each kind, by its name; kinds without any are left out."""


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a message."""


class Order(Words, frozen=True):
    """An order card that may be seen: whose, which of the edition's list (from 1), what it says."""

    colour: str
    number: int
    sort: str
    needs: Cards = msgspec.field(default_factory=dict)
    chosen: tuple[int, ...] = ()
    fewest: int = 0
    either: Cards = msgspec.field(default_factory=dict)
    forbidden: str | None = None
    at_least: int = 0


class Ingredient(Words, frozen=True):
    """An ingredient card that may be seen."""

    kind: str
    double: bool = False


class Top(Words, frozen=True):
    """The one card of the oven that can be seen: an ingredient or an order."""

    ingredient: Ingredient | None = None
    order: Order | None = None


class Event(Words, frozen=True, tag_field="what"):
    """Something that everybody at the table heard or saw."""


class Dealt(Event, frozen=True, tag="dealt"):
    """The cards were dealt: the game of the table with this number, from 1, begins."""

    game: int
    commitment: str


class RoundBegan(Event, frozen=True, tag="round_began"):
    """A round begins; the leftovers of the last baking lie at the bottom of the oven."""

    round: int
    starter: int
    supply: int
    leftovers: Cards
    leftover_doubles: Cards


class MammaMiaTaken(Event, frozen=True, tag="mamma_mia_taken"):
    """The Mamma Mia! card lies open before a seat."""

    seat: int


class Passed(Event, frozen=True, tag="passed"):
    """A seat has no ingredient and passes."""

    seat: int


class Placed(Event, frozen=True, tag="placed"):
    """Ingredients went into the oven; `announced` is the number called out."""

    seat: int
    kind: str
    announced: int
    singles: int
    doubles: int


class Submitted(Event, frozen=True, tag="submitted"):
    """An order went into the oven, face up."""

    seat: int
    order: Order


class Drew(Event, frozen=True, tag="drew"):
    """A seat drew cards from the supply or from its waiter."""

    seat: int
    source: str
    cards: int


class OvenOpened(Event, frozen=True, tag="oven_opened"):
    """The chef begins to empty the oven."""

    chef: int


class TurnedUp(Event, frozen=True, tag="turned_up"):
    """Ingredients came out of the oven and lie face up."""

    kind: str
    singles: int
    doubles: int


class OrderTurnedUp(Event, frozen=True, tag="order_turned_up"):
    """An order came out of the oven; everybody can see what the face-up cards lack for it."""

    seat: int
    order: Order
    missing: Cards = msgspec.field(default_factory=dict)
    """Only of the kinds that the order itself names (`order.needs`)."""
    lacking: int = 0
    """For a Bombastica: how many cards of any kinds."""
    more: int | None = 0
    """Of the kinds that it leaves open, the fewest that will do; null if there is no such kind: for
    a Minimale, when nothing lies there but its own."""


class Added(Event, frozen=True, tag="added"):
    """The owner added cards from the hand."""

    seat: int
    cards: Cards
    doubles: Cards


class Asked(Event, frozen=True, tag="asked"):
    """The owner asks the others for exactly these cards."""

    seat: int
    order: Order
    kinds: tuple[str, ...]
    request: Cards


class DidNotHelp(Event, frozen=True, tag="did_not_help"):
    """A seat does not help; whether it could have is not told."""

    seat: int


class Helped(Event, frozen=True, tag="helped"):
    """A seat gives the cards asked for."""

    seat: int
    request: Cards


class Baked(Event, frozen=True, tag="baked"):
    """An order was filled and delivered; the used cards are gone from the table."""

    seat: int
    order: Order
    kinds: tuple[str, ...]
    cards: Cards
    doubles: Cards


class Rewarded(Event, frozen=True, tag="rewarded"):
    """A helper laid the top order of the waiter, unseen, on the delivered ones."""

    seat: int


class Returned(Event, frozen=True, tag="returned"):
    """An order failed and went face down under its owner's waiter."""

    seat: int
    order: Order


class RoundEnded(Event, frozen=True, tag="round_ended"):
    """The oven is empty."""

    round: int


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The oven was emptied for the last time."""

    delivered: tuple[int, ...]
    ingredients: tuple[int, ...]
    orders: tuple[tuple[Order, ...], ...]
    """By seat, the delivered orders: those that lay face down are turned over."""


class Awaited(Event, frozen=True, tag="awaited"):
    """A seat has to decide in its turn: place, submit or draw."""

    seat: int
    decision: str


PublicEvent = (
    Dealt
    | RoundBegan
    | MammaMiaTaken
    | Passed
    | Placed
    | Submitted
    | Drew
    | OvenOpened
    | TurnedUp
    | OrderTurnedUp
    | Added
    | Asked
    | DidNotHelp
    | Helped
    | Baked
    | Rewarded
    | Returned
    | RoundEnded
    | GameEnded
    | Awaited
)


class Hand(Words, frozen=True):
    """The cards of the viewer."""

    ingredients: Cards
    doubles: Cards
    orders: tuple[Order, ...]


class SeatView(Words, frozen=True):
    """What everybody sees of a seat."""

    colour: str
    ingredients: int
    orders: int
    waiter: int
    delivered: tuple[Order, ...] | None = None
    """None while delivered orders lie face down in a common pile."""


class GameView(Words, frozen=True):
    """What the viewer sees on the table now (R10): a View in public words."""

    seat: int | None
    hand: Hand | None
    seats: tuple[SeatView, ...]
    round: int
    rounds: int
    turn: int
    to_act: int | None
    decision: str | None
    supply: int
    oven: int
    top: Top | None
    table: Cards
    table_doubles: Cards
    turned_up: Order | None
    added: Cards
    added_doubles: Cards
    request: Cards | None
    helper: int | None
    chef: int | None
    holder: int | None
    delivered_pile: int
    over: bool


class OvenCounts(Words, frozen=True):
    """Level `glass`: what the oven holds, however deep it lies."""

    ingredients: Cards
    doubles: Cards
    orders: Cards
    """By colour."""


class Then(Words, frozen=True):
    """What can follow an action in a turn, by its text; empty if the turn ends with it."""

    then: dict[str, Then] = msgspec.field(default_factory=dict)
    orders: int = 0
    """If it is a draw from the waiter: how many orders that is."""


class Giving(Words, frozen=True):
    """What comes of baking an order, or of adding a card to it."""

    cards: Cards = msgspec.field(default_factory=dict)
    """If nothing more is to be chosen: all single cards that the hand gives from here on."""
    doubles: Cards = msgspec.field(default_factory=dict)
    rest: tuple[str, ...] = ()
    """What completes the plan then."""
    choice: tuple[str, ...] = ()
    """Otherwise: what may be chosen next."""


Remedy = Literal["vote", "pause", "fill"]
"""What can be done if somebody is away: the other people vote for a bot to stand in, the host stops
the clock or seats a bot in their place."""


class SeatInfo(Words, frozen=True):
    """Who sits in a seat."""

    name: str | None = None
    """None: free. Empty: somebody who wanted to be forgotten."""
    colour: str | None = None
    bot: str | None = None
    """The bot that plays here, in its own right or for a person who is gone."""
    standing_in: bool = False
    """Whether the bot only stands in for the person."""
    level: Level = DEFAULT_LEVEL
    salted: bool = False
    allows_spectators: bool = False
    votes: tuple[int, ...] = ()
    """The seats that want a bot to stand in here."""
    away: bool = False
    """Whether a person sits here whose connection is gone."""
    remedies: tuple[Remedy, ...] = ()
    """What can be done about that, or about an empty seat, while a game is on."""
    face: str = ""
    """What a person looks like, or a character that the host brought along."""
    says: str = ""
    """Of a character that the host brought along; those of others are at `/api/bots`."""
    taken_over: int = 0
    """How often, in this game, somebody was given a link to this seat after the deal."""
    device: int | None = None
    """Seats with the same number are played on the same device, passed around."""


Phase = Literal["waiting", "playing", "paused", "over"]
