"""Depth-first search: every vertex is discovered once, and
turns black when all beyond it is known."""

def visit(vertex):
    """Discover a vertex, and all white ones beyond it."""
    colour[vertex] = "gray"
    path.append(vertex)  # discover
    for neighbour in neighbours[vertex]:
        if colour[neighbour] == "white":
            visit(neighbour)
    colour[vertex] = "black"
    path.pop()  # leave

def search():
    """Begin anew wherever a vertex is still white."""
    for vertex in vertices:
        if colour[vertex] == "white":
            visit(vertex)

neighbours = {
    "A": ["B"],
    "B": ["A"],
}
vertices = list(neighbours)
colour = dict.fromkeys(neighbours, "white")
path = []
search()
