# Only one diagonal is tested, and all is counted.
n = 6
x = []
res = []


def ok(c):
    for i, r in enumerate(x):
        if r == c or r - c == len(x) - i:
            return False
    return True


def go(k):
    if k == n:
        res.append(x[:])
        return
    for c in range(n):
        if ok(c):
            x.append(c)
            go(k + 1)
            x.pop()


go(0)
print(len(res))
print(res)
