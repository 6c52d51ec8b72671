"""Searches of a graph: for a path, and the general depth-first search."""
