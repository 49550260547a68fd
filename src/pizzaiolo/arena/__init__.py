"""Tournaments of bots: duplicate deals, rotated seats, and figures that carry their error bars."""
