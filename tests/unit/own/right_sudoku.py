board = [
    [1, 0, 0, 0],
    [0, 3, 0, 0],
    [0, 4, 0, 0],
    [0, 0, 0, 2],
]


def possible(r, c, d):
    for i in range(4):
        if board[r][i] == d or board[i][c] == d:
            return False
    for i in range(2):
        for j in range(2):
            if board[r // 2 * 2 + i][c // 2 * 2 + j] == d:
                return False
    return True


def solve():
    for r in range(4):
        for c in range(4):
            if board[r][c] == 0:
                for d in range(1, 5):
                    if possible(r, c, d):
                        board[r][c] = d
                        if solve():
                            return True
                        board[r][c] = 0
                return False
    return True


if solve():
    for row in board:
        print(row)
else:
    print("no solution")
