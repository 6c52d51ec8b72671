"""Invent boards for tours at random."""

from knights.board import Board
from knights.move_orders import ORDERS
from knights.puzzles.chance import Chance
from knights.puzzles.entry import Values
from knights.puzzles.tour.tour import PRUNED

SIDES = (5, 6)
MOST_HOLES = 5


def invent(chance: Chance) -> Values:
    """Return a small board with blocked squares; both colours lose equally many."""
    rows, columns = chance.pick(SIDES), chance.pick(SIDES)
    order = chance.pick(tuple(ORDERS))
    whole = Board(rows, columns)
    squares = chance.shuffle(whole.squares)
    colours = [[square for square in squares if whole.colour(square) == one] for one in (0, 1)]
    blocked = [max(colours, key=len).pop() for _ in range(chance.below(MOST_HOLES + 1))]
    # A tour must begin on the colour that has more squares.
    start = max(colours, key=len)[0]
    holes = ",".join(whole.name(hole) for hole in sorted(blocked))
    return {
        "board": whole.sides,
        "start": whole.name(start),
        "order": order,
        "holes": holes,
        # Plain backtracking would take millions of steps to most of these tours.
        "strategy": PRUNED,
    }


def prune(values: Values) -> Values:
    return {**values, "strategy": PRUNED, "ties": "centre", "seed": "0"}
