"""A map: rule out the neighbours' colours, first."""

def colour_next(left):
    """Colour a region, and all after it."""
    if len(colours) == len(borders):
        return enough()
    region = next_region()
    for colour in options(left, region):
        after = look_ahead(left, region, colour)
        if all(after.values()):
            colours[region] = colour  # place
            if colour_next(after):
                return True
            del colours[region]  # take back
    return False

def next_region():
    """The regions have a fixed order."""
    return order[len(colours)]

def options(left, region):
    """The colours that are left for it."""
    return left[region]

def look_ahead(left, region, colour):
    """The colours that are left after this one."""
    after = {**left, region: [colour]}
    return narrow(after, [region])

def narrow(after, changed):
    """A region's only colour leaves its neighbours."""
    for region in changed:
        if len(after[region]) == 1:
            for other in borders[region]:
                after[other] = drop(after, other, region)
    return after

def drop(after, other, region):
    """The other colours than those of a region."""
    return [c for c in after[other] if c not in after[region]]

def enough():
    """Print the colours; one is enough."""
    print(colours)
    return True

palette = ["red", "blue"]
borders = {
    "A": ["B"],
    "B": ["A"],
}
order = list(borders)
colours = {}
start = {region: palette for region in borders}
if not colour_next(start):
    print("no more colourings")
