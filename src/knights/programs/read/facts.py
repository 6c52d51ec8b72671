"""Facts of a run: how much was placed, and which solutions stood when."""

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import islice

from knights.programs.read.candidates import Found
from knights.programs.read.reading import Reading
from knights.programs.read.run_events import ODD, PLACE, SILENT, UNDO, Story
from knights.programs.watch.run import Run
from knights.puzzles.task import Task

EVENTS = 200  # most events that are read to find how a board lies
MOST_KEPT = 100_000  # most solutions that are compared


@dataclass
class Facts:
    """The counts of a run, and its solutions: the steps at which they stood, and the first.

    `later` is the first step after the first solution at which something else was placed; `values`
    are what stood on the board at the solution.
    """

    placed: int = 0
    undone: int = 0
    first: int | None = None  # the first choice of all
    solved: list[int] = field(default_factory=list)
    solution: tuple[int, ...] = ()
    values: tuple[object, ...] = ()
    different: set[tuple[int, ...]] = field(default_factory=set)
    later: int | None = None
    unsolved: int = 0  # complete paths that were no solutions
    odd: int = 0  # values that are no choices of the puzzle
    deepest: tuple[int, ...] = ()
    last_place: int = -1
    first_undo: int | None = None
    last_undo: int | None = None
    standing: tuple[int, ...] = ()
    shared: bool = False

    @property
    def gave_up(self) -> bool:
        """Tell whether nothing was placed after the first choice was taken back."""
        return self.first_undo is None or self.last_place < self.first_undo

    @property
    def stands(self) -> bool:
        """Tell whether a solution stands at the end."""
        return bool(self.solved) and self.standing in self.different

    @property
    def counted(self) -> bool:
        """Tell whether the counts are right: what was not taken back is the solution, or nothing.

        A search that writes its next choice over the last one leaves some when it has tried all.
        """
        return self.placed == self.undone or (self.stands and self.later is None)


def gather(story: Story, task: Task) -> Facts:
    """Read a run and gather its facts."""
    facts = Facts()
    for event in story.read():
        path = tuple(choice for _, choice, _ in story.standing)
        if len(path) > len(facts.deepest):
            facts.deepest = path
        if task.is_whole(path):
            if task.solved(path):
                note_solution(facts, story, event, path, task)
            else:
                facts.unsolved += 1
    count(facts, story, task)
    facts.standing = task.key([choice for _, choice, _ in story.standing])
    facts.shared = story.reading.shared
    if task.start is not None and facts.placed:  # the start is given, and no step of the search
        facts.placed -= 1
        facts.undone -= facts.first not in facts.standing[:1]
    if task.givens and set(story.choices[: len(task.givens)]) == task.givens:
        facts.placed -= len(task.givens)
    return facts


def note_solution(
    facts: Facts, story: Story, event: int, path: tuple[int, ...], task: Task
) -> None:
    facts.solved.append(event)
    if not facts.solution:
        facts.solution = path
        facts.values = tuple(value for _, _, value in story.standing)
    if len(facts.different) < MOST_KEPT:
        facts.different.add(task.key(path))


def count(facts: Facts, story: Story, task: Task) -> None:
    """Count what was placed and taken back, and find the first and the last of each."""
    sorts, steps = story.bare, story.steps
    facts.placed, facts.odd = sorts.count(PLACE), sorts.count(ODD)
    facts.undone = sorts.count(UNDO) + sorts.count(SILENT)
    if facts.placed:
        facts.first = story.choices[sorts.find(PLACE)]
        facts.last_place = steps[sorts.rfind(PLACE)]
    if facts.solved:
        later = -1 if task.early else sorts.find(PLACE, facts.solved[0] + 1)
        facts.later = None if later < 0 else steps[later]
        facts.solved = [steps[event] for event in facts.solved]
    if facts.undone:
        backs = sorts.replace(bytes([SILENT]), bytes([UNDO])) if SILENT in sorts else sorts
        facts.first_undo, facts.last_undo = steps[backs.find(UNDO)], steps[backs.rfind(UNDO)]


def choose_seat(run: Run, found: Found, task: Task) -> Callable[[int], int]:
    """Choose how a program's board lies: it starts where it should, and is filled in order.

    Where several do, take the one that breaks the fewest rules.
    """
    reading = Reading(run.log, found, task)
    first, in_order = None, [0] * len(task.seats)
    paths = list[list[int]]()
    for event in islice(reading.events(), EVENTS):
        if event.sort == "place":
            first = event.choice if first is None else first
            paths.append(reading.standing)
            for number, seat in enumerate(task.seats):
                in_order[number] += task.place(seat(event.choice)) == len(reading.at) - 1

    def rate(number: int) -> tuple[bool, bool, int, int]:
        seat = task.seats[number]
        begins = task.ordered and first is not None and seat(first) == task.start
        lies = [[seat(choice) for choice in path] for path in paths]
        solved = any(task.is_whole(lie) and task.solved(lie) for lie in lies)
        broken = sum(task.conflict(lie[:-1], lie[-1]) is not None for lie in lies)
        return begins, solved, -broken, 0 if task.ordered else in_order[number]

    return task.seats[max(range(len(task.seats)), key=rate)]


def printed_after(run: Run, step: int, before: int | None = None) -> bool:
    """Tell whether something was printed after a step, and before another."""
    at = bisect_right(run.prints, step)
    return at < len(run.prints) and (before is None or run.prints[at] <= before)
