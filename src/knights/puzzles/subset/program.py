"""The program of subset sum: it takes each number, and then leaves it."""

from collections.abc import Iterator

from knights.puzzles.program import Program, ask_order, fill, limit_of, read, stop_at, write
from knights.puzzles.subset.subset import Cuts, SubsetSum
from knights.search import Goal

# Replacements of the function `fits` for searches with fewer cuts.
FITS: dict[Cuts, str] = {
    "sum": '''
def fits(i, part):
    """Is the sum not too large?"""
    return sum(parts) + part <= target
''',
    "rest": '''
def fits(i, part):
    """Is there enough to come?"""
    rest = sum(numbers[i + 1:])
    return sum(parts) + part + rest >= target
''',
    "none": '''
def fits(i, part):
    """Everything is tried."""
    return True
''',
}

ORDER = '''
def order(i):
    """What to do with number i, first to last."""
    return numbers[i], 0
'''


def write_text(puzzle: SubsetSum, goal: Goal) -> str:
    codes = {
        "numbers": f"numbers = {[*puzzle.weights]}",
        "target": f"target = {puzzle.target}",
    }
    if puzzle.cuts in FITS:
        codes["fits"] = FITS[puzzle.cuts].strip("\n")
    return stop_at(fill(read("knights.puzzles.subset", "recursive"), **codes), goal)


def programs(puzzle: SubsetSum, goal: Goal) -> Iterator[Program]:
    yield Program(
        name="recursive",
        room="subset",
        text=write_text(puzzle, goal),
        place="i, part",
        number=choice_of,
        tell={"parts": write, "numbers": write},
        watched=("parts",),
        limit=limit_of(goal),
    )


def choice_of(decision: tuple[int, int]) -> int:
    """The choice that adds a part at a place: the number itself, or 0."""
    place, part = decision
    return 2 * place + (part == 0)


def starter(puzzle: SubsetSum, goal: Goal) -> str:
    loop, asking = "for part in (numbers[i], 0):", "for part in order(i):"
    return ask_order(write_text(puzzle, goal), loop, asking, ORDER)
