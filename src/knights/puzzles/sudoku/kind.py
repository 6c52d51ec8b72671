"""Sudoku among the puzzles."""

from knights.fragment import decode
from knights.puzzles.entry import Choice, Entry, Parameter, Preset, Values, first, goal
from knights.puzzles.kind import Kind
from knights.puzzles.sudoku.sudoku import DIGITS, Sudoku, cell_name

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
        Parameter(
            name="order",
            type="choice",
            default="natural",
            choices=(Choice("natural"), Choice("fewest"), Choice("places")),
        ),
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
    ),
)

EXAMPLES = [choice.value for choice in ENTRY.parameter("givens").choices]


class SudokuKind(Kind[Sudoku]):
    """The blanks of a grid, to be filled with digits."""

    entry = ENTRY

    def build(self, values: Values) -> Sudoku:
        return Sudoku(decode(values["givens"]), values["order"])  # type: ignore[arg-type]

    def read(self, puzzle: Sudoku, values: Values) -> Values:
        names = (name for name in EXAMPLES if Sudoku(name).givens == puzzle.givens)
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
