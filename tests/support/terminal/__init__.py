"""What the tests of the terminal share."""
