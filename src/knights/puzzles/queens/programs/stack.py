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
            row = 1
        elif queens:
            row = queens.pop() + 1  # take back
        else:
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
if not search():
    print("no more solutions")
