"""Queens: put down by chance, then moved out of attack."""

from random import Random

def search():
    """Move one attacked queen after another."""
    for column in range(1, n + 1):
        row = pick(rows(column))
        queens[column] = row  # place
    for _ in range(steps):
        attacked = [c for c in queens if attackers(c, queens[c])]
        if not attacked:
            return True
        column = pick(attacked)
        fewest = min(attackers(column, r) for r in rows(column))
        best = [r for r in rows(column) if attackers(column, r) == fewest]
        row = pick(best)
        queens[column] = row  # place
    return not any(attackers(c, queens[c]) for c in queens)

def rows(column):
    """The rows that are not blocked."""
    return [r for r in range(1, n + 1) if (column, r) not in blocked]

def attackers(column, row):
    """How many queens attack this square?"""
    return sum(
        c != column and (r == row or abs(r - row) == abs(c - column))
        for c, r in queens.items()
    )

def pick(items):
    """One of them, by chance."""
    return items[int(chance.random() * len(items))]

n = 8
blocked = set()
steps = 1000
chance = Random(1)
queens = {}
if search():
    print(*queens.values())
else:
    print("stopped")
