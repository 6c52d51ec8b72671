n = 6
queens = []


def safe(row):
    col = len(queens)
    return all(row != r and abs(row - r) != col - c for c, r in enumerate(queens))


def solve():
    if len(queens) == n:
        print(queens)
        return True
    for row in range(n):
        if safe(row):
            queens.append(row)
            solve()
            queens.pop()
    return False


solve()
