"""News: what others have written, until those who wait for it take it in."""

from __future__ import annotations

from pizzaiolo.server.store import DELETED
from pizzaiolo.server.store.news import MOST_WORDS, Ear, Subscriber
from support.loops import in_loop


@in_loop
async def test_a_table_is_told_of_once_with_its_latest_number() -> None:
    subscriber = Subscriber(lambda: {"a": 3, "b": 7})
    for table, number in (("a", 4), ("a", 6), ("a", 5), ("c", 1)):
        subscriber.tell(table, number)
    assert subscriber.woken.is_set()
    assert subscriber.take() == [("a", 6), ("c", 1)]
    assert subscriber.take() == []
    assert not subscriber.woken.is_set()


@in_loop
async def test_only_what_is_later_than_known_is_news() -> None:
    subscriber = Subscriber(lambda: {"a": 3, "b": 7, "c": 1})
    subscriber.compare({"a": 5, "b": 7}, {"a", "b"})
    assert subscriber.take() == [("a", 5)]


@in_loop
async def test_what_had_entries_and_has_none_any_more_was_deleted() -> None:
    """One that was opened after the others were looked for is not among them."""
    subscriber = Subscriber(lambda: {"a": 3, "deleted": 2, "just opened": 1})
    subscriber.compare({"a": 3}, {"a", "deleted"})
    assert subscriber.take() == [("deleted", DELETED)]


@in_loop
async def test_a_deletion_is_told_before_what_comes_after_it_and_instead_of_what_came_before() -> (
    None
):
    subscriber = Subscriber(dict)
    for table, number in (("a", 4), ("a", DELETED), ("b", 6), ("b", DELETED), ("b", 1)):
        subscriber.tell(table, number)
    assert subscriber.take() == [("a", DELETED), ("b", DELETED), ("b", 1)]
    assert subscriber.take() == []


@in_loop
async def test_of_too_many_words_the_oldest_are_lost() -> None:
    ear = Ear()
    for number in range(MOST_WORDS + 2):
        ear.words.append(("t", str(number)))
    assert (len(ear.words), ear.words[0]) == (MOST_WORDS, ("t", "2"))
