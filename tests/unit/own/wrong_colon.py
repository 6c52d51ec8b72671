n = 5
board = [[0] * n for _ in range(n)]


def solve(x, y, k)
    board[x][y] = k


solve(0, 0, 1)
