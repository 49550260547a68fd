"""Clubs at a node: their books, what is written into them, and who is forgotten."""
