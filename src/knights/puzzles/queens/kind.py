"""Queens among the puzzles."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from knights.board import Board, file_name, parse_board
from knights.drawings.ground import Ground
from knights.drawings.table import Row, Table
from knights.puzzles.chance import Chance
from knights.puzzles.entry import Choice, Entry, Parameter, Preset, first, goal
from knights.puzzles.kind import Asked, Kind, Opening, Values
from knights.puzzles.program import Program
from knights.puzzles.queens.byhand import QueensByHand
from knights.puzzles.queens.deduction import see_position
from knights.puzzles.queens.insight import find_openings, see_columns, tell_safe
from knights.puzzles.queens.queens import (
    LARGEST,
    ColumnOrder,
    Queens,
    SafetyTest,
    images,
    open_columns,
    square,
)
from knights.search import Goal, State, forcing
from knights.search.loss import Decision, Insight, Lost, bisect_loss, decide

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from knights.puzzles.task import Task

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


# The command line goes from the left up to so many queens: 28 take minutes.
FROM_LEFT = 25


class QueensKind(Kind[Queens]):
    """As many queens as columns, none attacking another."""

    entry = ENTRY
    step = "queen"
    styles = ("text", "textbook", "json", "csv", "svg")
    drawn_at_once = True
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

    def images(self, puzzle: Queens, path: tuple[int, ...]) -> Iterable[tuple[int, ...]]:
        return images(puzzle.n, path, puzzle.holes)

    def look(self, puzzle: Queens, path: Sequence[int]) -> Iterator[Insight]:
        return see_columns(puzzle, path)

    def decide(self, puzzle: Queens, path: Sequence[int], budget: int) -> Decision:
        """The column with the fewest safe rows first: from the left it may take for ever."""
        found = decide(QueensByHand(puzzle.n, holes=puzzle.holes), path, budget)
        rest = sorted(found.completion[len(path) :])
        return found._replace(completion=(*path, *rest) if found.completable else ())

    def deduce(self, puzzle: Queens, path: Sequence[int]) -> Insight | None:
        position = see_position(puzzle, path)
        return forcing.deduce(position, lambda budget: self.decide(puzzle, path, budget))

    def lost_since(self, puzzle: Queens, path: Sequence[int], budget: int) -> Lost:
        return bisect_loss(puzzle, path, budget, lambda *asked: self.decide(puzzle, *asked))

    def rebut(self, puzzle: Queens, path: Sequence[int], choice: int) -> str | None:
        return tell_safe(puzzle, path, choice)

    def tell_unseen(self, puzzle: Queens, path: Sequence[int], choice: int) -> str:
        column = choice // puzzle.n
        for queen in path:
            if queen // puzzle.n == column:
                return f"Column {file_name(column)} has its queen, on {square(puzzle.n, queen)}."
        return f"The next queen stands in column {file_name(puzzle.next_column(path))}."

    any_order = True

    def game(self, puzzle: Queens, gone: frozenset[int]) -> Queens:
        # Which names the queen that attacks a square.
        return QueensByHand(puzzle.n, holes=puzzle.holes, order=puzzle.order)

    def spot(self, puzzle: Queens, choice: int) -> int:
        return choice // puzzle.n  # the column

    def coming(self, puzzle: Queens, path: Sequence[int]) -> str:
        if puzzle.order == "fewest":
            return f"column {file_name(puzzle.next_column(path))}"
        return f"column {file_name(open_columns(puzzle.n, path)[0])}"

    def openings(self, puzzle: Queens, path: Sequence[int]) -> Iterable[Opening]:
        return find_openings(puzzle, path)

    def invent(self, chance: Chance) -> Values:
        from knights.puzzles.queens.invent import invent  # seldom wanted

        return invent(chance)

    def programs(self, puzzle: Queens, goal: Goal) -> Iterable[Program]:
        from knights.puzzles.queens.program import programs  # seldom wanted

        return programs(puzzle, goal)

    def task(self, puzzle: Queens) -> "Task":
        from knights.puzzles.queens.task import make_task  # seldom wanted

        return make_task(puzzle)

    def starter(self, puzzle: Queens, goal: Goal) -> str:
        from knights.puzzles.queens.program import starter  # seldom wanted

        return starter(puzzle, goal)

    def text(self, puzzle: Queens, state: State) -> str:
        return puzzle.text(state.path)

    def table(self, puzzle: Queens, state: State) -> Table:
        return ("queen", "square", "file", "rank"), list_queens(puzzle, state)

    def draw(self, puzzle: Queens, state: State, ground: Ground) -> str:
        from knights.puzzles.queens.drawing import draw_queens  # seldom wanted

        return draw_queens(puzzle, state)

    def sketch(self, puzzle: Queens, values: Values) -> dict[str, object]:
        board = lay_out(puzzle)
        return {"board": {"rows": puzzle.n, "columns": puzzle.n, "holes": sorted(board.holes)}}

    def add_arguments(self, parser: "ArgumentParser") -> None:
        from knights.puzzles.options import add_parameters

        helps = {
            "n": "how many",
            "test": "how a square is tested",
            "order": f"which column is next (left; fewest for more than {FROM_LEFT} queens)",
        }
        add_parameters(parser, ENTRY, helps)
        parser.set_defaults(order=None)

    def read_arguments(self, options: "Namespace") -> Asked:
        from knights.puzzles.options import read_parameters

        if options.order is None:
            many = options.n.isdecimal() and int(options.n[:9]) > FROM_LEFT
            options.order = "fewest" if many else "left"
        return Asked("queens", read_parameters(options, ENTRY))


def lay_out(puzzle: Queens) -> Board:
    """The board, whose squares count by ranks first."""
    return Board(puzzle.n, puzzle.n, turn_over(puzzle.n, puzzle.holes))


def turn_over(n: int, numbers: Iterable[int]) -> frozenset[int]:
    """The squares of choices, or the choices of squares.

    Of choices the rank counts first, of squares the file.
    """
    return frozenset(number % n * n + number // n for number in numbers)


def list_queens(puzzle: Queens, state: State) -> Iterable[Row]:
    for number, choice in enumerate(state.path, start=1):
        column, row = divmod(choice, puzzle.n)
        yield number, square(puzzle.n, choice), column + 1, row + 1


QUEENS = QueensKind()
