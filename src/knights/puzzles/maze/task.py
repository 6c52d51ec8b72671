"""A way through a maze as visitors' programs write it: cells, directions, or a marked grid."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from knights.language import tell
from knights.puzzles.maze.maze import Maze
from knights.puzzles.maze.way_forms import BLANKS, Cell, WayForms, is_led
from knights.puzzles.task import Row, Shape, Task, Way, like_lists, whole

ROWS = (
    Row("maze/12100.10310.12230.22220.00000", None),
    Row("maze/20.00", 1),
    Row("maze/2x3", None),
    Row("maze/1021002.1111320.2303020.1032302.1102110.0323120.0000100", 0),
)


def make_task(puzzle: Maze) -> Task:
    """The task to find a path; which cells a breadth-first search reaches is not asked for."""
    puzzle = Maze(puzzle.grid, puzzle.start, puzzle.end)
    board, (high, wide) = puzzle.board, (len(puzzle.rows), len(puzzle.rows[0]))
    name, size = board.name, board.size

    def place(choice: int) -> Cell:
        return high - 1 - choice // wide, choice % wide

    def number(cells: Sequence[Cell]) -> tuple[int, ...]:
        return tuple((high - 1 - row) * wide + column for row, column in cells)

    aliases = {name(cell): cell for cell in range(size)}
    cells = {alias: place(choice) for alias, choice in aliases.items()}
    forms = WayForms(puzzle.rows, place(puzzle.start), place(puzzle.end), cells)

    def read(shape: Shape, key: Any, value: Any) -> int | None:
        """Read a cell; a pair is a row and a column from below, which the seats turn."""
        if isinstance(value, str) and shape.kind == "path":
            return aliases.get(value.casefold())
        if shape.kind == "grid":
            value = None if isinstance(value, int | str | None) and value in BLANKS else key
        if not isinstance(value, tuple | list) or len(value) != 2:
            return None
        row = whole(value[0], shape.offset, shape.offset + high)
        column = whole(value[1], shape.offset, shape.offset + wide)
        if row is None or column is None:
            return None
        return (row - shape.offset) * wide + column - shape.offset

    def conflict(path: Sequence[int], cell: int) -> str | None:
        if cell in path:
            return tell("maze-task-taken", cell=name(cell))
        bar = forms.find_bar(place(path[-1]), place(cell)) if path else None
        return bar and tell(f"maze-task-step-{bar}", origin=name(path[-1]), target=name(cell))

    def unfit(path: Sequence[int]) -> str | None:
        if ends(path):
            return None
        return tell("maze-task-end", cell=name(path[-1]), end=name(puzzle.end))

    def ends(path: Sequence[int]) -> bool:
        return bool(path) and path[-1] == puzzle.end

    def ways(value: Any) -> Iterator[Way]:
        marked = [marks for marks in forms.list_marked(value) if {forms.start, forms.end} <= marks]
        paths = [number(cells) for cells in ([] if marked else forms.list_paths(value))]
        traced = [number(cells) for cells in map(forms.trace, marked) if cells]
        # A path may leave out the start.
        flat = [number(cells) for cells in forms.list_flat(value)]
        told = [*paths, *((puzzle.start, *path) for path in paths), *traced, *flat]
        right = [path for path in told if puzzle.solved(path)]
        backwards = [path[::-1] for path in paths if puzzle.solved(path[::-1])]
        if right:
            yield Way(right[0])
        elif backwards:
            about = {"goal": "path", "start": name(puzzle.start)}
            yield Way(backwards[0], None, tell("own-answer-backwards", **about))
        elif marked:
            yield Way((), None, tell("maze-task-marks"))
        else:
            known = filter(None, map(describe, paths))
            led = is_led(value)
            yield from (
                way._replace(sure=True) if led and ends(way.path) else way
                for way in sorted(known, key=lambda way: (way.sure is False, bool(way.why)))
            )

    def describe(path: tuple[int, ...]) -> Way | None:
        """A path that is no way through, if it begins where a way does or ends where one does."""
        begins, lawful = path[0] == puzzle.start, not task.count_broken(path)
        if len(path) < 2 or not (begins or (ends(path) and lawful)):
            return None
        if begins:
            several = path.count(puzzle.start) > 1  # one below the other
            return Way(path, None if (lawful or ends(path)) and not several else False)
        about = {"puzzle": "maze", "choice": name(path[0]), "start": name(puzzle.start)}
        return Way(path, None, tell("own-answer-start", **about))

    near = {name(one): [*map(name, others)] for one, others in enumerate(puzzle.neighbours)}

    def like(cell: int) -> Callable[[Any], Any]:
        return lambda own: like_cell(own, name(cell), place(cell))

    task = Task(
        puzzle=puzzle,
        name="maze",
        shapes=(Shape("path"), Shape("path", 0, 0, 1), Shape("grid", high, wide)),
        read=read,
        conflict=conflict,
        solved=puzzle.solved,
        unfit=unfit,
        label=name,
        odd=lambda shape, key, value: tell("maze-task-odd", value=value),
        quick=lambda first: puzzle,
        seats=make_seats(high, wide),
        settings={
            **dict.fromkeys(("neighbours", "neighbors"), lambda own: like_lists(own, near)),
            **dict.fromkeys(("start", "START"), like(puzzle.start)),
            **dict.fromkeys(("end", "END"), like(puzzle.end)),
            **dict.fromkeys(("rows", "walls"), lambda own: like_rows(own, puzzle.rows)),
        },
        ordered=True,
        start=puzzle.start,
        rows=ROWS,
        ends=ends,
        ways=ways,
        pictures=((2 * high + 1, 2 * wide + 1),),
    )
    return task


def make_seats(high: int, wide: int) -> tuple[Callable[[int], int], ...]:
    """How a grid may lie: rows from below, from the top, and of a square also columns first."""

    def turn(choice: int) -> int:
        return choice % wide * wide + choice // wide

    def flip(choice: int) -> int:
        return (high - 1 - choice // wide) * wide + choice % wide

    plain = (lambda choice: choice, flip)
    return (*plain, turn, lambda choice: flip(turn(choice))) if high == wide else plain


def like_cell(own: Any, name: str, cell: Cell) -> Any:
    """Write a cell in the form of a program's own: its name, or its row and column from 0."""
    if isinstance(own, str):
        return name
    if not isinstance(own, tuple | list) or len(own) != 2:
        return None
    return list(cell) if isinstance(own, list) else cell


def like_rows(own: Any, rows: Sequence[Sequence[int]]) -> Any:
    """Write the walls in the form of a program's own: digits as texts, or as lists of numbers."""
    if not isinstance(own, list | tuple) or not own:
        return None
    if all(isinstance(row, str) for row in own):
        return ["".join(map(str, row)) for row in rows]
    kept = all(isinstance(row, list) and {*row} <= {0, 1, 2, 3} for row in own)
    return [list(row) for row in rows] if kept else None
