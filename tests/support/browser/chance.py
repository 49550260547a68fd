"""Chance in a page, tied down: its salts, ids and faces follow from a text.

Each document that is loaded draws anew, or the ids of a page would come again after a reload; how
many there were is kept in the name of the window, which nothing else uses.
"""

from __future__ import annotations

import json
from typing import Final

from playwright.sync_api import BrowserContext

SCRIPT: Final = """text => {
  const loaded = Number(window.name || 0) + 1;
  window.name = String(loaded);
  let state = loaded;
  for (const sign of text) state = Math.imul(state ^ sign.codePointAt(0), 0x01000193);
  const draw = () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  Math.random = () => draw() / 2 ** 32;
  Crypto.prototype.getRandomValues = (array) => array.map((_, at) => (array[at] = draw()));
}"""
"""Splitmix with 32 bits: nothing in these tests asks for more than numbers that differ."""


def tie_down(context: BrowserContext, text: str) -> None:
    """Let every page of a context that has one page draw by a text."""
    context.add_init_script(f"({SCRIPT})({json.dumps(text)})")
