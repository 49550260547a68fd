"""Challenges for the tests: a game against bots that is over, and tries at its deal."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from pizzaiolo.server.base.tokens import challenge_table_id, hash_of, token_from
from pizzaiolo.server.protocol.challenge_entries import SameDeal
from pizzaiolo.server.protocol.entries import Config, Entry, entry_to_json
from pizzaiolo.server.protocol.incoming import Join, Start
from pizzaiolo.server.protocol.outgoing import Refused
from pizzaiolo.server.store import Store
from pizzaiolo.server.table.audience import Who
from pizzaiolo.server.table.bot_turns import BotTurn
from pizzaiolo.server.table.challenge_deal import challenge_table, same_deal
from pizzaiolo.server.table.opening import created
from support.server.days import KEY, NOON, DayNode
from support.server.serving import play_to_the_end

TABLE = "the-first-table_"
TOKEN = "Token-of-Alba-" + "t" * 18
CHALLENGE = "a-challenge-of-A"
SECRET = "5ec1e7" + "0" * 58
CONFIG = Config(edition="oven", seats=3, bots=("giulia", "carlo"))


class FirstNode(DayNode):
    """A table at which nobody plays for a challenge yet: its bots take the last thing, at once."""

    def choice(self, turn: BotTurn) -> int:
        return turn.legal[-1]


class TryNode(DayNode):
    """A table at which a challenge is taken: its bots would take the first thing."""

    def choice(self, turn: BotTurn) -> int:
        return turn.legal[0] if turn.repeats is None else turn.repeats


def first_game(config: Config = CONFIG, *, salt: str | None = "basil", chance: int = 0) -> DayNode:
    """A table at which Alba has finished a game against bots."""
    first = created(config, "", NOON, SECRET)
    assert not isinstance(first, Refused), first
    node = FirstNode([first])
    node.command(Join("Alba", 0, "red", salt, "3a1"), Who(host=True), hash_of(TOKEN))
    node.command(Start("start"), Who(0))
    play_to_the_end(node, Random(chance))
    return node


def deal_of(node: DayNode) -> SameDeal:
    """The deal of a game that can be a challenge."""
    deal = same_deal(node.table)
    assert deal is not None
    return deal


def taken(
    deal: SameDeal, key: str = KEY, name: str = "Bruno", challenge: str = CHALLENGE
) -> list[Entry]:
    """The first entries of the table at which somebody takes the challenge."""
    token = token_from(key, challenge_table_id(key, challenge))
    host = Join(name, face="5b2")
    entries = challenge_table(challenge, deal, hash_of(key), host, hash_of(token), NOON)
    assert not isinstance(entries, Refused), entries
    return entries


def finished_try(
    deal: SameDeal,
    key: str = KEY,
    name: str = "Bruno",
    *,
    challenge: str = CHALLENGE,
    chance: int = 1,
) -> TryNode:
    """A try that is over."""
    node = TryNode(taken(deal, key, name, challenge))
    play_to_the_end(node, Random(chance))
    return node


def with_other_bots(deal: SameDeal, name: str) -> SameDeal:
    """The same deal with a bot of this name in the place of the first."""
    bots = (replace(deal.bots[0], bot=name), *deal.bots[1:])
    return replace(deal, bots=bots, config=replace(deal.config, bots=(name,)))


async def put_into(store: Store, node: DayNode, table: str = TABLE) -> None:
    """Put a table into a store."""
    await store.append(table, 1, [entry_to_json(entry) for entry in node.entries])
