"""A shortest way through a maze: breadth-first search."""

def search():
    """Reach the cells, the nearest first."""
    while queue:
        cell = queue.pop(0)
        for neighbour in neighbours[cell]:
            if neighbour not in before:
                before[neighbour] = cell
                queue.append(neighbour)  # place
                if neighbour == end:
                    return True
    return False

def way_to(cell):
    """Follow the cells back to the start."""
    way = [cell]
    while cell != start:
        cell = before[cell]
        way.insert(0, cell)
    return way

neighbours = {
    "a1": ["b1"],
    "b1": ["a1"],
}
start = "a1"
end = "b1"
queue = [start]
before = {start: None}
if search():
    print(*way_to(end))
else:
    print("no paths")
