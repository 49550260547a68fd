"""Clubs: what the entries of a club's log add up to."""
