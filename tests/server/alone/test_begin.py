"""The limits of the server inside a page."""

from __future__ import annotations

from pizzaiolo.server.alone.begin import SETTINGS, begin
from support.loops import in_loop
from support.server.shelves import MemoryShelf


@in_loop
async def test_the_page_may_ask_as_often_as_it_likes() -> None:
    door = await begin(MemoryShelf())
    answers = [await door.ask("GET", "/api/tables", "", "", "") for _ in range(200)]
    assert {answer.partition("\n")[0] for answer in answers} == {"200"}
    assert SETTINGS.review_iterations < 100
