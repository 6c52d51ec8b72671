"""Drawings in SVG, each a whole file that looks as in the page; and tables."""
