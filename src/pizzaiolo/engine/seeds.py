"""Seeds for all chance but the deal: they come from one hash, so that no two are the same."""

from __future__ import annotations

from hashlib import sha256


def mixed(*parts: object) -> int:
    """A seed of 48 bits that follows from its parts: SHA-256 of their texts, a line for each.

    Neighbouring numbers, and texts with the same letters in another order, give seeds that have
    nothing in common. The first part names what the seed is for.
    """
    text = "\n".join([str(part) for part in parts])
    return int.from_bytes(sha256(text.encode()).digest()[:6], "big")
