"""The programs of queens in regions: row by row, or the fewest squares first."""

from collections.abc import Iterator, Sequence

from knights.board import file_name
from knights.language import tell
from knights.puzzles.program import Program, ask_order, fill, invite, limit_of, read, stop_at
from knights.puzzles.regions.regions import Regions
from knights.search import Goal

PACKAGE = "knights.puzzles.regions"

ORDER = '''
def order(row):
    """The columns to try, first to last."""
    return range(1, n + 1)
'''


def write_text(puzzle: Regions, goal: Goal) -> str:
    rows = [f'    "{row}",' for row in puzzle.regions.split(".")]
    text = fill(
        read(PACKAGE, "recursive" if puzzle.order == "rows" else "fewest"),
        regions="\n".join(["regions = [", *rows, "]"]),
    )
    return stop_at(text, goal)


def programs(puzzle: Regions, goal: Goal) -> Iterator[Program]:
    n, by_rows = puzzle.n, puzzle.order == "rows"
    numbers = {(row + 1, column + 1): row * n + column for row in range(n) for column in range(n)}
    yield Program(
        name="recursive",
        room="regions",
        text=write_text(puzzle, goal),
        place="row, column",
        number=numbers.__getitem__,
        tell={
            "column": lambda column, around: f"{column} ({file_name(column - 1)})",
            "queens": lambda queens, around: tell_queens(
                [*enumerate(queens, start=1)] if by_rows else queens
            ),
        },
        watched=("queens",),
        limit=limit_of(goal),
    )


def tell_queens(squares: Sequence[tuple[int, int]]) -> str:
    names = [f"{file_name(column - 1)}{row}" for row, column in squares]
    return " ".join(names) or tell("search-value-none")


def starter(puzzle: Regions, goal: Goal) -> str:
    text = write_text(puzzle, goal)
    if puzzle.order == "fewest":
        return invite(text, "next_line")
    loop, asking = "for column in range(1, n + 1):", "for column in order(row):"
    return ask_order(text, loop, asking, ORDER)
