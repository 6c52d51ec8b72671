"""Depth-first search: each vertex once,
black when all beyond it is known."""

def visit(vertex):
    """Discover it, and what lies beyond."""
    colour[vertex] = "gray"
    path.append(vertex)  # discover
    for neighbour in neighbours[vertex]:
        if colour[neighbour] == "white":
            visit(neighbour)
    colour[vertex] = "black"
    path.pop()  # leave

def search():
    """Begin anew at every white vertex."""
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
