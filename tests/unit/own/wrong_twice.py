n = 5
moves = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
board = [[0] * n for _ in range(n)]


def fits(x, y):
    return 0 <= x < n and 0 <= y < n


def solve(x, y, k):
    if k == n * n + 1:
        return True
    for dx, dy in moves:
        if fits(x + dx, y + dy):
            board[x + dx][y + dy] = k
            if solve(x + dx, y + dy, k + 1):
                return True
            board[x + dx][y + dy] = 0
    return False


board[0][0] = 1
if solve(0, 0, 2):
    print("found")
    for line in board:
        print(line)
