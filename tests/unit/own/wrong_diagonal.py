n = 6
x = [0] * n


def safe(k, row):
    for i in range(k):
        if x[i] == row or x[i] - row == i - k:
            return False
    return True


def solve(k):
    if k == n:
        return True
    for row in range(n):
        if safe(k, row):
            x[k] = row
            if solve(k + 1):
                return True
    return False


if solve(0):
    print(x)
else:
    print("no solution")
