n = 6
queens = []
count = 1


def safe(row):
    col = len(queens)
    return all(row != r and abs(row - r) != col - c for c, r in enumerate(queens))


def solve():
    global count
    if len(queens) == n:
        count = count + 1
        return
    for row in range(n):
        if safe(row):
            queens.append(row)
            solve()
            queens.pop()


solve()
print("There are", count, "solutions")
