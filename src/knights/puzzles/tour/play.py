"""Tours made by hand."""

from collections.abc import Iterable, Sequence

from knights.puzzles.facets.play import Opening, Playing
from knights.puzzles.tour.tour import Tour


class TourPlaying(Playing[Tour]):
    """From where a move could still lead to each square."""

    def openings(self, puzzle: Tour, path: Sequence[int]) -> Iterable[Opening]:
        return find_openings(puzzle, path)


def find_openings(tour: Tour, path: Sequence[int]) -> Iterable[Opening]:
    """The free squares, each with those from which a move could still lead there."""
    free = set(tour.board.squares).difference(path)
    ways: dict[int, list[int]] = {square: [] for square in tour.board.squares if square in free}
    for square in (*path[-1:], *ways):
        for near in tour.neighbours[square]:
            if near in free:
                ways[near].append(square)
    for square, found in ways.items():
        yield Opening(tour.board.name(square), (square,), tuple(found))
