"""What a page does to ears and fingers, noted instead of done."""

from __future__ import annotations

from typing import Final

SENSES: Final = """
window.spoken = [];
window.hums = [];
const voice = { lang: 'en-GB', localService: true, default: true };
Object.defineProperty(window, 'speechSynthesis', { value: {
  getVoices: () => [voice, { ...voice, lang: 'de-DE' }],
  cancel: () => undefined,
  speak: (words) => window.spoken.push([words.text, words.lang]),
} });
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
Object.defineProperty(navigator, 'vibrate', { value: (ms) => window.hums.push(ms) });
"""
"""A script for a page before it is loaded: `spoken` is what it said, `hums` how it hummed."""
