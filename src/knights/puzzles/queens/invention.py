"""Queens on a board with blocked squares, by chance."""

from knights.board import Board
from knights.puzzles.chance import Chance
from knights.puzzles.entry import Values

# With five the search seldom goes back; with more than ten it may take long.
FEWEST, MOST = 6, 10


def invent(chance: Chance) -> Values:
    """As many squares are blocked as there are queens, up to twice as many."""
    n = FEWEST + chance.below(MOST - FEWEST + 1)
    board = Board(n, n)
    holes = chance.shuffle(board.squares)[: n + chance.below(n + 1)]
    return {"n": str(n), "holes": ",".join(board.name(hole) for hole in sorted(holes))}


def prune(values: Values) -> Values:
    return values
