"""Theorems about tours: each answer has its source and proof, and needs no search.

If no theorem applies, the answer is None, and only a search can tell.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from functools import cached_property, reduce
from operator import or_

from knights.board import Board
from knights.language import Told, tell, together
from knights.move_orders import ORDERS, Move
from knights.puzzles.tour.halves import is_inner
from knights.puzzles.tour.rules import Rules
from knights.search.theorem import Theorem

KNIGHT = frozenset(ORDERS["sutcliffe"])

EULER = "L. Euler, Mémoires de l'Académie des Sciences de Berlin 15 (1759)"
SCHWENK = (
    "A. J. Schwenk, Which rectangular chessboards have a knight's tour?, "
    "Mathematics Magazine 64 (1991)"
)
CULL = "P. Cull and J. De Curtins, Knight's tour revisited, Fibonacci Quarterly 16 (1978)"
VAN_REES = "G. H. J. van Rees, Knight's tours and circuits on the 3 x n chessboard (1996)"

# The largest number of a proof's squares to name.
MOST_TOLD = 100


@dataclass(frozen=True)
class Question:
    """A board, a piece's moves, and the tour asked for."""

    board: Board
    moves: frozenset[Move]
    closed: bool
    start: int | None
    end: int | None

    @property
    def plain(self) -> bool:
        """Tell whether this is the knight on a whole rectangle, as the theorems require."""
        return not self.board.holes and self.moves == KNIGHT

    @property
    def sides(self) -> tuple[int, int]:
        """The shorter and the longer side."""
        return min(self.board.rows, self.board.columns), max(self.board.rows, self.board.columns)

    @cached_property
    def width(self) -> int:
        """The bits of a rank: a margin keeps every move from leading around the edge."""
        return self.board.columns + max(abs(dx) for dx, _ in self.moves)

    @cached_property
    def steps(self) -> frozenset[int]:
        """The shifts of a square's bit by each move, and by each move backwards."""
        forwards = {dy * self.width + dx for dx, dy in self.moves}
        return frozenset(forwards | {-step for step in forwards})

    @cached_property
    def free(self) -> int:
        """The squares that are not blocked, a bit each, so that all are looked at together."""
        ranks = self.board.rows
        bits = bytearray(b"0" * (self.width * ranks))
        for square in self.board.squares:
            bits[-1 - self.bit(square)] = ord("1")
        return int(bits, 2)

    def bit(self, square: int) -> int:
        rank, file = divmod(square, self.board.columns)
        return rank * self.width + file

    def squares(self, bits: int) -> Iterator[int]:
        """Yield the squares of some bits, in order."""
        for bit, digit in enumerate(reversed(f"{bits:b}")):
            if digit == "1":
                yield bit // self.width * self.board.columns + bit % self.width

    def shifted(self, squares: int) -> Iterator[int]:
        """Yield, for each step, the free squares to which it leads from some of them."""
        for step in self.steps:
            yield (squares << step if step > 0 else squares >> -step) & self.free


def settle(tour: Rules, start: int | None = None) -> Theorem | None:
    """Say what is known about a tour's own question, or about it with a start.

    That there are tours doesn't say that one has the given numbers.
    """
    start = tour.start if start is None else start
    theorem = known(tour.board, tour.moves, closed=tour.closed, start=start, end=tour.end)
    return None if theorem is not None and theorem.exists and tour.givens else theorem


def known(
    board: Board,
    moves: Collection[Move] = KNIGHT,
    *,
    closed: bool = False,
    start: int | None = None,
    end: int | None = None,
) -> Theorem | None:
    """Say whether a tour is known to exist, or not to exist, without searching.

    None if no theorem applies. Takes no time on a whole rectangle, and time proportional to the
    squares with holes or other pieces.

    >>> known(Board(3, 3)).exists
    False
    >>> known(Board(8, 8), closed=True).name
    'Schwenk'
    >>> known(Board(5, 5), start=1).name
    'colours'
    >>> known(Board(3, 7), start=2) is None
    True
    """
    question = Question(board, frozenset(moves), closed, start, end)
    if board.size - len(board.holes) < 3:
        return settle_tiny(question)
    if question.plain:
        return refute_by_colours(question) or settle_rectangle(question)
    return refute_by_colours(question) or refute_by_degrees(question) or refute_by_pieces(question)


def settle_tiny(question: Question) -> Theorem | None:
    """Answer for one free square or two."""
    if len(question.board.squares) == 1:
        if question.closed:
            return by_graph(False, "one square", tell("theory-one-square-closed"))
        return by_graph(True, "one square", tell("theory-one-square"))
    # It is left open whether two moves, there and back, are a closed tour.
    return refute_by_degrees(replace(question, closed=False))


def refute_by_colours(question: Question) -> Theorem | None:
    """Count light and dark squares: a piece that changes colour alternates between them.

    This holds for any leaper all of whose moves (x, y) have x + y odd, on boards with holes, too.
    """
    if any((dx + dy) % 2 == 0 for dx, dy in question.moves):
        return None
    counts = count_colours(question)
    surplus = abs(counts[0] - counts[1])

    def refute(told: Told, *squares: int) -> Theorem:
        every = tell("theory-colours", same=counts[0], others=counts[1])
        return Theorem(False, "colours", EULER, together(every, told), squares=squares)

    if question.closed and surplus:
        return refute(tell("theory-colours-closed"))
    if surplus > 1:
        return refute(tell("theory-colours-open"))
    majority, colour = counts.index(max(counts)), question.board.colour
    start, end = question.start, question.end
    if surplus and start is not None and colour(start) != majority:
        return refute(tell("theory-colours-start"), start)
    if surplus and end is not None and colour(end) != majority:
        return refute(tell("theory-colours-end"), end)
    if start is None or end is None or (colour(start) != colour(end)) == (surplus == 0):
        return None
    return refute(tell("theory-colours-same" if surplus else "theory-colours-unlike"), start, end)


