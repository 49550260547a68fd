"""Entry: what is stored of a table; a table is nothing but its numbered entries.

An entry is written once and never changed. Its JSON is an object whose `type` names the class and
whose fields are those below; fields with an empty value are left out, and unknown ones are
ignored, so that an older server can read what a newer one added. `at` is UTC in seconds: for
decisions of the clock the moment at which they fell due, not the one at which they were written.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from pizzaiolo.bots.registry import COMPANY, STAND_IN
from pizzaiolo.engine.levels import DEFAULT_LEVEL, Level

VERSION: Final = 1
"""The version of the entries: written into the first one of every table."""

CLOCK: Final = 4
"""The version of the rules of time that a game is dealt with: which steps take how long, and what
ends a question. 1: a question while the oven is emptied ends after a fixed pause, and a seat
without a choice need not answer. 2: it waits for its answer, and every answer is an entry.
3: what became of a person's order stands longer, and so does the end of a round. 4: the first oven
of a game is emptied more slowly."""

PaceName = Literal["slow", "normal", "fast", "instant"]
"""How quickly the oven is emptied; see `pizzaiolo.server.table.game.show`."""

HurryTo = Literal["beat", "orders"]
"""Where the show jumps to: to its next beat, or to the next order of a person."""

By = Literal["player", "bot", "timeout"]
"""Who took a decision: the seat itself, a bot in it, or the clock."""

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=5)]
Seconds = Annotated[float, msgspec.Meta(ge=1, le=86_400)]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Face = Annotated[str, msgspec.Meta(max_length=240, pattern="^[0-9a-z]*$")]
"""What a person looks like, picked or drawn, in the client's own letters; it is only passed on."""


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table agrees on before the deal; `Table.decide` checks what the types cannot.

    It is stored whole, including defaults: a later version may have other defaults.
    """

    edition: Annotated[str, msgspec.Meta(min_length=1, max_length=40)] = "oven"
    """The name of a built-in edition; of an uploaded one, whatever it calls itself."""
    edition_data: dict[str, Any] | None = None
    """An uploaded edition, as the data of its file."""
    seats: Annotated[int, msgspec.Meta(ge=2, le=6)] = 4
    doubles: bool = False
    helping: bool | None = None
    """None: on if the edition has it and there are three players or more."""
    level: Level = DEFAULT_LEVEL
    levels: Annotated[tuple[Level | None, ...], msgspec.Meta(max_length=6)] = ()
    """By seat, a level of its own as a handicap; None or nothing: the table's."""
    pace: PaceName = "normal"
    time: Seconds | None = None
    """Seconds for a whole turn, and for a question while the oven is emptied; or no limit."""
    bank: Annotated[float, msgspec.Meta(ge=0, le=86_400)] = 0
    """Seconds that a seat may take beyond that in the whole game."""
    start: SeatNumber | Literal["random"] = "random"
    """Who takes the first turn (R1.6)."""
    public: bool = False
    """Whether the table is on the list of public tables."""
    start_when_full: bool = True
    """Whether the game begins when the last free seat is taken, or only when the host says so."""
    bots: Annotated[tuple[BotName, ...], msgspec.Meta(max_length=6)] = COMPANY
    """The bots that take the empty seats in turn when the host starts. If there are too few, plain
    bots sit down again, and instead of characters others do: nobody is at a table twice. Without
    any, it is the stand-in."""
    stand_in: BotName = STAND_IN
    """The bot that plays for somebody who is gone."""
    belief: bool = False
    """Whether everybody may say what they think is in the oven before its first card is turned up:
    alone for as long as they like, in company for half a minute."""


