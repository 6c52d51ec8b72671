"""A tour without recursion: a stack of
squares, and how many moves each tried."""

def search():
    """On from the top of the stack, or back."""
    board[start] = 1
    stack = [(start, 0)]
    k = 2
    while stack:
        here, tried = stack.pop()
        near = targets(here)
        if k > length:
            if enough():
                return True
            tried = len(near)
        while tried < len(near):
            if fits(near[tried], k):
                break
            tried += 1
        if tried < len(near):
            stack.append((here, tried + 1))
            stack.append((near[tried], 0))
            board[near[tried]] = k  # place
            k += 1
        elif stack:
            board[here] = 0  # take back
            k -= 1
    return False

def targets(here):
    """Where the moves lead, off it as well."""
    x, y = here
    return list(
        (x + dx, y + dy) for dx, dy in moves
    )

def fits(square, k):
    """On the board, and not visited?"""
    return board.get(square) == 0

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
