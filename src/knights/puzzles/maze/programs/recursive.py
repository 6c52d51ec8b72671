"""A way through a maze: each call enters one cell."""

def go_on(cell):
    """Make the path longer."""
    if cell == end:
        return enough()
    for neighbour in neighbours[cell]:
        if fits(neighbour):
            path.append(neighbour)  # place
            if go_on(neighbour):
                return True
            path.pop()  # take back
    return False

def fits(cell):
    """Is it not on the path yet?"""
    return cell not in path

def enough():
    """Print the path; one is enough."""
    print(*path)
    return True

neighbours = {
    "a1": ["b1"],
    "b1": ["a1"],
}
start = "a1"
end = "b1"
path = [start]
if not go_on(start):
    print("no more paths")
