"""Colouring a map."""
