"""Catalogue: the editions and bots that can be chosen."""

from __future__ import annotations

from functools import cache

from pizzaiolo.bots.character import CHARACTERS, Character, load_character
from pizzaiolo.bots.registry import bot_names, plain_memory
from pizzaiolo.editions import content_hash, edition_to_data, editions, load_edition
from pizzaiolo.engine.edition import Edition
from pizzaiolo.server.protocol.answers import (
    BotInfo,
    Bots,
    EditionFile,
    Editions,
    EditionSummary,
)


@cache
def all_editions() -> Editions:
    """The built-in editions; they do not change while the server runs."""
    found = [load_edition(name) for name in editions()]
    return Editions(
        tuple(
            EditionSummary(
                edition.name,
                edition.title,
                edition.seats,
                edition.kinds,
                edition.colours,
                edition.doubles,
                edition.helping,
                content_hash(edition),
            )
            for edition in found
        )
    )


def as_file(edition: Edition) -> EditionFile:
    """An edition as data."""
    return EditionFile(edition.name, edition.title, content_hash(edition), edition_to_data(edition))


@cache
def all_bots() -> Bots:
    """The bots that can be seated: the plain ones, the characters, and those of other packages."""
    return Bots(tuple(_bot(name) for name in bot_names()))


def _bot(name: str) -> BotInfo:
    if name in CHARACTERS:
        return as_bot(load_character(name))
    return BotInfo(name, title=name, memory=plain_memory(name))


def as_bot(character: Character) -> BotInfo:
    """What everybody may know about a character."""
    recall = character.recall
    return BotInfo(
        character.key,
        character=True,
        title=character.name,
        face=character.face,
        says=character.says,
        memory="perfect" if recall is None else "fading",
        capacity=None if recall is None else recall.capacity,
        decay=0.0 if recall is None else recall.decay,
        confusion=0.0 if recall is None else recall.confusion,
        pace=character.pace,
    )
