"""Begin: puts a server together for one browser, with the limits that suit it."""

from __future__ import annotations

from typing import Final

from pizzaiolo.server.alone.door import Door
from pizzaiolo.server.alone.shelf_store import Shelf, ShelfStore
from pizzaiolo.server.base.metrics import Metrics
from pizzaiolo.server.base.settings import Settings
from pizzaiolo.server.bots.bot_pool import BotPool
from pizzaiolo.server.http.app import make_app
from pizzaiolo.server.node.node import Node

SETTINGS: Final = Settings(
    # There are no strangers: the page may ask as often as it likes.
    requests_per_second=1_000.0,
    requests_at_once=1_000,
    tables_per_hour=10_000.0,
    tables_at_once=1_000,
    # Nothing else happens while a bot thinks, and that is no reason to turn anybody away.
    busy_seconds=60.0,
    # Games belong to the reader, who deletes them with the browser's own means.
    keep_finished_days=36_500.0,
    keep_books_days=36_500.0,
    keep_abandoned_days=36_500.0,
    # A browser computes a hundred times as slowly, and a review has to come to its end.
    review_iterations=40,
    thinkers=1,
)


async def begin(shelf: Shelf) -> Door:
    """A server that keeps its tables on a shelf, and the door to it."""
    metrics = Metrics()
    node = Node(ShelfStore(shelf), BotPool(SETTINGS.thinkers, metrics), SETTINGS, metrics)
    app = make_app(node)
    await node.start()
    return Door(app)
