"""A tour: a flag ends all calls."""

def try_next_move(here, k):
    """Make move k, and all after it."""
    global done
    if k > length:
        done = enough()
        return
    x, y = here
    for dx, dy in moves:
        square = x + dx, y + dy
        if fits(square, k):
            board[square] = k  # place
            try_next_move(square, k + 1)
            if done:
                return
            board[square] = 0  # take back

def fits(square, k):
    """On the board, and not visited?"""
    return board.get(square) == 0

def search():
    """The start is move 1."""
    board[start] = 1
    try_next_move(start, 2)
    return done

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
done = False
if not search():
    print("no more tours")
