"""Invent boards with regions at random, each with one solution."""

from collections.abc import Sequence

from knights.board import ORTHOGONAL, Board
from knights.graphs.pieces import find_pieces
from knights.puzzles.chance import Chance
from knights.puzzles.entry import Values
from knights.puzzles.regions.regions import Regions

FEWEST, MOST = 6, 8


def invent(chance: Chance) -> Values:
    """Return a board of 6 to 8 rows with one solution."""
    return {"regions": draw_board(chance, FEWEST + chance.below(MOST - FEWEST + 1))}


def draw_board(chance: Chance, n: int) -> str:
    """Draw boards until one has one solution; of 8 rows about one in four has."""
    while True:
        board = Board(n)
        queens = place_queens(chance, n, [])
        regions = grow(chance, board, queens)
        if settle(chance, board, regions, queens):
            return write(n, regions)


def place_queens(chance: Chance, n: int, files: list[int]) -> list[int]:
    """Go on with random queens, one a row, that do not touch; [] if that is impossible."""
    if len(files) == n:
        return [row * n + file for row, file in enumerate(files)]
    for file in chance.shuffle(range(n)):
        if file not in files and (not files or abs(files[-1] - file) > 1):
            found = place_queens(chance, n, [*files, file])
            if found:
                return found
    return []


def grow(chance: Chance, board: Board, queens: Sequence[int]) -> list[int]:
    """Grow a region around each queen, square by square; returns the region of each square."""
    near = board.neighbours(ORTHOGONAL)
    regions = {queen: number for number, queen in enumerate(queens)}
    rim = [(queen, other) for queen in queens for other in near[queen]]
    while rim:
        at = chance.below(len(rim))
        rim[at], rim[-1] = rim[-1], rim[at]
        inside, square = rim.pop()
        if square not in regions:
            regions[square] = regions[inside]
            rim += [(square, other) for other in near[square]]
    return [regions[square] for square in range(board.size)]


def settle(chance: Chance, board: Board, regions: list[int], queens: Sequence[int]) -> bool:
    """Change regions until the queens are the only solution; tell whether that was possible.

    A queen of another solution goes to the region beside it, which then has two of them: so that is
    no solution any more.
    """
    near = board.neighbours(ORTHOGONAL)
    for _ in range(board.size):  # a change may be taken back by a later one
        other = find_other(board, regions, queens)
        if other is None:
            return True
        for square in chance.shuffle(sorted({*other} - {*queens})):
            own = {s for s, region in enumerate(regions) if region == regions[square]} - {square}
            beside = sorted({regions[s] for s in near[square]} - {regions[square]})
            if beside and len(find_pieces(near, own)) == 1:
                regions[square] = chance.pick(beside)
                break
        else:
            return False
    return False


def find_other(board: Board, regions: Sequence[int], queens: Sequence[int]) -> list[int] | None:
    """A solution that is not the given one, or None; squares are bits."""
    n = board.rows
    puzzle = Regions(write(n, regions))
    masks, ruled_out, lines_of = puzzle.masks, puzzle.ruled_out, puzzle.lines_of
    # Keep the order in which regions were drawn, as min() takes the first of equals: what a seed
    # stands for must not change.
    numbers = {region: line for region, (_, _, line) in zip(regions, lines_of, strict=True)}

    def search(free: int, lines: list[int], path: list[int]) -> list[int] | None:
        if not lines:
            return path if {*path} != {*queens} else None
        left = min((masks[line] & free for line in lines), key=int.bit_count)
        while left:
            square = left.bit_length() - 1
            left ^= 1 << square
            rest = [line for line in lines if line not in lines_of[square]]
            found = search(free & ~ruled_out[square], rest, [*path, square])
            if found:
                return found
        return None

    lines = [*range(2 * n), *(numbers[region] for region in range(n))]
    return search((1 << board.size) - 1, lines, [])


def write(n: int, regions: Sequence[int]) -> str:
    letters = "".join(chr(ord("A") + region) for region in regions)
    return ".".join(letters[row * n : row * n + n] for row in reversed(range(n)))


def prune(values: Values) -> Values:
    return {**values, "order": "fewest"}
