"""Queens in regions: where the fewest squares are left."""

def place_queen():
    """Fill a line, and all the others."""
    if len(queens) == n:
        return enough()
    for row, column in next_line():
        queens.append((row, column))  # place
        if place_queen():
            return True
        queens.pop()  # take back
    return False

def next_line():
    """A row, column or region with the fewest squares."""
    return min(
        (find_left(line) for line in lines if is_open(line)),
        key=len,
    )

def is_open(line):
    """Has it no queen yet?"""
    return not any(queen in line for queen in queens)

def find_left(line):
    """The squares that no queen rules out."""
    return [square for square in line if fits(*square)]

def fits(row, column):
    """Does no queen rule it out?"""
    for r, c in queens:
        if row == r or column == c:
            return False
        if abs(row - r) == 1 == abs(column - c):
            return False
        if region(row, column) == region(r, c):
            return False
    return True

def region(row, column):
    """Its letter; row 1 is the last line."""
    return regions[-row][column - 1]

def enough():
    """Print the columns; one is enough."""
    print(*(column for row, column in sorted(queens)))
    return True

regions = [
    "AABB",
    "ACCB",
    "DDCC",
    "DDDC",
]
n = len(regions)
side = range(1, n + 1)
lines = [[(r, c) for c in side] for r in side]
lines += [[(r, c) for r in side] for c in side]
lines += [
    [(r, c) for r in side for c in side if region(r, c) == x]
    for x in sorted(set("".join(regions)))
]
queens = []
if not place_queen():
    print("no more solutions")
