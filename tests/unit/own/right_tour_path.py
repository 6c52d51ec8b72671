# A path of pairs, and a set of what has been visited.
def solve(n, start):
    moves = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
    visited = set()
    path = []

    def dfs(r, c):
        visited.add((r, c))
        path.append((r, c))
        if len(path) == n * n:
            return True
        for dr, dc in moves:
            nr, nc = r + dr, c + dc
            if 0 <= nr < n and 0 <= nc < n and (nr, nc) not in visited:
                if dfs(nr, nc):
                    return True
        path.pop()
        visited.remove((r, c))
        return False

    return dfs(*start), path


print(solve(5, (0, 0)))
