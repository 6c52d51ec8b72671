"""A program that is made for another size than the page's: which one, told by what it makes."""

from collections.abc import Iterator
from math import isqrt

from knights.programs.read.candidates import Seen, list_rows, see
from knights.programs.watch.log import Log
from knights.puzzles.task import Shape, Task


def list_sizes(log: Log, task: Task) -> Iterator[tuple[int, int]]:
    """The rows and columns that a program may be made for: those of its boards first.

    What is one less or more than the page's size may as well be miscounted.
    """
    seen = see(log)
    sizes = dict.fromkeys(size_of_board(one, seen) for one in seen)
    sizes.update(dict.fromkeys(size_of_list(one, task) for one in seen if not one.inner))
    grids = [shape for shape in task.shapes if shape.kind == "grid"]
    for size in sizes:
        known = any(size == (grid.rows, grid.columns) for grid in grids)
        if size is not None and not known and not any(is_near(size, grid) for grid in grids):
            yield size


def list_all(log: Log, task: Task) -> list[tuple[int, int]]:
    """All sizes that a program may be made for, the largest first: boards may have a border."""
    seen = see(log)
    sizes = {size_of_board(one, seen) for one in seen}
    sizes |= {size_of_list(one, task) for one in seen if not one.inner}
    if not task.ordered:  # a path has one choice for each row
        sizes |= {(one.length, one.length) for one in seen if one.appended and not one.inner}
    borders = [0] + [shape.offset for shape in task.shapes if shape.kind == "grid"]
    inner = {
        (size[0] - more, size[1] - more)
        for size in sizes
        if size is not None
        for offset in borders
        for more in (0, offset, 2 * offset)
    }
    found = inner | ({task.size} if task.size else set())
    return sorted((size for size in found if min(size) > 0), reverse=True)


def is_near(size: tuple[int, int], grid: Shape) -> bool:
    """Whether a size is one less or more than that of a board without a border."""
    return not grid.offset and max(abs(size[0] - grid.rows), abs(size[1] - grid.columns)) < 2


def size_of_board(one: Seen, seen: list[Seen]) -> tuple[int, int] | None:
    """The rows and columns of what holds rows that are written to."""
    rows = list_rows(one, seen)
    widths = {len(row.items) for row in rows}
    whole = len(rows) == len(one.items) > 1 and len(widths) == 1 and 0 not in widths
    return (len(rows), widths.pop()) if whole and any(row.written for row in rows) else None


def size_of_list(one: Seen, task: Task) -> tuple[int, int] | None:
    """The size of a board with a choice in each of its rows, or in each of its squares."""
    if one.kind != "list" or not one.written:
        return None
    side = isqrt(len(one.items)) if task.ordered else len(one.items)
    fits = side * side == len(one.items) or not task.ordered
    return (side, side) if fits and side > 1 else None
