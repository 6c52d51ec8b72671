"""A path without recursion: a stack of
vertices, and how many edges each tried."""

def search():
    """On from the top of the stack, or back."""
    path.append(start)
    stack = [(start, 0)]
    while stack:
        vertex, tried = stack.pop()
        near = neighbours[vertex]
        if len(path) == length:
            if enough():
                return True
            tried = len(near)
        while tried < len(near):
            if fits(near[tried]):
                break
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
