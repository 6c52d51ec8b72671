n = 5
board = [[0] * n for _ in range(n)]
dx = [1, 2, 2, 1, -1, -2, -2, -1]
dy = [2, 1, -1, -2, -2, -2, 1, 2]


def solve(x, y, k):
    board[y][x] = k
    if k == n * n:
        return True
    for i in range(8):
        a, b = x + dx[i], y + dy[i]
        if 0 <= a < n and 0 <= b < n and board[b][a] == 0:
            if solve(a, b, k + 1):
                return True
    board[y][x] = 0
    return False


start_x, start_y = 2, 2
if solve(start_x, start_y, 1):
    for row in board:
        print(row)
else:
    print("no tour")
