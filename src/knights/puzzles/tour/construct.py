"""Tours of large boards in time proportional to their squares, by joining tours of small ones.

The board is divided into blocks with sides from 5 to 11. Every block, with one exception at most,
has a closed tour. Two neighbouring blocks are joined by removing one move of each tour and adding
two moves between them (Parberry 1997; Lin and Wei 2005). Boards three or four wide grow by strips
of four or three files. The blocks' tours are not stored: a search by Warnsdorff's rule finds each
in a few dozen moves.
"""

from array import array
from collections import deque
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import accumulate, pairwise
from typing import NamedTuple

from knights.board import Board
from knights.language import tell, together
from knights.puzzles.tour.rules import Rules
from knights.puzzles.tour.strategies import Ruled
from knights.puzzles.tour.theory import known
from knights.search import Search, State

Cell = tuple[int, int]  # (rank, file) from 0
Edge = tuple[Cell, Cell]
Place = tuple[int, int]  # a block's (row, column) in the grid of blocks

SIDES = {"right": (0, 1), "left": (0, -1), "up": (1, 0), "down": (-1, 0)}
OPPOSITE = {"right": "left", "left": "right", "up": "down", "down": "up"}

# Four files that lengthen a board three wide, and three that lengthen one four wide. Each replaces
# the move between the two squares of a corner edge, and has such an edge itself.
STRIP_OF_3 = (
    *((0, 0), (1, 2), (2, 0), (0, 1), (1, 3), (2, 1)),
    *((0, 2), (2, 3), (1, 1), (0, 3), (2, 2), (1, 0)),
)
STRIP_OF_4 = ((1, 1), (3, 2), (2, 0), (0, 1), (2, 2), (3, 0))


def construct(board: Board, start: int | None = None, closed: bool = False) -> "array[int]":
    """Build a knight's tour of a whole rectangle, from a given start or any.

    It can build all closed tours that exist, from any start; open tours of boards with both sides 5
    or more from any start that allows one; and open tours of boards three or four wide from one
    start of their own. The squares are in the order of the tour.

    >>> construct(Board(3, 4)).tolist()
    [0, 6, 8, 1, 7, 9, 2, 11, 5, 3, 10, 4]

    Raises:
        ValueError: when there is no such tour, or it can't be built; `refusal` gives the reason.
    """
    reason = refusal(board, start, closed)
    if reason is not None:
        raise ValueError(reason)
    rows, columns = board.rows, board.columns
    if board.size == 1:
        return array("i", [0])
    if min(rows, columns) < 5:
        # A closed tour can begin anywhere.
        closed = closed or (start is not None and has_closed(board))
        path = build_narrow(rows, columns, closed)
    elif rows * columns % 2:
        path = build_odd(rows, columns, 0 if start is None else start)
    else:
        path = build_even(rows, columns)
    if start is None or path[0] == start:
        return path
    if path[-1] == start:
        return path[::-1]
    turn = path.index(start)
    return path[turn:] + path[:turn]


class Construction:
    """The strategy of a constructed tour: after each path there is only its next square."""

    def __init__(self, tour: Rules) -> None:
        self.root = len(tour.root)
        self.squares = construct(tour.board, tour.start, tour.closed)

    def choices(self, path: Sequence[int]) -> Sequence[int]:
        """Return the next square, or none if the path is complete or is not on the tour."""
        depth = len(path)
        return self.squares[depth : depth + 1].tolist() if self.knows(path) else []

    def knows(self, path: Sequence[int]) -> bool:
        """Tell whether the tour begins with a path, which must include the root."""
        return len(path) >= self.root and self.squares[: len(path)].tolist() == list(path)

    def descend(self, path: Sequence[int]) -> Iterator[Sequence[int]]:
        """Yield the tour's next square after each beginning of a path, the root first."""
        for depth in range(self.root, len(path) + 1):
            yield self.squares[depth : depth + 1].tolist()

    def stream(self, state: State | None, every: bool) -> Iterator[int]:
        """Yield the places from a state on and, if more tours are wanted, the undos of all."""
        depth = self.root if state is None else len(state.path)
        if state is None or state.undone is None:
            yield from self.squares[depth:]
            depth = len(self.squares)
            if not every:
                return
        for square in reversed(self.squares[self.root : depth]):
            yield ~square

    def rewind(self, state: State) -> Iterator[int]:
        """Yield the events before a state: the undos, if there are any, and the places."""
        depth = len(state.path)
        if state.undone is not None:
            for square in self.squares[depth:]:
                yield ~square
            depth = len(self.squares)
        yield from reversed(self.squares[self.root : depth])


