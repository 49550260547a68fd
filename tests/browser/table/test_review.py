"""The review in a browser: at the end one card to a seat, on the tape a ribbon and the moments."""

from __future__ import annotations

import json
import re
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest
from playwright.sync_api import Route, expect

from pizzaiolo.server.protocol.answers import ReviewSoFar
from support.browser.browsing import Open, check_accessible, check_everywhere
from support.browser.reviews import reviewed_table
from support.servers import Served

NEVER = "() => new Promise((_, no) => no(new Error('refused')))"


@pytest.fixture(scope="module")
def played(served: Served) -> tuple[str, ReviewSoFar]:
    """A table whose game is over and reviewed, and the review."""
    # In a thread: this one has the loop of the browser.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(reviewed_table, served).result()


def review_of(found: ReviewSoFar) -> int:
    assert found.review is not None
    return len(found.review.moments)


def test_at_the_end_every_seat_has_a_card_to_copy(
    open_page: Open, played: tuple[str, ReviewSoFar]
) -> None:
    table, _ = played
    page = open_page(f"/t/{table}", 360)
    page.get_by_role("button", name="Review this game").click()
    cards = page.get_by_role("region", name="The review").locator("li")
    expect(cards).to_have_count(2)
    first = cards.first
    expect(first.get_by_role("heading")).to_have_text("Chef 0")
    for what in ("Luck", "Judgement", "Memory"):
        expect(first.get_by_role("term").filter(has_text=what)).to_be_visible()
    check_accessible(page)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    first.get_by_role("button", name="Copy as text").click()
    expect(first.get_by_role("status")).to_have_text("Copied")
    lines = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert [line.split(":")[0] for line in lines] == [
        "Chef 0 in Pizzaiolo",
        "Luck",
        "Judgement",
        "Memory",
    ]
    page.evaluate(f"() => void (navigator.clipboard.write = {NEVER})")
    with page.expect_download() as download:
        first.get_by_role("button", name="Copy as picture").click()
    assert download.value.suggested_filename == "pizzaiolo-1.png"
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
    expect(first.get_by_role("status")).to_have_text("Saved as a picture")
    expect(first.locator(".sum")).not_to_be_empty()
    page.get_by_role("link", name="Step through it in the replay").click()
    expect(page).to_have_url(re.compile(f"/replay/{table}/1\\?review"))
    expect(page.get_by_role("figure")).to_be_visible()


CARDS = """() => [...document.querySelectorAll('.cards li, .cards li > *')].map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [x, y + scrollY, width, height].map(Math.round);
})"""


def test_at_the_end_the_cards_lie_there_before_they_are_filled_in(
    open_page: Open, played: tuple[str, ReviewSoFar]
) -> None:
    """Where it was asked for, in sight, and nothing moves when the figures come."""
    page = open_page(f"/t/{played[0]}", 360)
    answers = [{"done": 0, "total": 0, "places": [], "review": None}]
    page.route("**/review?*", lambda route: route.fulfill(json=answers[0]))
    page.get_by_role("button", name="Review this game").click()
    panel = page.get_by_role("region", name="The review")
    expect(panel.get_by_text("The review is beginning.")).to_be_in_viewport()
    expect(panel.get_by_role("heading")).to_have_count(2)
    before = page.evaluate(CARDS)
    check_accessible(page)
    page.unroute("**/review?*")
    expect(panel.get_by_role("button", name="Copy as text")).to_have_count(2)
    expect(panel.get_by_role("progressbar")).to_have_count(0)
    assert page.evaluate(CARDS) == before


def test_what_was_believed_stands_beside_the_truth(
    open_page: Open, played: tuple[str, ReviewSoFar]
) -> None:
    """Round by round and kind by kind, as far as this browser knows."""
    table, _ = played
    page = open_page(f"/replay/{table}/1?review")
    expect(page.get_by_role("figure")).to_be_visible()
    beliefs = page.get_by_role("region", name="What you thought was in the oven")
    expect(beliefs).to_have_count(0)
    for game, number, believed in ((1, 2, '{"olive": 99}'), (7, 1, '{"olive": 1}')):
        place = f"pizzaiolo.belief {table} {game} {number}"
        page.evaluate("([place, cards]) => localStorage.setItem(place, cards)", [place, believed])
    page.reload()
    expect(beliefs.get_by_role("table")).to_have_count(1)
    expect(beliefs.get_by_role("caption")).to_contain_text("Round 2 · Your memory: 0%")
    row = beliefs.get_by_role("row", name=re.compile("^You "))
    assert sorted(row.get_by_role("cell").all_inner_texts()) == ["0"] * 4 + ["99"]
    truth = beliefs.get_by_role("row", name=re.compile("^Oven ")).get_by_role("cell")
    assert all(text.isdigit() for text in truth.all_inner_texts())
    check_accessible(page)


