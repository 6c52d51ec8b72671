n = 5
board = [[0] * n for _ in range(n)]
moves = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]


def show():
    for row in board:
        print(*row)


def solve(x, y, k):
    if k > n * n:
        show()
        return
    for dx, dy in moves:
        a, b = x + dx, y + dy
        if 0 <= a < n and 0 <= b < n and board[b][a] == 0:
            board[b][a] = k
            if solve(a, b, k + 1):
                return True
            board[b][a] = 0
    return False


board[0][0] = 1
if not solve(0, 0, 2):
    print("no tour")
