"""What a seat sees and remembers as numbers, for learners: the way to the compiled `rows`.

Compiled code needs librt before its first line: so the extra is named here, in a module that is
not compiled.
"""

from pizzaiolo.research import need

need("gymnasium", "librt", "mypy_extensions")

from pizzaiolo.research.encoding.rows import VERSION, Encoding, blank
from pizzaiolo.research.planes import COLUMNS

__all__ = ["COLUMNS", "VERSION", "Encoding", "blank"]
