"""Sudoku among the puzzles."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from knights.drawings.ground import Ground
from knights.drawings.table import Row, Table
from knights.puzzles.chance import Chance
from knights.puzzles.entry import Choice, Entry, Parameter, Preset, first, goal
from knights.puzzles.kind import Asked, Job, Kind, Opening, Values
from knights.puzzles.program import Program
from knights.puzzles.sudoku.byhand import SudokuByHand
from knights.puzzles.sudoku.deduction import see_position
from knights.puzzles.sudoku.insight import see_cells
from knights.puzzles.sudoku.sudoku import DIGITS, Sudoku, cell_name, example, free_digits
from knights.search import Goal, State, forcing
from knights.search.loss import Decision, Insight, Lost, bisect_loss, decide, name_all

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from knights.puzzles.task import Task

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

    def look(self, puzzle: Sudoku, path: Sequence[int]) -> Iterator[Insight]:
        return see_cells(puzzle, path)

    def place(self, puzzle: Sudoku, choice: int) -> int:
        return choice - choice % puzzle.n

    def name_place(self, puzzle: Sudoku, choice: int) -> str:
        return cell_name(puzzle.n, choice // puzzle.n)

    def rebut(self, puzzle: Sudoku, path: Sequence[int], choice: int) -> str | None:
        grid, cell = puzzle.grid(path), choice // puzzle.n
        left = [DIGITS[digit - 1] for digit in free_digits(puzzle.n, grid, cell)]
        if grid[cell] or not left:
            return None
        name = cell_name(puzzle.n, cell)
        return f"{name} can still be {name_all(left, most=puzzle.n, link='or')}."

    def tell_unseen(self, puzzle: Sudoku, path: Sequence[int], choice: int) -> str:
        grid, cell = puzzle.grid(path), choice // puzzle.n
        looked = puzzle.looked_at(grid)
        if grid[cell] or not looked:
            given = "" if puzzle.givens[cell] == "." else ", and is given"
            return f"{cell_name(puzzle.n, cell)} is {DIGITS[grid[cell] - 1]}{given}."
        return f"{tell_following(puzzle.n, looked)}."

    fills = True
    any_order = True

    def game(self, puzzle: Sudoku, gone: frozenset[int]) -> Sudoku:
        return SudokuByHand(puzzle.givens, "fewest" if puzzle.order == "places" else puzzle.order)

    def coming(self, puzzle: Sudoku, path: Sequence[int]) -> str:
        cell = puzzle.next_cell(puzzle.grid(path))
        return "" if cell is None else cell_name(puzzle.n, cell)

    def brief(self, puzzle: Sudoku, choice: int) -> str:
        return DIGITS[choice % puzzle.n]

    def openings(self, puzzle: Sudoku, path: Sequence[int]) -> Iterable[Opening]:
        grid, n = puzzle.grid(path), puzzle.n
        for cell in puzzle.blanks:
            if not grid[cell]:
                ways = tuple(cell * n + digit - 1 for digit in free_digits(n, grid, cell))
                yield Opening(cell_name(n, cell), (cell * n,), ways)

    def invent(self, chance: Chance) -> Values:
        from knights.puzzles.sudoku.invent import invent  # seldom wanted

        return invent(chance)

    def prune(self, values: Values) -> Values:
        return {**values, "order": "fewest"}

    def programs(self, puzzle: Sudoku, goal: Goal) -> Iterable[Program]:
        from knights.puzzles.sudoku.program import programs  # seldom wanted

        return programs(puzzle, goal)

    def task(self, puzzle: Sudoku) -> "Task":
        from knights.puzzles.sudoku.task import make_task  # seldom wanted

        return make_task(puzzle)

    def starter(self, puzzle: Sudoku, goal: Goal) -> str:
        from knights.puzzles.sudoku.program import starter  # seldom wanted

        return starter(puzzle, goal)

    def decide(self, puzzle: Sudoku, path: Sequence[int], budget: int) -> Decision:
        """The fewest options first: as one reads it may take for ever."""
        filled = "".join(DIGITS[digit - 1] if digit else "." for digit in puzzle.grid(path))
        found = decide(Sudoku(filled, "places"), (), budget)
        if not found.completable:
            return found
        return found._replace(completion=arrange(puzzle, path, found.completion))

    def deduce(self, puzzle: Sudoku, path: Sequence[int]) -> Insight | None:
        position = see_position(puzzle, path)
        return forcing.deduce(position, lambda budget: self.decide(puzzle, path, budget))

    def lost_since(self, puzzle: Sudoku, path: Sequence[int], budget: int) -> Lost:
        return bisect_loss(puzzle, path, budget, lambda *asked: self.decide(puzzle, *asked))

    def text(self, puzzle: Sudoku, state: State) -> str:
        return puzzle.text(state.path)

    def table(self, puzzle: Sudoku, state: State) -> Table:
        return ("row", "column", "digit", "given", "step"), list_cells(puzzle, state)

    def draw(self, puzzle: Sudoku, state: State, ground: Ground) -> str:
        from knights.puzzles.sudoku.drawing import draw_sudoku  # seldom wanted

        return draw_sudoku(puzzle, state)

    def sketch(self, puzzle: Sudoku, values: Values) -> dict[str, object]:
        return {"grid": {"n": puzzle.n, "givens": puzzle.givens}}

    def add_arguments(self, parser: "ArgumentParser") -> None:
        from knights.puzzles.options import add_parameters

        helps = {
            "givens": "81 cells, a file (- for the input), or small, easy, hard, large",
            "order": "which cell comes next",
        }
        add_parameters(parser, ENTRY, helps)
        # In links the one of before is the default: they are to open what they did.
        parser.set_defaults(order="fewest")

    def read_arguments(self, options: "Namespace") -> Asked | Job | int:
        from knights.puzzles.options import is_file, read_file, read_parameters

        givens = options.givens
        if givens == "-" or (len(givens) < 256 and is_file(givens)):
            options.givens = read_file(givens)
        return Asked("sudoku", read_parameters(options, ENTRY))


def tell_following(n: int, looked: Sequence[int]) -> str:
    """What comes next: a cell, or a digit of a row, column or box."""
    cells = [choice // n for choice in looked]
    if len(set(cells)) == 1:
        return f"The next cell is {cell_name(n, cells[0])}"
    names = name_all([cell_name(n, cell) for cell in cells], most=n, link="or")
    return f"The next digit is {DIGITS[looked[0] % n]}, in {names}"


def arrange(puzzle: Sudoku, path: Sequence[int], rest: Sequence[int]) -> tuple[int, ...]:
    """A path with the rest of a solution, in the order in which the search comes to it."""
    begun, left = list(path), set(rest)
    for depth, choices in enumerate(puzzle.descend(begun)):
        if depth >= len(path) and left:
            begun.append(next(choice for choice in choices if choice in left))
            left.remove(begun[-1])
    return tuple(begun)


def list_cells(puzzle: Sudoku, state: State) -> Iterable[Row]:
    """Every cell in reading order; the step is when it was filled."""
    steps = {choice // puzzle.n: step for step, choice in enumerate(state.path, start=1)}
    for cell, digit in enumerate(puzzle.grid(state.path)):
        row, column = divmod(cell, puzzle.n)
        given = "no" if puzzle.givens[cell] == "." else "yes"
        shown = DIGITS[digit - 1] if digit else ""
        yield row + 1, column + 1, shown, given, steps.get(cell, "")


SUDOKU = SudokuKind()
