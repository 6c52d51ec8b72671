"""Rules for making tours by hand."""

from collections.abc import Iterable, Sequence

from knights.puzzles.facets.play import Opening, Playing
from knights.puzzles.tour.tour import Tour
from knights.search.loss import Mark


class TourPlaying(Playing[Tour]):
    """Offers for each square those from which a move could still lead to it."""

    def rule(self, puzzle: Tour, path: Sequence[int], choice: int) -> Iterable[Mark]:
        if choice in path:
            yield Mark("cause", "", (choice,))
        elif path and choice not in puzzle.neighbours[path[-1]]:
            yield Mark("cause", "", (choice,))
            yield from draw_move(puzzle, path, choice)
        elif choice in puzzle.given_numbers:
            yield Mark("cause", "", (choice,))
        else:
            due = puzzle.given_squares.get(len(path) + 1)
            yield Mark("one", "", () if due is None else (due,))

    def openings(self, puzzle: Tour, path: Sequence[int]) -> Iterable[Opening]:
        return find_openings(puzzle, path)


def find_openings(tour: Tour, path: Sequence[int]) -> Iterable[Opening]:
    """The free squares, each with those from which a move could still lead to it."""
    free = set(tour.board.squares).difference(path)
    ways: dict[int, list[int]] = {square: [] for square in tour.board.squares if square in free}
    for square in (*path[-1:], *ways):
        for near in tour.neighbours[square]:
            if near in free:
                ways[near].append(square)
    for square, found in ways.items():
        yield Opening(tour.board.name(square), (square,), tuple(found))


def draw_move(tour: Tour, path: Sequence[int], beside: int) -> Iterable[Mark]:
    """Draw a move to a free square, the nearest to a wrong one: straight on, then to the side."""
    square, columns = path[-1], tour.board.columns

    def apart(one: int, other: int) -> tuple[int, int]:
        return abs(one % columns - other % columns), abs(one // columns - other // columns)

    free = (end for end in tour.neighbours[square] if end not in path)
    near = min(free, key=lambda end: sum(apart(end, beside)), default=None)
    if near is None:
        return
    files, ranks = apart(square, near)
    along = square // columns * columns + near % columns
    up = near // columns * columns + square % columns
    corner = along if files > ranks else up
    legs = ((square, corner), (corner, near)) if 0 < files != ranks > 0 else ((square, near),)
    yield Mark("one", "", lines=legs)
