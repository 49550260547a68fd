"""A game written down: as JSON, as text, played again and checked."""
