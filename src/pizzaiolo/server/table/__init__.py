"""One table, without socket, clock or disk."""
