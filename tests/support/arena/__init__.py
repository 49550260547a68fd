"""What the tests of the arena share."""
