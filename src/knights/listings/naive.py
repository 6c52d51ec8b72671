"""The naive method: make every sequence of moves, and test it only when it is complete.

To `yield` a call is to make it: the search goes on in there, and comes back with its result.
"""

from knights.listings.position import BEFORE
from knights.listings.task import Steps, Task


def search(task: Task) -> Steps:
    """Begin the sequence with the start, and make it longer in every way there is."""
    return (yield lengthen(task, list(task.root)))


def lengthen(task: Task, path: list[int]) -> Steps:
    """Add each move in turn, even to squares where the piece has been before."""
    for square in task.moves(path):
        path.append(square)
        yield square
        if len(path) < task.length:
            found = yield lengthen(task, path)
        else:
            found = task.solved(path) and task.enough()
        if found:
            return True
        path.pop()
        yield ~square
    return False


def count_sequences(task: Task) -> int:
    """Count the sequences beforehand, exactly: those that end on each square, move by move."""
    ways = dict.fromkeys(task.root or task.near[BEFORE], 1)
    for _ in range(task.length - 1):
        further: dict[int, int] = {}
        for here, number in ways.items():
            for square in task.near[here]:
                further[square] = further.get(square, 0) + number
        ways = further
    return sum(ways.values())
