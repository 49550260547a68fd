"""Fair shuffles: what is promised, what follows from it, and what cannot be a salt."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pizzaiolo.records.fairness import (
    Fairness,
    commitment_of,
    is_digest,
    is_salt,
    new_secret,
    seed_of,
)

SECRET = "00112233445566778899aabbccddeeff" * 2

salts = st.text(
    st.characters(exclude_categories=["Cc", "Cs"], exclude_characters="\u2028\u2029"),
    min_size=1,
    max_size=64,
)


def test_a_secret_has_256_bits_and_is_never_the_same() -> None:
    found = {new_secret() for _ in range(100)}
    assert len(found) == 100
    assert all(is_digest(secret) and len(bytes.fromhex(secret)) == 32 for secret in found)


def test_the_commitment_hashes_the_digits_and_not_the_bytes_they_stand_for() -> None:
    """So that a shell can check it: `printf %s SECRET | sha256sum`."""
    assert commitment_of(SECRET) == hashlib.sha256(SECRET.encode("ascii")).hexdigest()
    assert commitment_of(SECRET) != hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()


def test_the_seed_is_the_hash_of_these_lines() -> None:
    text = f"pizzaiolo fair 1\n{SECRET}\n0:basil\n2: two words: é \n"
    seed = hashlib.sha256(text.encode()).hexdigest()
    assert seed_of(SECRET, [(2, " two words: é "), (0, "basil")]) == seed
    assert Fairness(
        commitment_of(SECRET), SECRET, ((0, "basil"), (2, " two words: é "))
    ).seed() == (seed)


def test_without_salts_the_seed_is_the_hash_of_the_secret_alone() -> None:
    text = f"pizzaiolo fair 1\n{SECRET}\n"
    assert seed_of(SECRET) == hashlib.sha256(text.encode()).hexdigest()


@given(st.dictionaries(st.integers(0, 5), salts), st.dictionaries(st.integers(0, 5), salts))
def test_other_salts_give_another_seed(one: dict[int, str], two: dict[int, str]) -> None:
    same = seed_of(SECRET, one.items()) == seed_of(SECRET, two.items())
    assert same == (one == two)


@pytest.mark.parametrize(
    "salt",
    ["", "x" * 65, "a\n1:b", "a\r", "a\tb", "\x00", "\x7f", "\x85", "\u2028", "\u2029", "\ud800"],
    ids=ascii,
)
def test_what_cannot_be_a_salt(salt: str) -> None:
    assert not is_salt(salt)
    with pytest.raises(ValueError, match="the salt of seat 1: expected 1 to 64 characters on one"):
        seed_of(SECRET, [(1, salt)])


@pytest.mark.parametrize("salt", ["x", "x" * 64, " ", "0:1", "ünï 🍕" * 10, "\u00a0"], ids=ascii)
def test_what_can_be_a_salt(salt: str) -> None:
    assert is_salt(salt)
    assert is_digest(seed_of(SECRET, [(0, salt)]))


@pytest.mark.parametrize("pairs", [[(0, "a"), (0, "b")], [(0, "a"), (0, "a")], [(-1, "a")]])
def test_a_seat_has_one_salt(pairs: list[tuple[int, str]]) -> None:
    with pytest.raises(ValueError, match="expected at most one salt from each seat"):
        seed_of(SECRET, pairs)


@pytest.mark.parametrize("secret", ["", "0" * 63, "0" * 65, "A" * 64, "g" * 64, "0" * 63 + "\n"])
def test_what_cannot_be_a_secret(secret: str) -> None:
    with pytest.raises(ValueError, match="expected a secret of 64 digits 0-9 a-f"):
        commitment_of(secret)
    with pytest.raises(ValueError, match="expected a secret of 64 digits 0-9 a-f"):
        seed_of(secret)


def test_a_promise_is_kept_by_its_own_secret_alone() -> None:
    commitment = commitment_of(SECRET)
    assert Fairness(commitment, SECRET).keeps_promise()
    assert not Fairness(commitment, SECRET[::-1]).keeps_promise()
    assert not Fairness(commitment[::-1], SECRET).keeps_promise()
