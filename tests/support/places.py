"""Where things are, for tests that read files of the repository."""

from __future__ import annotations

from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).parent.parent
SUPPORT: Final = TESTS / "support"
GOLDEN: Final = TESTS / "golden"
"""What was written once and must not change by itself."""
ROOT: Final = TESTS.parent
