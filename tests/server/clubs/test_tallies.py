"""Tallies: counted in all editions and in each, and added when two people are one."""

from __future__ import annotations

from pizzaiolo.server.clubs.tallies import Tallies, Tally


def test_games_are_counted_in_all_editions_and_in_each() -> None:
    tallies = Tallies()
    for edition, win in (("oven", 1.0), ("oven", 0.0), ("plus", 0.5)):
        tallies.count_game(edition)
        tallies.count(1, edition, win, 4)
    assert tallies.editions == {"oven": 2, "plus": 1}
    assert tallies.tally(1) == Tally(3, 1.5, 12)
    assert tallies.tally(1, "plus") == Tally(1, 0.5, 4)
    assert tallies.tally(2) == Tally()


def test_memory_is_the_mean_of_what_was_reviewed() -> None:
    tallies = Tallies()
    tallies.count(1, "oven", 1.0, 4)
    assert tallies.tally(1).memory is None
    for memory in (0.5, 0.75):
        tallies.remember(1, "oven", memory)
    assert tallies.tally(1).memory == 0.625
    assert tallies.tally(1, "oven").reviewed == 2


def test_one_person_has_one_tally() -> None:
    tallies = Tallies()
    tallies.count(1, "oven", 1.0, 4)
    tallies.count(2, "plus", 0.5, 2)
    tallies.remember(2, "plus", 0.5)
    tallies.merge(2, 1)
    assert dict(tallies.of()) == {1: Tally(2, 1.5, 6, 1, 0.5)}
    assert dict(tallies.of("plus")) == {1: Tally(1, 0.5, 2, 1, 0.5)}
