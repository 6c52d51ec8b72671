"""Drawings in SVG: for paper, each a file by itself, as the page draws them; and tables."""
