"""Tours of a board."""
