n = 6
x = [0] * n


def safe(k, row):
    for i in range(k):
        if x[i] == row or abs(x[i] - row) == k - i:
            return False
    return True


def solve(k):
    if k == n:
        return True
    for row in range(n):
        if safe(k, row):
            x[k] = row
            if solve(k):
                return True
    return False


print(solve(0), x)
