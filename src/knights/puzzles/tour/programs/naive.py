"""The naive method: all sequences of moves
are made, and tested when complete."""

def lengthen(here, k):
    """Make move k, wherever it leads."""
    if k > length:
        return is_tour() and enough()
    x, y = here
    for dx, dy in moves:
        square = x + dx, y + dy
        if square in squares:
            path.append(square)  # place
            if lengthen(square, k + 1):
                return True
            path.pop()  # take back
    return False

def is_tour():
    """Does no square come twice?"""
    return len(set(path)) == length

def search():
    """The start is move 1."""
    path.append(start)
    return lengthen(start, 2)

def enough():
    """Print the squares; one is enough."""
    print(*path)
    return True

columns = 5
rows = 5
start = (1, 1)
moves = [
    (2, 1), (1, 2), (-1, 2), (-2, 1),
    (-2, -1), (-1, -2), (1, -2), (2, -1),
]
squares = [
    (x, y)
    for y in range(1, rows + 1)
    for x in range(1, columns + 1)
]
length = len(squares)
path = []
if not search():
    print("no more tours")
