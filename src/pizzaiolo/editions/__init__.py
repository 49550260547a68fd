"""The editions as files, and how files like them are read, checked and shown."""

from pizzaiolo.editions.load import (
    EditionFileError,
    built_in_edition,
    content_hash,
    edition_from_data,
    edition_to_data,
    editions,
    is_built_in,
    load_edition,
    study_editions,
)
from pizzaiolo.editions.show import list_editions, show_edition
from pizzaiolo.engine.edition import EditionError

__all__ = [
    "EditionError",
    "EditionFileError",
    "built_in_edition",
    "content_hash",
    "edition_from_data",
    "edition_to_data",
    "editions",
    "is_built_in",
    "list_editions",
    "load_edition",
    "show_edition",
    "study_editions",
]
