"""What goes over the wire and into the store, and what is generated from it."""
