"""Invent boards with blocked squares at random."""

from knights.board import Board
from knights.puzzles.chance import Chance
from knights.puzzles.entry import Values

# With five queens the search seldom goes back; with more than ten it may take long.
FEWEST, MOST = 6, 10


def invent(chance: Chance) -> Values:
    """Block at least as many squares as there are queens, at most twice as many."""
    n = FEWEST + chance.below(MOST - FEWEST + 1)
    board = Board(n, n)
    holes = chance.shuffle(board.squares)[: n + chance.below(n + 1)]
    return {"n": str(n), "holes": ",".join(board.name(hole) for hole in sorted(holes))}


def prune(values: Values) -> Values:
    return values
