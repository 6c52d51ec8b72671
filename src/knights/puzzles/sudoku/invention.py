"""Invent a sudoku at random: take digits from a full grid while the solution stays unique."""

from knights.puzzles.chance import Chance
from knights.puzzles.entry import Values
from knights.puzzles.sudoku.sizes import DIGITS
from knights.puzzles.sudoku.sudoku import Marks, Sudoku

SIDE = 9
# The number of givens to stop at; if no more can be taken away there may be more.
FEWEST, MOST = 25, 30
# The largest number of digits to try in all while looking for other solutions. When it is used up,
# givens are kept.
BUDGET = 4000


def invent(chance: Chance) -> Values:
    """Return the givens of a random sudoku with one solution."""
    marks = Marks(Sudoku("." * SIDE**2, "fewest"))
    filled: dict[int, int] = {}
    fill(marks, filled, chance)
    goal, left = FEWEST + chance.below(MOST - FEWEST + 1), Trials(BUDGET)
    for cell in chance.shuffle(range(SIDE**2)):
        if len(filled) > goal and leave(marks, cell, filled[cell], left):
            del filled[cell]
    givens = (DIGITS[filled[cell]] if cell in filled else "." for cell in range(SIDE**2))
    return {"givens": "".join(givens), "order": "fewest"}


def prune(values: Values) -> Values:
    return {**values, "order": "fewest"}


class Trials:
    """A budget of trials."""

    def __init__(self, number: int) -> None:
        self.number = number

    def take(self) -> bool:
        """Use one trial; tell whether there was one left."""
        self.number -= 1
        return self.number >= 0


def fill(marks: Marks, filled: dict[int, int], chance: Chance) -> bool:
    """Fill the blanks at random; tell whether that is possible."""
    cell, free = marks.select()
    if cell < 0:
        return True
    for digit in chance.shuffle(range(SIDE)):
        if not free >> digit & 1:
            continue
        filled[cell] = digit
        marks.toggle(cell * SIDE + digit)
        if fill(marks, filled, chance):
            return True
        marks.toggle(cell * SIDE + digit)
        del filled[cell]
    return False


def leave(marks: Marks, cell: int, digit: int, left: Trials) -> bool:
    """Take a given away if no other digit can replace it; tell whether it is gone."""
    marks.toggle(cell * SIDE + digit)
    free = marks.free(cell)
    for other in range(SIDE):
        if other == digit or not free >> other & 1:
            continue
        marks.toggle(cell * SIDE + other)
        needed = may_complete(marks, left)
        marks.toggle(cell * SIDE + other)
        if needed:
            marks.toggle(cell * SIDE + digit)
            return False
    return True


def may_complete(marks: Marks, left: Trials) -> bool:
    """Tell whether the blanks can be filled; True also if the trials run out first."""
    cell, free = marks.select()
    if cell < 0:
        return True
    for digit in range(SIDE):
        if not free >> digit & 1:
            continue
        if not left.take():
            return True
        marks.toggle(cell * SIDE + digit)
        found = may_complete(marks, left)
        marks.toggle(cell * SIDE + digit)
        if found:
            return True
    return False
