n = 5
board = [[0] * n for _ in range(n)]


def solve(x, y, k):
    board[x][y] = k
    for dx, dy in moves:
        if 0 <= x + dx < n and 0 <= y + dy < n and board[x + dx][y + dy] == 0:
            solve(x + dx, y + dy, k + 1)


solve(0, 0, 1)
