"""Choices that may follow a path, and those that a program refuses although they may."""

from collections.abc import Iterator, Sequence

from knights.language import tell
from knights.programs.answer.finding import Finding
from knights.programs.read.run_events import PLACE, SILENT, UNDO, Story
from knights.puzzles.task import Task

# A long path is shown by so many choices from either end.
MOST_ENDS = 8


def find_refused(story: Story, task: Task, solution: Sequence[int]) -> Finding | None:
    """Find the refused choice; if choices stay marked, the first that is refused because of it.

    Numbers that are taken in any order refuse nothing.
    """
    if task.early:
        return None
    return find_marked(story, task, solution) or find_cut_off(story, task, solution)


def find_marked(story: Story, task: Task, solution: Sequence[int]) -> Finding | None:
    """Find the first refused choice, if nothing is ever placed again after it was taken back.

    A choice is refused if it breaks no rule, but was not tried when the one before it is taken
    back; not if an earlier choice breaks a rule itself. The place of the next choice is known if it
    is always the same at that depth.
    """
    placed = [choice for choice in story.choices if choice >= 0]
    if len(set(placed)) < len(placed) or UNDO not in story.bare:
        return None
    path: list[int] = []
    tried, steps, lawful = [set[int]()], [0], [True]
    last = list(solution)
    places = [{task.place(choice) for choice in level} for level in list_levels(story)]
    for step, choice in zip(story.steps, story.choices, strict=True):
        if choice >= 0:
            tried[-1].add(choice)
            tried.append(set())
            lawful.append(lawful[-1] and (not path or task.conflict(path, choice) is None))
            path.append(choice)
            steps.append(step)
            continue
        if not path or path[-1] != ~choice:
            return None
        here = places[len(path)] if len(path) < len(places) else set()
        for other in range(task.puzzle.size) if lawful[-1] else ():
            fits_here = task.ordered or {task.place(other)} == here
            if other in path or other in tried[-1] or not fits_here:
                continue
            if task.conflict(path, other) is None:
                goes_on = last[: len(path) + 1] == [*path, other]
                return tell_refused(task, path, other, steps[-1], goes_on)
        for stack in (path, tried, steps, lawful):
            stack.pop()
    return None


def list_levels(story: Story) -> list[set[int]]:
    """List all choices that were placed, by how many stood before."""
    levels: list[set[int]] = []
    length = 0
    for choice in story.choices:
        if choice >= 0:
            if length == len(levels):
                levels.append(set())
            levels[length].add(choice)
        length += 1 if choice >= 0 else -1
    return levels


def tell_refused(
    task: Task, path: Sequence[int], choice: int, step: int, goes_on: bool = True
) -> Finding:
    about = {"choice": task.label(choice), "way": list_way([task.label(one) for one in path])}
    if goes_on:
        told = tell("own-refused-solution", goal=task.goal, **about)
    else:
        told = tell("own-refused-allowed", **about)
    return Finding("refused", told, step, choice)


def find_cut_off(story: Story, task: Task, solution: Sequence[int]) -> Finding | None:
    """Find the choice that leads to a solution and was never tried though all before it stood."""
    wanted, standing, best = set(solution), list[int](), list[int]()
    step, tried = 0, None
    for index, sort in enumerate(story.bare):
        if sort in (UNDO, SILENT):
            standing.remove(~story.choices[index])
        if sort != PLACE:
            continue
        path = standing
        path.append(story.choices[index])
        if fits(path, solution, wanted, task):
            if len(path) > len(best):
                best, step, tried = list(path), story.steps[index], None
        elif tried is None and len(path) == len(best) + 1 and wanted.issuperset(path[:-1]):
            tried = path[-1]
    missed = find_missed(solution, best, tried, task)
    return None if missed is None else tell_refused(task, best, missed, step)


def find_missed(
    solution: Sequence[int], best: Sequence[int], tried: int | None, task: Task
) -> int | None:
    """Find the solution's choice that should have come next, or in the place of the one tried.

    If all choices that stand are in the first places, in any order, the next place comes next.
    """
    if len(best) >= len(solution):
        return None
    if task.ordered:
        return solution[len(best)]
    by_place = sorted(solution, key=task.place)
    if tried is not None:
        return next((one for one in by_place if task.place(one) == task.place(tried)), None)
    return by_place[len(best)] if set(best) == set(by_place[: len(best)]) else None


def list_way(labels: Sequence[str]) -> Sequence[str]:
    """Shorten a long path to its first and last choices."""
    if len(labels) <= 2 * MOST_ENDS:
        return labels
    return [*labels[:MOST_ENDS], "...", *labels[-MOST_ENDS:]]


def fits(path: Sequence[int], solution: Sequence[int], wanted: set[int], task: Task) -> bool:
    if task.ordered:
        return len(path) <= len(solution) and list(solution[: len(path)]) == list(path)
    return wanted.issuperset(path)


def is_dead_end(task: Task, path: Sequence[int]) -> bool:
    """Tell whether no choice may come next, or none is left for one of the free places."""
    free = list(iter_free(task, path))
    if task.ordered or not free:
        return len(path) < task.puzzle.length and not free
    taken = set(map(task.place, path))
    places = {task.place(choice) for choice in iter_free(task, ())} - taken
    return bool(places - {task.place(choice) for choice in free})


def iter_free(task: Task, path: Sequence[int]) -> Iterator[int]:
    """Yield the choices that break no rule after a path, in places that are not taken."""
    taken = set(map(task.place, path))
    for choice in range(task.puzzle.size):
        if task.place(choice) not in taken and task.conflict(path, choice) is None:
            yield choice
