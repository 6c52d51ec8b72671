n = 5
board = [[0] * n] * n
moves = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]


def solve(r, c, k):
    board[r][c] = k
    if k == n * n:
        return True
    for dr, dc in moves:
        a, b = r + dr, c + dc
        if 0 <= a < n and 0 <= b < n and board[a][b] == 0:
            if solve(a, b, k + 1):
                return True
    board[r][c] = 0
    return False


print(board if solve(0, 0, 1) else "no tour")
