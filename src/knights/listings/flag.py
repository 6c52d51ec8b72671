"""Recursive search with a flag that all calls share: the last move raises it, and all calls end.

To `yield` a call is to make it: the search goes on in there, and comes back when that has ended.
"""

from knights.listings.task import Steps, Task


class Flag:
    raised = False


def search(task: Task) -> Steps:
    """Number the start 1, lower the flag, and try the next move."""
    number = [0] * task.size  # 0 means not visited
    for start in task.root:
        number[start] = 1
    yield try_next_move(task, number, task.start, task.first, Flag())


def try_next_move(task: Task, number: list[int], here: int, k: int, done: Flag) -> Steps:
    """Try to make move k from here; the flag tells whether a tour came of it."""
    for square in task.near[here]:
        if number[square] == 0 and task.fits(square, k):
            number[square] = k
            yield square
            if k < task.length:
                yield try_next_move(task, number, square, k + 1, done)
            else:
                done.raised = task.enough()
            if done.raised:
                return
            number[square] = 0
            yield ~square
