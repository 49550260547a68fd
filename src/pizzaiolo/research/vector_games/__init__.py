"""Many games at once: the way to the compiled `games`, which needs librt before its first line."""

from pizzaiolo.research import need

need("gymnasium", "librt", "mypy_extensions")

from pizzaiolo.research.vector_games.games import (
    EVERY_SEAT,
    GLASS,
    PERFECT,
    PHOTOGRAPHIC,
    VectorGames,
)

__all__ = ["EVERY_SEAT", "GLASS", "PERFECT", "PHOTOGRAPHIC", "VectorGames"]
