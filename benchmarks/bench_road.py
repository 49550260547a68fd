"""Measure the page as its own server: from "Play now" to the first move, and a bot's decision.

Run with `make bench`, or by itself with a Python that has playwright and the built package:
`PIZZAIOLO_BROWSER=/usr/bin/chromium-headless-shell python benchmarks/bench_road.py`.
"""

from __future__ import annotations

import json
import os
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from threading import Thread
from time import perf_counter
from typing import Final

from playwright.sync_api import Page, expect, sync_playwright

from pizzaiolo.server.site import write_site

RUNS: Final = 5
MOST_SECONDS: Final = 6.0
"""What the first move may take with everything in the browser's cache."""
MOST_DECISION: Final = 1.0
"""Seconds that a decision of a bot may take."""
PATIENCE: Final = 240_000
BOTS: Final = ("counter", "pia", "rossi", "giulia", "nonna")
YOUR_TURN: Final = re.compile("^Your turn!")
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")

BARE: Final = """async (folder) => {
  const code = `onmessage = async ({ data }) => {
    const fetched = fetch;
    self.fetch = async (asked, options) => {
      const address = new URL(asked, data).href;
      if (!/\\\\.(wasm|zip)$/.test(address)) return fetched(asked, options);
      const packed = (await fetched(address + '.packed')).body;
      const type = address.endsWith('wasm') ? 'application/wasm' : 'application/zip';
      return new Response(packed.pipeThrough(new DecompressionStream('gzip')),
        { headers: { 'Content-Type': type } });
    };
    const { loadPyodide } = await import(data + 'pyodide.mjs');
    const began = performance.now();
    const info = { arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2',
      abi_version: '2026_0' };
    const lockFileContents = JSON.stringify({ info, packages: {} });
    try {
      await loadPyodide({ indexURL: data, lockFileContents, packageBaseUrl: data });
      postMessage(performance.now() - began);
    } catch (problem) {
      postMessage(String(problem));
    }
  };`;
  const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })),
    { type: 'module' });
  worker.postMessage(folder);
  const took = await new Promise((settle) => { worker.onmessage = ({ data }) => settle(data); });
  worker.terminate();
  if (typeof took !== 'number') throw new Error(took);
  return took / 1000;
}"""
"""Start Python in a worker, and nothing else: the part of the start that is not ours."""

DECISIONS: Final = """async ([bot, turns]) => {
  const listing = await (await fetch('road/files.json')).json();
  const paths = listing.files.map(({ path }) => path);
  const whole = (path) => new URL(path, location.href.split('#')[0]).href;
  const worker = new Worker(whole(paths.find((path) => path.startsWith('assets/road-worker-'))),
    { type: 'module' });
  const pyodide = paths.find((path) => path.endsWith('/pyodide.mjs')).replace('pyodide.mjs', '');
  worker.postMessage({ type: 'begin', pyodide: whole(pyodide),
    archives: paths.filter((path) => /^road\\/[^/]*\\.packed$/.test(path)).map(whole) });
  const config = { edition: 'oven', seats: 2, pace: 'instant', start: 0 };
  const body = JSON.stringify({ name: 'Alba', bots: [bot], config });
  worker.postMessage({ type: 'ask', id: 1, method: 'POST', path: '/api/play', tokens: '',
    kind: 'application/json', body });
  const waits = [];
  let at = 0, ids = 0, last = 0;
  await new Promise((settle, fail) => {
    worker.onmessage = ({ data }) => {
      if (data.type === 'failed') fail(new Error(data.text));
      if (data.type === 'answer') {
        const { table, token } = JSON.parse(data.text.slice(data.text.indexOf('\\n')));
        worker.postMessage({ type: 'connect', line: 1, path: `/ws/${table}`, tokens: token });
      }
      if (data.type !== 'heard') return;
      const message = JSON.parse(data.text);
      const now = performance.now();
      // Each announcement of the bot's is one decision.
      if (message.type === 'heard' && message.event.seat === 1 && last) waits.push(now - last);
      last = now;
      const asked = message.type === 'snapshot' ? (message.turn ?? message.question) : message;
      if (asked && (asked.type === 'turn' || asked.type === 'question')) {
        if (message.type === 'over' || (ids += 1) > turns) return settle();
        const type = asked.type === 'turn' ? 'act' : 'plan';
        const actions = [...(asked.plan ?? []), asked.legal[0]];
        worker.postMessage({ type: 'say', line: 1,
          text: JSON.stringify({ type, id: String(ids), n: asked.n, actions }) });
      }
      if (message.type === 'over') settle();
    };
  });
  worker.terminate();
  return waits.map((each) => each / 1000);
}"""
"""Play some decisions against a bot: the seconds before each announcement of the bot's."""


@contextmanager
def web_space(folder: Path) -> Iterator[str]:
    """A site on a web space of this machine."""

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, *_: object) -> None:
            """Say nothing."""

    write_site(folder / "site")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/site/"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def first_move(page: Page, address: str) -> float:
    """Seconds from "Play now" to the first move, in a page that has just been opened."""
    page.goto("about:blank")
    page.goto(address)
    button = page.get_by_role("button", name="Play now")
    expect(button).to_be_visible()
    began = perf_counter()
    button.click()
    expect(page).to_have_title(YOUR_TURN)
    return perf_counter() - began


def main() -> None:
    """Print what was measured."""
    expect.set_options(timeout=PATIENCE)
    browser_path = os.environ.get("PIZZAIOLO_BROWSER") or "/usr/bin/chromium"
    with (
        tempfile.TemporaryDirectory() as scratch,
        web_space(Path(scratch)) as address,
        sync_playwright() as running,
    ):
        browser = running.chromium.launch(executable_path=browser_path, args=list(FLAGS))
        page = browser.new_page()
        page.set_default_timeout(PATIENCE)
        files = json.loads(Path(scratch, "site/road/files.json").read_text("utf-8"))["files"]
        sent = sum(each["sent"] for each in files)
        print(f"kept for the road: {sent / 1_000_000:.2f} MB as it is sent (at most 8)")
        print(f"the first time, with everything to fetch: {first_move(page, address):.1f} s")
        pyodide = next(each["path"] for each in files if each["path"].endswith("/pyodide.mjs"))
        bare, ours = [], []
        for _ in range(RUNS):
            bare.append(page.evaluate(BARE, address + pyodide.removesuffix("pyodide.mjs")))
            ours.append(first_move(page, address))
        ratio = median(ours) / median(bare)
        print(
            f"from 'Play now' to the first move: {median(ours):.2f} s ({min(ours):.2f} to"
            f" {max(ours):.2f}; at most {MOST_SECONDS:g}), {ratio:.2f} times what Python alone"
            f" takes to start ({median(bare):.2f} s)"
        )
        for bot in BOTS:
            waits = page.evaluate(DECISIONS, [bot, 24])
            print(
                f"a decision of {bot}: {median(waits):.3f} s, the longest {max(waits):.3f}"
                f" (at most {MOST_DECISION:g}), of {len(waits)}"
            )
        browser.close()


if __name__ == "__main__":
    main()
