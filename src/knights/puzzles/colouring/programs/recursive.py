"""A map: neighbours differ in colour."""

def colour_next():
    """Colour a region, and all after it."""
    if len(colours) == len(borders):
        return enough()
    region = next_region()
    for colour in palette:
        if fits(region, colour):
            colours[region] = colour  # place
            if colour_next():
                return True
            del colours[region]  # take back
    return False

def next_region():
    """The regions have a fixed order."""
    return order[len(colours)]

def fits(region, colour):
    """Does no neighbour have this colour?"""
    for neighbour in borders[region]:
        if colours.get(neighbour) == colour:
            return False
    return True

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
if not colour_next():
    print("no more colourings")
