"""What every part of the server builds on: settings, limits, tokens, the journal, the metrics."""
