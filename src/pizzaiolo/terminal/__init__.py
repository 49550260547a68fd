"""The game in a terminal: it fills the screen, is played with the keyboard, forgets on purpose."""
