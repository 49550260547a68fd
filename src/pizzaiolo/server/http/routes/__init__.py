"""The functions behind the routes, by subject."""
