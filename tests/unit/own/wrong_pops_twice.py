n = 6
queens = []


def safe(row):
    col = len(queens)
    return all(row != r and abs(row - r) != col - c for c, r in enumerate(queens))


def solve():
    if len(queens) == n:
        return True
    for row in range(n):
        if safe(row):
            queens.append(row)
            if solve():
                return True
            queens.pop()
    if queens:
        queens.pop()
    return False


if solve():
    print(queens)
else:
    print("no solution")
