"""What the tests of the page in a browser share."""
