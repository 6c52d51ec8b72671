"""Sudoku: blank after blank, from 1 up."""

def fill():
    """Fill a blank, and all the others."""
    cell = next_blank()
    if cell is None:
        return enough()
    for digit in digits:
        if fits(cell, digit):
            grid[cell] = digit  # place
            if fill():
                return True
            grid[cell] = "."  # take back
    return False

def next_blank():
    """The first blank, as one reads."""
    return next(blanks(), None)

def blanks():
    """The cells still to be filled."""
    return (cell for cell in grid if grid[cell] == ".")

def fits(cell, digit):
    """New to its row, column and box?"""
    return all(
        grid[other] != digit
        for other in near[cell]
    )

def peers(row, column):
    """The cells of its row, column and box."""
    top = row - (row - 1) % box
    left = column - (column - 1) % box
    for i in range(n):
        yield row, i + 1
        yield i + 1, column
        yield top + i // box, left + i % box

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
near = {
    cell: set(peers(*cell)) - {cell}
    for cell in grid
}
if not fill():
    print("no more solutions")
