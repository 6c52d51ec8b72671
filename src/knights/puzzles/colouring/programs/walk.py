"""A map: coloured by chance, then mended region by region."""

from random import Random

def search():
    """Change one region after another."""
    for region in free:
        colour = pick(palette)
        colours[region] = colour  # place
    for _ in range(steps):
        alike = [r for r in free if neighbours(r, colours[r])]
        if not alike:
            return True
        region = pick(alike)
        fewest = min(neighbours(region, c) for c in palette)
        best = [c for c in palette if neighbours(region, c) == fewest]
        colour = pick(best)
        colours[region] = colour  # place
    return not any(neighbours(r, colours[r]) for r in free)

def neighbours(region, colour):
    """How many neighbours have this colour?"""
    return sum(colours.get(r) == colour for r in borders[region])

def pick(items):
    """One of them, by chance."""
    return items[int(chance.random() * len(items))]

palette = ["red", "blue"]
borders = {
    "A": ["B"],
    "B": ["A"],
}
free = list(borders)
steps = 1000
chance = Random(1)
colours = {}
if search():
    print(colours)
else:
    print("stopped")
