"""The universal scheme of backtracking: the same few lines for every puzzle.

To `yield` a call is to make it: the search goes on in there, and comes back with its result.
"""

from knights.listings.position import Position
from knights.listings.task import Steps, Task


def search(task: Task) -> Steps:
    """Start choosing below the root."""
    return (yield attempt(task, task.position(), list(task.root)))


def attempt(task: Task, position: Position, path: list[int]) -> Steps:
    """Try every candidate below a path."""
    for candidate in position.candidates(path):
        if not position.accepts(candidate):
            continue
        path.append(candidate)  # record
        position.place(candidate)
        yield candidate
        if len(path) < task.length:
            success = yield attempt(task, position, path)
        else:
            success = task.solved(path) and task.enough()
        if success:
            return True
        position.undo(candidate)  # erase
        path.pop()
        yield ~candidate
    return False
