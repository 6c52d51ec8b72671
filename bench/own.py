"""Programs of one's own that are measured, as a student writes them."""

# 496,301 steps from the corner of 6x6, as those of `geeks`.
OWN = """
n = 6
board = [[-1] * n for _ in range(n)]
moves = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]

def solve(row, column, number):
    if number == n * n:
        return True
    for down, right in moves:
        r, c = row + down, column + right
        if 0 <= r < n and 0 <= c < n and board[r][c] == -1:
            board[r][c] = number
            if solve(r, c, number + 1):
                return True
            board[r][c] = -1
    return False

board[0][0] = 0
solve(0, 0, 1)
"""

# The same twice: first out of sight of whoever watches, then watched. It prints the ratio of their
# times.
OWN_TWICE = f"""
import time
begun = time.perf_counter()
exec({OWN!r}, {{}})
unwatched = time.perf_counter() - begun
begun = time.perf_counter()
{OWN}
print("of unwatched:", unwatched / (time.perf_counter() - begun))
"""
