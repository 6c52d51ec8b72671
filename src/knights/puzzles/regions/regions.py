"""One queen in each row, column and region of a board, none touching another."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from itertools import combinations
from operator import or_
from typing import Literal, get_args

from knights.board import Board, file_name
from knights.language import tell
from knights.mistakes import check_choice, set_fields
from knights.puzzles.display import ShownPuzzle
from knights.puzzles.regions.regions_text import CORNERS, read_regions
from knights.search import Candidate

LineOrder = Literal["rows", "fewest"]

QUEEN = "Q"


@dataclass(frozen=True, repr=False)
class Regions(ShownPuzzle):
    """The puzzle of n queens on an n x n board that is divided into n regions.

    Each row, each column and each region has one queen, and no two queens touch, not even at a
    corner. They may be on one long diagonal.
    A choice is a square of the board, counted as in `Board`: a1 is at the bottom left. `regions`
    has a letter for the region of each square: rows from the top, separated by dots. `order` is
    `rows` (row 1 first, its squares from the left) or `fewest` (always the row, column or region
    with the fewest squares left; among equals rows come first, then columns).

    >>> from knights import count, solve
    >>> solve(Regions("AABB.ACCB.DDCC.DDDC"))
    <Solution of Regions('AABB.ACCB.DDCC.DDDC'): b1 d2 a3 c4>
    >>> count(Regions("AABB.ACCB.DDCC.DDDC"))
    1

    Raises:
        ValueError: when the board is no square of at most 16 x 16, when it has not as many regions
            as rows, when a region is in parts, or when there is no such order.
    """

    regions: str
    order: LineOrder = "rows"

    puzzle_name = "regions"

    def __init__(self, regions: str, order: LineOrder = "rows") -> None:
        set_fields(self, regions=".".join(read_regions(regions)))
        set_fields(self, order=check_choice("order", order, get_args(LineOrder)))

    @cached_property
    def letters(self) -> str:
        """The letter of each square's region, by the number of the square."""
        return "".join(reversed(self.regions.split(".")))

    @cached_property
    def board(self) -> Board:
        return Board(self.n)

    @cached_property
    def n(self) -> int:
        """How many queens there are: as many as rows, columns and regions."""
        return self.regions.count(".") + 1

    @cached_property
    def size(self) -> int:
        return self.n * self.n

    @property
    def length(self) -> int:
        return self.n

    @property
    def root(self) -> tuple[int, ...]:
        return ()

    @cached_property
    def lines(self) -> tuple[tuple[int, ...], ...]:
        """The squares of each row, then of each column, then of each region."""
        n, squares = self.n, range(self.size)
        rows = [tuple(squares[row * n : row * n + n]) for row in range(n)]
        regions = [
            tuple(square for square in squares if self.letters[square] == letter)
            for letter in sorted(set(self.letters))
        ]
        return (*rows, *zip(*rows, strict=True), *regions)

    @cached_property
    def lines_of(self) -> tuple[tuple[int, int, int], ...]:
        """The row, the column and the region of each square, as numbers of lines."""
        n = self.n
        region = {square: at for at in range(2 * n, 3 * n) for square in self.lines[at]}
        return tuple((square // n, n + square % n, region[square]) for square in range(self.size))

    @cached_property
    def masks(self) -> tuple[int, ...]:
        """The squares of each line as bits."""
        return tuple(sum(1 << square for square in line) for line in self.lines)

    @cached_property
    def ruled_out(self) -> tuple[int, ...]:
        """The squares that a queen on each square rules out, with its own, as bits."""
        corners = self.board.neighbours(CORNERS)
        return tuple(
            reduce(or_, [*(self.masks[line] for line in lines), *(1 << other for other in near)])
            for lines, near in zip(self.lines_of, corners, strict=True)
        )

    def conflict(self, queen: int, square: int) -> str | None:
        """Say why a queen leaves a square to no other: "row", "column", "region" or "touching"."""
        for kind, one, other in zip(
            ("row", "column", "region"), self.lines_of[queen], self.lines_of[square], strict=True
        ):
            if one == other:
                return kind
        (rank, file), (up, right) = divmod(queen, self.n), divmod(square, self.n)
        return "touching" if abs(rank - up) == 1 == abs(file - right) else None

    def find_free(self, path: Sequence[int]) -> int:
        """The squares that no queen of a path rules out, as bits."""
        free = (1 << self.size) - 1
        for queen in path:
            free &= ~self.ruled_out[queen]
        return free

    def find_open(self, path: Sequence[int]) -> list[int]:
        """The lines without a queen: rows first, then columns, then regions."""
        taken = {line for queen in path for line in self.lines_of[queen]}
        return [line for line in range(3 * self.n) if line not in taken]

    def find_left(self, path: Sequence[int]) -> dict[int, tuple[int, ...]]:
        """The lines without a queen, each with the squares that are left."""
        free = self.find_free(path)
        return {
            line: tuple(square for square in self.lines[line] if free >> square & 1)
            for line in self.find_open(path)
        }

    def next_line(self, path: Sequence[int]) -> int:
        """The line that the search fills after a path, which is not complete."""
        if self.order == "rows":
            return len(path)
        free = self.find_free(path)
        return min(self.find_open(path), key=lambda line: (self.masks[line] & free).bit_count())

    def refusal(self, path: Sequence[int], square: int) -> str | None:
        """Name the first queen that rules a square out, and say why; None if it is free."""
        for queen in path:
            if (kind := self.conflict(queen, square)) is not None:
                return tell(f"regions-reason-{kind}", queen=self.board.name(queen))
        return None

    def candidates(self, path: Sequence[int]) -> Iterator[Candidate]:
        """Look at every square of the next line."""
        for square in self.lines[self.next_line(path)] if len(path) < self.n else ():
            yield Candidate(square, self.refusal(path, square))

    def choices(self, path: Sequence[int]) -> list[int]:
        if len(path) == self.n:
            return []
        free = self.find_free(path)
        return [square for square in self.lines[self.next_line(path)] if free >> square & 1]

    certain = True

    def solved(self, path: Sequence[int]) -> bool:
        """Tell whether each row, column and region has its queen and no two touch.

        The check reads the text of the regions, and measures each pair of queens.
        """
        rows = self.regions.split(".")
        at = [(len(rows) - 1 - square // len(rows), square % len(rows)) for square in path]
        kinds = ([row for row, _ in at], [column for _, column in at], [rows[r][c] for r, c in at])
        apart = (max(abs(a - c), abs(b - d)) for (a, b), (c, d) in combinations(at, 2))
        return all(len({*kind}) == len(kind) == len(rows) for kind in kinds) and 1 not in apart

    def describe_line(self, line: int) -> dict[str, str]:
        """The kind of a line and its name, for sentences: a row's number, another's letter."""
        kind, at = ("row", "column", "region")[line // self.n], line % self.n
        names = {"row": str(at + 1), "column": file_name(at), "region": self.find_letter(line)}
        return {"line": kind, "name": names[kind]}

    def find_letter(self, line: int) -> str:
        """The letter of the region that a line, or its first square, belongs to."""
        return self.letters[self.lines[line][0]]

    def text(self, path: Sequence[int]) -> str:
        """Return the list of queens and, below it, the board with its regions.

        >>> print(Regions("AABB.ACCB.DDCC.DDDC").text([1, 7]))
        b1 d2
        <BLANKLINE>
        4 |  A  A  B  B
        3 |  A  C  C  B
        2 |  D  D  C QC
        1 |  D QD  D  C
          +------------
             a  b  c  d
        """
        signs = dict(enumerate(self.letters))
        signs |= {queen: QUEEN + signs[queen] for queen in path}
        names = " ".join(self.board.name(queen) for queen in path)
        return f"{names}\n\n{self.board.text(signs, width=2)}"
