"""Files from strangers: the bounds they must keep before they are parsed, and their errors."""
