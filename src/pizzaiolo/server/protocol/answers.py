"""Answers: what goes into and comes out of the requests, as closed types with a JSON Schema."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from pizzaiolo.engine.levels import Level
from pizzaiolo.review import Place, Review
from pizzaiolo.server.protocol.entries import BotName, Config, Face, PaceName, SeatNumber
from pizzaiolo.server.protocol.incoming import SaltText
from pizzaiolo.server.protocol.outgoing import Code
from pizzaiolo.server.protocol.public import Phase, PublicEvent

PATHS: Final = (
    "/",
    "/t/{table}",
    "/rules",
    "/rules/{edition}",
    "/learn",
    "/replay/{table}/{game}",
    "/day",
    "/day/{day}",
    "/challenge/{challenge}",
    "/clubs",
    "/club/{club}",
    "/club/{club}/book",
    "/club/{club}/evening/{evening}",
)
"""The addresses of the client's screens: the server sends the page to each, and the client sees
which one it is."""

ProblemCode = (
    Code
    | Literal[
        "bad_host",
        "bad_origin",
        "bots_gone",
        "club_closed",
        "club_full",
        "day_ahead",
        "day_begun",
        "day_not_along",
        "evening_full",
        "evening_on",
        "evening_over",
        "failed",
        "key_bad",
        "member_removed",
        "moves_bad",
        "method_not_allowed",
        "no_challenge",
        "no_such_challenge",
        "no_such_club",
        "no_such_day",
        "no_such_evening",
        "no_such_member",
        "no_such_page",
        "no_such_table",
        "not_keeper",
        "not_member",
        "not_yet",
        "record_bad",
        "too_large",
        "too_slow",
        "unsupported_type",
    ]
)


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request or of an answer."""


class Problem(Body, frozen=True, omit_defaults=True):
    """Why a request was refused; nothing was changed."""

    code: ProblemCode
    text: str
    key: str = ""
    """What in an edition or a configuration was wrong."""


Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Colour = Annotated[str, msgspec.Meta(max_length=16)]
SecretId = Annotated[str, msgspec.Meta(min_length=22, max_length=64)]
"""Made up by the client, of 128 random bits or more, and as secret as a token: a request that is
repeated with the same id is answered as it was the first time, with the same token."""


class NewTable(Body, Config, frozen=True):
    """Open a table: a configuration, of which everything may be left out."""

    id: SecretId | None = None

    def config(self) -> Config:
        """What the table is to agree on."""
        return Config(**{name: getattr(self, name) for name in Config.__struct_fields__})


class Seat(Body, frozen=True):
    """Sit down: a name, and optionally a seat and a colour."""

    name: Name
    seat: SeatNumber | None = None
    colour: Colour | None = None
    salt: SaltText | None = None
    """For the shuffle: the deal may follow at once, and then it is too late for one."""
    face: Face = ""
    """What you look like: up to eight letters and digits that the others' clients understand."""
    id: SecretId | None = None
    beside: bool = False
    """Before the deal: one more person on the same device, whose seats the request shows."""


class Party(Body, frozen=True):
    """Play at once: sit down in seat 0 of a new table, with bots in all other seats."""

    name: Name
    colour: Colour | None = None
    face: Face = ""
    config: Config = Config()
    bots: Annotated[tuple[BotName, ...], msgspec.Meta(min_length=1, max_length=5)] | None = None
    """Who plays along, in turn; None: the bots of the configuration."""
    salt: SaltText | None = None
    """For the shuffle, which follows at once."""
    id: SecretId | None = None


class Opened(Body, frozen=True):
    """A new table: where it is, and the token of its host."""

    table: str
    token: str
    """The host's: anyone who has it may start, fill and free seats. Keep it secret."""
    page: str
    """For everybody: /t/{table}."""
    link: str
    """Only for the host: /t/{table}/{token}."""
    socket: str
    """/ws/{table}."""


class Seated(Body, frozen=True):
    """A seat was taken: its token, and the link that carries it to another device."""

    table: str
    seat: int
    token: str
    link: str
    socket: str


class ListedTable(Body, frozen=True):
    """A public table."""

    table: str
    edition: str
    title: str
    phase: Phase
    seats: int
    free: int
    doubles: bool
    level: Level
    pace: PaceName
    time: float | None


class Listed(Body, frozen=True):
    """The public tables, the newest first: the list does not jump about while people play."""

    tables: tuple[ListedTable, ...]


class EditionSummary(Body, frozen=True):
    """An edition that the server knows."""

    name: str
    title: str
    players: tuple[int, ...]
    kinds: tuple[str, ...]
    colours: tuple[str, ...]
    doubles: bool
    helping: bool
    hash: str


class Editions(Body, frozen=True):
    """All built-in editions."""

    editions: tuple[EditionSummary, ...]


class EditionFile(Body, frozen=True):
    """An edition as data, as `edition_data` of a configuration takes it."""

    name: str
    title: str
    hash: str
    data: dict[str, Any]


MemoryKind = Literal["perfect", "fading", "none"]


class BotInfo(Body, frozen=True):
    """A bot that can be seated; `name` is what `fill` and a configuration call it."""

    name: str
    title: str
    character: bool = False
    """Whether it is somebody with a name, a face, a sentence and a memory that may fade."""
    face: str = ""
    says: str = ""
    memory: MemoryKind | None = None
    """How it remembers what the oven has covered; None: its author has not said."""
    capacity: int | None = None
    """Of a fading memory: how many things it holds at once."""
    decay: float = 0.0
    """How likely each of them is to be lost, turn by turn."""
    confusion: float = 0.0
    """How likely something is to be mixed up."""
    pace: tuple[float, float] | None = None
    """The shortest and the longest time in seconds that it takes for an answer."""


class Bots(Body, frozen=True):
    """The bots that can be seated: plain ones, characters, and those of other packages."""

    bots: tuple[BotInfo, ...]


class CharacterFile(Body, frozen=True):
    """A character as data, as `character` of a `fill` takes it, and what everybody may know."""

    data: dict[str, Any]
    bot: BotInfo


class Tape(Body, frozen=True):
    """All announcements of a round of a game that is over."""

    round: int
    events: tuple[PublicEvent, ...]


class ReviewSoFar(Body, frozen=True, omit_defaults=True):
    """The review of a game that is over, as far as it has come."""

    done: int
    total: int
    """Steps of work, done and in all; none while the review waits for its turn."""
    places: tuple[Place, ...]
    """By action of the record: the round, and which announcement of its tape, both from 1. Those
    that say whose decision is awaited are not counted."""
    review: Review | None
    before: int = 0
    """How many games are reviewed before this one, while it waits for its turn."""


class Health(Body, frozen=True):
    """How the server is."""

    status: Literal["ok", "disk_low", "damaged", "store_unavailable"]
    """Tables can be played while it is `ok`, and while it is `disk_low`, but then not for long."""
    version: str
