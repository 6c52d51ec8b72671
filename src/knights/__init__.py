"""Backtracking search as a stream of events: tours, queens, graphs, map colouring, sudoku."""

__version__ = "0.1.0"
