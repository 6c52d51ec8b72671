# A board with a border of two squares, filled place by place.
n = 5
B = [[99] * (n + 4) for _ in range(n + 4)]
for i in range(n):
    for j in range(n):
        B[i + 2][j + 2] = 0
a = [2, 1, -1, -2, -2, -1, 1, 2]
b = [1, 2, 2, 1, -1, -2, -2, -1]


def t(i, x, y):
    for k in range(8):
        u, v = x + a[k], y + b[k]
        if B[u][v] == 0:
            B[u][v] = i
            if i == n * n or t(i + 1, u, v):
                return True
            B[u][v] = 0
    return False


B[2][2] = 1
print(t(2, 2, 2))
