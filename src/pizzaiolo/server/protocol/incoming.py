"""What a client says: a closed union with limits on every length; nothing else is understood."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from pizzaiolo.server.protocol.entries import BotName, Config, Face, HurryTo, PaceName, SeatNumber

ReactionKey = Literal[
    "buon_appetito",
    "bravo",
    "burnt",
    "delicious",
    "hurry",
    "laugh",
    "mamma_mia",
    "no_way",
    "oops",
    "sorry",
    "thanks",
    "thinking",
]
"""The quick reactions: there is no free chat."""

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
SaltText = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
ActionText = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class In(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """What a client says; `id` is made up by the client and comes back in the answer."""


class Act(In, frozen=True):
    """Decide in your own turn: place, submit, draw, as far as you like; all or nothing."""

    id: CommandId
    n: Number
    """The number of the last message that the client had heard when this was decided."""
    actions: Annotated[tuple[ActionText, ...], msgspec.Meta(min_length=1, max_length=3)]


class Plan(In, frozen=True):
    """Answer a question while the oven is emptied; a complete answer is carried out at once.

    An answer may be given card by card: each Plan holds all actions so far, and a new one replaces
    the one before. An empty one takes it back.
    """

    id: CommandId
    n: Number
    actions: Annotated[tuple[ActionText, ...], msgspec.Meta(max_length=40)]


class Hurry(In, frozen=True):
    """Do not wait for the show: alone it jumps at once, in company when all who are there agree."""

    id: CommandId
    to: HurryTo = "beat"


class Prefer(In, frozen=True):
    """Let the table answer for you while the oven is emptied, or no longer."""

    id: CommandId
    press: bool = False
    """If there is no choice."""
    add: bool = False
    """If what is missing can be added in only one way."""


class React(In, frozen=True):
    """Show a quick reaction to everybody; it is not stored."""

    key: ReactionKey


class Salt(In, frozen=True):
    """Add a salt of your own to the shuffle, before the deal."""

    id: CommandId
    salt: SaltText


class Mark(In, frozen=True):
    """Write a tally on your own chalkboard, beside a kind or a colour."""

    id: CommandId
    on: Annotated[str, msgspec.Meta(min_length=1, max_length=16)]
    marks: Annotated[int, msgspec.Meta(ge=0, le=99)]


class Ack(In, frozen=True):
    """Acknowledge all announcements up to a number: they will not be told again."""

    n: Number


class Ping(In, frozen=True):
    """Ask whether anybody is there, and what time it is."""


class Configure(In, frozen=True):
    """Host: change what the table agrees on, before the deal."""

    id: CommandId
    config: Config


class Start(In, frozen=True):
    """Host: deal; bots sit down in free seats."""

    id: CommandId


class Fill(In, frozen=True):
    """Host: seat a bot, in a free seat or in place of the player who sits there."""

    id: CommandId
    seat: SeatNumber
    bot: BotName
    """The name of a bot that the server has; for a character of your own, any other name."""
    character: dict[str, Any] | None = None
    """A character of your own, as the data of its file."""


class Free(In, frozen=True):
    """Host: free a seat. A player: leave your own."""

    id: CommandId
    seat: SeatNumber


class Reissue(In, frozen=True):
    """Host: make a new link for a seat; the old one is void."""

    id: CommandId
    seat: SeatNumber


class HandOver(In, frozen=True, tag="hand_over"):
    """Host: make the person in a seat the host."""

    id: CommandId
    seat: SeatNumber


class Pause(In, frozen=True):
    """Host: stop the clock."""

    id: CommandId


class Resume(In, frozen=True):
    """Host: let the clock go on."""

    id: CommandId


class Pace(In, frozen=True):
    """Host: empty the oven at another pace from now on."""

    id: CommandId
    pace: PaceName


class Rematch(In, frozen=True):
    """Host: play again with the same people, once the game is over."""

    id: CommandId
    same_deal: bool = False
    """Whether it is the same deal once more, with everybody one seat further."""


class Vote(In, frozen=True):
    """Want a bot to stand in for somebody who is gone, or no longer want it."""

    id: CommandId
    about: SeatNumber
    wants: bool = True


class Back(In, frozen=True):
    """Play on yourself, after a bot stood in."""

    id: CommandId


class Allow(In, frozen=True):
    """Allow spectators behind you, or no longer."""

    id: CommandId
    allow: bool


ClientMessage = (
    Act
    | Plan
    | Hurry
    | Prefer
    | React
    | Salt
    | Mark
    | Ack
    | Ping
    | Configure
    | Start
    | Fill
    | Free
    | Reissue
    | HandOver
    | Pause
    | Resume
    | Pace
    | Rematch
    | Vote
    | Back
    | Allow
)
"""All that a client can say over a socket."""


class Join(In, frozen=True):
    """Sit down: the body of the request that makes a seat's link. No seat: the first free one."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
    seat: SeatNumber | None = None
    colour: Annotated[str, msgspec.Meta(max_length=16)] | None = None
    """None: the first free one, in the order of the edition."""
    salt: SaltText | None = None
    """For the shuffle, if the cards are not dealt yet."""
    face: Face = ""
    beside: bool = False
    """Whether the person shares the device of the one who already sits there."""
    member: int = 0
    """Which member of the table's club it is, as their key has shown; 0: a guest."""


Command = ClientMessage | Join
"""All that `Table.decide` takes."""
