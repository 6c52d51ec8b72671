"""What is known about a tour without searching: each answer a theorem, with its source and proof.

Where nothing is known, nothing is claimed: the answer is then None, and only a search can tell.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from functools import cached_property, reduce
from operator import or_

from knights.board import ORDERS, Board, Move
from knights.puzzles.tour.halves import is_inner
from knights.search.theorem import Theorem

KNIGHT = frozenset(ORDERS["sutcliffe"])

EULER = "L. Euler, Mémoires de l'Académie des Sciences de Berlin 15 (1759)"
SCHWENK = (
    "A. J. Schwenk, Which rectangular chessboards have a knight's tour?, "
    "Mathematics Magazine 64 (1991)"
)
CULL = "P. Cull and J. De Curtins, Knight's tour revisited, Fibonacci Quarterly 16 (1978)"
VAN_REES = "G. H. J. van Rees, Knight's tours and circuits on the 3 x n chessboard (1996)"
OWN = "this library's own construction, tested from every start of the small boards that it joins"
GRAPH = "graph theory"

# Of the squares that a proof speaks of so many are told at most.
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
        """Whether this is the knight on a whole rectangle, of which the theorems speak."""
        return not self.board.holes and self.moves == KNIGHT

    @property
    def sides(self) -> tuple[int, int]:
        """The shorter and the longer side."""
        return min(self.board.rows, self.board.columns), max(self.board.rows, self.board.columns)

    @cached_property
    def width(self) -> int:
        """How many bits a rank has: a margin keeps every move from leading round the edge."""
        return self.board.columns + max(abs(dx) for dx, _ in self.moves)

    @cached_property
    def steps(self) -> frozenset[int]:
        """How far each move, or one that takes it back, shifts a square's bit."""
        forwards = {dy * self.width + dx for dx, dy in self.moves}
        return frozenset(forwards | {-step for step in forwards})

    @cached_property
    def free(self) -> int:
        """The squares that are not blocked, a bit each: so all are looked at together."""
        ranks = self.board.rows
        bits = bytearray(b"0" * (self.width * ranks))
        for square in self.board.squares:
            bits[-1 - self.bit(square)] = ord("1")
        return int(bits, 2)

    def bit(self, square: int) -> int:
        rank, file = divmod(square, self.board.columns)
        return rank * self.width + file

    def squares(self, bits: int) -> Iterator[int]:
        """Give the squares of some bits, the first of them first."""
        for bit, digit in enumerate(reversed(f"{bits:b}")):
            if digit == "1":
                yield bit // self.width * self.board.columns + bit % self.width

    def shifted(self, squares: int) -> Iterator[int]:
        """Give for each step the free squares to which it leads from some of them."""
        for step in self.steps:
            yield (squares << step if step > 0 else squares >> -step) & self.free


