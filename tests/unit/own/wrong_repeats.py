# A stack of (x, y, k), but k is not written back.
n = 5
dx = [2, 1, -1, -2, -2, -1, 1, 2]
dy = [1, 2, 2, 1, -1, -2, -2, -1]
board = [[0] * n for _ in range(n)]
stack = [(0, 0, 0)]
board[0][0] = 1
while stack and len(stack) < n * n:
    x, y, k = stack[-1]
    moved = False
    while k < 8 and not moved:
        a, b = x + dx[k], y + dy[k]
        k += 1
        if 0 <= a < n and 0 <= b < n and board[a][b] == 0:
            stack.append((a, b, 0))
            board[a][b] = len(stack)
            moved = True
    if not moved:
        board[x][y] = 0
        stack.pop()
print(board)
