"""A path: a flag ends all calls."""

def go_on(vertex):
    """Make the path longer."""
    global done
    if len(path) == length:
        done = enough()
        return
    for neighbour in neighbours[vertex]:
        if fits(neighbour):
            path.append(neighbour)  # place
            go_on(neighbour)
            if done:
                return
            path.pop()  # take back

def fits(vertex):
    """Is it not on the path yet?"""
    return vertex not in path

def search():
    """The path begins at the start."""
    path.append(start)
    go_on(start)
    return done

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
done = False
if not search():
    print("no more paths")
