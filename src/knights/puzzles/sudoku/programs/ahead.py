"""Sudoku: rule out what is taken, first."""

def fill(left):
    """Fill a blank, and all the others."""
    cell = next_blank(left)
    if cell is None:
        return enough()
    for digit in left[cell]:
        after = look_ahead(left, cell, digit)
        if all(after.values()):
            grid[cell] = digit  # place
            if fill(after):
                return True
            grid[cell] = "."  # take back
    return False

def next_blank(left):
    """The first blank, as one reads."""
    return next(blanks(), None)

def blanks():
    """The cells still to be filled."""
    return (cell for cell in grid if grid[cell] == ".")

def look_ahead(left, cell, digit):
    """The digits that are left after this one."""
    after = {**left, cell: digit}
    return narrow(after, [cell])

def narrow(after, changed):
    """A cell's only digit leaves the cells around it."""
    for cell in changed:
        if len(after[cell]) == 1:
            for other in near[cell]:
                after[other] = after[other].replace(after[cell], "")
    return after

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
start = {
    cell: digits if digit == "." else digit
    for cell, digit in grid.items()
}
narrow(start, [cell for cell in grid if grid[cell] != "."])
if not fill(start):
    print("no more solutions")
