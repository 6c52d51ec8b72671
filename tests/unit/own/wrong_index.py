# No test for the edge of the board.
n = 6
board = [[0 for i in range(n)] for j in range(n)]


def move(r, c, k):
    board[r][c] = k
    if k == n * n:
        return True
    for dr, dc in [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]:
        if board[r + dr][c + dc] == 0:
            if move(r + dr, c + dc, k + 1):
                return True
    board[r][c] = 0
    return False


move(0, 0, 1)
