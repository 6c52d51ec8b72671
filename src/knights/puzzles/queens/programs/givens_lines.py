"""Queens: one a column, from below."""

def place_queen(column):
    """Fill this column, and all after it."""
    if column > n:
        return enough()
    if column in givens:
        return place_queen(column + 1)
    for row in range(1, n + 1):
        if is_safe(column, row):
            queens[column] = row  # place
            attacked.update(lines(column, row))
            if place_queen(column + 1):
                return True
            attacked.difference_update(lines(column, row))
            del queens[column]  # take back
    return False

def is_safe(column, row):
    """Is none of its lines attacked?"""
    return attacked.isdisjoint(lines(column, row))

def lines(column, row):
    """The row and the two diagonals of a square."""
    return {
        ("row", row),
        ("rising", row - column),
        ("falling", row + column),
    }

def enough():
    """Print the rows; one is enough."""
    print(*(queens[c] for c in range(1, n + 1)))
    return True

n = 8
givens = {2: 4, 4: 3}
queens = dict(givens)
attacked = {
    line for c in givens for line in lines(c, givens[c])
}
if not place_queen(1):
    print("no more solutions")
