"""Measure the client: the first load, the first paint on a slow line, and one whole game.

Run with `make bench`, or by itself with a Python that has playwright and the built package:
`PIZZAIOLO_BROWSER=/usr/bin/chromium-headless-shell python benchmarks/bench_client.py`.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from time import perf_counter
from typing import Final
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

BUDGET: Final = 150_000
RUNS: Final = 5
YOUR_TURN: Final = re.compile("^Your turn!")
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")


SLOW_4G: Final = {
    "offline": False,
    "latency": 562.5,
    "downloadThroughput": 180_000,
    "uploadThroughput": 84_375,
}
"""As the developers' tools of Chromium have it: milliseconds, and bytes a second."""

SLOWER: Final = {"phone": 4, "desk": 1}
"""How many times slower than this machine's the processor of each is."""

SCREENS: Final[dict[str, ViewportSize]] = {
    "phone": {"width": 360, "height": 640},
    "desk": {"width": 1440, "height": 900},
}

LONGEST: Final = 900
"""Seconds after which a game is given up."""

STEP_MILLISECONDS: Final = 150
"""How often somebody looks whether there is something to do."""

PAINTED: Final = """() => new Promise((found) => new PerformanceObserver((list) => {
  const content = list.getEntries().find((each) => each.name === 'first-contentful-paint');
  if (content) found(content.startTime);
}).observe({ type: 'paint', buffered: true }))"""

OBSERVE: Final = """
window.noted = { shifts: 0, longest: 0, long: 0, frames: 0, waited: 0, idle: 0, looked: 0 };
let changed = 0;
window.quiet = () => performance.now() - changed;
new MutationObserver(() => { changed = performance.now(); }).observe(document, {
  subtree: true, childList: true, attributes: true, characterData: true,
});
new PerformanceObserver((list) => {
  for (const each of list.getEntries()) if (!each.hadRecentInput) noted.shifts += each.value;
}).observe({ type: 'layout-shift', buffered: true });
new PerformanceObserver((list) => {
  for (const each of list.getEntries()) {
    noted.longest = Math.max(noted.longest, each.duration);
    noted.long += 1;
  }
}).observe({ type: 'longtask', buffered: true });
const frame = () => { noted.frames += 1; requestAnimationFrame(frame); };
requestAnimationFrame(frame);
"""

STEP: Final = """() => {
  if (document.querySelector('.ending .ranks')) return true;
  const asked = document.querySelector('.question');
  const go = document.querySelector('h1.mine') && document.querySelector('.go[aria-busy=false]');
  noted.looked += 1;
  if (asked ? asked.querySelector('.decided') : !go) {
    noted.waited += 1;
    if (quiet() > 700) noted.idle += 1;
    return false;
  }
  const last = (what) => [...document.querySelectorAll(what)].at(-1);
  if (asked) {
    const topping = '.piles .tap:not(.less, [aria-pressed=true])';
    const can = (what) => `.question .options ${what}:not([aria-disabled=true])`;
    const ways = [can('.primary'), topping, can('button')];
    ways.map((way) => document.querySelector(way)).find(Boolean)?.click();
    return false;
  }
  last('.own-hand .kind input')?.click();
  last('.own-orders .ticket:not(.impossible) input')?.click();
  last('.stack-choice:not(.impossible) input')?.click();
  document.querySelector('.go[aria-disabled=false]')?.click();
  return false;
}"""
"""Take a turn or answer, if it is one's own; otherwise it is waiting, and idle if nothing on the
page has changed for longer than a beat. Whether the game is over."""


