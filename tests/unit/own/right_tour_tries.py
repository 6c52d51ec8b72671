# A path, and beside it how many moves have been tried from each square of it.
n = 5
moves = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]
path = [(0, 0)]
tries = [0]
seen = {(0, 0)}
while len(path) < n * n and path:
    x, y = path[-1]
    i = tries[-1]
    if i == 8:
        seen.discard(path.pop())
        tries.pop()
        continue
    tries[-1] += 1
    nx, ny = x + moves[i][0], y + moves[i][1]
    if 0 <= nx < n and 0 <= ny < n and (nx, ny) not in seen:
        path.append((nx, ny))
        tries.append(0)
        seen.add((nx, ny))
print(path)
