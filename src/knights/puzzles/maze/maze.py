"""A way through a maze: from a cell to the exit, step by step, through no cell twice.

With the strategy "breadth" the search does not follow a way: it reaches cell after cell, the
nearest first, until it has reached the exit. Its path is the list of these cells.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice, pairwise

from knights.board import Board, SquareLike
from knights.language import tell
from knights.mistakes import check_choice, set_fields
from knights.puzzles.display import ShownPuzzle
from knights.puzzles.maze.grid_text import BELOW, EXIT, RIGHT, START, read_grid, write_grid
from knights.search import Candidate, State, check_state, events
from knights.search.breadth import BREADTH, Breadth, is_breadth_first

BACKTRACK = "backtrack"
STRATEGIES = (BACKTRACK, BREADTH)

# Steps (dx, dy) in the order in which they are tried: up, right, down, left.
STEPS = {"up": (0, 1), "right": (1, 0), "down": (0, -1), "left": (-1, 0)}


@dataclass(frozen=True, repr=False)
class Maze(ShownPuzzle):
    """The puzzle of a way through a maze, by steps up, right, down and left.

    A choice is a cell of the board, counted as a square of `Board`: a1 is at the bottom left.
    `grid` has the walls: rows of digits from the top, separated by dots, where 1 stands for a wall
    at the right of a cell, 2 for one below it and 3 for both; or only the sides, such as 4x4; or a
    picture with `#`, or with `+`, `-` and `|`. The way begins at `start`, by default at the top
    left or at the S of a picture, and is complete at `end`: at the bottom right, or at the E.
    `strategy` "backtrack" goes on from the last cell, and back where no way is left; "breadth"
    reaches the cells in the order of their distance, and takes nothing back.

    >>> from knights import count, solve
    >>> solve(Maze("20.00"))
    <Solution of Maze('20.00'): a2 b2 b1>
    >>> [count(Maze(f"{n}x{n}")) for n in range(2, 5)]
    [2, 12, 184]
    >>> solve(Maze("3x3", strategy="breadth")).squares
    ('a3', 'b3', 'a2', 'c3', 'b2', 'a1', 'c2', 'b1', 'c1')

    Raises:
        ValueError: when the walls can't be read, a cell is off the board, the way would begin
            at its exit, or there is no such strategy.
    """

    grid: str
    start: int
    end: int
    strategy: str = BACKTRACK

    puzzle_name = "maze"

    def __init__(
        self,
        grid: str,
        start: SquareLike | None = None,
        end: SquareLike | None = None,
        strategy: str = BACKTRACK,
    ) -> None:
        rows, marked = read_grid(grid)
        set_fields(self, grid=write_grid(rows))
        columns = len(rows[0])

        def find(given: SquareLike | None, letter: str, corner: int) -> int:
            if given is not None:
                return self.board.square(given)
            row, column = marked.get(letter, (-1, -1))
            return corner if row < 0 else (len(rows) - 1 - row) * columns + column

        set_fields(self, start=find(start, START, self.corners[0]))
        set_fields(self, end=find(end, EXIT, self.corners[1]))
        if self.start == self.end:
            raise ValueError(tell("maze-error-ends", cell=self.board.name(self.start)))
        set_fields(self, strategy=check_choice("strategy", strategy, STRATEGIES))

    def _show(self, name: str) -> object:
        value = getattr(self, name)
        return value if name in ("grid", "strategy") else self.board.name(value)

    def __repr__(self) -> str:
        ends = zip(("start", "end"), (self.start, self.end), self.corners, strict=True)
        told = [f"{name}={self._show(name)!r}" for name, cell, corner in ends if cell != corner]
        told += [f"strategy={self.strategy!r}"] if self.breadth else []
        return f"Maze({', '.join([repr(self.grid), *told])})"

    @cached_property
    def rows(self) -> tuple[tuple[int, ...], ...]:
        """The digits of the walls, the top row first."""
        return read_grid(self.grid).rows

    @cached_property
    def board(self) -> Board:
        return Board(len(self.rows), len(self.rows[0]))

    @property
    def corners(self) -> tuple[int, int]:
        """The cells where a way begins and ends by default: top left and bottom right."""
        return self.board.size - self.board.columns, self.board.columns - 1

    @property
    def size(self) -> int:
        return self.board.size

    @property
    def length(self) -> int:
        return self.size

    @property
    def exit(self) -> int:
        return self.end

    @property
    def root(self) -> tuple[int, ...]:
        return (self.start,)

    @cached_property
    def beside(self) -> tuple[tuple[int | None, ...], ...]:
        """The cells beside each cell, in the order of `STEPS`; None outside."""
        return tuple(
            tuple(self.board.offset(cell, step) for step in STEPS.values())
            for cell in range(self.size)
        )

    def is_open(self, cell: int, other: int) -> bool:
        """Tell whether no wall is between two cells that are side by side."""
        low, high = sorted((cell, other))
        (rank, file), top = divmod(low, self.board.columns), self.board.rows - 1
        if high == low + 1 and self.board.columns > 1:
            return not self.rows[top - rank][file] & RIGHT
        return not self.rows[top - rank - 1][file] & BELOW

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """The cells that a step leads to from each cell, in order."""
        return tuple(
            tuple(near for near in others if near is not None and self.is_open(cell, near))
            for cell, others in enumerate(self.beside)
        )

    @cached_property
    def breadth(self) -> Breadth | None:
        """The breadth-first search through the maze; None for the search that goes back."""
        return Breadth(self.neighbours, self.start, self.end) if self.strategy == BREADTH else None

    @property
    def onward(self) -> bool:
        return self.breadth is not None

    def candidates(self, path: Sequence[int]) -> Iterator[Candidate]:
        """Look up, right, down and left of the path's last cell.

        A breadth-first search looks at the cells beside those that it has reached.
        """
        if self.breadth is not None:
            for other, new in self.breadth.look(path):
                yield Candidate(other, None if new else tell("maze-reached"))
            return
        here = path[-1]
        for near in () if here == self.end else self.beside[here]:
            yield Candidate(near, self.refusal(path, near))

    def refusal(self, path: Sequence[int], cell: int | None) -> str | None:
        """Say why a cell beside the last one of a path can't come next, or None if it can."""
        if cell is None:
            return tell("maze-outside")
        if not self.is_open(path[-1], cell):
            return tell("maze-wall")
        return tell("maze-on-path") if cell in path else None

    def choices(self, path: Sequence[int]) -> list[int]:
        if self.breadth is not None:
            return self.breadth.choices(path)
        if path[-1] == self.end:
            return []
        return [near for near in self.neighbours[path[-1]] if near not in path]

    def descend(self, path: Sequence[int]) -> Iterator[Sequence[int]]:
        """Yield the choices after each beginning of a path, from the start alone to the whole."""
        if self.breadth is not None:
            yield from self.breadth.descend(path)
            return
        depth = 1
        while depth <= len(path):  # it may grow meanwhile
            yield self.choices(path[:depth])
            depth += 1

    def stream(self, state: State | None = None, every: bool = False) -> Iterator[int]:
        """Yield the events of the search, from its beginning or from a state on.

        Raises:
            ValueError: when it is not a state of this search.
        """
        if self.breadth is None:
            return events(self, state, every)
        check_state(self, state)
        return islice(self.breadth.run(), 1 if state is None else len(state.path), None)

    certain = True

    def solved(self, path: Sequence[int]) -> bool:
        """Tell whether a path is a way to the exit, checked by the coordinates of its cells.

        A breadth-first search has to reach the exit, and before it all that is nearer.
        """
        if self.breadth is not None:
            ends = (path[0], path[-1]) == (self.start, self.end)
            return len(set(path)) == len(path) and ends and is_breadth_first(self.passages(), path)
        columns, top = self.board.columns, self.board.rows - 1
        at = [(top - cell // columns, cell % columns) for cell in path]
        for (row, column), (below, right) in map(sorted, pairwise(at)):
            wall = RIGHT if row == below else BELOW
            if (below - row) + abs(right - column) != 1 or self.rows[row][column] & wall:
                return False
        return len(set(path)) == len(path) > 1 and (path[0], path[-1]) == (self.start, self.end)

    def passages(self) -> list[list[int]]:
        """The cells that each one is joined to, read from the walls row by row."""
        found: list[list[int]] = [[] for _ in range(self.size)]
        columns, top = self.board.columns, self.board.rows - 1
        for row, digits in enumerate(self.rows):
            for column, digit in enumerate(digits):
                cell = (top - row) * columns + column
                beside = [] if digit & RIGHT or column == columns - 1 else [cell + 1]
                beside += [] if digit & BELOW or row == top else [cell - columns]
                for other in beside:
                    found[cell].append(other)
                    found[other].append(cell)
        return found

    def reach(self, path: Sequence[int]) -> dict[int, int]:
        """The cells that can be reached after a path, each with the cell before it, nearest first.

        The path's last cell is one of them, with itself.
        """
        here, gone = path[-1], set(path)
        before, queue = {here: here}, [here]
        for cell in queue:
            for near in self.neighbours[cell] if cell != self.end else ():
                if near not in gone and near not in before:
                    before[near] = cell
                    queue.append(near)
        return before

    def text(self, path: Sequence[int]) -> str:
        """Return the maze as a picture: S and E, and the cells of a path in order.

        A breadth-first search shows the cells that it reached, with their steps from the start.

        >>> print(Maze("20.00").text([2, 3]))
        +----+----+
        | S    2  |
        +----+    +
        |      E  |
        +----+----+
        """
        width = len(str(len(path))) + 3
        signs = {cell: str(number) for number, cell in enumerate(path, 1)}
        if self.breadth is not None:
            signs = {cell: str(steps) for cell, steps in self.breadth.steps(path).items()}
        signs |= {self.start: START, self.end: EXIT}
        columns, top = self.board.columns, self.board.rows - 1
        lines = ["+".join(["", *["-" * width] * columns, ""])]
        for row, digits in enumerate(self.rows):
            cells, under = "|", "+"
            for column, digit in enumerate(digits):
                sign = signs.get((top - row) * columns + column, "").center(width)
                cells += sign + (" |"[bool(digit & RIGHT) or column == columns - 1])
                under += (" -"[bool(digit & BELOW) or row == top]) * width + "+"
            lines += [cells, under]
        return "\n".join(lines)


def is_single(maze: Maze, cells: Iterable[int]) -> bool:
    """Tell whether just one way leads between any two of some cells that hang together.

    They are then a tree, with one passage less than cells.
    """
    inside = set(cells)
    ends = sum(near in inside for cell in inside for near in maze.neighbours[cell])
    return ends == 2 * (len(inside) - 1)
