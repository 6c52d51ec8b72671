"""Queens: one a column, from below."""

def place_queen(column):
    """Fill this column, and all after."""
    if column > n:
        return enough()
    if column in givens:
        return place_queen(column + 1)
    for row in range(1, n + 1):
        if is_safe(column, row):
            queens[column] = row  # place
            if place_queen(column + 1):
                return True
            del queens[column]  # take back
    return False

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
givens = {2: 4, 4: 3}
queens = dict(givens)
if not place_queen(1):
    print("no more solutions")
