"""A tour as visitors' programs write it: numbers on a board, or a list of squares."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from typing import Any

from knights.board import Board
from knights.language import tell, together
from knights.puzzles.task import SIDES, Row, Shape, Task, whole
from knights.puzzles.tour.givens import Givens
from knights.puzzles.tour.rules import tell_no_move
from knights.puzzles.tour.tour import PRUNED, Tour

# Squares of the largest board on which a visitor's program with its own size is checked.
LARGEST = 400

ROWS = (
    Row("tour/3x3/a3/geeks", 0),
    Row("tour/4x4/a4/geeks", 0),
    Row("tour/1x1/a1/geeks", None),
    Row("tour/5x5/a5/geeks", None),
    Row("tour/5x5/c3/geeks", None),
)


def make_task(tour: Tour) -> Task:
    board = tour.board
    rows, columns = board.rows, board.columns
    free = replace(tour, start=None, end=tour.end)

    def read(shape: Shape, key: Any, value: Any) -> int | None:
        """Read a square from a place on the board or a pair in a path; rows are from the top."""
        pair = value if shape.kind == "path" else key
        if shape.kind == "list" and isinstance(key, str):
            return read_single(key)
        if shape.kind == "list":
            index = whole(key, shape.offset, shape.offset + board.size)
            pair = None if index is None else divmod(index - shape.offset, columns)
        elif not isinstance(pair, tuple | list) or len(pair) != 2:
            return read_single(pair)
        if pair is None:
            return None
        down, right = (whole(part, shape.offset, shape.offset + 1000) for part in pair)
        if down is None or right is None:
            return None
        swapped = (shape.rows > shape.columns) != (rows > columns) and shape.rows != shape.columns
        if swapped and shape.kind != "list":
            down, right = right, down
        file, rank = right - shape.offset, rows - 1 - down + shape.offset
        # The orientation of the program's board is not known yet, so holes are not checked.
        inside = 0 <= file < columns and 0 <= rank < rows
        return rank * columns + file if inside else None

    def read_single(value: Any) -> int | None:
        if isinstance(value, str):
            try:
                return board.square(value)
            except ValueError:
                return None
        index = whole(value, 0, board.size)
        return None if index is None else (rows - 1 - index // columns) * columns + index % columns

    def conflict(path: Sequence[int], square: int) -> str | None:
        if square in board.holes:
            return tell("tour-task-blocked", square=board.name(square))
        if square in path:
            return tell("tour-task-taken", square=board.name(square))
        if path and square not in tour.neighbours[path[-1]]:
            return tell_leap(tour, path[-1], square)
        return tell_broken(tour, len(path) + 1, square)

    def unfit(path: Sequence[int]) -> str | None:
        if tour.closed and path[0] not in tour.neighbours[path[-1]]:
            last, start = board.name(path[-1]), board.name(path[0])
            return tell("tour-why-not-closed", last=last, start=start)
        return None

    return Task(
        puzzle=tour,
        name="tour",
        shapes=find_shapes(rows, columns),
        read=read,
        conflict=conflict,
        solved=free.solved,
        unfit=unfit,
        wraps=lambda here, there: leads_around(tour, here, there),
        label=board.name,
        quick=lambda first: begin_quickly(tour, first),
        settings=find_settings(tour),
        starts=find_starts(board, tour.start, tour.givens),
        ordered=True,
        numbered=True,
        seats=find_seats(rows, columns),
        start=tour.start,
        given_numbers=tour.given_squares,
        size=(rows, columns),
        sized=find_size,
        rows=ROWS,
    )


def begin_quickly(tour: Tour, first: int | None) -> Tour:
    """The tour for a search that ends soon, from a square if it may be the first one."""
    start = tour.start if first is None or first in tour.given_numbers else first
    return replace(tour, start=start, strategy=PRUNED)


def tell_broken(tour: Tour, number: int, square: int) -> str | None:
    """Say that a square may not have a number, by the given numbers; None if it may."""
    if tour.keeps_givens(square, number - 1):
        return None
    name, own = tour.board.name(square), tour.given_numbers.get(square)
    if own is not None:
        return tell("tour-task-numbered", square=name, own=str(own), number=str(number))
    due = tour.board.name(tour.given_squares[number])
    return tell("tour-task-due", square=name, due=due, number=str(number))


def find_size(rows: int, columns: int) -> str | None:
    """The scenario of a board of another size, begun anywhere; None if it is too large."""
    return f"tour/{rows}x{columns}/any/geeks" if rows * columns <= LARGEST else None


def find_shapes(rows: int, columns: int) -> tuple[Shape, ...]:
    """The shapes: a board, one with an unused row and column, one with a border; a path; a list."""
    grids = [
        Shape("grid", rows + more, columns + more, offset)
        for more, offset in ((0, 0), (1, 1), (4, 2), (2, 1))
    ]
    paths = [Shape("path"), Shape("path", offset=1)]
    if rows != columns:  # the column may come first
        grids += [Shape("grid", g.columns, g.rows, g.offset) for g in grids]
        paths += [Shape("path", columns, rows), Shape("path", columns, rows, 1)]
    return (*grids, *paths, Shape("list", rows * columns))


def tell_leap(tour: Tour, here: int, there: int) -> str:
    """Say that no move leads from one square to another, and whether one would around the edge."""
    around = tell("tour-task-around") if leads_around(tour, here, there) else None
    return together(tell_no_move(tour, here, there), around)


def leads_around(tour: Tour, here: int, there: int) -> bool:
    """Tell whether a move leads from one square to another around the edge of the board."""
    board = tour.board
    file, rank = board.file(here), board.rank(here)
    around = [((file + x) % board.columns, (rank + y) % board.rows) for x, y in tour.moves]
    return there not in tour.neighbours[here] and (board.file(there), board.rank(there)) in around


def find_seats(rows: int, columns: int) -> tuple[Callable[[int], int], ...]:
    """The orientations of a program's rows and columns on the board, from the top first."""

    def turn(square: int, flip: bool, swap: bool) -> int:
        rank, file = divmod(square, columns)
        down, right = rows - 1 - rank, file
        if swap:
            down, right = right, down
        return (down if flip else rows - 1 - down) * columns + right

    turns = [(False, False), (True, False)]
    if rows == columns:
        turns += [(False, True), (True, True)]
    # Each step of a run asks several times, and there may be millions of steps.
    return tuple(cache(lambda square, t=t: turn(square, *t)) for t in turns)


