"""Sudoku: where the fewest options are left."""

def fill():
    """Fill a blank, and all the others."""
    if next(blanks(), None) is None:
        return enough()
    for cell, digit in fewest_options():
        grid[cell] = digit  # place
        if fill():
            return True
        grid[cell] = "."  # take back
    return False

def fewest_options():
    """Those of a cell, or those of a digit."""
    free = [
        (cell, digit)
        for cell in blanks() for digit in digits
        if fits(cell, digit)
    ]
    return min(group(free), key=len)

def group(free):
    """By cells; by rows, columns and boxes."""
    for blank in blanks():
        yield [o for o in free if o[0] == blank]
    for unit in units:
        held = {grid[cell] for cell in unit}
        inside = [o for o in free if o[0] in unit]
        for d in digits:
            if d not in held:
                yield [o for o in inside if o[1] == d]

def blanks():
    """The cells still to be filled."""
    return (cell for cell in grid if grid[cell] == ".")

def fits(cell, digit):
    """New to its row, column and box?"""
    return all(
        grid[other] != digit
        for other in near[cell]
    )

def make_units():
    """The rows, the columns, the boxes."""
    for i in range(n):
        yield {cell for cell in grid if cell[0] == i + 1}
    for i in range(n):
        yield {cell for cell in grid if cell[1] == i + 1}
    for i in range(n):
        yield {cell for cell in grid if box_of(cell) == i}

def box_of(cell):
    """The number of its box, from 0."""
    row, column = cell
    return (row - 1) // box * box + (column - 1) // box

def enough():
    """Print the grid; one is enough."""
    for row in range(1, n + 1):
        print(*(grid[row, i + 1] for i in range(n)))
    return True

givens = """
1...
..3.
.4..
...2
"""
digits = "1234"
n = len(digits)
box = 2
grid = {
    (row, column): digit
    for row, line in enumerate(givens.split(), 1)
    for column, digit in enumerate(line, 1)
}
units = list(make_units())
near = {
    cell: set().union(*(u for u in units if cell in u)) - {cell}
    for cell in grid
}
if not fill():
    print("no more solutions")
