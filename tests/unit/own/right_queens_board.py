# A board with Q and dots, one queen a column, as a generator.
n = 6
board = [["."] * n for _ in range(n)]


def attacked(row, col):
    for c in range(col):
        for r in range(n):
            if board[r][c] == "Q" and (r == row or abs(r - row) == abs(c - col)):
                return True
    return False


def solutions(col=0):
    if col == n:
        yield ["".join(line) for line in board]
        return
    for row in range(n):
        if not attacked(row, col):
            board[row][col] = "Q"
            yield from solutions(col + 1)
            board[row][col] = "."


for number, lines in enumerate(solutions(), 1):
    print("Solution", number)
    print("\n".join(lines))
