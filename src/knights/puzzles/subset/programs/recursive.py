"""Subset sum: take it, or leave it."""

def go_on(i):
    """Decide about number i, and the rest."""
    if i == len(numbers):
        return sum(parts) == target and enough()
    for part in (numbers[i], 0):
        if fits(i, part):
            parts.append(part)  # place
            if go_on(i + 1):
                return True
            parts.pop()  # take back
    return False

def fits(i, part):
    """Not too much, and enough to come?"""
    total = sum(parts) + part
    rest = sum(numbers[i + 1:])
    return total <= target <= total + rest

def enough():
    """Print the sum; one is enough."""
    taken = [str(p) for p in parts if p]
    print(" + ".join(taken), "=", target)
    return True

numbers = [8, 6, 7]
target = 13
parts = []
if not go_on(0):
    print("no more solutions")
