"""Queens: their list is the stack."""

def search():
    """On to the next column, or back."""
    row = 1
    while True:
        column = len(queens) + 1
        if column > n:
            if enough():
                return True
            row = n + 1
        while row <= n:
            if is_safe(column, row):
                break
            row += 1
        if row <= n:
            queens.append(row)  # place
            attacked.update(lines(column, row))
            row = 1
        elif queens:
            column -= 1
            row = queens.pop()  # take back
            attacked.difference_update(lines(column, row))
            row += 1
        else:
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
    print(*queens)
    return True

n = 8
queens = []
attacked = set()
if not search():
    print("no more solutions")
