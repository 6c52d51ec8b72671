"""A tour with a flag that says when to stop."""
N = 5
MOVES = ((2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1))
found = False


def make_board():
    rows = []
    for r in range(N):
        row = []
        for c in range(N):
            row.append(-1)
        rows.append(row)
    return rows


def step(board, r, c, number):
    global found
    board[r][c] = number
    if number == N * N - 1:
        found = True
        return
    for dr, dc in MOVES:
        if not found:
            a, b = r + dr, c + dc
            if a >= 0 and b >= 0 and a < N and b < N and board[a][b] < 0:
                step(board, a, b, number + 1)
    if not found:
        board[r][c] = -1


def main():
    start_row, start_col = 0, 0
    board = make_board()
    step(board, start_row, start_col, 0)
    if found:
        for row in board:
            print(*row)
    else:
        print("There is no tour.")


if __name__ == "__main__":
    main()
