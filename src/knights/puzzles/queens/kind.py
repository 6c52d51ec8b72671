"""Queens among the puzzles."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from knights.board import Board, parse_board
from knights.puzzles.entry import Choice, Entry, Parameter, Preset, Values, first, goal
from knights.puzzles.kind import Kind
from knights.puzzles.queens.queens import (
    LARGEST,
    ColumnOrder,
    Queens,
    SafetyTest,
    square,
)

if TYPE_CHECKING:
    pass

ENTRY = Entry(
    name="queens",
    title="Queens",
    summary="As many queens as the board has columns, none attacking another.",
    parameters=(
        Parameter(
            name="n",
            label="Queens",
            type="integer",
            default="8",
            help="How many queens, on a board of as many rows and columns.",
            positional=True,
            low=1,
            high=LARGEST,
        ),
        Parameter(
            name="test",
            label="Safety test",
            type="choice",
            default="compare",
            help="How it is found out whether a square is attacked.",
            choices=(
                Choice("compare", "Compare", "With every earlier queen."),
                Choice("diagonals", "Diagonals", "Look up the row and the two diagonals."),
            ),
        ),
        Parameter(
            name="holes",
            label="Blocked squares",
            type="squares",
            default="",
            help="Squares on which no queen may stand, such as a1,c3; queens attack across them.",
        ),
        Parameter(
            name="order",
            label="Order of columns",
            type="choice",
            default="left",
            help="Which column is next, and which of its rows come first.",
            choices=(
                Choice("left", "From the left", "Rows are tried from below."),
                Choice(
                    "fewest",
                    "Fewest safe rows first",
                    "Rows are tried from the middle. Each column needs a queen, so the search may"
                    " take any column next. No solution is left out.",
                ),
            ),
        ),
        goal(),
        first(),
    ),
    presets=(
        Preset(
            id="queens-8",
            title="Eight queens in 113 attempts",
            idea="first",
            scenario="queens/8",
            look="One queen a column, rows tried from below: a1 b5 c8 d6 e3 f7 g2 h4.",
            verdict="found",
            placed=113,
            undone=105,
        ),
        Preset(
            id="queens-8-all",
            title="All 92 answers in 2,056 attempts",
            idea="dead ends",
            panel="solutions",
            program="Eight queens",
            scenario="queens/8/goal=all",
            look="2,056 queens placed and taken back: the whole tree is small.",
            verdict="exhausted",
            placed=2056,
            undone=2056,
            solutions=92,
        ),
        Preset(
            id="queens-3",
            title="Three queens: impossible, and proved",
            idea="impossible",
            panel="tree",
            scenario="queens/3",
            look="Every way fails in the third column.",
            verdict="exhausted",
            placed=5,
            undone=5,
        ),
    ),
)


class QueensKind(Kind[Queens]):
    """As many queens as columns, none attacking another."""

    entry = ENTRY
    step = "queen"
    command_help = "queens that do not attack"

    def build(self, values: Values) -> Queens:
        test: SafetyTest = "diagonals" if values["test"] == "diagonals" else "compare"
        n = int(values["n"])
        holes = parse_board(f"{n}x{n}", values["holes"]).holes
        order: ColumnOrder = "fewest" if values["order"] == "fewest" else "left"
        return Queens(n, test, turn_over(n, holes), order)

    def read(self, puzzle: Queens, values: Values) -> Values:
        board = lay_out(puzzle)
        return {"holes": ",".join(board.name(hole) for hole in sorted(board.holes))}

    def label(self, puzzle: Queens, choice: int) -> str:
        return square(puzzle.n, choice)

    any_order = True


def lay_out(puzzle: Queens) -> Board:
    """The board, whose squares count by ranks first."""
    return Board(puzzle.n, puzzle.n, turn_over(puzzle.n, puzzle.holes))


def turn_over(n: int, numbers: Iterable[int]) -> frozenset[int]:
    """The squares of choices, or the choices of squares.

    Of choices the rank counts first, of squares the file.
    """
    return frozenset(number % n * n + number // n for number in numbers)


QUEENS = QueensKind()
