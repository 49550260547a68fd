"""Seeds that are mixed: the same parts give the same seed, all others another one."""

from __future__ import annotations

from pizzaiolo.engine.seeds import mixed


def test_a_seed_follows_from_its_parts() -> None:
    assert mixed("pizzaiolo arena", 1, 2, 3, 0) == mixed("pizzaiolo arena", 1, 2, 3, 0)
    assert mixed("a", 1) == 0x4F39_5A2E_9EA1
    assert 0 <= mixed("a") < 1 << 48


def test_ten_thousand_parts_give_ten_thousand_seeds_of_thirty_bits() -> None:
    """Generators take 30 bits of a seed: 10,000 of them hardly ever meet there."""
    seeds = {mixed("recollection", str(number), 0) & 0x3FFFFFFF for number in range(10_000)}
    assert len(seeds) >= 9_999


def test_the_order_of_letters_and_of_parts_matters() -> None:
    assert len({mixed("ab"), mixed("ba"), mixed("a", "b"), mixed("b", "a")}) == 4
