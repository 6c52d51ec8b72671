"""Queens: where the fewest rows are safe."""

def place_queen():
    """Fill a column, and all the others."""
    if len(queens) == n:
        return enough()
    column = next_column()
    for row in middle:
        if is_safe(column, row):
            queens[column] = row  # place
            attacked.update(lines(column, row))
            if place_queen():
                return True
            attacked.difference_update(lines(column, row))
            del queens[column]  # take back
    return False

def next_column():
    """With the fewest safe rows; outer ones first."""
    return min(
        (c for c in reversed(middle) if c not in queens),
        key=count_safe,
    )

def count_safe(column):
    """How many of its rows are safe."""
    return sum(is_safe(column, row) for row in middle)

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
middle = sorted(
    range(1, n + 1), key=lambda i: abs(2 * i - n - 1)
)
queens = {}
attacked = set()
if not place_queen():
    print("no more solutions")
