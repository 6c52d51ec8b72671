"""A path: each call adds one vertex."""

def go_on(vertex):
    """Make the path longer."""
    if len(path) == length:
        return enough()
    for neighbour in neighbours[vertex]:
        if fits(neighbour):
            path.append(neighbour)  # place
            if go_on(neighbour):
                return True
            path.pop()  # take back
    return False

def fits(vertex):
    """Is it not on the path yet?"""
    return vertex not in path

def search():
    """The path begins at the start."""
    path.append(start)
    return go_on(start)

def enough():
    """Print the path; one is enough."""
    print(*path)
    return True

neighbours = {
    "A": ["B"],
    "B": ["A"],
}
length = len(neighbours)
start = "A"
path = []
if not search():
    print("no more paths")
