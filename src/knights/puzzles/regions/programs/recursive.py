"""Queens in regions: row by row, from below."""

def place_queen(row):
    """Fill this row, and all above it."""
    if row > n:
        return enough()
    for column in range(1, n + 1):
        if fits(row, column):
            queens.append(column)  # place
            if place_queen(row + 1):
                return True
            queens.pop()  # take back
    return False

def fits(row, column):
    """Does no queen below rule it out?"""
    for below in range(1, row):
        other = queens[below - 1]
        apart = abs(column - other)
        if apart == 0 or (apart == 1 and row - below == 1):
            return False
        if region(row, column) == region(below, other):
            return False
    return True

def region(row, column):
    """Its letter; row 1 is the last line."""
    return regions[-row][column - 1]

def enough():
    """Print the columns; one is enough."""
    print(*queens)
    return True

regions = [
    "AABB",
    "ACCB",
    "DDCC",
    "DDDC",
]
n = len(regions)
queens = []
if not place_queen(1):
    print("no more solutions")
