"""An evening of a club: three people, bots that fill up, and a television."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, Route, expect

from support.browser.browsing import Open, check_everywhere
from support.browser.club_page import found
from support.browser.table_page import play_together


def plays_the_smallest_edition(page: Page) -> None:
    """Let the evening that is opened here be played with an edition whose games take seconds."""

    def change(route: Route) -> None:
        wish: dict[str, Any] = json.loads(route.request.post_data or "")
        wish["config"] |= {"edition": "assaggio", "pace": "instant"}
        route.continue_(post_data=wish)

    page.route("**/evenings", change)


def come_by(open_page: Open, link: str, name: str) -> Page:
    """Somebody points a phone at the television: they join, and are there."""
    page = open_page(link, 360)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join", exact=True).click()
    page.get_by_role("button", name="I’m here").click()
    expect(page.get_by_role("heading", name="You’re in")).to_be_visible()
    return page


def test_three_people_and_bots_play_an_evening(open_page: Open) -> None:
    alba = open_page("/clubs")
    found(alba, "Thursdays", "Alba")
    plays_the_smallest_edition(alba)
    alba.get_by_role("button", name="Open an evening").click()
    dialog = alba.get_by_role("dialog", name="Open an evening")
    dialog.get_by_role("group", name="How many at a table").get_by_label("2", exact=True).check()
    dialog.get_by_role("group", name="How many games everybody plays").get_by_label(
        "1", exact=True
    ).check()
    check_everywhere(alba)
    dialog.get_by_role("button", name="Open the evening").click()
    expect(alba.get_by_role("heading", name="You’re in")).to_be_visible()

    screen = open_page(f"{alba.url}?screen")
    expect(screen.get_by_role("img", name="QR code with the link")).to_be_visible()
    people = [alba, *(come_by(open_page, alba.url, name) for name in ("Bruno", "Carla"))]
    expect(screen.get_by_role("row")).to_have_count(4)

    # Somebody leaves before the draw, and is back in time.
    people[2].get_by_role("button", name="I have to go").click()
    expect(people[2].get_by_role("heading", name="Are you here?")).to_be_visible()
    people[2].get_by_role("button", name="I’m here").click()
    expect(alba.get_by_text("3 people are ready for the next round.")).to_be_visible()
    alba.get_by_role("button", name="Draw round 1").click()
    tables = screen.get_by_role("region", name="Tables")
    expect(tables.get_by_role("heading")).to_have_text(["Table 1", "Table 2"])
    expect(tables).to_contain_text("a bot")
    check_everywhere(screen)
    check_everywhere(alba)
    for page in people:
        expect(page.get_by_role("heading", name="Your table is ready")).to_be_visible()
        page.get_by_role("button", name="To your table").click()
        expect(page).to_have_url(re.compile("/t/"))
    play_together(people)

    # The end of a game leads back to the evening, which has all the results.
    for page in people:
        expect(page.get_by_text("You have played all your games.")).to_be_visible()
        page.get_by_role("link", name="To the evening").click()
        expect(page.get_by_role("heading", name="Well played!")).to_be_visible()
    standings = screen.get_by_role("table", name="How things stand")
    expect(standings.get_by_role("cell", name="1/1")).to_have_count(3)
    alba.get_by_role("button", name="End the evening").click()
    alba.get_by_role("dialog").get_by_role("button", name="End the evening").click()
    expect(screen.get_by_text("The evening is over")).to_be_visible()
    expect(screen.get_by_text(re.compile("wins the evening!|share the win!"))).to_be_visible()
    expect(people[1].get_by_role("heading", name="The evening is over")).to_be_visible()
    expect(people[1].get_by_text(re.compile("wins the evening!|share the win!"))).to_be_visible()
