# Colour the map of Australia.
neighbours = {
    "WA": ["NT", "SA"],
    "NT": ["WA", "SA", "Q"],
    "SA": ["WA", "NT", "Q", "NSW", "V"],
    "Q": ["NT", "SA", "NSW"],
    "NSW": ["Q", "SA", "V"],
    "V": ["SA", "NSW"],
    "T": [],
}
colours = ["red", "green", "blue"]
colour = {}
solutions = 0


def paint(number):
    global solutions
    regions = list(neighbours)
    if number == len(regions):
        solutions += 1
        return
    region = regions[number]
    for c in colours:
        if all(colour.get(other) != c for other in neighbours[region]):
            colour[region] = c
            paint(number + 1)
            del colour[region]


paint(0)
print(solutions)
