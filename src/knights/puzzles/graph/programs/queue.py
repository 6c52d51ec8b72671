"""A shortest path: breadth-first search."""

def search():
    """Reach the vertices, the nearest first."""
    while queue:
        vertex = queue.pop(0)
        for neighbour in neighbours[vertex]:
            if neighbour not in before:
                before[neighbour] = vertex
                queue.append(neighbour)  # place
                if neighbour == target:
                    return True
    return False

def path_to(vertex):
    """Follow the vertices back to the start."""
    path = [vertex]
    while vertex != start:
        vertex = before[vertex]
        path.insert(0, vertex)
    return path

neighbours = {
    "A": ["B"],
    "B": ["A"],
}
start = "A"
target = "B"
queue = [start]
before = {start: None}
if search():
    print(*path_to(target))
else:
    print("no paths")
