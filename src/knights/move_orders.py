"""Leapers and the orders in which they try their moves.

A move is (dx, dy): dx files to the right, dy ranks up. A leaper's moves are plain data; nothing
else in the library depends on how the piece moves.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from knights.language import tell
from knights.mistakes import as_items, as_whole
from knights.quoting import cite

Move = tuple[int, int]
Moves = tuple[Move, ...]
# Moves in any form that a caller may pass.
type MovesLike = str | Iterable[Move]

LONGEST_LEAP = 99


@dataclass(frozen=True)
class Leaper:
    """A piece that leaps `a` squares one way and `b` the other, in all eight directions.

    Raises:
        ValueError: unless 0 <= a <= b <= 99 and b >= 1.
    """

    a: int
    b: int

    def __post_init__(self) -> None:
        a, b = as_whole(self.a), as_whole(self.b)
        if a is None or b is None or not 0 <= a <= b <= LONGEST_LEAP or b < 1:
            raise ValueError(tell("link-leap", leaper=str(self), longest=LONGEST_LEAP))

    def __str__(self) -> str:
        return f"{self.a},{self.b}"


LEAPERS: Mapping[str, Leaper] = MappingProxyType(
    {
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
)
KNIGHT = LEAPERS["knight"]


def parse_leaper(text: str) -> Leaper:
    """Return the leaper of a name or of two numbers in either order: `camel`, `1,3`, `3,1`.

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


# Each textbook program tries a knight's moves in its own order, and so finds its own tour.
# geeks and horse count rows from the top; their (row, column) steps are (column, -row) here.
ORDERS: Mapping[str, Moves] = MappingProxyType(
    {
        "sutcliffe": ((1, 2), (2, 1), (1, -2), (2, -1), (-1, 2), (-2, 1), (-1, -2), (-2, -1)),
        "geeks": ((1, -2), (2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2)),
        "textbook": ((2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)),
        "horse": ((-1, -2), (1, -2), (-1, 2), (1, 2), (-2, -1), (2, -1), (-2, 1), (2, 1)),
    }
)


def order_moves(name: str, leaper: Leaper = KNIGHT) -> Moves:
    """Return a leaper's moves in a named order: a knight's 1 becomes the leaper's a, its 2 the b.

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
    """Return the moves of a list `dx,dy;dx,dy...`; white space may replace the semicolons.

    >>> parse_moves("1,2 2,1")
    ((1, 2), (2, 1))

    Raises:
        ValueError: when a move is not a pair of numbers, is 0,0, is too long, or is there twice.
    """
    moves = []
    for part in re.split(r"[;\s]+", text.strip("; \t\n")):
        numbers = re.fullmatch(r"(-?[0-9]{1,2}),(-?[0-9]{1,2})", part, re.ASCII)
        if not numbers:
            raise ValueError(tell("link-move", move=cite(part), longest=LONGEST_LEAP))
        moves.append((int(numbers[1]), int(numbers[2])))
    return check_moves(moves)


def check_moves(moves: MovesLike) -> Moves:
    """Return the moves as a tuple; they may be given as the name of an order, or as text.

    Raises:
        ValueError: when there are no moves, or one is not a pair of numbers, is 0,0, is too long,
            or is there twice.
    """
    if isinstance(moves, str):
        return parse_moves(moves) if re.match("-?[0-9]", moves.strip()) else order_moves(moves)
    given = as_items(moves)
    if given is None:
        raise ValueError(tell("link-order", order=cite(moves), known=[*ORDERS]))
    if not given:
        raise ValueError(tell("link-no-moves"))
    seen: dict[Move, None] = {}
    for one in given:
        move = check_move(one)
        if move in seen:
            raise ValueError(tell("link-move-twice", move="{},{}".format(*move)))
        seen[move] = None
    return tuple(seen)


def check_move(move: object) -> Move:
    """Return a move as a pair of whole numbers, such as (1, 2).

    Raises:
        ValueError: when it is not such a pair, is 0,0, or is too long.
    """
    pair: object
    match move:
        case (int(), int()):
            pair = move
        case _:
            pair = tuple(as_whole(part) for part in as_items(move) or ())
    match pair:
        case (int(dx), int(dy)) if type(dx) is not bool and type(dy) is not bool:
            if max(abs(dx), abs(dy)) > LONGEST_LEAP:
                raise ValueError(tell("link-move", move=f"'{dx},{dy}'", longest=LONGEST_LEAP))
            if dx == dy == 0:
                raise ValueError(tell("link-no-move"))
            return dx, dy
    raise ValueError(tell("link-move", move=cite(move), longest=LONGEST_LEAP))


def format_moves(moves: Moves) -> str:
    """Return the list of moves in the form that `parse_moves` reads."""
    return ";".join(f"{dx},{dy}" for dx, dy in moves)


def reversible(moves: Moves) -> bool:
    """Tell whether each move can be taken back by another, as any leaper's can."""
    known = set(moves)
    return all((-dx, -dy) in known for dx, dy in moves)


def recolours(moves: Moves) -> bool:
    """Tell whether every move leads to a square of the other colour, as the knight's do."""
    return all((dx + dy) % 2 for dx, dy in moves)


def read_moves(order: str, leaper: Leaper) -> Moves:
    """The moves of an order's name and a leaper, or of a list of moves, which needs no leaper."""
    if not re.match(r"-?[0-9]", order):
        return order_moves(order, leaper)
    if leaper != KNIGHT:
        raise ValueError(tell("link-two-leapers", leaper=str(leaper)))
    return parse_moves(order)


def name_moves(moves: Moves, order: str, leaper: str) -> tuple[str, Leaper]:
    """The name and leaper of moves, if they have one: a list of the same moves is not kept."""
    if order in ORDERS:
        return order, parse_leaper(leaper)
    a, b = sorted(map(abs, moves[0]))
    for name in ORDERS:
        if order_moves(name, Leaper(a, b)) == moves:
            return name, Leaper(a, b)
    return format_moves(moves), KNIGHT
