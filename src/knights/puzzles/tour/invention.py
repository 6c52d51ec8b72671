"""A board for a tour, by chance."""

from knights.board import ORDERS, Board
from knights.puzzles.chance import Chance
from knights.puzzles.entry import Values
from knights.puzzles.tour.tour import PRUNED

SIDES = (5, 6)
MOST_HOLES = 5


def invent(chance: Chance) -> Values:
    """A small board with some squares blocked; the colours take turns, so each loses its share."""
    rows, columns = chance.pick(SIDES), chance.pick(SIDES)
    order = chance.pick(tuple(ORDERS))
    whole = Board(rows, columns)
    squares = chance.shuffle(whole.squares)
    colours = [[square for square in squares if whole.colour(square) == one] for one in (0, 1)]
    blocked = [max(colours, key=len).pop() for _ in range(chance.below(MOST_HOLES + 1))]
    # Whatever colour has more squares than the other is the one on which a tour begins.
    start = max(colours, key=len)[0]
    holes = ",".join(whole.name(hole) for hole in sorted(blocked))
    return {
        "board": whole.sides,
        "start": whole.name(start),
        "order": order,
        "holes": holes,
        # Plain backtracking would come to most of these tours after millions of steps.
        "strategy": PRUNED,
    }


def prune(values: Values) -> Values:
    return {**values, "strategy": PRUNED, "ties": "centre", "seed": "0"}
