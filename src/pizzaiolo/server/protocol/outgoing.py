"""Outgoing: what the server says over a socket, one closed union.

Everything is in public words: kinds, colours and orders by name, actions by their text. Messages
are made in table/game/words.py from Views and released events; none can hold a State, and no module
that describes messages can import one.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from pizzaiolo.server.protocol.entries import By, Config, SeatNumber
from pizzaiolo.server.protocol.incoming import ReactionKey
from pizzaiolo.server.protocol.public import (
    Cards,
    GameView,
    Giving,
    Order,
    OvenCounts,
    Phase,
    PublicEvent,
    SeatInfo,
    Then,
)

Code = Literal[
    "bad_message",
    "bot_bad",
    "bot_unknown",
    "colour_taken",
    "colour_unknown",
    "config_bad",
    "edition_bad",
    "fixed_deal",
    "game_over",
    "game_running",
    "hand_seen",
    "history_full",
    "illegal",
    "level_forbids",
    "name_bad",
    "name_taken",
    "not_away",
    "not_host",
    "not_over",
    "not_seated",
    "not_started",
    "not_your_turn",
    "no_such_seat",
    "paused",
    "rate_limited",
    "salt_bad",
    "seat_free",
    "seat_taken",
    "server_busy",
    "spectators_not_allowed",
    "stale",
    "store_unavailable",
    "table_full",
    "table_gone",
    "unknown_action",
    "vote_pointless",
]
"""Why something was refused: the key under which a client finds the words in its language."""


class Out(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    tag_field="type",
    tag=str.lower,
):
    """What the server says."""


class Table(Out, frozen=True):
    """What the table agreed on and who sits at it; sent whenever that changes."""

    phase: Phase
    game: int
    """How many games this table has begun."""
    config: Config
    """Without the data of an uploaded edition: that can be asked for by its hash."""
    title: str
    """The title of the edition."""
    edition_hash: str
    kinds: tuple[str, ...]
    colours: tuple[str, ...]
    own: dict[str, str]
    """By colour, the kind that is its own."""
    seats: tuple[SeatInfo, ...]
    host: int | None
    """The host's seat; None if the host has none."""
    commitment: str
    """The hash of the secret that the next or the running deal follows from."""
    beat: float
    """In seconds: how long what happens by itself takes, at the pace of the table."""
    screen: bool = False
    """Whether a big screen shows the table: then a phone need show only a hand."""
    deal: str = ""
    """Of a game that others play as well, where it comes from: `day 2026-11-17`."""
    club: str = ""
    """Of a table that belongs to a club: a tag by which those who know the club recognise it."""


class Heard(Out, frozen=True):
    """An announcement: the state of the table has number n with it."""

    n: int
    event: PublicEvent
    at: float
    """When it was told: the beat is the same for everybody."""
    asks: int | None = None
    """The seat that everybody now waits for."""
    until: float | None = None
    """When its time runs out, if there is a limit; with `oven_opened`, when the first card is
    turned up. There is none for somebody who is alone at the table."""
    bank: float | None = None
    """How many seconds of that are the seat's bank."""
    by: By = "player"
    """In a turn: who took the decision. While the oven is emptied that would be a tell."""


class Drawn(Out, frozen=True):
    """For one seat: the cards that it was dealt or drew."""

    n: int
    ingredients: Cards
    doubles: Cards
    orders: tuple[Order, ...]


class Turn(Out, frozen=True):
    """For one seat: it is to decide now; these are the texts of what it can do."""

    n: int
    decision: str
    legal: tuple[str, ...]
    until: float | None = None
    """When the whole turn runs out of time; None: never."""
    bank: float | None = None
    """How many seconds of that are the seat's bank."""
    then: dict[str, Then] = msgspec.field(default_factory=dict)
    """The same texts, each with what can follow it in this turn."""


class Question(Out, frozen=True):
    """For one seat: it is asked while the oven is emptied, and everybody waits for its answer.

    In company every order that leaves anything open is asked about, even if there is only one
    answer: so nobody can tell from a pause what is in a hand (R10.5).
    """

    n: int
    decision: str
    """pay, help, or add (what is still missing after somebody helped)."""
    legal: tuple[str, ...]
    """What may come next."""
    until: float | None = None
    """When the time runs out; the rest is then answered in the simplest way. None: never."""
    bank: float | None = None
    """How many seconds of that are the seat's bank."""
    plan: tuple[str, ...] = ()
    missing: Cards = msgspec.field(default_factory=dict)
    """With the plan so far: what is still to be added from the hand."""
    lacking: int = 0
    """The same for a Bombastica, of any kinds; without a plan, what the face-up cards lack."""
    asked: Cards = msgspec.field(default_factory=dict)
    """With the plan so far: what the others will be asked for."""
    costs: dict[str, Cards] = msgspec.field(default_factory=dict)
    """By the texts that choose a way to bake, or to ask: what the face-up cards lack for it."""
    gives: dict[str, Giving] = msgspec.field(default_factory=dict)
    """By the texts that bake the order, or add a card to it: what the hand then gives."""


