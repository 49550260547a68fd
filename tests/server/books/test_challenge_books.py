"""What the book of a challenge adds up to."""

from __future__ import annotations

from pizzaiolo.server.base.tokens import is_table_id
from pizzaiolo.server.books.challenge_books import ChallengeFold, challenge_book
from pizzaiolo.server.protocol.challenge_entries import ChallengeMade, ChallengePlayed
from pizzaiolo.server.protocol.tries import TryResult
from support.server.challenges import CHALLENGE, TABLE, deal_of, first_game

RESULT = TryResult(2, 1, 3, "brb")


def test_a_challenge_is_made_once_and_every_try_ends_once() -> None:
    fold = ChallengeFold()
    made = ChallengeMade(TABLE, 1, deal_of(first_game()), RESULT, 1.0)
    first = ChallengePlayed("one", "table-1", RESULT, 2.0)
    for entry in (
        made,
        ChallengeMade(TABLE, 2, made.deal, RESULT, 9.0),
        first,
        ChallengePlayed("other", "table-2", RESULT, 3.0),
        ChallengePlayed("one", "table-1", TryResult(5, 1, 3, "bbbbb"), 9.0),
    ):
        fold.apply(entry)
    assert fold.made == made
    assert list(fold.played) == ["table-1", "table-2"]
    assert fold.played["table-1"] == first


def test_a_new_book_holds_no_challenge() -> None:
    assert ChallengeFold().made is None


def test_the_name_of_a_book_is_no_name_of_a_table() -> None:
    assert not is_table_id(challenge_book(CHALLENGE))
