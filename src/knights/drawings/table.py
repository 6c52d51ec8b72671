"""A moment of a search as a table: comma-separated values, a line of names first."""

from collections.abc import Callable, Iterable, Sequence

from knights.puzzles.colouring.colouring import Colouring, colour_name
from knights.puzzles.graph.forest import DepthFirst
from knights.puzzles.queens.queens import Queens, square
from knights.puzzles.sudoku.sudoku import DIGITS, Sudoku
from knights.search import Puzzle, State

Row = Sequence[object]


def tabulate(puzzle: Puzzle, state: State, label: Callable[[int], str]) -> str:
    """The table of a puzzle; of one that has none of its own, the choices in their order.

    >>> print(tabulate(Queens(4), State((1, 7)), str), end="")
    queen,square,file,rank
    1,a2,1,2
    2,b4,2,4
    """
    match puzzle:
        case Queens():
            return write_rows(("queen", "square", "file", "rank"), list_queens(puzzle, state))
        case Sudoku():
            return write_rows(
                ("row", "column", "digit", "given", "step"), list_cells(puzzle, state)
            )
        case Colouring():
            return write_rows(("region", "colour", "step"), list_regions(puzzle, state))
        case DepthFirst():
            names = ("vertex", "parent", "discovered", "finished")
            return write_rows(names, list_vertices(puzzle, state))
    steps = enumerate(state.path, start=1)
    return write_rows(("step", "choice"), ((step, label(choice)) for step, choice in steps))


def list_queens(puzzle: Queens, state: State) -> Iterable[Row]:
    for number, choice in enumerate(state.path, start=1):
        column, row = divmod(choice, puzzle.n)
        yield number, square(puzzle.n, choice), column + 1, row + 1


def list_cells(puzzle: Sudoku, state: State) -> Iterable[Row]:
    """Every cell in reading order; the step is when it was filled."""
    steps = {choice // puzzle.n: step for step, choice in enumerate(state.path, start=1)}
    for cell, digit in enumerate(puzzle.grid(state.path)):
        row, column = divmod(cell, puzzle.n)
        given = "no" if puzzle.givens[cell] == "." else "yes"
        shown = DIGITS[digit - 1] if digit else ""
        yield row + 1, column + 1, shown, given, steps.get(cell, "")


def list_regions(puzzle: Colouring, state: State) -> Iterable[Row]:
    """Every region in the map's order; the step is when it was coloured."""
    steps = {
        choice // puzzle.colours: (colour_name(choice % puzzle.colours), step)
        for step, choice in enumerate(state.path, start=1)
    }
    for region, name in enumerate(puzzle.graph.names):
        yield name, *steps.get(region, ("", ""))


def list_vertices(puzzle: DepthFirst, state: State) -> Iterable[Row]:
    """Every vertex with its parent and its times, as far as the search has come."""
    position, forest, names = puzzle.position(state), puzzle.forest(), puzzle.graph.names
    for vertex, name in enumerate(names):
        found, done = forest.discovered[vertex], forest.finished[vertex]
        parent = forest.parent[vertex]
        known = found <= position
        above = names[parent] if known and parent is not None else ""
        yield name, above, found if known else "", done if done <= position else ""


def write_rows(names: Row, rows: Iterable[Row]) -> str:
    return "".join(",".join(map(write_cell, row)) + "\n" for row in (names, *rows))


def write_cell(value: object) -> str:
    """A value, in quotes where a comma or a quote would else part it (RFC 4180)."""
    text = str(value)
    return '"' + text.replace('"', '""') + '"' if set(text) & set(',"\n') else text
