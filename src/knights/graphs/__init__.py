"""Graphs: read from text, and laid out."""
