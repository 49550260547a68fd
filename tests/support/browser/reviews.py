"""Reviewed games for the tests in a browser, worked out here and kept where a server finds them.

The server's own process works below everything else, so on a busy machine a test would wait long.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from pizzaiolo.review import JUDGE
from pizzaiolo.server.base.tokens import new_table_id
from pizzaiolo.server.bots.review_worker import ReviewQuestion, pieces, unpacked
from pizzaiolo.server.protocol.answers import ReviewSoFar
from pizzaiolo.server.protocol.entries import Config, entry_to_json
from pizzaiolo.server.store import StoredReview, open_store
from pizzaiolo.server.table.finished_games import finished_game
from pizzaiolo.server.table.table import Table
from support.server.serving import Node, play_to_the_end
from support.servers import Served


def review_of(table: Table) -> StoredReview:
    """The review of the game that is over at a table for two."""
    game = finished_game(table)
    *_, (_, data) = pieces(ReviewQuestion(game.record.decode(), (0, 1), game.levels, 4))
    return StoredReview(JUDGE, True, data)


def reviewed_table(served: Served, seed: str = "reviewed") -> tuple[str, ReviewSoFar]:
    """A table of a server at which a game was played to its end and reviewed."""
    node = Node(Config(edition="oven", seats=2, pace="instant"), seed)
    node.seat_everybody()
    node.start()
    play_to_the_end(node, Random(seed))
    review = review_of(node.table)

    async def keep() -> str:
        store = await open_store(Path(served.database))
        table = new_table_id()
        while await store.load(table):
            # Of an earlier test of this server, which has drawn by the same name.
            table = new_table_id()
        await store.append(table, 1, [entry_to_json(entry) for entry in node.entries])
        await store.keep_review(table, 1, review)
        await store.close()
        return table

    table = asyncio.run(keep())
    found = unpacked(review.data)
    assert found is not None
    return table, found
