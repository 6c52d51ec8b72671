n = 5
board = [[0] * n for _ in range(n)]
moves = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
x, y, k = 0, 0, 1
board[0][0] = 1
while k < n * n:
    for dx, dy in moves:
        if 0 <= x + dx < n and 0 <= y + dy < n and board[x + dx][y + dy] == 0:
            x, y, k = x + dx, y + dy, k + 1
            board[x][y] = k
            break
print(board)