def refusal(board: Board, start: int | None = None, closed: bool = False) -> str | None:
    """Say why a tour cannot be constructed, or None if it can."""
    if board.holes:
        return tell("tour-error-construct-holes", board=board.sides)
    try:
        start = None if start is None else board.number(start, "start")
    except ValueError as error:
        return str(error)
    theorem = known(board, closed=closed, start=start)
    if theorem is not None and not theorem.exists:
        return together(tell("tour-error-no-tour", board=board.sides), theorem.sentence)
    if start is None or min(board.rows, board.columns) >= 5 or has_closed(board):
        return None
    path = build_narrow(board.rows, board.columns, closed)
    if start in (path[0], path[-1]):
        return None
    ends = [board.name(path[0]), board.name(path[-1])]
    return tell("tour-error-construct-start", start=repr(board.name(start)), ends=ends)


def has_closed(board: Board) -> bool:
    theorem = known(board, closed=True)
    return theorem is not None and theorem.exists


# ---- both sides 5 or more: a grid of blocks -------------------------------------------------


def build_even(rows: int, columns: int) -> "array[int]":
    """Build a closed tour of a board with both sides 5 or more, one of them even."""
    heights, widths = split(rows), split(columns)
    ring = find_ring(heights[0], widths[0])
    return join_blocks(heights, widths, (0, 0), ring, tuple(SIDES))


def build_odd(rows: int, columns: int, start: int) -> "array[int]":
    """Build an open tour from a start of a board with both sides odd and 5 or more.

    One block has both sides odd: it is placed around the start, and its tour is open.
    """
    rank, file = divmod(start, columns)
    for below, height, above in frames(rows, rank):
        for before, width, after in frames(columns, file):
            heights = [*split(below), height, *split(above)]
            widths = [*split(before), width, *split(after)]
            home = (len(split(below)), len(split(before)))
            for sides in ways_out(home, len(heights), len(widths)):
                path = find_path(height, width, (rank - below, file - before), sides)
                if path is not None:
                    return join_blocks(heights, widths, home, path, sides)
    raise AssertionError(f"no block around square {start} of {rows}x{columns}")


