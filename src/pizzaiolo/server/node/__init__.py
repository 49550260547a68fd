"""One server among several: its rooms, its sockets, who is there."""
