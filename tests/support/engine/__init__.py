"""What the tests of the engine share."""
