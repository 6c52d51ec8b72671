"""Facts about mazes that need no search."""

from knights.language import tell
from knights.puzzles.facets.search import Searching
from knights.puzzles.maze.maze import Maze, is_single
from knights.search.theorem import Theorem


class MazeSearching(Searching[Maze]):
    """Proves by what can be reached: nothing, or the only way."""

    def prove(self, puzzle: Maze) -> Theorem | None:
        return refute(puzzle)

    def count(self, puzzle: Maze) -> int | None:
        """Count the ways where a theorem does: a maze without a ring has one between two cells."""
        if puzzle.onward:
            return None
        piece = puzzle.reach(puzzle.root)
        if puzzle.end not in piece:
            return 0
        return 1 if is_single(puzzle, piece) else None


def refute(maze: Maze) -> Theorem | None:
    """Refute a way to an exit that walls shut off from the start."""
    piece = tuple(maze.reach(maze.root))
    if maze.end in piece:
        return None
    name = maze.board.name
    about = {"start": name(maze.start), "exit": name(maze.end), "cells": len(piece) - 1}
    told = tell("maze-theorem-shut", **about)
    return Theorem(False, "shut", tell("theory-source-graph"), told, squares=piece)
