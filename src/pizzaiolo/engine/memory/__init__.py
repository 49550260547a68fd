"""What one seat knows: everything that it heard, or as much of it as a forgetful seat keeps."""

from pizzaiolo.engine.memory.fading import FadingMemory
from pizzaiolo.engine.memory.guess import Guess
from pizzaiolo.engine.memory.known_state import KnownState
from pizzaiolo.engine.memory.memory import Memory
from pizzaiolo.engine.memory.perfect import PerfectMemory

__all__ = ["FadingMemory", "Guess", "KnownState", "Memory", "PerfectMemory"]
