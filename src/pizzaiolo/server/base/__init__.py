"""What every part of the server stands on: settings, limits, tokens, the journal, the numbers."""
