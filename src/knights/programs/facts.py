"""What a run has come to: how much was placed, and which solutions stood when."""

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import islice

from knights.programs.finding import Found
from knights.programs.reading import Event, Reading
from knights.programs.watch import Run
from knights.puzzles.task import Task

EVENTS = 200  # that tell how a board lies
MOST_KEPT = 100_000  # solutions that are told apart


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
    odd: int = 0  # values that are none of the puzzle's
    deepest: tuple[int, ...] = ()
    last_place: int = -1
    first_undo: int | None = None
    last_undo: int | None = None
    standing: tuple[int, ...] = ()
    shared: bool = False

    @property
    def gave_up(self) -> bool:
        """Whether nothing was placed any more once something had been taken back."""
        return self.first_undo is None or self.last_place < self.first_undo

    @property
    def stands(self) -> bool:
        """Whether a solution stands at the end."""
        return bool(self.solved) and self.standing in self.different


def gather(run: Run, found: Found, task: Task) -> Facts:
    """Go through a run once."""
    reading = Reading(run.log, found, task)
    seat = found.seat
    facts = Facts()
    length, standing = task.puzzle.length, reading.standing
    for event in reading.events():
        if event.sort in ("undo", "silent"):
            facts.undone += 1
            facts.last_undo = event.step
            if facts.first_undo is None:
                facts.first_undo = event.step
            continue
        if event.sort != "place":
            facts.odd += event.sort == "odd"
            continue
        facts.placed += 1
        facts.last_place = event.step
        if facts.first is None:
            facts.first = seat(event.choice)
        if facts.solved and facts.later is None:
            facts.later = event.step
        if len(standing) > len(facts.deepest):
            facts.deepest = tuple(map(seat, standing))
        if len(standing) == length:
            path = tuple(map(seat, standing))
            if task.solved(path):
                note_solution(facts, event, path, tuple(reading.values.values()), task)
            else:
                facts.unsolved += 1
    facts.standing = order(tuple(map(seat, standing)), task)
    facts.shared = reading.shared
    if task.start is not None and facts.placed:  # the start is given, and no step of the search
        facts.placed -= 1
        facts.undone -= facts.first not in facts.standing[:1]
    return facts


def note_solution(
    facts: Facts, event: Event, path: tuple[int, ...], values: tuple[object, ...], task: Task
) -> None:
    facts.solved.append(event.step)
    if not facts.solution:
        facts.solution, facts.values = path, values
    if len(facts.different) < MOST_KEPT:
        facts.different.add(order(path, task))


def order(path: tuple[int, ...], task: Task) -> tuple[int, ...]:
    return path if task.ordered else tuple(sorted(path))


def find_first(run: Run, found: Found, task: Task) -> int | None:
    """The first choice of all, as the program's board lies by itself."""
    events = Reading(run.log, found, task).events()
    return next((event.choice for event in events if event.sort == "place"), None)


def choose_seat(
    run: Run, found: Found, task: Task, probe: int | None = None
) -> Callable[[int], int] | None:
    """How the program's board lies: so that it starts where it should; None if it does nowhere.

    Where the start is a corner or the middle there are several such ways: `probe` is where it began
    when it was told to begin at the task's square for that.
    """
    first = find_first(run, found, task)
    for seat in task.seats:
        right = first is not None and seat(first) == task.start
        if right and (probe is None or seat(probe) == task.probe):
            return seat
    return None


def choose_way(run: Run, found: Found, task: Task) -> Callable[[int], int]:
    """How a board lies on which any place may be the first: so that it is filled in order."""
    reading = Reading(run.log, found, task)
    in_order = [0] * len(task.seats)
    for event in islice(reading.events(), EVENTS):
        if event.sort == "place":
            for number, seat in enumerate(task.seats):
                in_order[number] += task.place(seat(event.choice)) == len(reading.standing) - 1
    return task.seats[in_order.index(max(in_order))]


def printed_after(run: Run, step: int, before: int | None = None) -> bool:
    """Whether something was printed after a step, and before another."""
    at = bisect_right(run.prints, step)
    return at < len(run.prints) and (before is None or run.prints[at] <= before)
