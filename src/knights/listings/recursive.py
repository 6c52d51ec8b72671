"""Recursive search that passes its success back: each call returns whether it found a tour.

To `yield` a call is to make it: the search goes on in there, and comes back with its result.
"""

from knights.listings.task import Steps, Task


def search(task: Task) -> Steps:
    """Number the start 1, and try all moves from there."""
    number = [0] * task.size  # 0 means not visited
    for start in task.root:
        number[start] = 1
    return (yield try_moves(task, number, task.start, task.first))


def try_moves(task: Task, number: list[int], here: int, k: int) -> Steps:
    """Try to make move k from here, and all moves after it."""
    for square in task.near[here]:
        if number[square] == 0 and task.fits(square, k):
            number[square] = k
            yield square
            if k == task.length:
                success = task.enough()
            else:
                success = yield try_moves(task, number, square, k + 1)
            if success:
                return True
            number[square] = 0
            yield ~square
    return False