class Aid(Out, frozen=True):
    """For a seat with level `glass`: what the oven holds now."""

    n: int
    oven: OvenCounts


class Marks(Out, frozen=True):
    """For one seat with level `chalkboard`: its own marks, right or wrong."""

    marks: dict[str, int]


class Snapshot(Out, frozen=True):
    """What a viewer who comes (back) is told: what the table shows now, and no history."""

    n: int
    now: float
    viewer: int | None
    """The seat whose cards are shown, or None for a spectator."""
    watching: bool
    """Whether the viewer is a spectator, behind nobody or behind a chef."""
    table: Table
    view: GameView | None = None
    """None before the first deal."""
    asks: int | None = None
    until: float | None = None
    bank: float | None = None
    turn: Turn | None = None
    question: Question | None = None
    opened: bool = False
    """Whether the oven has just been opened, and nothing has come out of it yet."""
    recent: tuple[PublicEvent, ...] = ()
    """As far as the level allows: the last turn (kitchen) or the last lap (rail)."""
    oven: OvenCounts | None = None
    """Level glass."""
    marks: dict[str, int] = msgspec.field(default_factory=dict)
    """Level chalkboard."""
    missed: tuple[Heard, ...] = ()
    """Once: the announcements that this seat never acknowledged."""
    over: Over | None = None
    host: bool = False
    """Whether the viewer is the host, by a seat or without one."""
    preferences: Preferences | None = None
    """For a player: what the table answers for them."""
    device: tuple[int, ...] = ()
    """For a device that is passed around: its seats. None of their hands is in this message."""


class Clock(Out, frozen=True):
    """The clock was stopped or goes on; it says until when the seat that is waited for has time."""

    n: int
    asks: int | None = None
    until: float | None = None
    bank: float | None = None
    paused: bool = False


class Preferences(Out, frozen=True):
    """For one seat: what the table answers for it while the oven is emptied."""

    press: bool
    """If there is no choice."""
    add: bool
    """If what is missing can be added in only one way."""


class Hurrying(Out, frozen=True):
    """Somebody wants to hurry on; when everybody who is there does, the show jumps."""

    n: int
    seats: tuple[int, ...]
    """Who wants to."""
    waits_for: tuple[int, ...] = ()
    """Who has not said so yet."""


class Done(Out, frozen=True):
    """The command with this id was carried out; repeated if the command is."""

    id: str


class Refused(Out, frozen=True):
    """Nothing was changed: why and, if it helps, what can be done and what the table shows now."""

    code: Code
    text: str
    """A sentence in English; clients use the code to say it in their own words."""
    id: str = ""
    n: int = 0
    legal: tuple[str, ...] = ()
    key: str = ""
    """What in an edition or a configuration was wrong."""
    snapshot: Snapshot | None = None
    """With `stale`: what the table shows now."""


class Reaction(Out, frozen=True):
    """Somebody reacts."""

    seat: int
    key: ReactionKey


class Duplicate(msgspec.Struct, frozen=True):
    """One deal, played several times with everybody one seat further each time: the sums so far."""

    game: int
    """Which game with this deal it was, from 1."""
    games: int
    """With so many everybody has had every seat."""
    delivered: tuple[int, ...]
    """By seat, of whoever sits there now: all orders delivered with this deal."""
    ingredients: tuple[int, ...]
    """The same for the ingredients that were left."""


class Over(Out, frozen=True):
    """The game is over; the secret shows that the deal was fair."""

    game: int
    delivered: tuple[int, ...]
    ingredients: tuple[int, ...]
    winners: tuple[int, ...]
    commitment: str
    secret: str
    salts: tuple[tuple[int, str], ...]
    seed: str
    start: SeatNumber | Literal["random"]
    """What was agreed about who takes the first turn; a random start follows from the seed, too."""
    duplicate: Duplicate | None = None
    """If the deal was played before with other people in the seats."""


class Pong(Out, frozen=True):
    """Somebody is there."""

    now: float


class Link(Out, frozen=True):
    """Only for the host: the new link of a seat, to be passed on to its person."""

    id: str
    seat: int
    token: str


ByeCode = Literal[
    "taken_elsewhere",
    "seat_void",
    "moved",
    "table_closed",
    "going_down",
    "misbehaved",
    "idle",
]
"""Why a connection ends."""


class Bye(Out, frozen=True):
    """The last message of a connection: why it ends."""

    code: ByeCode


ServerMessage = (
    Snapshot
    | Table
    | Heard
    | Drawn
    | Turn
    | Question
    | Aid
    | Marks
    | Clock
    | Preferences
    | Hurrying
    | Done
    | Refused
    | Reaction
    | Over
    | Pong
    | Link
    | Bye
)
"""All that the server can say over a socket."""