def split(side: int) -> list[int]:
    """Split a side into parts from 5 to 10, of which only the first may be odd; 0 has no parts."""
    if side % 2 and side > 9:
        return [5, *split(side - 5)]
    if side <= 10:
        return [side] if side else []
    last = {0: 6, 2: 8, 4: 10}[side % 6]
    return [6] * ((side - last) // 6) + [last]


def frames(side: int, at: int) -> Iterator[tuple[int, int, int]]:
    """Yield the ways to split an odd side into even, odd, even, with `at` in the odd part."""
    for part in (5, 7, 9, 11):
        for before in range(max(0, at - part + 1), at + 1):
            after = side - part - before
            if before % 2 == 0 and before != 2 != after and before != 4 != after and after >= 0:
                yield before, part, after


def ways_out(home: Place, rows: int, columns: int) -> Iterator[tuple[str, ...]]:
    """Yield the sets of sides by which one block can be joined to all the others."""
    open_sides = tuple(side for side in SIDES if inside(step(home, side), rows, columns))
    if min(rows, columns) == 1:
        yield open_sides  # in a single line: both neighbours, if there are two
    else:
        yield from ((side,) for side in open_sides)


def step(place: Place, side: str) -> Place:
    return place[0] + SIDES[side][0], place[1] + SIDES[side][1]


def inside(place: Place, rows: int, columns: int) -> bool:
    return 0 <= place[0] < rows and 0 <= place[1] < columns


def edge(side: str, height: int, width: int) -> Edge:
    """Return the move of a block that is removed to join it to the block on one of its sides.

    The first square of a side's edge is a knight's move from the first of the opposite side's edge
    in the neighbouring block, and the second from the second. Every closed tour has the edges at
    corners, since a corner has only two moves. `find_ring` looks for a tour with the others.
    """
    return {
        "right": ((0, width - 1), (2, width - 2)),
        "left": ((1, 1), (3, 0)),
        "up": ((height - 1, 0), (height - 2, 2)),
        "down": ((1, 1), (0, 3)),
    }[side]


@cache
def find_ring(height: int, width: int) -> tuple[Cell, ...]:
    """Find a closed tour of a block that has the edges of all four sides."""
    board = Board(height, width)
    first = [(3, 0), (1, 1), (0, 3)]
    squares = tuple(rank * width + file for rank, file in first)
    tour = Ruled(board, squares[0], closed=True)
    path = Search(tour, state=State(squares)).run().path
    ring = cells(path, width)
    if ring[:3] != tuple(first):
        raise AssertionError(f"no closed tour of {board.sides} has the edges to be joined")
    return ring


@cache
def find_path(
    height: int, width: int, start: Cell, sides: tuple[str, ...]
) -> tuple[Cell, ...] | None:
    """Find an open tour of a block from a start, with the edges of some sides, or None."""
    needed = [set(edge(side, height, width)) for side in sides]
    square = start[0] * width + start[1]
    for seed in range(40):
        tour = Ruled(Board(height, width), square, ties="random", seed=seed)
        search = Search(tour, limit=20 * height * width).run()
        if search.verdict == "found":
            path = cells(search.path, width)
            moves = [set(move) for move in pairwise(path)]
            if all(edge in moves for edge in needed):
                return path
    return None


def cells(path: Sequence[int], columns: int) -> tuple[Cell, ...]:
    return tuple(divmod(square, columns) for square in path)


class Stretch(NamedTuple):
    """Consecutive squares of a block, and the side by which the tour then leaves it, or None.

    `turned`: it leaves by the second square of that side's edge and returns to the first.
    """

    squares: tuple[int, ...]
    side: str | None
    turned: bool


def join_blocks(
    heights: Sequence[int],
    widths: Sequence[int],
    home: Place,
    path: tuple[Cell, ...],
    sides: tuple[str, ...],
) -> "array[int]":
    """Join all blocks to the tour of the home block, which is left by the given sides.

    The tour walks the blocks as a tree: from an edge of a block into the next one, around that one
    and its subtree, and back to the same edge.
    """
    columns = sum(widths)
    bottoms = list(accumulate(heights, initial=0))
    lefts = list(accumulate(widths, initial=0))
    branches = span(len(heights), len(widths), home, sides)

    @cache
    def plan(
        height: int, width: int, entry: str, turned: bool, sides: tuple[str, ...]
    ) -> tuple[Stretch, ...]:
        around = enter(find_ring(height, width), edge(entry, height, width), turned)
        return cut(around, height, width, sides, columns)

    tour = array("i")
    first = cut(path, heights[home[0]], widths[home[1]], branches[home], columns)
    stack = [(home, iter(first))]
    while stack:
        place, stretches = stack[-1]
        origin = bottoms[place[0]] * columns + lefts[place[1]]
        for squares, side, turned in stretches:
            tour.extend([origin + square for square in squares])
            if side is not None:
                there = step(place, side)
                height, width = heights[there[0]], widths[there[1]]
                around = plan(height, width, OPPOSITE[side], turned, branches[there])
                stack.append((there, iter(around)))
                break
        else:
            stack.pop()
    return tour


def span(
    rows: int, columns: int, home: Place, sides: tuple[str, ...]
) -> dict[Place, tuple[str, ...]]:
    """Span a tree over the grid of blocks: the sides of each block on which its children are."""
    branches: dict[Place, list[str]] = {home: []}
    waiting = deque([home])
    while waiting:
        place = waiting.popleft()
        for side in sides if place == home else SIDES:
            there = step(place, side)
            if inside(there, rows, columns) and there not in branches:
                branches[place].append(side)
                branches[there] = []
                waiting.append(there)
    return {place: tuple(sides) for place, sides in branches.items()}


def enter(ring: tuple[Cell, ...], edge: Edge, turned: bool) -> tuple[Cell, ...]:
    """Open a closed tour at an edge: from its first square around to its second, or reversed."""
    first, last = edge[::-1] if turned else edge
    at = ring.index(first)
    ring = ring[at:] + ring[:at]
    return ring if ring[-1] == last else ring[:1] + ring[:0:-1]


def cut(
    path: tuple[Cell, ...], height: int, width: int, sides: tuple[str, ...], columns: int
) -> tuple[Stretch, ...]:
    """Cut a block's path at the edges of some sides; squares get the whole board's numbers."""
    exits = {}
    for side in sides:
        first, second = edge(side, height, width)
        exits[first, second] = (side, False)
        exits[second, first] = (side, True)
    stretches = []
    squares = [path[0][0] * columns + path[0][1]]
    for before, cell in pairwise(path):
        if (before, cell) in exits:
            stretches.append(Stretch(tuple(squares), *exits[before, cell]))
            squares = []
        squares.append(cell[0] * columns + cell[1])
    return (*stretches, Stretch(tuple(squares), None, False))


# ---- three or four wide: a base that grows by strips ----------------------------------------


def build_narrow(rows: int, columns: int, closed: bool) -> "array[int]":
    """Build a tour of a board three or four wide, closed or open."""
    wide = rows <= columns
    path = grow(min(rows, columns), max(rows, columns), closed)
    squares = (r * columns + f for r, f in path) if wide else (f * columns + r for r, f in path)
    return array("i", squares)


def grow(width: int, length: int, closed: bool) -> list[Cell]:
    """Lengthen a small tour by strips, each spliced into an edge at the end of the one before."""
    if width == 3:
        base = length if length < 7 else 10 + (length - 10) % 4 if closed else 7 + (length - 7) % 4
        path = list(find_base(3, base, closed))
        return splice(path, [link_of_3(file) for file in range(base, length, 4)])
    base = 5 + (length - 5) % 3
    path = list(find_base(4, base, closed))
    # The tour comes along a board four wide twice, once in each half of the mirror.
    for mirrored in (False, True):
        files = enumerate(range(base, length, 3))
        path = splice(path, [link_of_4(file, mirrored != (k % 2 == 1)) for k, file in files])
    return path


def link_of_3(file: int) -> tuple[Edge, list[Cell]]:
    """Return the edge just before a file of a board three wide, and the strip for it."""
    strip = [(rank, file + along) for rank, along in STRIP_OF_3]
    return ((2, file - 1), (0, file - 2)), strip


def link_of_4(file: int, mirrored: bool) -> tuple[Edge, list[Cell]]:
    """Return an edge just before a file of a board four wide, and the strip for it."""
    edge = ((0, file - 1), (2, file - 2))
    strip = [(rank, file + along) for rank, along in STRIP_OF_4]
    if not mirrored:
        return edge, strip
    (r1, f1), (r2, f2) = edge
    return ((3 - r1, f1), (3 - r2, f2)), [(3 - rank, along) for rank, along in strip]


@cache
def find_base(width: int, length: int, closed: bool) -> tuple[Cell, ...]:
    """Find a small tour from a1 that has the edges for the strips."""
    board = Board(width, length)
    links = [link_of_3(length)] if width == 3 else [link_of_4(length, m) for m in (False, True)]
    needed = [set(edge) for edge, _ in links]
    tour = Ruled(board, 0, closed=closed)
    path = [0]
    for event in tour.stream(every=True):
        if event < 0:
            path.pop()
            continue
        path.append(event)
        if len(path) == board.size:
            found = cells(path, length)
            moves = [set(move) for move in pairwise(found)]
            if all(edge in moves for edge in needed):
                return found
    raise AssertionError(f"no tour of {board.sides} has the edges into which strips go")


def splice(path: list[Cell], links: Sequence[tuple[Edge, list[Cell]]]) -> list[Cell]:
    """Splice the first strip into its edge of the path, the second into the first, and so on."""
    heads: list[Cell] = []
    tails: list[list[Cell]] = []
    for (first, second), strip in links:
        at = path.index(first)
        if path[at + 1 : at + 2] != [second]:
            at -= 1
            strip = strip[::-1]
        heads += path[: at + 1]
        tails.append(path[at + 1 :])
        path = strip
    heads += path
    for tail in reversed(tails):
        heads += tail
    return heads
