"""A tour: each call makes one move."""

def try_moves(here, k):
    """Make move k, and all after it."""
    if k > length:
        return enough()
    for square in order(here):
        if fits(square, k):
            return try_moves(square, k + 1)
    return False

def order(here):
    """The squares to try, first to last."""
    x, y = here
    return [
        (x + dx, y + dy) for dx, dy in moves
    ]

def fits(square, k):
    """On the board, and not visited?"""
    return board.get(square) == 0

def search():
    """The start is move 1."""
    board[start] = 1
    return try_moves(start, 2)

def enough():
    """Print the board; one is enough."""
    for y in range(rows, 0, -1):
        for x in range(1, columns + 1):
            k = board.get((x, y), "")
            print(f"{k:5}", end="")
        print()
    return True

columns = 5
rows = 5
start = (3, 3)
moves = [
    (1, 2), (2, 1), (1, -2), (2, -1),
    (-1, 2), (-2, 1), (-1, -2), (-2, -1),
]
board = {
    (x, y): 0  # not visited
    for y in range(1, rows + 1)
    for x in range(1, columns + 1)
}
length = len(board)
if not search():
    print("no more tours")
