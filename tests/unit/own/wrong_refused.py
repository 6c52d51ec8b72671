# The test for the diagonals is too strict.
n = 6
queens = [0] * n


def safe(col, row):
    for c in range(col):
        if queens[c] == row:
            return False
        if abs(queens[c] - row) <= abs(c - col):
            return False
    return True


def solve(col):
    if col == n:
        return True
    for row in range(n):
        if safe(col, row):
            queens[col] = row
            if solve(col + 1):
                return True
    return False


if solve(0):
    print(queens)
else:
    print("no solution")