def known(
    board: Board,
    moves: Collection[Move] = KNIGHT,
    *,
    closed: bool = False,
    start: int | None = None,
    end: int | None = None,
) -> Theorem | None:
    """Say whether a tour is known to exist, or not to exist, without searching.

    None where no theorem answers. Takes no time on a whole rectangle, and time proportional to the
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
    """Answer for one free square and for two."""
    if len(question.board.squares) == 1:
        if question.closed:
            return Theorem(
                False, "one square", GRAPH, "A closed tour ends with a move; one square has none."
            )
        return Theorem(True, "one square", GRAPH, "One square is visited by standing on it.")
    # Whether going there and back is a closed tour of two squares is left open.
    return refute_by_degrees(replace(question, closed=False))


def refute_by_colours(question: Question) -> Theorem | None:
    """Count light and dark squares: a piece that changes colour visits them in turn.

    Holds for any leaper all of whose moves (x, y) have x + y odd, on boards with holes too.
    """
    if any((dx + dy) % 2 == 0 for dx, dy in question.moves):
        return None
    counts = count_colours(question)
    total, surplus = sum(counts), abs(counts[0] - counts[1])
    squares = f"of the {total} squares {counts[0]} have the colour of a1 and {counts[1]} have not"
    every = f"Every move changes the colour, and {squares}"
    if question.closed and surplus:
        return Theorem(
            False, "colours", EULER, f"{every}: a closed tour needs the two numbers to be equal."
        )
    if surplus > 1:
        return Theorem(
            False, "colours", EULER, f"{every}: in a tour these numbers differ by one at most."
        )
    majority = counts.index(max(counts))
    for square, role in ((question.start, "start"), (question.end, "end")):
        if surplus and square is not None and question.board.colour(square) != majority:
            sentence = f"{every}: a tour must {role} on the colour that has more squares."
            return Theorem(False, "colours", EULER, sentence, squares=(square,))
    if (
        question.start is not None
        and question.end is not None
        and (question.board.colour(question.start) != question.board.colour(question.end))
        != (surplus == 0)
    ):
        relation = "the same colour" if surplus else "different colours"
        sentence = f"{every}: a tour must start and end on {relation}."
        ends = (question.start, question.end)
        return Theorem(False, "colours", EULER, sentence, squares=ends)
    return None


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
        # Which ends a closed tour may have is not settled by its existence.
        return closed_tour if question.end is None or not closed_tour.exists else None
    inner = refute_inner_start(question)
    if inner is not None:
        return inner
    if question.end is not None:
        return None
    if question.start is None:
        return open_tour
    if closed_tour.exists:
        sentence = f"{closed_tour.sentence} Without its last move it is open, from any square."
        return Theorem(True, "Schwenk", SCHWENK, sentence)
    if question.sides[0] >= 5:
        return Theorem(
            True,
            "odd boards",
            OWN,
            "An odd board of sides 5 or more splits into one odd board that holds the start, "
            "small enough to have been searched, and even ones with closed tours, which join.",
        )
    return None


def settle_open(question: Question) -> Theorem:
    """Say whether a rectangle has an open tour from some square to some square."""
    m, n = question.sides
    board = f"The {question.board} board"
    if m >= 5:
        return Theorem(
            True,
            "Cull and De Curtins",
            CULL,
            f"{board} has both sides 5 or more, and every such board has an open tour: "
            "it splits into small boards whose tours join.",
        )
    if m <= 2:
        why = "no move at all" if m == 1 else "at most two moves a square, always along the board"
        return Theorem(
            False, "narrow boards", GRAPH, f"{board} leaves a knight {why}: it falls in pieces."
        )
    if (m, n) == (3, 3):
        return Theorem(
            False,
            "3x3",
            GRAPH,
            "No knight's move leads to the centre of the 3x3 board or from it.",
            squares=(4,),
        )
    if (m, n) in {(3, 5), (3, 6)}:
        return Theorem(
            False, "3 x n", VAN_REES, f"{board} has no tour: its search tree has been exhausted."
        )
    if m == 3:
        return Theorem(
            True,
            "3 x n",
            VAN_REES,
            f"{board} has an open tour: those of 3x4 and of 3x7 to 3x10 are found at once, "
            "and the latter can be lengthened by four files again and again.",
        )
    if n == 4:
        return Theorem(
            False,
            "4x4",
            GRAPH,
            "Opposite corners of the 4x4 board share their two neighbours, so that the two pairs "
            "of corners would need both ends of the tour, which leaves the other squares apart.",
            squares=(0, 3, 12, 15),
        )
    return Theorem(
        True,
        "4 x n",
        OWN,
        f"{board} has an open tour: those of 4x5, 4x6 and 4x7 are found at once, and each can be "
        "lengthened by three files again and again.",
    )


def settle_closed(question: Question) -> Theorem:
    """Say whether a rectangle has a closed tour (Schwenk's theorem)."""
    m, n = question.sides
    board = f"the {question.board} board"
    reason = None
    if m % 2 and n % 2:
        reason = "both sides are odd, so that one colour has a square more than the other"
    elif m == 4:
        reason = (
            "from the outer ranks of four one comes only to the inner ones, so that a closed tour "
            "would alternate between them as it does between the colours, and miss half the squares"
        )
    elif m <= 2:
        reason = f"a side of {m} leaves too few moves to come back"
    elif m == 3 and n in {4, 6, 8}:
        reason = "the few moves of a board three wide close a circuit that is too short"
    if reason is not None:
        return Theorem(False, "Schwenk", SCHWENK, f"No closed tour of {board} exists: {reason}.")
    sentence = f"A closed tour of {board} exists: small closed tours join to larger ones."
    return Theorem(True, "Schwenk", SCHWENK, sentence)


def refute_inner_start(question: Question) -> Theorem | None:
    """Refuse open tours of a board four wide that start or end in its two inner lines.

    From an outer square a knight comes only to inner ones, so no two outer squares follow one
    another, and there are as many inner ones. With an end on an inner square outer and inner ones
    would take turns, and so do the colours: then all outer squares would have one colour, and
    they have not. `halves` draws out what else follows.
    """
    board = question.board
    if 4 not in (board.rows, board.columns) or question.sides[0] < 3:
        return None
    for square, role in ((question.start, "starts"), (question.end, "ends")):
        if square is not None and is_inner(board, square):
            return Theorem(
                False,
                "4 x n",
                SCHWENK,
                "From the outer lines of a board four wide one comes only to the inner ones, and "
                f"they are as many: so a tour {role} on an outer line, or it would alternate "
                "between them as it does between the colours, and miss half the squares.",
                squares=(square,),
            )
    return None


def refute_by_degrees(question: Question) -> Theorem | None:
    """Look for squares with no neighbour, and for too many with a single one."""
    once = twice = 0
    for reached in question.shifted(question.free):
        twice |= once & reached
        once |= reached
    for square in question.squares(question.free & ~once):
        return Theorem(
            False,
            "isolated square",
            GRAPH,
            f"No move leads to {question.board.name(square)} or from it.",
            squares=(square,),
        )
    tips = list(question.squares(once & ~twice))
    if question.closed:
        ends = 0
    else:
        ends = 2 - sum(s is not None and s not in tips for s in (question.start, question.end))
    if len(tips) <= ends:
        return None
    names = ", ".join(question.board.name(square) for square in tips[:4])
    more = " and others" if len(tips) > 4 else ""
    room = "a closed tour has none" if question.closed else f"at most {ends} of them can be one"
    return Theorem(
        False,
        "dead ends",
        GRAPH,
        f"A square with a single neighbour can only be an end of the tour: {names}{more} have one "
        f"neighbour each, and {room}.",
        squares=tuple(tips[:MOST_TOLD]),
    )


def refute_by_pieces(question: Question) -> Theorem | None:
    """Look whether every free square can be reached from every other."""
    home = question.board.squares[0] if question.start is None else question.start
    reached = new = 1 << question.bit(home)
    while new:
        new = reduce(or_, question.shifted(new)) & ~reached
        reached |= new
    if reached == question.free:
        return None
    lost = next(question.squares(question.free & ~reached))
    return Theorem(
        False,
        "in pieces",
        GRAPH,
        f"The board is in pieces: from {question.board.name(home)} one reaches"
        f" {reached.bit_count()} of {question.free.bit_count()} squares, and"
        f" {question.board.name(lost)} is not among them.",
        squares=(lost,),
    )
