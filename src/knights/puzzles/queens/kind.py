"""Queens among the puzzles."""

from dataclasses import replace

from knights.board import Board, parse_board
from knights.puzzles.entry import (
    Choice,
    Entry,
    Parameter,
    Preset,
    Values,
    first,
    goal,
    read_strategy,
    read_value_order,
    strategy,
    value_order,
)
from knights.puzzles.kind import Kind
from knights.puzzles.min_conflicts import CONFLICTS, seed, strategy_with_walk
from knights.puzzles.queens.queens import (
    LARGEST,
    ColumnOrder,
    Queens,
    SafetyTest,
    square,
    turn_over,
)
from knights.puzzles.queens.walk import QueensWalk

STRATEGY, SEARCHES = strategy_with_walk(strategy())

ENTRY = Entry(
    name="queens",
    parameters=(
        Parameter(name="n", type="integer", default="8", positional=True, low=1, high=LARGEST),
        Parameter(
            name="test",
            type="choice",
            default="compare",
            choices=(Choice("compare"), Choice("diagonals")),
            needs={"strategy": ("backtrack",)},
        ),
        Parameter(name="holes", type="squares", default=""),
        Parameter(name="givens", type="squares", default="", needs=SEARCHES),
        Parameter(
            name="order",
            type="choice",
            default="left",
            choices=(Choice("left"), Choice("fewest")),
            needs=SEARCHES,
        ),
        STRATEGY,
        value_order(),
        replace(goal(), needs=SEARCHES),
        replace(first(), needs={**first().needs, **SEARCHES}),
        seed(),
    ),
    presets=(
        Preset(
            id="queens-8",
            idea="first",
            scenario="queens/8",
            verdict="found",
            placed=113,
            undone=105,
        ),
        Preset(
            id="queens-8-all",
            idea="dead ends",
            panel="solutions",
            scenario="queens/8/goal=all",
            verdict="exhausted",
            placed=2056,
            undone=2056,
            solutions=92,
        ),
        Preset(
            id="queens-8-ahead",
            idea="pruning",
            scenario="queens/8/strategy=forward",
            verdict="found",
            placed=53,
            undone=45,
        ),
        Preset(
            id="queens-8-given",
            idea="dead ends",
            panel="solutions",
            scenario="queens/8/givens=b4,d3/goal=all",
            verdict="exhausted",
            placed=47,
            undone=47,
            solutions=1,
        ),
        Preset(
            id="queens-20-conflicts",
            idea="luck",
            panel="code",
            scenario="queens/20/strategy=conflicts",
            verdict="found",
            placed=91,
            undone=0,
        ),
        Preset(
            id="queens-3",
            idea="impossible",
            panel="tree",
            scenario="queens/3",
            verdict="exhausted",
            placed=5,
            undone=5,
        ),
    ),
)


def read_givens(board: Board, text: str) -> frozenset[int]:
    """Read the squares of given queens as choices."""
    named = text.split(",") if text.strip(", ") else []
    return turn_over(board.rows, [board.square(name) for name in named])


class QueensKind(Kind[Queens]):
    """As many queens as columns, none attacking another."""

    entry = ENTRY
    step = "queen"

    def build(self, values: Values) -> Queens:
        test: SafetyTest = "diagonals" if values["test"] == "diagonals" else "compare"
        n = int(values["n"])
        board = parse_board(f"{n}x{n}", values["holes"])
        givens = read_givens(board, values["givens"])
        if values["strategy"] == CONFLICTS:
            return QueensWalk(n, turn_over(n, board.holes), int(values["seed"]))
        order: ColumnOrder = "fewest" if values["order"] == "fewest" else "left"
        searched = order, read_strategy(values), read_value_order(values)
        return Queens(n, test, turn_over(n, board.holes), *searched, givens)

    def read(self, puzzle: Queens, values: Values) -> Values:
        board = puzzle.board
        # A walk has no given queens: a text that gives it some is refused by what these need.
        told = read_givens(board, values.get("givens", "")) if puzzle.onward else puzzle.givens
        return {
            "holes": ",".join(board.name(hole) for hole in sorted(board.holes)),
            "givens": ",".join(square(puzzle.n, given) for given in sorted(told)),
        }

    def write(self, puzzle: Queens) -> Values:
        return {**super().write(puzzle), **self.read(puzzle, {})}

    def label(self, puzzle: Queens, choice: int) -> str:
        return square(puzzle.n, choice)

    any_order = True


QUEENS = QueensKind()
