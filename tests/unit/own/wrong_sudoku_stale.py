grid = [[1, 0, 0, 0], [0, 0, 3, 0], [0, 4, 0, 0], [0, 0, 0, 2]]


def possible(r, c, d):
    for i in range(4):
        if grid[r][i] == d or grid[i][c] == d:
            return False
    top, left = r // 2 * 2, c // 2 * 2
    for i in range(2):
        for j in range(2):
            if grid[top + i][left + j] == d:
                return False
    return True


def solve():
    for r in range(4):
        for c in range(4):
            if grid[r][c] == 0:
                for d in range(1, 5):
                    if possible(r, c, d):
                        grid[r][c] = d
                        if solve():
                            return True
                return False
    return True


print(grid if solve() else "no solution")
