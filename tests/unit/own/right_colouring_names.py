# The map by names of the program's own, and their numbers.
states = ["WA", "NT", "SA", "Q", "NSW", "V", "T"]
borders = {
    "WA": ["NT", "SA"],
    "NT": ["WA", "SA", "Q"],
    "SA": ["WA", "NT", "Q", "NSW", "V"],
    "Q": ["NT", "SA", "NSW"],
    "NSW": ["Q", "SA", "V"],
    "V": ["SA", "NSW"],
    "T": [],
}
order = {}
for i, s in enumerate(states):
    order[s] = i
colour = {}


def solve(k):
    if k == len(states):
        return True
    for c in ("red", "green", "blue"):
        if all(colour.get(b) != c for b in borders[states[k]]):
            colour[states[k]] = c
            if solve(k + 1):
                return True
            del colour[states[k]]
    return False


print(solve(0), colour)
