"""A tour: each call makes one move."""

def try_moves(here, k):
    """Make move k, and all after it."""
    if k > length:
        return enough()
    x, y = here
    for dx, dy in moves:
        square = x + dx, y + dy
        if fits(square, k):
            board[square] = k  # place
            if try_moves(square, k + 1):
                return True
            board[square] = 0  # take back
    return False

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
start = (1, 1)
moves = [
    (2, 1), (1, 2), (-1, 2), (-2, 1),
    (-2, -1), (-1, -2), (1, -2), (2, -1),
]
board = {
    (x, y): 0  # not visited
    for y in range(1, rows + 1)
    for x in range(1, columns + 1)
}
length = len(board)
if not search():
    print("no more tours")
