"""Tours that are essentially the same: turned, mirrored or reversed."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

from knights.language import tell
from knights.move_orders import reversible
from knights.puzzles.tour.tour import Tour
from knights.search import Search

Picture = tuple[int, ...]


@cache
def symmetries(tour: Tour) -> tuple[Picture, ...]:
    """The turns and reflections that leave the board, its holes and the moves unchanged.

    Each is a tuple of each square's image. The first is the identity.
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
    """The image of a square when the board is turned or mirrored about its centre."""
    board = tour.board
    # Doubled, the distance from the centre is a whole number on boards with even sides, too.
    step = (2 * board.file(square) - board.columns + 1, 2 * board.rank(square) - board.rows + 1)
    x, y = turn(step, swap, across, up)
    return (y + board.rows - 1) // 2 * board.columns + (x + board.columns - 1) // 2


def images(tour: Tour, path: Sequence[int]) -> Iterator[Picture]:
    """Yield the tours that are essentially this one, in the form in which the search finds them.

    A closed tour may begin at any of its squares; only one beginning is yielded.
    """
    for picture in symmetries(tour):
        image = tuple(picture[square] for square in path)
        ways = [image, image[::-1]] if reversible(tour.moves) else [image]
        for way in ways:
            if tour.closed:
                begin = find_beginning(tour, way)
                way = way[begin:] + way[:begin]
            if (
                tour.start in (None, way[0])
                and tour.end in (None, way[-1])
                and all(way[number - 1] == square for number, square in tour.givens)
            ):
                yield way


def find_beginning(tour: Tour, path: Picture) -> int:
    """The index at which a closed tour begins.

    It is that of the start, after the end, or as a given number wants it; else the smallest square.
    """
    if tour.start is not None:
        return path.index(tour.start)
    if tour.end is not None:
        return path.index(tour.end) + 1
    for number, square in tour.givens:
        return (path.index(square) + 1 - number) % len(path)
    return path.index(min(path))


def halve(tour: Tour) -> Tour | None:
    """A search that finds each closed tour of a board once, or None if there is no such search.

    A closed tour visits every square, so all tours are found from any square, in both directions.
    But if a square has only two neighbours, every tour uses both, and one direction ends on the
    second.

    >>> from knights.board import Board
    >>> halved = halve(Tour(Board(6, 6), closed=True))
    >>> halved and (halved.board.name(halved.start), halved.board.name(halved.end))
    ('a1', 'b3')
    """
    corner = next((s for s in tour.board.squares if len(tour.neighbours[s]) == 2), None)
    if corner is None or not reversible(tour.moves):
        return None
    end = tour.neighbours[corner][1]
    return replace(tour, start=corner, closed=True, end=end, givens=(), strategy="pruned")


def count_closed(tour: Tour) -> int:
    """Count the closed tours of a board, each once, whatever its start and direction.

    >>> from knights.board import Board
    >>> count_closed(Tour(Board(5, 6)))
    8

    Raises:
        ValueError: when a move cannot be taken back: then a tour has only one direction.
    """
    if not reversible(tour.moves):
        raise ValueError(tell("tour-error-one-way", moves=str(list(tour.moves))))
    halved = halve(tour)
    if halved is not None:
        return Search(halved, "count").run().count
    start = min(tour.board.squares, key=lambda square: len(tour.neighbours[square]))
    whole = replace(tour, start=start, closed=True, end=None, givens=(), strategy="pruned")
    return Search(whole, "count").run().count // 2
