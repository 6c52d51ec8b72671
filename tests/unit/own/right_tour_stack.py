# The tour without recursion: a stack of (x, y, k), k = candidates tried so far.
n = 5
x0, y0 = 0, 0
dx = [2, 1, -1, -2, -2, -1, 1, 2]
dy = [1, 2, 2, 1, -1, -2, -2, -1]

board = [[0 for _ in range(n)] for _ in range(n)]
stack = [(x0, y0, 0)]
board[x0][y0] = 1
count = 1
while stack and count < n * n:
    x, y, k = stack.pop()
    while k < 8:
        a = x + dx[k]
        b = y + dy[k]
        k = k + 1
        if 0 <= a < n and 0 <= b < n and board[a][b] == 0:
            stack.append((x, y, k))
            stack.append((a, b, 0))
            count = count + 1
            board[a][b] = count
            break
    else:
        board[x][y] = 0
        count = count - 1
if stack:
    for row in board:
        print(row)
else:
    print("none")
