n = 6
x = [-1] * n


def ok(k, row):
    for i in range(k):
        if x[i] == row or abs(x[i] - row) == k - i:
            return False
    return True


def solve(k):
    if k == n:
        return True
    for row in range(n):
        if ok(k, row):
            x[k] = row
            found = solve(k + 1)
            x[k] = -1
            if found:
                return True
    return False


solve(0)
print(x)
