"""At the table: the scene, whole games, what comes after them."""
