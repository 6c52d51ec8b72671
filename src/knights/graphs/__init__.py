"""Graphs: reading them from text, and their layout."""
