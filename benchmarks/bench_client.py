"""Measure the client's first load: bytes, requests, and the time to the first move.

Run with `make bench`, or by itself with a Python that has playwright and the built package:
`PIZZAIOLO_BROWSER=/usr/bin/chromium python benchmarks/bench_client.py`.
"""

from __future__ import annotations

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

from playwright.sync_api import Browser, expect, sync_playwright

BUDGET: Final = 150_000
RUNS: Final = 5
YOUR_TURN: Final = re.compile("^Your turn!")
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")


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


def main() -> None:
    """Print the findings."""
    path = os.environ.get("PIZZAIOLO_BROWSER") or shutil.which("chromium")
    print("Client: the first load")
    if path is None:
        print("  no Chromium here: name one in PIZZAIOLO_BROWSER")
        return
    with server() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        first_move(browser, url)
        empty = median(empty_page(browser, url) for _ in range(RUNS))
        runs = [first_move(browser, url) for _ in range(RUNS)]
        asked = runs[-1][2]
        files = sorted({each for each in asked if "/api/" not in each and "/t/" not in each})
        sizes = {each: gzipped(each) for each in files}
        browser.close()
    total = sum(sizes.values())
    ready, moved = median(run[0] for run in runs), median(run[1] for run in runs)
    print(f"  bytes, gzipped         {total:>9,} ({total / BUDGET:.2f} of the budget)")
    print(f"  requests               {len(asked):>9}")
    print(f"  first page ready       {ready:>9.2f} s ({ready / empty:.1f} times an empty page)")
    print(f"  from there to a move   {moved:>9.2f} s")
    for name, size in sorted(sizes.items(), key=lambda each: -each[1])[:6]:
        print(f"    {size:>7,} {name.removeprefix(url)}")


if __name__ == "__main__":
    main()
