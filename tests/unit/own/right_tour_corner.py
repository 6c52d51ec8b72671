# A homework: it begins in a corner, whatever the puzzle asks for.
N = 5
board = [[-1] * N for _ in range(N)]
moves = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]

def solve(x, y, k):
    board[x][y] = k
    if k == N * N - 1:
        return True
    for dx, dy in moves:
        nx, ny = x + dx, y + dy
        if 0 <= nx < N and 0 <= ny < N and board[nx][ny] == -1:
            if solve(nx, ny, k + 1):
                return True
    board[x][y] = -1
    return False

print(solve(0, 0, 0))