def test_on_the_tape_everything_leads_to_its_moment(
    open_page: Open, played: tuple[str, ReviewSoFar]
) -> None:
    table, found = played
    page = open_page(f"/replay/{table}/1")
    page.get_by_role("button", name="Review this game").click()
    expect(page).to_have_url(re.compile(r"\?review"))
    ribbon = page.get_by_role("figure").locator("svg[role=img]")
    expect(ribbon.locator(".line")).to_have_count(2)
    dashes = ribbon.locator(".line").evaluate_all(
        "lines => lines.map((each) => each.getAttribute('stroke-dasharray'))"
    )
    assert len(set(dashes)) == 2, "no colour has to tell the lines apart"
    assert review_of(found)
    expect(ribbon.locator(".tick")).to_have_count(review_of(found))
    # The moments of one seat alone; then everybody's again.
    moments = page.locator(".moments button")
    assert found.review is not None
    of_one = [moment for moment in found.review.moments if moment.seat == 1]
    assert len(of_one) < review_of(found)
    whose = page.get_by_role("region", name="Moments to look at again").locator(".row")
    whose.get_by_role("button", name="Chef 1").click()
    expect(moments).to_have_count(len(of_one))
    expect(ribbon.locator(".tick")).to_have_count(len(of_one))
    whose.get_by_role("button", name="Everybody").click()
    expect(moments).to_have_count(review_of(found))
    # A moment of the list, by click; then the next one, by key.
    moments.first.click()
    expect(moments.first).to_have_attribute("aria-pressed", "true")
    here = page.get_by_role("region", name="This moment, reviewed")
    expect(here.locator(".moment").first).to_be_visible()
    there = page.url
    assert re.search(r"\?review#\d+\.\d+$", there)
    # A click on the ribbon goes there.
    box = ribbon.bounding_box()
    assert box is not None
    ribbon.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    slider = page.get_by_role("slider")
    most = int(slider.get_attribute("max") or 0)
    assert abs(int(slider.input_value()) - most / 2) < most / 10
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.keyboard.press("m")
    expect(slider).not_to_have_value("0")
    # The ribbon as a table, whose rows lead to their moments as well.
    page.get_by_text("The chances as a table").click()
    rows = page.get_by_role("table").filter(has_text="Moment").get_by_role("row")
    expect(rows.nth(20)).to_be_visible()
    rows.nth(10).get_by_role("button").click()
    expect(rows.nth(10)).to_have_attribute("aria-current", "true")
    # A link to a moment opens with the review there.
    page.goto("/")
    page.goto(there)
    expect(page.locator(".moments button").first).to_have_attribute("aria-pressed", "true")


def test_the_seat_that_the_address_names_comes_first(
    open_page: Open, played: tuple[str, ReviewSoFar]
) -> None:
    page = open_page(f"/replay/{played[0]}/1?seat=1", 360)
    page.get_by_role("button", name="More choices").click()
    with page.expect_request(re.compile(r"/review\?.*seat=1")):
        page.get_by_role("button", name="Review this game").click()
    expect(page).to_have_url(re.compile(r"\?review&seat=1"))
    names = page.get_by_role("table").filter(has_text="Judgement").locator("tbody th")
    expect(names.first).to_contain_text("Chef 1")
    whose = page.get_by_role("region", name="Moments to look at again").locator(".row")
    expect(whose.get_by_role("button", name="Chef 1")).to_have_attribute("aria-pressed", "true")
    # On a small screen the list is far below what it leads to.
    page.locator(".moments button").last.click()
    expect(page.get_by_role("region", name="This moment, reviewed")).to_be_in_viewport()


def test_the_review_fits_everywhere(open_page: Open, played: tuple[str, ReviewSoFar]) -> None:
    page = open_page(f"/replay/{played[0]}/1?review")
    page.locator(".moments button").first.click()
    check_everywhere(page)
    page.get_by_text("The chances as a table").click()
    check_accessible(page)


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("de-AT", "Glück, Urteil, Gedächtnis"),
        ("es-ES", "Suerte, juicio, memoria"),
        ("it-IT", "Fortuna, giudizio, memoria"),
        ("fr-FR", "Chance, jugement, mémoire"),
    ],
)
def test_it_speaks_the_reader_s_language(
    open_page: Open, played: tuple[str, ReviewSoFar], locale: str, words: str
) -> None:
    page = open_page(f"/replay/{played[0]}/1?review", 360, locale=locale)
    expect(page.get_by_text(words)).to_be_visible()
    page.locator(".moments button").first.click()
    assert "review-" not in page.locator("main").inner_text()
    check_accessible(page)


def test_it_grows_can_be_left_and_returned_to(
    open_page: Open, played: tuple[str, ReviewSoFar]
) -> None:
    table, found = played
    page = open_page("/healthz")
    whole = json.loads(msgspec.json.encode(found))
    waiting = {"done": 0, "total": 0, "places": [], "review": None}
    begun = {
        **whole,
        "done": 30,
        "review": {**whole["review"], "complete": False, "accounts": [], "moments": []},
    }
    begun["review"]["steps"] = begun["review"]["steps"][:30]
    begun["review"]["decisions"] = []
    said = [waiting, begun]

    def answer(route: Route) -> None:
        route.fulfill(json=said[0] if len(said) > 1 and not said_once else said[-1])

    said_once: list[bool] = []
    page.route("**/review?*", answer)
    page.goto(f"/replay/{table}/1?review")
    panel = page.get_by_role("region", name="The review")
    expect(panel.get_by_text("The review is beginning.")).to_be_visible()
    said_once.append(True)
    expect(panel.get_by_role("progressbar")).to_have_attribute("value", re.compile(r"[1-9]"))
    expect(panel.get_by_role("figure").locator(".line")).to_have_count(2)
    check_accessible(page)
    page.get_by_role("button", name="Review this game").click()
    expect(panel).to_have_count(0)
    page.unroute("**/review?*")
    page.get_by_role("button", name="Review this game").click()
    expect(panel.locator(".moments")).to_be_visible()
    expect(panel.get_by_role("progressbar")).to_have_count(0)
