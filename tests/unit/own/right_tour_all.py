# All tours from a corner, counted.
rows = 3
columns = 4
start = (0, 0)
moves = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)]
number = 0
visited = {}


def go(square, k):
    global number
    visited[square] = k
    if k == rows * columns:
        number += 1
    for move in moves:
        nxt = (square[0] + move[0], square[1] + move[1])
        if 0 <= nxt[0] < rows and 0 <= nxt[1] < columns and nxt not in visited:
            go(nxt, k + 1)
    del visited[square]


go(start, 1)
print(number, "tours")
