"""Searches for a path from place to place that leave out what is seen to be lost."""
