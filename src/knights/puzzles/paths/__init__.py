"""Searches for a path through places, which prune positions that are seen to be lost."""
