"""Own editions: the data of uploaded editions, written down once for each table."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

import msgspec
from msgspec.structs import replace

from pizzaiolo.server.protocol.entries import Config, Configured

_ENCODER: Final = msgspec.json.Encoder(order="deterministic")


class OwnEditions:
    """The editions that the entries of a table hold so far, by the hash of their data."""

    def __init__(self, config: Config) -> None:
        """Begin with what the table was opened with."""
        self._data: dict[str, bytes] = {}
        self._learn(config)

    def written_once(self, entry: Configured) -> Configured:
        """An entry without the data of an edition that an earlier entry already holds."""
        if entry.config.edition_data is None:
            return entry
        found = _hash_of(_ENCODER.encode(entry.config.edition_data))
        if found not in self._data:
            return entry
        return replace(entry, config=replace(entry.config, edition_data=None), edition_hash=found)

    def whole(self, entry: Configured) -> Configured:
        """An entry with the data of its edition; ValueError if no earlier entry holds it."""
        if not entry.edition_hash:
            self._learn(entry.config)
            return entry
        data = self._data.get(entry.edition_hash)
        if data is None:
            raise ValueError(f"no earlier entry holds the edition {entry.edition_hash}")
        config = replace(entry.config, edition_data=msgspec.json.decode(data))
        return replace(entry, config=config, edition_hash="")

    def _learn(self, config: Config) -> None:
        if config.edition_data is not None:
            data = _ENCODER.encode(config.edition_data)
            self._data[_hash_of(data)] = data


def _hash_of(data: bytes) -> str:
    return sha256(data).hexdigest()
