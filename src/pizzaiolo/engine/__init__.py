"""The game itself: rules, state, views and memories, with nothing but the standard library."""
