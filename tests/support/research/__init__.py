"""What the tests of environments for learners share."""
