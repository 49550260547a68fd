"""The server inside a page: the same app, without sockets, processes or a disk."""
