"""Queens: one a column, from below."""

def place_queen(column):
    """Fill this column, and all after."""
    if column > n:
        return enough()
    for row in range(1, n + 1):
        if is_safe(column, row):
            queens.append(row)  # place
            if place_queen(column + 1):
                return True
            queens.pop()  # take back
    return False

def is_safe(column, row):
    """Does no earlier queen attack it?"""
    for left in range(1, column):
        apart = abs(row - queens[left - 1])
        if apart in (0, column - left):
            return False
    return True

def enough():
    """Print the rows; one is enough."""
    print(*queens)
    return True

n = 8
queens = []
if not place_queen(1):
    print("no more solutions")
