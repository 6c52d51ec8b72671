# A call for the same column, so that no solution is counted.
n = 6
x = []
res = []


def ok(c):
    for i, r in enumerate(x):
        if r == c or abs(r - c) == len(x) - i:
            return False
    return True


def go(k):
    if k == n:
        res.append(x[:])
        return
    for c in range(n):
        if ok(c):
            x.append(c)
            go(k)
            x.pop()


go(0)
print(len(res))
print(res)
