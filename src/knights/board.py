"""Boards and the names of their squares.

A square is an int: `rank * columns + file`, both counted from 0, so a1 is 0.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from knights.display import MOST_DRAWN, Shown
from knights.language import tell
from knights.mistakes import as_items, as_whole, check_whole, set_fields
from knights.move_orders import Move, MovesLike, check_move, check_moves
from knights.quoting import cite

# A square, and several squares, in any form that a caller may pass.
type SquareLike = int | str | tuple[int, int]
type SquaresLike = str | Iterable[SquareLike]

LARGEST_SIDE = 4096

# Moves to the squares that share a side.
ORTHOGONAL = ((0, 1), (1, 0), (0, -1), (-1, 0))

# Signs of squares in printed boards.
FREE, HOLE = ".", "#"


@dataclass(frozen=True, repr=False)
class Board(Shown):
    """A board of rows x columns squares, of which `holes` are blocked.

    A square may be given as its name, "c3", as (file, rank) from (0, 0), or as its number. The
    sides may be given as a text, "5x5"; with one number the board is a square.

    >>> board = Board(5, 5)
    >>> board.square("d4"), board.square((3, 3)), board.name(18)
    (18, 18, 'd4')
    >>> print(Board("2x3", holes="b1"))
    2 | . . .
    1 | . # .
      +------
        a b c

    Raises:
        ValueError: when a side is not from 1 to 4096, or a hole is off the board.
    """

    rows: int
    columns: int
    holes: frozenset[int] = field(default_factory=frozenset)

    drawn_by = "knights.drawings.board"

    def __init__(
        self, rows: int | str, columns: int | None = None, holes: SquaresLike = ()
    ) -> None:
        if isinstance(rows, str) and columns is None:
            rows, columns = read_sides(rows)
        sides = {"rows": rows, "columns": rows if columns is None else columns}
        for word, side in sides.items():
            number = as_whole(side)
            if number is None or not 1 <= number <= LARGEST_SIDE:
                told = {"count": cite(side), "side": word, "most": str(LARGEST_SIDE)}
                raise ValueError(tell("link-side", **told))
            set_fields(self, **{word: number})
        set_fields(self, holes=frozenset(self.numbers(holes)))

    def __repr__(self) -> str:
        holes = [self.name(hole) for hole in sorted(self.holes)]
        return f"Board({self.rows}, {self.columns}{f', holes={holes}' if holes else ''})"

    def __str__(self) -> str:
        return self.text({})

    def _repr_svg_(self) -> str | None:
        return super()._repr_svg_() if self.size <= MOST_DRAWN else None

    @property
    def sides(self) -> str:
        """The rows and columns as text: 5x5."""
        return f"{self.rows}x{self.columns}"

    @property
    def size(self) -> int:
        """The number of squares, holes included."""
        return self.rows * self.columns

    @cached_property
    def squares(self) -> tuple[int, ...]:
        """The squares that are not blocked, a1 first, then by file, then by rank."""
        return tuple(square for square in range(self.size) if square not in self.holes)

    def file(self, square: SquareLike) -> int:
        """The column of a square, from 0."""
        return self.number(square) % self.columns

    def rank(self, square: SquareLike) -> int:
        """The row of a square counted from the bottom, from 0."""
        return self.number(square) // self.columns

    def at(self, file: int, rank: int) -> int | None:
        """The square at a file and a rank, both from 0; None off the board or on a hole."""
        if type(file) is not int or type(rank) is not int:
            file, rank = check_whole("file", file, 0), check_whole("rank", rank, 0)
        if 0 <= file < self.columns and 0 <= rank < self.rows:
            square = rank * self.columns + file
            return None if square in self.holes else square
        return None

    def offset(self, square: SquareLike, move: Move) -> int | None:
        """The square that a move leads to; None when it is off the board or a hole."""
        rank, file = divmod(self.number(square), self.columns)
        dx, dy = check_move(move)
        return self.at(file + dx, rank + dy)

    def colour(self, square: SquareLike) -> int:
        """0 for the squares of a1's colour, 1 for the others."""
        return sum(divmod(self.number(square), self.columns)) % 2

    def name(self, square: SquareLike) -> str:
        """The name of a square, such as d4.

        Raises:
            ValueError: when it is no square of this board.
        """
        rank, file = divmod(self.number(square), self.columns)
        return file_name(file) + str(rank + 1)

    def square(self, square: SquareLike) -> int:
        """The number of a square that is not blocked; a text is `d4` or `4,4`.

        Raises:
            ValueError: when it is no square of this board, or a hole.
        """
        number = self.number(square)
        if number in self.holes:
            raise ValueError(tell("link-hole", square=cite(square)))
        return number

    def number(self, square: SquareLike, name: str = "square") -> int:
        """The number of a square, blocked or not; an error message calls it `name`.

        Raises:
            ValueError: when it is no square of this board.
        """
        if type(square) is int and 0 <= square < self.rows * self.columns:
            return square
        found = self._square(square.strip()) if isinstance(square, str) else self._locate(square)
        if found is not None:
            return found
        told = {"board": self.sides, "last": f"{file_name(self.columns - 1)}{self.rows}"}
        if isinstance(square, str) and name == "square":
            told |= {"columns": str(self.columns), "rows": str(self.rows)}
            raise ValueError(tell("link-square", square=cite(square), **told))
        most = str(self.size - 1)
        raise ValueError(tell("link-square-of", name=name, square=cite(square), most=most, **told))

    def numbers(self, squares: SquaresLike, name: str = "hole") -> list[int]:
        """The numbers of squares; a text holds names separated by commas.

        Raises:
            ValueError: when one of them is no square of this board.
        """
        if isinstance(squares, str):
            squares = [square for square in squares.split(",") if square.strip()]
        given = as_items(squares)
        return [self.number(each, name) for each in ([squares] if given is None else given)]  # type: ignore[arg-type]

    def text(self, signs: Mapping[int, str], width: int = 1) -> str:
        """The board as text with ranks and files, the top rank first, and signs on some squares.

        A square is as wide as the longest sign, and at least `width`.
        """
        shown = {**dict.fromkeys(self.holes, HOLE), **signs}
        label, last = len(str(self.rows)), file_name(self.columns - 1)
        width = max(width, *map(len, (last, *shown.values()))) + 1
        lines = []
        for rank in reversed(range(self.rows)):
            squares = range(rank * self.columns, (rank + 1) * self.columns)
            cells = (shown.get(square, FREE).rjust(width) for square in squares)
            lines.append(f"{rank + 1:>{label}} |{''.join(cells)}")
        files = "".join(file_name(file).rjust(width) for file in range(self.columns))
        margin = " " * (label + 1)
        return "\n".join([*lines, f"{margin}+{'-' * len(files)}", f"{margin} {files}"])

    def _locate(self, square: object) -> int | None:
        """The number of a square that is given as a number or as (file, rank); None for others."""
        number = as_whole(square)
        if number is not None:
            return number if 0 <= number < self.size else None
        pair = [as_whole(part) for part in as_items(square) or ()]
        if len(pair) != 2 or pair[0] is None or pair[1] is None:
            return None
        file, rank = pair[0], pair[1]
        inside = 0 <= file < self.columns and 0 <= rank < self.rows
        return rank * self.columns + file if inside else None

    def _square(self, text: str) -> int | None:
        if named := re.fullmatch(r"([a-z]{1,3})([1-9][0-9]{0,3})", text, re.ASCII):
            file, rank = file_index(named[1]), int(named[2]) - 1
        elif numbered := re.fullmatch(r"([1-9][0-9]{0,3}),([1-9][0-9]{0,3})", text, re.ASCII):
            file, rank = int(numbered[1]) - 1, int(numbered[2]) - 1
        else:
            return None
        if file < self.columns and rank < self.rows:
            return rank * self.columns + file
        return None

    def neighbours(self, moves: MovesLike) -> tuple[tuple[int, ...], ...]:
        """The squares that the moves lead to from each square, in order; none from a hole."""
        moves = check_moves(moves)
        rows, columns, holes = self.rows, self.columns, self.holes
        # One int object a square, shared by all rows of the table, saves two fifths of its memory.
        squares = list(range(self.size))
        table: list[tuple[int, ...]] = []
        steps = [dy * columns + dx for dx, dy in moves]
        wide = max((abs(dx) for dx, _ in moves), default=0)
        high = max((abs(dy) for _, dy in moves), default=0)
        for square in squares:
            rank, file = divmod(square, columns)
            if wide <= file < columns - wide and high <= rank < rows - high:
                targets = [squares[square + step] for step in steps]
            else:
                targets = [
                    squares[square + dy * columns + dx]
                    for dx, dy in moves
                    if 0 <= file + dx < columns and 0 <= rank + dy < rows
                ]
            if square in holes:
                targets = []
            elif holes:
                targets = [target for target in targets if target not in holes]
            table.append(tuple(targets))
        return tuple(table)


