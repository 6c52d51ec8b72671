"""Search without recursion: a stack of squares, each with how many of its candidates were tried."""

from knights.listings.task import Steps, Task


def search(task: Task) -> Steps:
    """Take up the top of the stack: on to its next candidate, or back when there is none."""
    free = [True] * task.size
    for start in task.root:
        free[start] = False
    k = task.first
    stack = [(task.start, 0)]
    while stack:
        here, tried = stack.pop()
        near = task.near[here]
        while tried < len(near) and not (free[near[tried]] and task.fits(near[tried], k)):
            tried += 1
        if tried < len(near):
            square = near[tried]
            stack.append((here, tried + 1))
            free[square] = False
            yield square
            if k < task.length:
                stack.append((square, 0))
                k += 1
            elif task.enough():
                return
            else:
                free[square] = True
                yield ~square
        elif stack:
            free[here] = True
            yield ~here
            k -= 1
