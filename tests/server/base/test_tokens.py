"""Tokens: long and random, or derived from a secret; only their hashes are kept."""

from __future__ import annotations

import pytest

from pizzaiolo.server.base.tokens import (
    hash_of,
    host_token_from,
    is_table_id,
    is_token,
    new_table_id,
    new_token,
    table_id_from,
    token_from,
)


def test_fresh_ones_are_never_the_same_and_have_their_form() -> None:
    assert len({new_token() for _ in range(100)}) == 100
    assert is_token(new_token())
    assert is_table_id(new_table_id())
    assert not is_token(new_table_id())


@pytest.mark.parametrize(
    "text", ["", "x" * 31, "x" * 33, "x" * 31 + "é", "x" * 31 + "\n", "../" * 11]
)
def test_what_has_another_form_is_no_token(text: str) -> None:
    assert not is_token(text)


def test_the_same_secret_leads_to_the_same_tokens_and_each_purpose_to_another() -> None:
    secret, table = "s" * 22, table_id_from("s" * 22, "open")
    assert token_from(secret, table) == token_from(secret, table)
    made = {
        token_from(secret, table),
        host_token_from(secret, table),
        token_from(secret, "t" * 16),
        token_from("r" * 22, table),
    }
    assert len(made) == 4
    assert all(map(is_token, made))
    assert table_id_from(secret, "open") != table_id_from(secret, "play")


def test_a_hash_tells_nothing_of_its_token() -> None:
    token = new_token()
    assert len(hash_of(token)) == 64
    assert token not in hash_of(token)
    assert hash_of(token) == hash_of(token) != hash_of(new_token())


def test_no_table_is_taken_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    names = iter(["-y5aUT67e-tqCw1e", "y5aUT67e-tqCw1e_"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(names))
    assert new_table_id() == "y5aUT67e-tqCw1e_"
