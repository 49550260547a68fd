"""One game at a table, in time: what is asked, what is told, and when."""
