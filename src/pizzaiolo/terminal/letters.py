"""Big letters, three rows high: an announcement that can be read across the kitchen."""

from __future__ import annotations

from typing import Final

ROWS: Final = 3
"""Five pixels, two to a row."""

_GLYPHS: Final = {
    "A": ".#. #.# ### #.# #.#",
    "B": "##. #.# ##. #.# ##.",
    "C": ".## #.. #.. #.. .##",
    "D": "##. #.# #.# #.# ##.",
    "E": "### #.. ##. #.. ###",
    "F": "### #.. ##. #.. #..",
    "G": ".## #.. #.# #.# .##",
    "H": "#.# #.# ### #.# #.#",
    "I": "# # # # #",
    "J": "..# ..# ..# #.# .#.",
    "K": "#.# #.# ##. #.# #.#",
    "L": "#.. #.. #.. #.. ###",
    "M": "#...# ##.## #.#.# #...# #...#",
    "N": "#..# ##.# #.## #..# #..#",
    "O": "### #.# #.# #.# ###",
    "P": "##. #.# ##. #.. #..",
    "Q": "### #.# #.# ### ..#",
    "R": "##. #.# ##. #.# #.#",
    "S": ".## #.. .#. ..# ##.",
    "T": "### .#. .#. .#. .#.",
    "U": "#.# #.# #.# #.# ###",
    "V": "#.# #.# #.# #.# .#.",
    "W": "#...# #...# #.#.# ##.## #...#",
    "X": "#.# #.# .#. #.# #.#",
    "Y": "#.# #.# .#. .#. .#.",
    "Z": "### ..# .#. #.. ###",
    "0": "### #.# #.# #.# ###",
    "1": ".# ## .# .# .#",
    "2": "##. ..# .#. #.. ###",
    "3": "##. ..# .#. ..# ##.",
    "4": "#.# #.# ### ..# ..#",
    "5": "### #.. ##. ..# ##.",
    "6": ".## #.. ### #.# ###",
    "7": "### ..# .#. .#. .#.",
    "8": "### #.# ### #.# ###",
    "9": "### #.# ### ..# ##.",
    "!": "# # # . #",
    " ": ".. .. .. .. ..",
}

_BLOCKS: Final = {"..": " ", "#.": "▀", ".#": "▄", "##": "█"}


def big(text: str) -> list[str]:
    """A text in big letters, as rows of equal width; what has no big letter is left out."""
    glyphs = [_GLYPHS[letter].split() for letter in text.upper() if letter in _GLYPHS]
    pixels = [".".join(glyph[row] for glyph in glyphs) for row in range(5)]
    pixels.append("." * len(pixels[0]))
    return [
        "".join(_BLOCKS[upper + lower] for upper, lower in zip(*rows, strict=True))
        for rows in zip(pixels[::2], pixels[1::2], strict=True)
    ]
