"""The game in a terminal: it fills the screen, is played by keyboard, and forgets on purpose."""