def find_settings(tour: Tour) -> Mapping[str, Any]:
    """The names of the board's sides in programs."""
    board = tour.board
    found: dict[str, Any] = {}
    if not tour.givens:
        found["givens"] = partial(give_numbers, {})  # a program may have those of another tour
    if board.rows == board.columns:
        found.update(dict.fromkeys(SIDES, board.rows))
    found.update(dict.fromkeys(("rows", "ROWS", "height", "num_rows"), board.rows))
    found.update(
        dict.fromkeys(("columns", "cols", "COLUMNS", "COLS", "width", "num_cols"), board.columns)
    )
    return found


type Place = tuple[int, int, tuple[int, int]]


def find_starts(board: Board, start: int | None, givens: Givens) -> Sequence[Mapping[str, Any]]:
    """Names for the start and the givens, in each of the ways to count.

    From 0 and the top; from 1 and below; from 0 and below.
    """
    if start is None and not givens:
        return ({},)

    def place(square: int, way: int) -> Place:
        rank, file = board.rank(square), board.file(square)
        down = board.rows - 1 - rank
        if way == 0:
            return down, file, (down, file)
        return rank + 2 - way, file + 2 - way, (file + 2 - way, rank + 2 - way)

    found = []
    for way in range(3):
        names = {} if start is None else name_start(*place(start, way))
        if givens:
            pairs = {number: place(square, way)[2] for number, square in givens}
            names["givens"] = partial(give_numbers, pairs)
        found.append(names)
    return found


def give_numbers(pairs: Mapping[int, tuple[int, int]], own: Any) -> Any:
    """Write the given numbers as a program has its own: squares by numbers, or numbers by squares.

    None for other values.
    """
    if not isinstance(own, dict):
        return None
    if own and all(isinstance(key, tuple) for key in own):
        return {pair: number for number, pair in pairs.items()}
    return dict(pairs)


def name_start(row: int, column: int, pair: tuple[int, int]) -> dict[str, Any]:
    rows = ("start_row", "row0", "r0", "start_r", "start_y", "y0", "sy")
    columns = ("start_column", "start_col", "col0", "c0", "start_c", "start_x", "x0", "sx")
    return {**dict.fromkeys(rows, row), **dict.fromkeys(columns, column), "start": pair}