def parse_board(text: str, holes: str = "") -> Board:
    """Return the board of `ROWSxCOLUMNS`, with holes as names separated by commas.

    >>> parse_board("3x4", holes="a1,c3").squares
    (1, 2, 3, 4, 5, 6, 7, 8, 9, 11)

    Raises:
        ValueError: when the text is not a board, or a hole is not one of its squares.
    """
    board = Board(text)
    if not holes.strip(", "):
        return board
    return Board(board.rows, board.columns, [board.square(hole) for hole in holes.split(",")])


def read_sides(text: str) -> tuple[int, int]:
    """Return the rows and columns of a text such as 5x5."""
    sides = re.fullmatch(r"([1-9][0-9]{0,3})x([1-9][0-9]{0,3})", text.strip(), re.ASCII)
    if not sides:
        raise ValueError(tell("link-board", board=cite(text)))
    return int(sides[1]), int(sides[2])


def as_board(board: "Board | str") -> Board:
    """Return the board itself, or the board of a text such as 5x5.

    Raises:
        ValueError: when it is neither.
    """
    if isinstance(board, Board):
        return board
    if isinstance(board, str):
        return Board(board)
    raise ValueError(tell("link-board", board=cite(board)))


def file_name(file: int) -> str:
    """Return the letters of a file counted from 0: a to z, then aa, ab ..."""
    letters = ""
    file += 1
    while file:
        file, letter = divmod(file - 1, 26)
        letters = chr(ord("a") + letter) + letters
    return letters


def file_index(letters: str) -> int:
    """Return the number of a file, from 0, for its letters."""
    file = 0
    for letter in letters:
        file = file * 26 + ord(letter) - ord("a") + 1
    return file - 1
