"""The universal scheme of backtracking: the same few lines for every puzzle.

To `yield` a call is to make it: the search goes on in there, and comes back with its result.
"""

from knights.listings.task import Steps, Task


def search(task: Task) -> Steps:
    """Start choosing below the root."""
    return (yield attempt(task, list(task.root)))


def attempt(task: Task, path: list[int]) -> Steps:
    """Try every candidate below a path."""
    for candidate, reason in task.candidates(path):
        if candidate is None or reason is not None:
            continue  # not acceptable
        path.append(candidate)  # record
        yield candidate
        if len(path) < task.length:
            success = yield attempt(task, path)
        else:
            success = task.solved(path) and task.enough()
        if success:
            return True
        path.pop()  # erase
        yield ~candidate
    return False
