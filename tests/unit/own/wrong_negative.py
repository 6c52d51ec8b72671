n = 5
board = [[0] * n for _ in range(n)]
moves = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]


def solve(x, y, k):
    if k > n * n:
        return True
    for dx, dy in moves:
        a = x + dx
        b = y + dy
        if a < n and b < n and board[a][b] == 0:
            board[a][b] = k
            if solve(a, b, k + 1):
                return True
            board[a][b] = 0
    return False


board[0][0] = 1
print(solve(0, 0, 2))
for row in board:
    print(row)
