"""Without a network, or without a server."""
