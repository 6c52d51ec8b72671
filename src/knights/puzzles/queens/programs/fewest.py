"""Queens: where the fewest rows are safe."""

def place_queen():
    """Fill a column, and all the others."""
    if len(queens) == n:
        return enough()
    column = next_column()
    for row in middle:
        if is_safe(column, row):
            queens[column] = row  # place
            if place_queen():
                return True
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
    """Does no queen attack it?"""
    for other in queens:
        apart = abs(row - queens[other])
        if apart in (0, abs(column - other)):
            return False
    return True

def enough():
    """Print the rows; one is enough."""
    print(*(queens[c] for c in range(1, n + 1)))
    return True

n = 8
middle = sorted(
    range(1, n + 1), key=lambda i: abs(2 * i - n - 1)
)
queens = {}
if not place_queen():
    print("no more solutions")
