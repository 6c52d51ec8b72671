"""A quick test whether a search is tidy, so that no step of it can be wrong; most are.

A tidy search takes back all that it placed before a call ends, places only upon what stood when
the call began, breaks no rule, and tries nothing twice in the same place.
"""

from collections.abc import Sequence

from knights.programs.read.story import PLACE, UNDO, Story
from knights.programs.watch.run import RETURN, Calls
from knights.puzzles.task import Shape, Task


class Rules:
    """The rules of a task, remembered pair by pair: which choices may stand together."""

    def __init__(self, task: Task, shape: Shape) -> None:
        self.task = task
        self.once = shape.kind != "path"  # each choice has a place of its own
        self.friends: dict[int, set[int]] = {}  # for each choice, those that it may come after

    def conflict(self, path: Sequence[int]) -> str | None:
        """Return the rule that a path's last choice breaks; the others break none."""
        last = path[-1]
        friends = self.friends.setdefault(last, set())
        if self.task.ordered:  # only the last but one matters, and repeats
            near = path[-2:-1]
            known = near and near[0] in friends
            if known and (self.once or path.index(last) == len(path) - 1):
                return None
        else:
            near = path[:-1]
            if near and friends.issuperset(near):
                return None
        told = self.task.conflict(path[:-1], last)
        if told is None:
            friends.update(near)
        return told


def is_tidy(calls: Calls, story: Story, rules: Rules) -> bool:
    """Tell whether a run is tidy."""
    packed, count, length = calls.packed, len(calls), story.length
    if not count:
        return False
    path: list[int] = []
    tried = [0]  # by length of path: choices tried there, as bits
    begun = [0]  # how many choices stood when the program, and each open call, began
    seen, following = 0, packed[0] >> 4
    for step, choice, sort in zip(story.steps, story.choices, story.sorts, strict=True):
        while following <= step:
            if packed[seen] & 15 < RETURN:
                begun.append(len(path))
            elif begun.pop() != len(path) or not begun:
                return False
            seen += 1
            following = packed[seen] >> 4 if seen < count else len(story.log)
        if sort == UNDO:
            path.pop()
            tried.pop()
            continue
        before, bit = tried[-1], 1 << choice if sort == PLACE else 0
        if not bit or before & bit or begun[-1] != len(path):
            return False
        if not before and path and rules.conflict(path) is not None:
            return False
        tried[-1] = before | bit
        tried.append(0)
        path.append(choice)
        if len(path) == length and rules.conflict(path) is not None:
            return False
    return True
