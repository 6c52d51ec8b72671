"""Depth-first search: the path is gray,
and a dead end turns white again."""

def go_on(vertex):
    """Go on to the white neighbours."""
    if len(path) == length:
        return enough()
    for neighbour in neighbours[vertex]:
        if fits(neighbour):
            colour[neighbour] = "gray"
            path.append(neighbour)  # place
            if go_on(neighbour):
                return True
            colour[neighbour] = "white"
            path.pop()  # take back
    return False

def fits(vertex):
    """Is it white?"""
    return colour[vertex] == "white"

def search():
    """The start is gray at once."""
    colour[start] = "gray"
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
colour = dict.fromkeys(neighbours, "white")
path = []
if not search():
    print("no more paths")
