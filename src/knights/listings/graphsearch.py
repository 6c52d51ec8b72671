"""Depth-first search on a graph for a path of given length, with white and gray vertices.

To `yield` a call is to make it: the search goes on in there, and comes back with its result.
"""

from knights.listings.task import Steps, Task

WHITE, GRAY = "white", "gray"


def search(task: Task) -> Steps:
    """Colour every vertex white but the start, and go on from there."""
    colour = [WHITE] * task.size
    path = list(task.root)
    for start in path:
        colour[start] = GRAY
    return (yield go_on(task, colour, path, task.start))


def go_on(task: Task, colour: list[str], path: list[int], vertex: int) -> Steps:
    """Go on from a vertex to its white neighbours; one that is a dead end turns white again."""
    for neighbour in task.near[vertex]:
        if colour[neighbour] == WHITE and task.fits(neighbour, len(path) + 1):
            colour[neighbour] = GRAY
            path.append(neighbour)
            yield neighbour
            if len(path) == task.length:
                found = task.enough()
            else:
                found = yield go_on(task, colour, path, neighbour)
            if found:
                return True
            path.pop()
            colour[neighbour] = WHITE
            yield ~neighbour
    return False