def count_colours(question: Question) -> list[int]:
    """Count the free squares of a1's colour and of the other, without visiting every square."""
    cells = question.board.rows * question.board.columns
    counts = [(cells + 1) // 2, cells // 2]
    for hole in question.board.holes:
        counts[question.board.colour(hole)] -= 1
    return counts


def settle_rectangle(question: Question) -> Theorem | None:
    """Answer for the knight on a whole rectangle of at least three squares."""
    open_tour = settle_open(question)
    if not open_tour.exists:
        return open_tour
    closed_tour = settle_closed(question)
    if question.closed:
        # Its existence does not say which ends a closed tour may have.
        return closed_tour if question.end is None or not closed_tour.exists else None
    inner = refute_inner_start(question)
    if inner is not None:
        return inner
    if question.end is not None:
        return None
    if question.start is None:
        return open_tour
    if closed_tour.exists:
        sentence = together(closed_tour.sentence, tell("theory-closed-opened"))
        return Theorem(True, "Schwenk", SCHWENK, sentence)
    if question.sides[0] >= 5:
        return by_construction("odd boards", tell("theory-odd-boards"))
    return None


def settle_open(question: Question) -> Theorem:
    """Say whether a rectangle has an open tour between any squares."""
    m, n = question.sides
    board = question.board.sides
    if m >= 5:
        return Theorem(True, "Cull and De Curtins", CULL, tell("theory-large", board=board))
    if m <= 2:
        return by_graph(False, "narrow boards", tell("theory-narrow", board=board, side=m))
    if (m, n) == (3, 3):
        return by_graph(False, "3x3", tell("theory-three-by-three"), 4)
    if (m, n) in {(3, 5), (3, 6)}:
        return Theorem(False, "3 x n", VAN_REES, tell("theory-searched", board=board))
    if m == 3:
        return Theorem(True, "3 x n", VAN_REES, tell("theory-three-wide", board=board))
    if n == 4:
        return by_graph(False, "4x4", tell("theory-four-by-four"), 0, 3, 12, 15)
    return by_construction("4 x n", tell("theory-four-wide", board=board))


def settle_closed(question: Question) -> Theorem:
    """Say whether a rectangle has a closed tour (Schwenk's theorem)."""
    m, n = question.sides
    board = question.board.sides
    reason = None
    if m % 2 and n % 2:
        reason = tell("theory-not-closed-odd")
    elif m == 4:
        reason = tell("theory-not-closed-four")
    elif m <= 2:
        reason = tell("theory-not-closed-narrow", side=m)
    elif m == 3 and n in {4, 6, 8}:
        reason = tell("theory-not-closed-three")
    if reason is None:
        return Theorem(True, "Schwenk", SCHWENK, tell("theory-closed", board=board))
    told = together(tell("theory-not-closed", board=board), reason)
    return Theorem(False, "Schwenk", SCHWENK, told)


def refute_inner_start(question: Question) -> Theorem | None:
    """Refute open tours of a board four wide that start or end in its two inner lines.

    From an outer square a knight only reaches inner ones, so no two outer squares are consecutive,
    and there are as many inner ones. With an inner square at an end, outer and inner ones would
    alternate, as the colours do: then all outer squares would have one colour, which is wrong.
    `halves` has the other consequences.
    """
    board = question.board
    if 4 not in (board.rows, board.columns) or question.sides[0] < 3:
        return None
    for square, told in (
        (question.start, tell("theory-outer-start")),
        (question.end, tell("theory-outer-end")),
    ):
        if square is not None and is_inner(board, square):
            return Theorem(False, "4 x n", SCHWENK, told, squares=(square,))
    return None


def refute_by_degrees(question: Question) -> Theorem | None:
    """Look for squares without a neighbour, and for too many with a single one."""
    once = twice = 0
    for reached in question.shifted(question.free):
        twice |= once & reached
        once |= reached
    for square in question.squares(question.free & ~once):
        told = tell("theory-isolated", square=question.board.name(square))
        return by_graph(False, "isolated square", told, square)
    tips = list(question.squares(once & ~twice))
    if question.closed:
        ends = 0
    else:
        ends = 2 - sum(s is not None and s not in tips for s in (question.start, question.end))
    if len(tips) <= ends:
        return None
    names = [question.board.name(square) for square in tips]
    room = tell("theory-no-ends") if question.closed else tell("theory-ends", ends=ends)
    told = together(tell("theory-dead-ends", squares=names), room)
    return by_graph(False, "dead ends", told, *tips[:MOST_TOLD])


def refute_by_pieces(question: Question) -> Theorem | None:
    """Check whether every free square can be reached from every other."""
    home = question.board.squares[0] if question.start is None else question.start
    reached = new = 1 << question.bit(home)
    while new:
        new = reduce(or_, question.shifted(new)) & ~reached
        reached |= new
    if reached == question.free:
        return None
    lost = next(question.squares(question.free & ~reached))
    told = tell(
        "theory-parts",
        start=question.board.name(home),
        reached=reached.bit_count(),
        squares=question.free.bit_count(),
        lost=question.board.name(lost),
    )
    return by_graph(False, "in pieces", told, lost)


def by_graph(exists: bool, name: str, told: Told, *squares: int) -> Theorem:
    """A theorem about the graph of the moves."""
    return Theorem(exists, name, tell("theory-source-graph"), told, squares=squares)


def by_construction(name: str, told: Told) -> Theorem:
    """A theorem by this library's own construction."""
    return Theorem(True, name, tell("theory-source-own"), told)
