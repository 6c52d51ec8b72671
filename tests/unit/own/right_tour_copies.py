# Nothing is ever taken back here: every call has a path of its own.
def tour(path, rows, columns):
    if len(path) == rows * columns:
        return path
    r, c = path[-1]
    for dr, dc in [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]:
        new = (r + dr, c + dc)
        if new not in path and new[0] in range(rows) and new[1] in range(columns):
            result = tour(path + [new], rows, columns)
            if result:
                return result
    return None


rows = 3
columns = 4
start = (0, 0)
answer = tour([start], rows, columns)
print(answer if answer else "no tour")
