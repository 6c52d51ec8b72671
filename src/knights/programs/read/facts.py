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
    facts, length = Facts(), task.puzzle.length
    for event in story.read():
        path = tuple(choice for _, choice, _ in story.standing)
        if len(path) > len(facts.deepest):
            facts.deepest = path
        if len(path) == length:
            if task.solved(path):
                note_solution(facts, story, event, path, task)
            else:
                facts.unsolved += 1
    count(facts, story)
    facts.standing = order(tuple(choice for _, choice, _ in story.standing), task)
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
        facts.different.add(order(path, task))


def count(facts: Facts, story: Story) -> None:
    """Count what was placed and taken back, and find the first and the last of each."""
    sorts, steps = story.bare, story.steps
    facts.placed, facts.odd = sorts.count(PLACE), sorts.count(ODD)
    facts.undone = sorts.count(UNDO) + sorts.count(SILENT)
    if facts.placed:
        facts.first = story.choices[sorts.find(PLACE)]
        facts.last_place = steps[sorts.rfind(PLACE)]
    if facts.solved:
        later = sorts.find(PLACE, facts.solved[0] + 1)
        facts.later = None if later < 0 else steps[later]
        facts.solved = [steps[event] for event in facts.solved]
    if facts.undone:
        backs = sorts.replace(bytes([SILENT]), bytes([UNDO])) if SILENT in sorts else sorts
        facts.first_undo, facts.last_undo = steps[backs.find(UNDO)], steps[backs.rfind(UNDO)]


def order(path: tuple[int, ...], task: Task) -> tuple[int, ...]:
    return path if task.ordered else tuple(sorted(path))


def find_first(run: Run, found: Found, task: Task) -> int | None:
    """Find the first choice of a run, as the board lies in `found`."""
    events = Reading(run.log, found, task).events()
    return next((event.choice for event in events if event.sort == "place"), None)


def choose_by_start(run: Run, found: Found, task: Task) -> Callable[[int], int]:
    """Choose how the program's board lies, so that it starts where it should, if it can.

    Of several ways, choose the one in which most of the given numbers are right.
    """
    first = find_first(run, found, task)
    seats = [seat for seat in task.seats if first is not None and seat(first) == task.start]
    if not task.given_numbers:
        return (seats or task.seats)[0]
    seats = seats or [*task.seats]
    reading = Reading(run.log, found, task)
    kept = [0] * len(seats)
    for event in islice(reading.events(), EVENTS):
        if event.sort == "place":
            due = task.given_numbers.get(len(reading.at))
            for number, seat in enumerate(seats):
                kept[number] += seat(event.choice) == due
    return seats[kept.index(max(kept))]


def choose_by_order(run: Run, found: Found, task: Task) -> Callable[[int], int]:
    """Choose how a board lies so that it is filled in order, as any place may be the first."""
    reading = Reading(run.log, found, task)
    in_order = [0] * len(task.seats)
    for event in islice(reading.events(), EVENTS):
        if event.sort == "place":
            for number, seat in enumerate(task.seats):
                in_order[number] += task.place(seat(event.choice)) == len(reading.at) - 1
    return task.seats[in_order.index(max(in_order))]


def printed_after(run: Run, step: int, before: int | None = None) -> bool:
    """Tell whether something was printed after a step, and before another."""
    at = bisect_right(run.prints, step)
    return at < len(run.prints) and (before is None or run.prints[at] <= before)
