"""A path in a graph without recursion: a stack of vertices,
each with the number of its neighbours that were tried."""

def search():
    """Go on from the top of the stack, or back from it."""
    path.append(start)
    stack = [(start, 0)]
    while stack:
        vertex, tried = stack.pop()
        near = neighbours[vertex]
        if len(path) == length:
            if enough():
                return True
            tried = len(near)
        while tried < len(near) and not fits(near[tried]):
            tried += 1
        if tried < len(near):
            stack.append((vertex, tried + 1))
            stack.append((near[tried], 0))
            path.append(near[tried])  # place
        elif stack:
            path.pop()  # take back
    return False

def fits(vertex):
    """Is it not on the path yet?"""
    return vertex not in path

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
