"""Files from strangers: what is bounded before they are read, and what an error says of them."""
