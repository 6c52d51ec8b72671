"""Queens: rule out what is attacked, first."""

def place_queen(left):
    """Fill a column, and all the others."""
    if len(queens) == n:
        return enough()
    column = next_column(left)
    for row in left[column]:
        after = look_ahead(left, column, row)
        if all(after.values()):
            queens[column] = row  # place
            if place_queen(after):
                return True
            del queens[column]  # take back
    return False

def next_column(left):
    """The leftmost one without a queen."""
    return len(queens) + 1

def look_ahead(left, column, row):
    """The rows that are left after this queen."""
    after = {**left, column: [row]}
    return narrow(after, [column])

def narrow(after, changed):
    """Drop what goes with no row of a changed column."""
    for column in changed:
        for other in after:
            if other != column:
                after[other] = keep(after, other, column)
    return after

def keep(after, other, column):
    """The rows that go with some row of a column."""
    return [
        row for row in after[other]
        if any(
            abs(row - r) not in (0, abs(column - other))
            for r in after[column]
        )
    ]

def enough():
    """Print the rows; one is enough."""
    print(*(queens[c] for c in range(1, n + 1)))
    return True

n = 8
rows = list(range(1, n + 1))
queens = {}
start = {c: list(rows) for c in range(1, n + 1)}
if not place_queen(start):
    print("no more solutions")