@contextmanager
def server() -> Iterator[str]:
    """A server on a free port, with a store of its own."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--port", "0", "--data", folder, "--log-level", "warning"]
        process = subprocess.Popen(
            [sys.executable, "-m", "pizzaiolo", *words], stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip()
        finally:
            process.terminate()
            process.wait()


def gzipped(url: str) -> int:
    """How many bytes an answer has for somebody who understands gzip."""
    with urlopen(Request(url, headers={"Accept-Encoding": "gzip"})) as answer:
        return len(answer.read())


def empty_page(browser: Browser, url: str) -> float:
    """Seconds that the browser takes for a page without anything: what no client can save."""
    context = browser.new_context()
    page = context.new_page()
    began = perf_counter()
    page.goto(f"{url}/healthz")
    took = perf_counter() - began
    context.close()
    return took


def first_move(browser: Browser, url: str) -> tuple[float, float, list[str]]:
    """Seconds to the first page and on to the first move, for somebody new; what was asked for."""
    context = browser.new_context(locale="en-GB", service_workers="block")
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    began = perf_counter()
    page.goto(url)
    button = page.get_by_role("button", name="Play now")
    button.wait_for()
    ready = perf_counter()
    button.click()
    expect(page).to_have_title(YOUR_TURN, timeout=20_000)
    moved = perf_counter()
    context.close()
    return ready - began, moved - ready, asked


def first_paint(browser: Browser, url: str, screen: str) -> float:
    """Seconds until somebody new sees words and a picture, on a slow line."""
    context = browser.new_context(viewport=SCREENS[screen], service_workers="block")
    page = context.new_page()
    page.goto(f"{url}/healthz")
    context.new_cdp_session(page).send("Network.emulateNetworkConditions", SLOW_4G)
    page.goto(url)
    painted = page.evaluate(PAINTED)
    context.close()
    return float(painted) / 1000


def tasks_of(trace: bytes) -> dict[str, list[float]]:
    """Milliseconds of processor time of every task, however busy the machine was, by thread."""
    events = json.loads(trace)["traceEvents"]
    names = {
        (each["pid"], each["tid"]): each["args"]["name"]
        for each in events
        if each["name"] == "thread_name"
    }
    tasks = [each for each in events if each["name"].endswith("RunTask") and "dur" in each]
    tasks.sort(key=lambda each: (each["ts"], -each["dur"]))
    ends: dict[tuple[int, int], float] = {}
    found: dict[str, list[float]] = {}
    for each in tasks:
        thread = each["pid"], each["tid"]
        # A task that runs within another one is a part of it.
        if each["ts"] < ends.get(thread, 0):
            continue
        ends[thread] = each["ts"] + each["dur"]
        found.setdefault(names.get(thread, ""), []).append(each.get("tdur", 0) / 1000)
    return found


def whole_game(browser: Browser, url: str, screen: str) -> dict[str, float]:
    """Play one game, alone with bots at the usual pace; what the browser noted meanwhile."""
    context = browser.new_context(locale="en-GB", viewport=SCREENS[screen], service_workers="block")
    page = context.new_page()
    page.add_init_script(OBSERVE)
    devtools = context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER[screen]})
    browser.start_tracing(page=page, categories=["toplevel"])
    page.goto(url)
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_title(YOUR_TURN, timeout=20_000)
    began = perf_counter()
    while perf_counter() - began < LONGEST and not page.evaluate(STEP):
        page.wait_for_timeout(STEP_MILLISECONDS)
    found: dict[str, float] = page.evaluate("window.noted")
    found["seconds"] = perf_counter() - began
    tasks = tasks_of(browser.stop_tracing())
    found["processor"] = max(tasks["CrRendererMain"])
    found["frame"] = sum(map(sum, tasks.values())) / found["frames"]
    context.close()
    return found


def print_game(screen: str, found: dict[str, float]) -> None:
    """One line to each thing that somebody who plays notices."""
    seconds = found["seconds"]
    print(f"  a game on a {screen}, its processor {SLOWER[screen]} times slower than this one")
    print(f"    took                 {seconds:>9.0f} s")
    print(f"    watching the others  {found['waited'] / max(1, found['looked']):>9.0%}")
    print(f"    nothing happens      {found['idle'] / max(1, found['looked']):>9.0%}")
    print(f"    layout shifts        {found['shifts']:>9.3f}")
    print(f"    longest task         {found['longest']:>9.0f} ms ({found['long']:.0f} over 50 ms)")
    print(f"    the processor's part {found['processor']:>9.0f} ms")
    print(f"    frames a second      {found['frames'] / seconds:>9.1f}")
    print(f"    a frame's processor  {found['frame']:>9.1f} ms (of 16.7, by all threads together)")


def main() -> None:
    """Print the findings."""
    path = os.environ.get("PIZZAIOLO_BROWSER") or shutil.which("chromium-headless-shell")
    print("Client: the first load")
    if path is None:
        print("  no headless shell of Chromium here: name a browser in PIZZAIOLO_BROWSER")
        return
    with server() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        first_move(browser, url)
        empty = median(empty_page(browser, url) for _ in range(RUNS))
        runs = [first_move(browser, url) for _ in range(RUNS)]
        asked = runs[-1][2]
        files = sorted({each for each in asked if "/api/" not in each and "/t/" not in each})
        sizes = {each: gzipped(each) for each in files}
        painted = {
            screen: median(first_paint(browser, url, screen) for _ in range(RUNS))
            for screen in SCREENS
        }
        games = {screen: whole_game(browser, url, screen) for screen in SCREENS}
        browser.close()
    total = sum(sizes.values())
    ready, moved = median(run[0] for run in runs), median(run[1] for run in runs)
    print(f"  bytes, gzipped         {total:>9,} ({total / BUDGET:.2f} of the budget)")
    print(f"  requests               {len(asked):>9}")
    print(f"  first page ready       {ready:>9.2f} s ({ready / empty:.1f} times an empty page)")
    print(f"  from there to a move   {moved:>9.2f} s")
    for screen, seconds in painted.items():
        print(f"  {f'first paint, {screen}, slow 4G':<22} {seconds:>9.2f} s")
    for screen, found in games.items():
        print_game(screen, found)
    for name, size in sorted(sizes.items(), key=lambda each: -each[1])[:6]:
        print(f"    {size:>7,} {name.removeprefix(url)}")


if __name__ == "__main__":
    main()
