"""The server: tables by link, where memory is kept honest and nothing is lost."""
