n = 5
moves = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
path = [(0, 0)]


def solve():
    if len(path) == n * n:
        return True
    x, y = path[-1]
    for dx, dy in moves:
        square = (x + dx, y + dy)
        if square[0] < n and square[1] < n and square not in path:
            path.append(square)
            if solve():
                return True
            path.pop()
    return False


if solve():
    print(path)
