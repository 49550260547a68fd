"""The tests' own law: a game that is dealt by the same text is the same game, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from support.browser.browsing import Open
from support.browser.table_page import at_once, is_over, play_on, sit
from support.servers import Served


@pytest.mark.hard
def test_the_same_deal_is_the_same_game_however_busy_the_machine_is(
    open_page: Open, served: Served
) -> None:
    def played(deal: str) -> list[Any]:
        served.deal(deal)
        page = sit(open_page, served, width=360, seats=6, edition="plus")
        play_on(page, at_once, is_over)
        table = page.url.split("/t/")[1].split("?")[0].split("#")[0]
        record = page.request.get(f"/api/tables/{table}/record").json()
        page.context.close()
        return [record["deal"], record["actions"]]

    once, other, again = played("one deal"), played("another deal"), played("one deal")
    assert once == again != other
