"""Which tours are essentially the same: one turns or mirrors into the other, or runs backwards."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

from knights.board import reversible
from knights.search import Search
from knights.tour import Tour

Picture = tuple[int, ...]


@cache
def symmetries(tour: Tour) -> tuple[Picture, ...]:
    """The turns and reflections that leave the board, its holes and the moves as they are.

    Each is a tuple: where it takes every square. The first takes each to itself.
    """
    board, moves = tour.board, set(tour.moves)
    found = []
    for swap in (False, True):
        if swap and board.rows != board.columns:
            continue
        for across in (1, -1):
            for up in (1, -1):
                turned = {turn(move, swap, across, up) for move in moves}
                picture = tuple(
                    move_square(tour, square, swap, across, up) for square in range(board.size)
                )
                if turned == moves and {picture[hole] for hole in board.holes} == board.holes:
                    found.append(picture)
    return tuple(found)


def turn(step: tuple[int, int], swap: bool, across: int, up: int) -> tuple[int, int]:
    x, y = step[::-1] if swap else step
    return across * x, up * y


def move_square(tour: Tour, square: int, swap: bool, across: int, up: int) -> int:
    """Where a square goes when the board is turned about its centre."""
    board = tour.board
    # Twice the distance from the centre is a whole number on boards with even sides too.
    step = (2 * board.file(square) - board.columns + 1, 2 * board.rank(square) - board.rows + 1)
    x, y = turn(step, swap, across, up)
    return (y + board.rows - 1) // 2 * board.columns + (x + board.columns - 1) // 2


def images(tour: Tour, path: Sequence[int]) -> Iterator[Picture]:
    """Yield the tours that are essentially this one, as the same search finds them.

    A closed tour may begin at any of its squares; it is given with one beginning only.
    """
    for picture in symmetries(tour):
        image = tuple(picture[square] for square in path)
        ways = [image, image[::-1]] if reversible(tour.moves) else [image]
        for way in ways:
            if tour.closed:
                begin = find_beginning(tour, way)
                way = way[begin:] + way[:begin]
            if tour.start in (None, way[0]) and tour.end in (None, way[-1]):
                yield way


def find_beginning(tour: Tour, path: Picture) -> int:
    """Where a closed tour is to begin: at the start, after the end, or at the smallest number."""
    if tour.start is not None:
        return path.index(tour.start)
    if tour.end is not None:
        return path.index(tour.end) + 1
    return path.index(min(path))


def is_essential(tour: Tour, path: Sequence[int]) -> bool:
    """Whether this is the one tour that stands for all that are essentially the same.

    So the essentially different tours are counted while they are found, and none has to be kept.
    """
    return tuple(path) == min(images(tour, path))


def count_closed(tour: Tour) -> int:
    """Count the closed tours of a board, each once, wherever it begins and whichever way it runs.

    A closed tour takes every square, so each is found from the one with the fewest neighbours, and
    from there in both directions. Where it has two neighbours only, a tour comes by both: it is
    enough to look for those that end on the second.

    >>> from knights.board import Board
    >>> count_closed(Tour(Board(5, 6)))
    8

    Raises:
        ValueError: when a move cannot be taken back: then no tour runs both ways.
    """
    if not reversible(tour.moves):
        raise ValueError(
            f"moves {list(tour.moves)}: each must be taken back by another to count so"
        )
    near = tour.neighbours
    start = min(tour.board.squares, key=lambda square: len(near[square]))
    ends = near[start][1:] if len(near[start]) == 2 else near[start]
    ways = 1 if len(near[start]) == 2 else 2
    whole = replace(tour, start=start, closed=True, strategy="pruned")
    return sum(Search(replace(whole, end=end), "count").run().count for end in ends) // ways
