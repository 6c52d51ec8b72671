"""The rules of a tour: a path of moves that visits every square of a board once.

A choice is a square. A given start is the root of every path, and is not an event; without one
the first choice is any square.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import sub

from knights.board import Board, SquareLike, as_board
from knights.language import Told, tell
from knights.mistakes import check_flag, set_fields
from knights.move_orders import ORDERS, Moves, MovesLike, check_moves
from knights.puzzles.display import ShownPuzzle
from knights.puzzles.paths.pruned import get_fields
from knights.puzzles.tour.givens import Givens, GivensLike, part_ends, read_givens, write_givens
from knights.quoting import cite
from knights.search import Candidate, acceptable


@dataclass(frozen=True, repr=False)
class Rules(ShownPuzzle):
    """A board, the moves in the order in which they are tried, and the goal of the tour.

    By itself it is the puzzle of plain backtracking; `Tour` adds the strategies. `givens` are the
    numbers in the tour that squares have beforehand, except those of the start and the end.

    Raises:
        ValueError: when the start or the end is not a free square, or they are the same; or when
            a given number is wrong.
    """

    board: Board
    start: int | None = None
    moves: Moves = ORDERS["textbook"]
    closed: bool = False
    end: int | None = None
    givens: Givens = ()

    puzzle_name = "tour"

    def __init__(
        self,
        board: Board | str,
        start: SquareLike | None = None,
        moves: MovesLike = "textbook",
        closed: bool = False,
        end: SquareLike | None = None,
        givens: GivensLike = (),
    ) -> None:
        set_fields(self, board=as_board(board), moves=check_moves(moves))
        set_fields(self, closed=check_flag("closed", closed))
        if not self.length:
            raise ValueError(tell("link-no-square", board=self.board.sides))
        begin, last = self._read(start, "start"), self._read(end, "end")
        given = read_givens(self.board, givens)
        between, last = part_ends(self.board, given, begin, last, self.length)
        set_fields(self, start=begin, end=last, givens=between)
        if self.end is not None and self.end == self.start and self.length > 1:
            raise ValueError(tell("link-end", end=cite(self.board.name(self.end))))

    __getstate__ = get_fields

    def _read(self, square: SquareLike | None, name: str) -> int | None:
        if square is None:
            return None
        number = self.board.number(square, name)
        if number in self.board.holes:
            hole = repr(self.board.name(number))
            raise ValueError(tell("tour-error-hole", name=name, square=hole))
        return number

    def _show(self, name: str) -> object:
        value = getattr(self, name)
        if name == "moves":
            return next((order for order, moves in ORDERS.items() if moves == value), value)
        if name == "givens":
            return write_givens(self.board, value)
        return self.board.name(value) if name in ("start", "end") else value

    @property
    def goal(self) -> str:
        """The key by which sentences choose their words for the goal."""
        if self.givens:
            return "numbered"
        if self.end is not None:
            return "ending"
        return "closed" if self.closed else "tour"

    @property
    def size(self) -> int:
        return self.board.size

    @property
    def root(self) -> tuple[int, ...]:
        return () if self.start is None else (self.start,)

    @cached_property
    def length(self) -> int:
        """The number of squares that are not blocked."""
        return self.board.size - len(self.board.holes)

    @cached_property
    def given_squares(self) -> dict[int, int]:
        """The squares that are given, by their numbers."""
        return dict(self.givens)

    @cached_property
    def given_numbers(self) -> dict[int, int]:
        """The numbers that are given, by their squares."""
        return {square: number for number, square in self.givens}

    @property
    def starts(self) -> tuple[int, ...]:
        return self.board.squares

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """The squares that the moves lead to from each square, in order."""
        return self.board.neighbours(self.moves)

    def candidates(self, path: Sequence[int]) -> Iterator[Candidate]:
        """Look at every move in order; without a start, first at every square of the board."""
        return self._rules(path)

    def choices(self, path: Sequence[int]) -> Sequence[int]:
        return self.acceptable(path)

    def acceptable(self, path: Sequence[int]) -> list[int]:
        """The squares that may follow a path by the rules of the tour, in the move order."""
        return acceptable(self._rules(path))

    def _rules(self, path: Sequence[int]) -> Iterator[Candidate]:
        return self._look(path) if path else iter(self._starts)

    @cached_property
    def _starts(self) -> tuple[Candidate, ...]:
        """The squares of the board as candidates for a start."""
        return tuple(self._look(()))

    def _look(self, path: Sequence[int]) -> Iterator[Candidate]:
        visited = set(path)
        last = len(path) == self.length - 1
        for square in self._targets(path):
            if square is None:
                yield Candidate(None, tell("tour-off-board"))
            elif square in self.board.holes:
                yield Candidate(square, tell("tour-blocked"))
            elif square in visited:
                yield Candidate(square, tell("tour-on-path"))
            elif square == self.end and not last:
                yield Candidate(square, tell("tour-kept"))
            elif self.givens and not self.keeps_givens(square, len(path)):
                yield Candidate(square, self.tell_given(square, len(path) + 1))
            elif last and self.closed and not self._closes(path, square):
                start = self.board.name(path[0] if path else square)
                yield Candidate(square, tell("tour-not-closed", start=start))
            else:
                yield Candidate(square)

    def _targets(self, path: Sequence[int]) -> Iterator[int | None]:
        """The squares that the moves lead to, holes included; None for a move off the board."""
        if not path:
            yield from range(self.size)
            return
        rank, file = divmod(path[-1], self.board.columns)
        for dx, dy in self.moves:
            on_board = 0 <= file + dx < self.board.columns and 0 <= rank + dy < self.board.rows
            yield path[-1] + dy * self.board.columns + dx if on_board else None

    def keeps_givens(self, square: int, depth: int) -> bool:
        """Tell whether the givens allow a square after `depth` others."""
        number = depth + 1
        if number in self.given_squares:
            return self.given_squares[number] == square
        return square not in self.given_numbers

    def find_broken(self, path: Sequence[int]) -> tuple[int, int, int] | None:
        """The first number of a path that breaks a given, its square, and the square due there."""
        if not self.givens:
            return None
        for number, square in enumerate(path, start=1):
            if not self.keeps_givens(square, number - 1):
                return number, square, self.given_squares.get(number, square)
        return None

    def tell_given(self, square: int, number: int) -> Told:
        """Say which given a square would break as that number."""
        own = self.given_numbers.get(square)
        if own is not None:
            return tell("tour-numbered", own=str(own), number=str(number))
        due = self.board.name(self.given_squares[number])
        return tell("tour-due", square=due, number=str(number))

    def _closes(self, path: Sequence[int], square: int) -> bool:
        return bool(path) and path[0] in self.neighbours[square]

    def solved(self, path: Sequence[int]) -> bool:
        """Tell whether the path is a tour as wanted, computed from coordinates alone.

        It takes few passes over whole lists, so a million squares take a fraction of a second.
        """
        taken = set(path)
        if len(path) != len(taken) or len(path) != self.length:
            return False
        board = self.board
        if min(taken) < 0 or max(taken) >= board.rows * board.columns:
            return False
        line = [*path, path[0]] if self.closed else path
        files = [square % board.columns for square in line]
        ranks = [square // board.columns for square in line]
        hops = zip(map(sub, files[1:], files), map(sub, ranks[1:], ranks), strict=True)
        return (
            taken.isdisjoint(board.holes)
            and set(hops).issubset(self.moves)
            and self.start in (None, path[0])
            and self.end in (None, path[-1])
            and all(path[number - 1] == square for number, square in self.givens)
        )

    def descend(self, path: Sequence[int]) -> Iterator[Sequence[int]]:
        """Yield the choices after each beginning of a path, the root first, in one pass over it."""
        visited = set(self.root)
        if not self.root:
            yield [square for square in self.board.squares if self.fits(square, 0, visited, -1)]
        for depth, square in enumerate(path, start=1):
            visited.add(square)
            near = self.neighbours[square]
            if depth >= len(self.root):
                yield [other for other in near if self.fits(other, depth, visited, path[0])]

    def fits(self, square: int, depth: int, visited: set[int], start: int) -> bool:
        """Tell whether the rules allow a reached square after `depth` others."""
        if square in visited or (self.givens and not self.keeps_givens(square, depth)):
            return False
        if depth < self.length - 1:
            return square != self.end
        return not self.closed or (depth > 0 and start in self.neighbours[square])


def tell_no_move(rules: Rules, origin: int, target: int) -> Told:
    """Say that no move leads from one square to another."""
    knight, name = set(rules.moves) == set(ORDERS["textbook"]), rules.board.name
    told = {"origin": name(origin), "target": name(target)}
    return tell("tour-no-knight-move" if knight else "tour-no-move", **told)