class Kept(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    """What all entries have: when it happened, and the command that asked for it."""

    at: float
    id: str = ""
    """The id that the client gave to the command; empty if there was none."""
    seat_asking: int | None = None
    """The seat that gave the command; None for a host without a seat, and for the clock."""


class FixedDeal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a game comes from that others play as well: only the person's play differs.

    The cards, the person's colour, who starts and the bots' seeds follow from the source, and no
    salt of this person goes in. The bots think for a fixed number of iterations and never against
    the clock.
    """

    source: str
    """What it is: `day 2026-11-17`, or `challenge` and its name."""
    iterations: int
    """How often a bot tries a decision at most, however long that takes."""
    player: str = ""
    """The hash of the key whose one try this is; empty: it does not count."""
    hidden_until: float = 0.0
    """In UTC seconds: until then the deal is for this person's eyes alone."""
    course: tuple[str, ...] = ()
    """All that was decided in the game that this deal comes from, in its order, as texts. As long
    as everything is decided as it was there, the bots do what they did there."""
    offline: bool = False
    """Whether the person took it along: their browser had the secret before they played."""


class OfClub(msgspec.Struct, frozen=True, omit_defaults=True):
    """Which club a table belongs to: its games go into the club's book."""

    club: str
    """The name in the club's link, as secret as that."""
    evening: int = 0
    """The evening of the club that it was drawn for; 0: none."""
    members: tuple[int, ...] = ()
    """By seat, the member for whom it is kept free; 0 or nothing: anybody."""


class TableCreated(Kept, frozen=True, tag="table_created"):
    """A table was opened; its host holds the token of this hash, its first game this secret."""

    config: Config
    host_token_hash: str
    secret: str
    """32 random bytes in hex, from which (with the salts) the deal follows."""
    version: int
    """VERSION when it was written."""
    rules: int
    """The version of the rules that the table's games are played under (`record.RULES`)."""
    deal: FixedDeal | None = None
    """Of a game that others play as well: where it comes from."""
    club: OfClub | None = None
    """The club that it belongs to."""


class Configured(Kept, frozen=True, tag="configured"):
    """The host changed what the table agrees on."""

    config: Config
    edition_hash: str = ""
    """Of an uploaded edition that an earlier entry of the table holds, instead of its data."""


class SeatTaken(Kept, frozen=True, tag="seat_taken"):
    """A person sat down."""

    seat: int
    name: str
    """Empty: they wanted to be forgotten since."""
    colour: str
    token_hash: str
    host: bool = False
    """Whether it was the host who sat down."""
    salt: str | None = None
    """What they added to the shuffle as they sat down."""
    face: str = ""
    """What the person looks like; empty: like anybody."""
    beside: int | None = None
    """The seat of somebody who plays on the same device; None: nobody does yet."""
    member: int = 0
    """Which member of the table's club it is; 0: a guest."""


class SeatFreed(Kept, frozen=True, tag="seat_freed"):
    """A seat is free again: its person or bot left, or was asked to; its token is void."""

    seat: int


class SeatReissued(Kept, frozen=True, tag="seat_reissued"):
    """The link of a seat was replaced; the old one is void."""

    seat: int
    token_hash: str


class SeatFilled(Kept, frozen=True, tag="seat_filled"):
    """A bot sat down; the token of the person before it, if any, is void."""

    seat: int
    bot: str
    colour: str
    character: dict[str, Any] | None = None
    """For a character that the host brought along: the data of its file."""


class HostChanged(Kept, frozen=True, tag="host_changed"):
    """The person in this seat is the host from now on."""

    seat: int


class Salted(Kept, frozen=True, tag="salted"):
    """A player added a salt of their own to the shuffle."""

    seat: int
    salt: str


class Started(Kept, frozen=True, tag="started"):
    """The cards were dealt. Everything that the deal follows from is written down here."""

    commitment: str
    salts: tuple[tuple[int, str], ...]
    start: int
    """The seat that takes the first turn."""
    colours: tuple[str, ...]
    edition_hash: str
    """Of everything that decides how the edition plays: a game cannot go on with other cards."""
    bots: tuple[tuple[int, str], ...] = ()
    """The seats that were empty, and the bots that sat down in them."""
    clock: int = 1
    """The version of the rules of time (CLOCK)."""


class Acted(Kept, frozen=True, tag="acted"):
    """A seat decided: one or more actions that belong together, in their texts."""

    seat: int
    actions: tuple[str, ...]
    by: By = "player"
    acks: tuple[int, ...] = ()
    """By seat, up to which number the announcements had been acknowledged."""


class Pressed(Kept, frozen=True, tag="pressed"):
    """While the oven is emptied: a seat gave the only answer that it had."""

    seat: int
    by: By = "player"


class Planned(Kept, frozen=True, tag="planned"):
    """While the oven is emptied: what a seat will do, so far."""

    seat: int
    actions: tuple[str, ...]
    by: By = "player"


class Voted(Kept, frozen=True, tag="voted"):
    """A player wants a bot to stand in for another one who is gone, or no longer wants it."""

    seat: int
    about: int
    wants: bool


class CameBack(Kept, frozen=True, tag="came_back"):
    """A player for whom a bot stood in plays on."""

    seat: int


class Allowed(Kept, frozen=True, tag="allowed"):
    """A player allows spectators behind them, or no longer does."""

    seat: int
    allow: bool


class Preferred(Kept, frozen=True, tag="preferred"):
    """A player lets the table answer for them, or no longer does."""

    seat: int
    press: bool
    """If there is no choice."""
    add: bool
    """If what is missing can be added in only one way."""


class Hurried(Kept, frozen=True, tag="hurried"):
    """A player wants to hurry on; the show does so if everybody who is there wants it."""

    seat: int
    to: HurryTo
    agreed: bool
    """Whether everybody does."""


class Marked(Kept, frozen=True, tag="marked"):
    """A player wiped and wrote a tally on their chalkboard."""

    seat: int
    on: str
    """A kind or a colour."""
    marks: int


class Paused(Kept, frozen=True, tag="paused"):
    """The host stopped the clock: nothing is shown and nothing decided until `Resumed`."""


class Resumed(Kept, frozen=True, tag="resumed"):
    """The clock goes on where it was stopped."""


class Woken(Kept, frozen=True, tag="woken"):
    """The server had been away: the time since the last entry does not count."""


class PaceChanged(Kept, frozen=True, tag="pace_changed"):
    """From the next decision on, the oven is emptied at another pace."""

    pace: PaceName


class ClockRenewed(Kept, frozen=True, tag="clock_renewed"):
    """A game that was dealt under older rules of time goes on under these."""

    clock: int


class Revealed(Kept, frozen=True, tag="revealed"):
    """The game is over and the secret of its deal is shown."""

    secret: str


class RematchAgreed(Kept, frozen=True, tag="rematch_agreed"):
    """The same people play again: the seats are kept, the next game has this secret."""

    secret: str
    rotated: bool = False
    """Whether it is the deal of the game before: everybody sits one seat further, and the cards are
    dealt at once."""


Entry = (
    TableCreated
    | Configured
    | SeatTaken
    | SeatFreed
    | SeatReissued
    | SeatFilled
    | HostChanged
    | Salted
    | Started
    | Acted
    | Pressed
    | Planned
    | Preferred
    | Hurried
    | Voted
    | CameBack
    | Allowed
    | Marked
    | Paused
    | Resumed
    | Woken
    | PaceChanged
    | ClockRenewed
    | Revealed
    | RematchAgreed
)

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[Entry]] = msgspec.json.Decoder(Entry)


def entry_to_json(entry: Entry) -> bytes:
    """An entry as one line of JSON, fit for every store."""
    return _ENCODER.encode(entry)


def entry_from_json(text: bytes | str) -> Entry:
    """Read an entry; raises msgspec.ValidationError if it is not one."""
    return _DECODER.decode(text)
