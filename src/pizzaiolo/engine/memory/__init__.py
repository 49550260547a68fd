"""What one seat knows: everything that it heard, or as much of it as a forgetful seat keeps."""

from pizzaiolo.engine.memory.fading import FadingMemory
from pizzaiolo.engine.memory.memory import Memory

__all__ = ["FadingMemory", "Memory"]
