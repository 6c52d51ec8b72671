"""Rules for placing queens by hand."""

from collections.abc import Iterable, Iterator, Sequence

from knights.board import file_name
from knights.language import tell
from knights.puzzles.facets.play import Opening, Playing
from knights.puzzles.queens.by_hand import QueensByHand
from knights.puzzles.queens.insight import find_safe
from knights.puzzles.queens.queens import Queens, open_columns
from knights.search.loss import Mark


class QueensPlaying(Playing[Queens]):
    """Any column may come next."""

    def game(self, puzzle: Queens, gone: frozenset[int]) -> Queens:
        # Its refusals name the queen that attacks a square.
        return QueensByHand(puzzle.n, holes=puzzle.holes, order=puzzle.order, givens=puzzle.givens)

    def coming(self, puzzle: Queens, path: Sequence[int]) -> str:
        if puzzle.order == "fewest":
            column = puzzle.next_column(path)
        else:
            column = open_columns(puzzle.n, path)[0]
        return tell("queens-column", column=file_name(column))

    def rule(self, puzzle: Queens, path: Sequence[int], choice: int) -> Iterable[Mark]:
        n = puzzle.n
        seen = tuple(queen for queen in path if sees(n, queen, choice))
        if choice in puzzle.holes:
            return
        yield Mark("cause", "", seen, lines=tuple((queen, choice) for queen in seen))

    def openings(self, puzzle: Queens, path: Sequence[int]) -> Iterable[Opening]:
        return find_openings(puzzle, path)


def sees(n: int, queen: int, choice: int) -> bool:
    """Tell whether a queen attacks a square, or is on it."""
    columns, rows = (abs(a - b) for a, b in zip(divmod(queen, n), divmod(choice, n), strict=True))
    return columns == rows or 0 in {columns, rows}


def find_openings(queens: Queens, path: Sequence[int]) -> Iterator[Opening]:
    """The columns without a queen, each with its squares that are neither attacked nor blocked."""
    n = queens.n
    for column in open_columns(n, path):
        squares = tuple(range(column * n, (column + 1) * n))
        name = tell("queens-column", column=file_name(column))
        yield Opening(name, squares, find_safe(queens, path, column))
