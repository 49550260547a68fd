"""Tournaments of bots: duplicate deals, rotated seats, and figures with error bars."""
