"""Subset sum: which of some numbers make a sum."""
