"""Take the pictures of the README: `python tests/browser/screenshots.py FOLDER`."""

from __future__ import annotations

import sys
import tempfile
from base64 import b64decode
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from support.browser.browsing import FLAGS, WIDTHS, browser_path
from support.servers import ROOMY, Served, serving

YOUR_TURN: Final = "Your turn! · Pizzaiolo"

TURNS: Final = 2
"""After this many the table looks like one at which people play."""

LAP: Final = 60_000
"""Milliseconds in which three bots have surely played."""


QUALITY: Final = 82
"""Of 100: wood and cards look as they do on the screen, in a tenth of the bytes of a PNG."""


def take_picture(page: Page, file: Path) -> None:
    """As WebP, which every browser shows, and so does whoever shows a README."""
    # A button that was pressed below the fold has scrolled the page.
    page.evaluate("scrollTo(0, 0)")
    devtools = page.context.new_cdp_session(page)
    size, sharp = page.viewport_size, page.evaluate("devicePixelRatio")
    assert size is not None
    clip = {"x": 0, "y": 0, **size, "scale": sharp}
    wanted = {"format": "webp", "quality": QUALITY, "clip": clip}
    file.write_bytes(b64decode(devtools.send("Page.captureScreenshot", wanted)["data"]))


def visit(browser: Browser, served: Served, width: int, scheme: str) -> Page:
    """Somebody new, who sees everything without motion, twice as sharp."""
    context = browser.new_context(
        base_url=served.url,
        viewport={"width": width, "height": WIDTHS[width]},
        device_scale_factor=1 if width > 500 else 2,
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
        locale="en-GB",
        service_workers="block",
    )
    page = context.new_page()
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    return page


def table(page: Page, file: Path) -> None:
    """The table, when it is your turn and something lies in the oven."""
    page.get_by_role("button", name="Play now").click()
    for _ in range(TURNS):
        expect(page).to_have_title(YOUR_TURN, timeout=LAP)
        page.locator("label.kind").first.click()
        page.get_by_role("button", name="Bake it").click()
        expect(page).not_to_have_title(YOUR_TURN)
    expect(page).to_have_title(YOUR_TURN, timeout=LAP)
    page.locator("label.kind").first.click()
    page.wait_for_timeout(1000)
    take_picture(page, file)


def waiting_room(page: Page, file: Path) -> None:
    """A table that waits for friends."""
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_role("dialog").get_by_label("Your name").fill("Alba")
    page.get_by_role("button", name="Lay the table").click()
    page.get_by_role("button", name="Seat a bot").first.click()
    expect(page.get_by_role("img", name="QR code with the link")).to_be_visible()
    take_picture(page, file)


def learning(page: Page, file: Path) -> None:
    """The first step of learning."""
    page.goto("/learn")
    expect(page.get_by_role("heading").first).to_be_visible()
    page.wait_for_timeout(1500)
    take_picture(page, file)


PICTURES: Final = {
    "table": (table, 1440, "light"),
    "table-phone": (table, 360, "light"),
    "waiting-room-phone": (waiting_room, 360, "light"),
    "learn-phone": (learning, 360, "dark"),
}


def main(folder: Path) -> None:
    """Take all of them."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data) / "tables.sqlite", "--log-level=warning", *ROOMY) as served,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=browser_path(), args=list(FLAGS))
        for name, (take, width, scheme) in PICTURES.items():
            page = visit(browser, served, width, scheme)
            take(page, folder / f"{name}.webp")
            page.context.close()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
