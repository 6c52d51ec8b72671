"""Which of the containers that may be meant is: tried out on what the program does with them.

Numbers alone do not tell how they are meant: 0 is the first row, or none at all, and a list of how
many moves have been tried looks like a list of squares. What comes to a solution is what is meant;
else what mostly obeys the rules.
"""

from collections.abc import Callable

from knights.programs.read.candidates import Found, rank
from knights.programs.read.reading import Reading
from knights.programs.watch.log import Log
from knights.programs.watch.run import Scouted
from knights.puzzles.task import Task

# Placements that are held against the rules.
JUDGED = 1_000


def find(scouted: Scouted, make: Callable[[], Task], name: str | None = None) -> list[Found]:
    """Find the containers that may tell where the search stands, the likeliest first.

    Only those of a name, if one is given.

    Each is held against a task made for it: what a task has learned of one says nothing of another.
    """
    found = rank(scouted, make, name)
    if len(found) < 2:
        return found
    tried = [try_out(scouted.log, one, make()) for one in found]
    # How a container is read does not change what it is.
    tame = {one.sites for one, (_, wild) in zip(found, tried, strict=True) if not wild}
    pairs = zip(found, tried, strict=True)
    order = sorted(pairs, key=lambda pair: (pair[1][0], pair[0].sites not in tame))
    return [one for one, _ in order]


def try_out(log: Log, found: Found, task: Task) -> tuple[bool, bool]:
    """Whether no solution ever stands, and whether most of what is placed breaks a rule."""
    reading = Reading(log, found, task)
    seats = task.seats or (found.seat,)
    length = task.puzzle.length
    placed = broken = 0
    for event in reading.events():
        if event.sort != "place":
            continue
        if placed < JUDGED:
            placed += 1
            broken += task.conflict(reading.standing[:-1], event.choice) is not None
        if len(reading.at) == length and any(
            task.solved(tuple(map(seat, reading.standing))) for seat in seats
        ):
            return False, False
    return True, 2 * broken > placed
