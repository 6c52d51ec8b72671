# Only the first neighbour is looked at: the return is too far left by one block.
borders = {
    "WA": ["NT", "SA"],
    "NT": ["WA", "SA", "Q"],
    "SA": ["WA", "NT", "Q", "NSW", "V"],
    "Q": ["NT", "SA", "NSW"],
    "NSW": ["Q", "SA", "V"],
    "V": ["SA", "NSW"],
    "T": [],
}
palette = ["red", "green", "blue"]
regions = list(borders)
colour = {}


def fits(region, c):
    for other in borders[region]:
        return colour.get(other) != c
    return True


def paint(i):
    if i == len(regions):
        return True
    for c in palette:
        if fits(regions[i], c):
            colour[regions[i]] = c
            if paint(i + 1):
                return True
            del colour[regions[i]]
    return False


if paint(0):
    print(colour)
