"""Sudoku among the puzzles."""

from typing import Any

from knights.fragment import decode
from knights.language import tell
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
from knights.puzzles.sudoku.sizes import DIGITS, cell_name
from knights.puzzles.sudoku.sudoku import AHEAD, Sudoku

# Grids with regions that have one solution each, made for this library.
NINE = (
    ".5..79...2..1...89.9.....4..6.4.2..1....3...687..9....6...53..2....1.9..5.1.....7",
    "111122333111222333142225633144525663445555766444455766888997766888999777888999977",
)
SEVEN = (
    "752........6..1.7..5......17..64.......7.5.......",
    "1111112122222233333334455555644455764477776666677",
)

ENTRY = Entry(
    name="sudoku",
    parameters=(
        Parameter(
            name="givens",
            type="sudoku",
            default="easy",
            positional=True,
            choices=(Choice("small"), Choice("easy"), Choice("hard"), Choice("large")),
        ),
        Parameter(name="regions", type="regions", default=""),
        Parameter(
            name="order",
            type="choice",
            default="natural",
            choices=(Choice("natural"), Choice("fewest"), Choice("places")),
        ),
        strategy(AHEAD),
        value_order(),
        goal(),
        first(),
    ),
    presets=(
        Preset(
            id="sudoku-easy",
            idea="first",
            scenario="sudoku/easy",
            verdict="found",
            placed=278,
            undone=231,
        ),
        Preset(
            id="sudoku-hard",
            idea="dead ends",
            panel="pictures",
            scenario="sudoku/hard",
            verdict="found",
            placed=90_638,
            undone=90_582,
        ),
        Preset(
            id="sudoku-hard-fewest",
            idea="luck",
            panel="stack",
            scenario="sudoku/hard/order=fewest",
            verdict="found",
            placed=201,
            undone=145,
        ),
        Preset(
            id="sudoku-regions",
            idea="dead ends",
            scenario=f"sudoku/{NINE[0]}/regions={NINE[1]}",
            verdict="found",
            placed=419,
            undone=365,
        ),
        Preset(
            id="sudoku-regions-seven",
            idea="luck",
            scenario=f"sudoku/{SEVEN[0]}/regions={SEVEN[1]}",
            verdict="found",
            placed=222,
            undone=186,
        ),
    ),
)

EXAMPLES = [choice.value for choice in ENTRY.parameter("givens").choices]


class SudokuKind(Kind[Sudoku]):
    """The blanks of a grid, to be filled with digits."""

    entry = ENTRY

    def build(self, values: Values) -> Sudoku:
        order: Any = values["order"]
        givens, regions = decode(values["givens"]), decode(values["regions"])
        return Sudoku(givens, order, regions, read_strategy(values), read_value_order(values))

    def read(self, puzzle: Sudoku, values: Values) -> Values:
        names = (name for name in EXAMPLES if Sudoku(name).givens == puzzle.givens)
        return {"givens": next(names, puzzle.givens), "regions": puzzle.regions}

    def label(self, puzzle: Sudoku, choice: int) -> str:
        cell, digit = divmod(choice, puzzle.n)
        return f"{cell_name(puzzle.n, cell)}: {DIGITS[digit]}"

    def place(self, puzzle: Sudoku, choice: int) -> int:
        return choice - choice % puzzle.n

    def name_place(self, puzzle: Sudoku, choice: int) -> str:
        return cell_name(puzzle.n, choice // puzzle.n)

    any_order = True

    def tell_found(self, puzzle: Sudoku) -> str:
        return tell("sudoku-found")


SUDOKU = SudokuKind()
