"""The programs of queens in regions: row by row, or the fewest squares first."""

from collections.abc import Iterator, Sequence

from knights.board import file_name
from knights.language import tell
from knights.puzzles.program import Program, fill, limit_of, read, stop_at
from knights.puzzles.regions.regions import Regions
from knights.search import Goal

PACKAGE = "knights.puzzles.regions"


def programs(puzzle: Regions, goal: Goal) -> Iterator[Program]:
    n = puzzle.n
    rows = [f'    "{row}",' for row in puzzle.regions.split(".")]
    by_rows = puzzle.order == "rows"
    text = fill(
        read(PACKAGE, "recursive" if by_rows else "fewest"),
        regions="\n".join(["regions = [", *rows, "]"]),
    )
    numbers = {(row + 1, column + 1): row * n + column for row in range(n) for column in range(n)}
    yield Program(
        name="recursive",
        room="regions",
        text=stop_at(text, goal),
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


def starter(puzzle: Regions, goal: Goal) -> None:
    """No task asks for a visitor's own program yet."""
