"""The catalogue: what there is to choose from is what can be played."""

from __future__ import annotations

from pizzaiolo.bots.character import CHARACTERS, load_character
from pizzaiolo.bots.registry import bot_names
from pizzaiolo.editions import content_hash, edition_from_data, editions, load_edition
from pizzaiolo.server.http.catalogue import all_bots, all_editions, as_bot, as_file


def test_every_edition_is_listed_as_it_is_played() -> None:
    listed = all_editions().editions
    assert [each.name for each in listed] == list(editions())
    for each in listed:
        assert each.hash == content_hash(load_edition(each.name))


def test_an_edition_as_data_is_that_edition() -> None:
    for name in editions():
        file = as_file(load_edition(name))
        assert content_hash(edition_from_data(file.data)) == file.hash


def test_every_bot_is_listed_and_says_how_it_remembers() -> None:
    listed = {bot.name: bot for bot in all_bots().bots}
    assert set(listed) == set(bot_names())
    for name in CHARACTERS:
        assert listed[name] == as_bot(load_character(name))
        assert listed[name].memory in ("perfect", "fading")
