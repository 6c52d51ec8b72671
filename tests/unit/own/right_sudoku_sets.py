# Digits as text, and what each row, column and box has in sets.
board = [
    list(r)
    for r in [
        "53..7....",
        "6..195...",
        ".98....6.",
        "8...6...3",
        "4..8.3..1",
        "7...2...6",
        ".6....28.",
        "...419..5",
        "....8..79",
    ]
]
rows = [set() for _ in range(9)]
cols = [set() for _ in range(9)]
boxes = [set() for _ in range(9)]
empty = []
for r in range(9):
    for c in range(9):
        if board[r][c] == ".":
            empty.append((r, c))
        else:
            rows[r].add(board[r][c])
            cols[c].add(board[r][c])
            boxes[r // 3 * 3 + c // 3].add(board[r][c])


def solve(k):
    if k == len(empty):
        return True
    r, c = empty[k]
    for d in "123456789":
        if d in rows[r] or d in cols[c] or d in boxes[r // 3 * 3 + c // 3]:
            continue
        board[r][c] = d
        rows[r].add(d)
        cols[c].add(d)
        boxes[r // 3 * 3 + c // 3].add(d)
        if solve(k + 1):
            return True
        rows[r].remove(d)
        cols[c].remove(d)
        boxes[r // 3 * 3 + c // 3].remove(d)
        board[r][c] = "."
    return False


print(solve(0))
