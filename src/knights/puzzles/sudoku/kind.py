"""Sudoku among the puzzles."""

from typing import TYPE_CHECKING

from knights.puzzles.entry import Choice, Entry, Parameter, Preset, Values, first, goal
from knights.puzzles.kind import Kind
from knights.puzzles.sudoku.sudoku import DIGITS, Sudoku, cell_name, example

if TYPE_CHECKING:
    pass

ENTRY = Entry(
    name="sudoku",
    title="Sudoku",
    summary="Every row, column and box holds each digit once.",
    parameters=(
        Parameter(
            name="givens",
            label="Puzzle",
            type="sudoku",
            default="easy",
            help="An example's name, or the 81 cells row by row: digits, and a dot for a blank.",
            positional=True,
            choices=(
                Choice("small", "Small, 4x4"),
                Choice("easy", "Easy"),
                Choice("hard", "Hard for a search"),
                Choice("large", "Large, 16x16"),
            ),
        ),
        Parameter(
            name="order",
            label="Order of cells",
            type="choice",
            default="natural",
            help="Which blank is filled next.",
            choices=(
                Choice("natural", "As one reads"),
                Choice("fewest", "Fewest digits left first"),
                Choice(
                    "places",
                    "Fewest options first, of a cell or a digit",
                    "A cell needs a digit, and a row, column or box needs each digit. The search"
                    " goes where the fewest options are left. No solution is left out.",
                ),
            ),
        ),
        goal(),
        first(),
    ),
    presets=(
        Preset(
            id="sudoku-easy",
            title="An easy sudoku: 278 digits for 47 blanks",
            idea="first",
            scenario="sudoku/easy",
            look="Blanks filled as one reads, digits tried from 1.",
            verdict="found",
            placed=278,
            undone=231,
        ),
        Preset(
            id="sudoku-hard",
            title="90,638 digits for 56 blanks",
            idea="dead ends",
            panel="pictures",
            program="A hard sudoku, as one reads",
            scenario="sudoku/hard",
            look="The first rows hold few digits, so that most mistakes show late.",
            verdict="found",
            placed=90_638,
            undone=90_582,
        ),
        Preset(
            id="sudoku-hard-fewest",
            title="The same sudoku in 201 digits",
            idea="luck",
            panel="stack",
            program="A hard sudoku, cleverly",
            scenario="sudoku/hard/order=fewest",
            look="The blank with the fewest digits left goes first: most have just one.",
            verdict="found",
            placed=201,
            undone=145,
        ),
    ),
)

EXAMPLES = [choice.value for choice in ENTRY.parameter("givens").choices]


class SudokuKind(Kind[Sudoku]):
    """The blanks of a grid, filled."""

    entry = ENTRY
    command_help = "solve a sudoku"

    def build(self, values: Values) -> Sudoku:
        text = values["givens"]
        givens = example(text) if text in EXAMPLES else text
        return Sudoku(givens, values["order"])  # type: ignore[arg-type]

    def read(self, puzzle: Sudoku, values: Values) -> Values:
        names = (name for name in EXAMPLES if Sudoku(example(name)).givens == puzzle.givens)
        return {"givens": next(names, puzzle.givens)}

    def label(self, puzzle: Sudoku, choice: int) -> str:
        cell, digit = divmod(choice, puzzle.n)
        return f"{cell_name(puzzle.n, cell)}: {DIGITS[digit]}"

    def place(self, puzzle: Sudoku, choice: int) -> int:
        return choice - choice % puzzle.n

    def name_place(self, puzzle: Sudoku, choice: int) -> str:
        return cell_name(puzzle.n, choice // puzzle.n)

    any_order = True


SUDOKU = SudokuKind()
