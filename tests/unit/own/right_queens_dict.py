# Rows by their columns in a dictionary.
n = 6
queens = {}


def safe(r, c):
    return all(c != q and abs(c - q) != abs(r - p) for p, q in queens.items())


def solve(r=0):
    if r == n:
        return True
    for c in range(n):
        if safe(r, c):
            queens[r] = c
            if solve(r + 1):
                return True
            queens.pop(r)
    return False


print(solve(), queens)
