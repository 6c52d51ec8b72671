"""Boards, the names of their squares, leapers and move orders.

A square is an int: `rank * columns + file`, both counted from 0, so a1 is 0. A move is (dx, dy): dx
files to the right, dy ranks up. A leaper's moves are plain data; nothing else in the library
depends on how the piece moves.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from knights.language import tell
from knights.quoting import cite

Move = tuple[int, int]
Moves = tuple[Move, ...]

LARGEST_SIDE = 4096
LONGEST_LEAP = 99


@dataclass(frozen=True)
class Board:
    """A board of rows x columns squares, of which `holes` are blocked.

    >>> board = Board(5, 5)
    >>> board.square("d4"), board.name(18)
    (18, 'd4')

    Raises:
        ValueError: when a side is not from 1 to 4096, or a hole is off the board.
    """

    rows: int
    columns: int
    holes: frozenset[int] = field(default_factory=frozenset)

    def __post_init__(self) -> None:
        for side, word in ((self.rows, "rows"), (self.columns, "columns")):
            if not isinstance(side, int) or not 1 <= side <= LARGEST_SIDE:
                raise ValueError(
                    tell("link-side", count=repr(side), side=word, most=str(LARGEST_SIDE))
                )
        object.__setattr__(self, "holes", frozenset(self.holes))
        for hole in sorted(self.holes):
            if not 0 <= hole < self.size:
                told = {"hole": repr(hole), "board": str(self), "last": str(self.size - 1)}
                raise ValueError(tell("link-hole-number", **told))

    def __str__(self) -> str:
        return f"{self.rows}x{self.columns}"

    @property
    def size(self) -> int:
        """The number of squares, holes included."""
        return self.rows * self.columns

    @cached_property
    def squares(self) -> tuple[int, ...]:
        """The squares that are not blocked, a1 first, then by file, then by rank."""
        return tuple(square for square in range(self.size) if square not in self.holes)

    def file(self, square: int) -> int:
        """The column of a square, from 0."""
        return square % self.columns

    def rank(self, square: int) -> int:
        """The row of a square counted from the bottom, from 0."""
        return square // self.columns

    def at(self, file: int, rank: int) -> int | None:
        """The square at a file and a rank, both from 0; None off the board or on a hole."""
        if 0 <= file < self.columns and 0 <= rank < self.rows:
            square = rank * self.columns + file
            return None if square in self.holes else square
        return None

    def offset(self, square: int, move: Move) -> int | None:
        """The square that a move leads to; None off the board or on a hole."""
        return self.at(square % self.columns + move[0], square // self.columns + move[1])

    def colour(self, square: int) -> int:
        """0 for the squares of a1's colour, 1 for the others."""
        return (square % self.columns + square // self.columns) % 2

    def name(self, square: int) -> str:
        """The name of a square: d4."""
        return file_name(square % self.columns) + str(square // self.columns + 1)

    def square(self, text: str) -> int:
        """The square of a name: `d4`, or `4,4` (file, rank).

        Raises:
            ValueError: when it is no square of this board, or a hole.
        """
        square = self._square(text.strip())
        if square is None:
            raise ValueError(
                tell(
                    "link-square",
                    square=cite(text),
                    board=str(self),
                    last=f"{file_name(self.columns - 1)}{self.rows}",
                    columns=str(self.columns),
                    rows=str(self.rows),
                )
            )
        if square in self.holes:
            raise ValueError(tell("link-hole", square=cite(text)))
        return square

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

    def neighbours(self, moves: Sequence[Move]) -> tuple[tuple[int, ...], ...]:
        """For each square, where the moves lead from it, in order; holes lead nowhere."""
        rows, columns, holes = self.rows, self.columns, self.holes
        # Each square is one object, however often it stands in the table: that saves two fifths.
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
    """The board of `ROWSxCOLUMNS`, with holes as names separated by commas.

    >>> parse_board("3x4", holes="a1,c3").squares
    (1, 2, 3, 4, 5, 6, 7, 8, 9, 11)

    Raises:
        ValueError: when the text is no board, or a hole no square of it.
    """
    sides = re.fullmatch(r"([1-9][0-9]{0,3})x([1-9][0-9]{0,3})", text.strip(), re.ASCII)
    if not sides:
        raise ValueError(tell("link-board", board=cite(text)))
    board = Board(int(sides[1]), int(sides[2]))
    names = [name for name in holes.split(",") if name.strip()] if holes else []
    if not names:
        return board
    return Board(board.rows, board.columns, frozenset(board.square(name) for name in names))


def file_name(file: int) -> str:
    """The letters of a file counted from 0: a to z, then aa, ab ..."""
    letters = ""
    file += 1
    while file:
        file, letter = divmod(file - 1, 26)
        letters = chr(ord("a") + letter) + letters
    return letters


def file_index(letters: str) -> int:
    """The file, from 0, of its letters."""
    file = 0
    for letter in letters:
        file = file * 26 + ord(letter) - ord("a") + 1
    return file - 1


@dataclass(frozen=True)
class Leaper:
    """A piece that leaps `a` squares one way and `b` the other, in all eight directions.

    Raises:
        ValueError: unless 0 <= a <= b <= 99 and b >= 1.
    """

    a: int
    b: int

    def __post_init__(self) -> None:
        if not 0 <= self.a <= self.b <= LONGEST_LEAP or self.b < 1:
            raise ValueError(tell("link-leap", leaper=str(self), longest=LONGEST_LEAP))

    def __str__(self) -> str:
        return f"{self.a},{self.b}"


LEAPERS = {
    "knight": Leaper(1, 2),
    "camel": Leaper(1, 3),
    "giraffe": Leaper(1, 4),
    "zebra": Leaper(2, 3),
    "antelope": Leaper(3, 4),
    "wazir": Leaper(0, 1),
    "ferz": Leaper(1, 1),
    "dabbaba": Leaper(0, 2),
    "alfil": Leaper(2, 2),
}
KNIGHT = LEAPERS["knight"]


def parse_leaper(text: str) -> Leaper:
    """The leaper of a name or of two numbers, in either order: `camel`, `1,3`, `3,1`.

    Raises:
        ValueError: when it is neither.
    """
    if text.strip() in LEAPERS:
        return LEAPERS[text.strip()]
    numbers = re.fullmatch(r"([0-9]{1,2}),([0-9]{1,2})", text.strip(), re.ASCII)
    if not numbers:
        raise ValueError(tell("link-leaper", leaper=cite(text), known=[*LEAPERS]))
    a, b = sorted((int(numbers[1]), int(numbers[2])))
    return Leaper(a, b)


# Each text's program tries a knight's moves in an order of its own, and finds a tour of its own.
# geeks and horse count rows from the top: their (row, column) steps stand here as (column, -row).
ORDERS: dict[str, Moves] = {
    "sutcliffe": ((1, 2), (2, 1), (1, -2), (2, -1), (-1, 2), (-2, 1), (-1, -2), (-2, -1)),
    "geeks": ((1, -2), (2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2)),
    "textbook": ((2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)),
    "horse": ((-1, -2), (1, -2), (-1, 2), (1, 2), (-2, -1), (2, -1), (-2, 1), (2, 1)),
}


def order_moves(name: str, leaper: Leaper = KNIGHT) -> Moves:
    """The moves of a leaper in the order of a name: a knight's 1 stands for its a, the 2 for its b.

    A leaper such as the wazir (0,1) has only four different moves; each keeps its first place.

    >>> order_moves("textbook", LEAPERS["wazir"])
    ((1, 0), (0, 1), (-1, 0), (0, -1))

    Raises:
        ValueError: when no order has that name.
    """
    if name not in ORDERS:
        raise ValueError(tell("link-order", order=cite(name), known=[*ORDERS]))
    length = {1: leaper.a, 2: leaper.b}
    moves = ((scale(dx, length), scale(dy, length)) for dx, dy in ORDERS[name])
    return tuple(dict.fromkeys(moves))


def scale(step: int, length: dict[int, int]) -> int:
    return length[step] if step > 0 else -length[-step]


def parse_moves(text: str) -> Moves:
    """The moves of a list `dx,dy;dx,dy...`; white space may stand for the semicolons.

    >>> parse_moves("1,2 2,1")
    ((1, 2), (2, 1))

    Raises:
        ValueError: when a move is no pair of numbers, is 0,0, is too long, or stands twice.
    """
    moves = []
    for part in re.split(r"[;\s]+", text.strip("; \t\n")):
        numbers = re.fullmatch(r"(-?[0-9]{1,2}),(-?[0-9]{1,2})", part, re.ASCII)
        if not numbers:
            raise ValueError(tell("link-move", move=cite(part), longest=LONGEST_LEAP))
        moves.append((int(numbers[1]), int(numbers[2])))
    return check_moves(moves)


def check_moves(moves: Iterable[Move]) -> Moves:
    """The moves as a tuple.

    Raises:
        ValueError: when there are none, or one is 0,0, is too long, or stands twice.
    """
    moves = tuple((dx, dy) for dx, dy in moves)
    if not moves:
        raise ValueError(tell("link-no-moves"))
    seen: set[Move] = set()
    for dx, dy in moves:
        if dx == dy == 0:
            raise ValueError(tell("link-no-move"))
        if max(abs(dx), abs(dy)) > LONGEST_LEAP:
            raise ValueError(tell("link-move", move=f"'{dx},{dy}'", longest=LONGEST_LEAP))
        if (dx, dy) in seen:
            raise ValueError(tell("link-move-twice", move=f"{dx},{dy}"))
        seen.add((dx, dy))
    return moves


def format_moves(moves: Moves) -> str:
    """The list of moves as `parse_moves` reads it."""
    return ";".join(f"{dx},{dy}" for dx, dy in moves)


def reversible(moves: Moves) -> bool:
    """Whether each move can be taken back by another, as any leaper's can."""
    known = set(moves)
    return all((-dx, -dy) in known for dx, dy in moves)


def recolours(moves: Moves) -> bool:
    """Whether every move leads to a square of the other colour, as the knight's do."""
    return all((dx + dy) % 2 for dx, dy in moves)
