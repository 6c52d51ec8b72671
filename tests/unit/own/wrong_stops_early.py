# A tour that is taken for complete one square too soon.
n = 5
board = [[0] * n for _ in range(n)]
moves = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]


def ok(r, c):
    return 0 <= r < n and 0 <= c < n and board[r][c] == 0


def go(r, c, k):
    board[r][c] = k
    if k == n * n - 1:
        return True
    for dr, dc in moves:
        if ok(r + dr, c + dc):
            if go(r + dr, c + dc, k + 1):
                return True
    board[r][c] = 0
    return False


if go(0, 0, 1):
    for row in board:
        print(row)
else:
    print("no tour")
