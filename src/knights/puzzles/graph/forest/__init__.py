"""The general depth-first search of a graph."""
