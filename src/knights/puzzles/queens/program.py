"""The programs of queens: one is recursive, the other keeps a stack."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from knights.board import file_name
from knights.language import tell
from knights.puzzles.min_conflicts import MOST
from knights.puzzles.program import Program, ask_order, fill, invite, limit_of, read, stop_at
from knights.puzzles.queens.queens import Queens, square
from knights.puzzles.queens.walk import QueensWalk
from knights.search import Goal

PACKAGE = "knights.puzzles.queens"

ORDER = '''
def order(column):
    """The rows to try, first to last."""
    return range(1, n + 1)
'''

# The beginning of the safety test, and its replacement if squares are blocked.
SAFETY = re.compile('(def is_safe.*\n)    """.*"""\n')
BLOCKED = r'''\1    """Is it neither blocked nor attacked?"""
    if (column, row) in blocked:
        return False
'''

# The lines on which the given queens stand.
GIVEN_LINES = """attacked = {
    line for c in givens for line in lines(c, givens[c])
}"""

# Looking ahead: what replaces parts of the text for other orders and strategies.
FEWEST = '''
def next_column(left):
    """With the fewest rows left; outer ones first."""
    return min(
        (c for c in reversed(rows) if c not in queens),
        key=lambda column: len(left[column]),
    )
'''
MIDDLE = """rows = sorted(
    range(1, n + 1), key=lambda i: abs(2 * i - n - 1)
)"""
LEFTMOST = '''
def next_column(left):
    """The leftmost one without a queen."""
    return min(c for c in rows if c not in queens)
'''
START_GIVENS = "start |= {c: [row] for c, row in givens.items()}"
AGAIN = '''
def narrow(after, changed):
    """Go on with each column that has changed, too."""
    for column in changed:
        for other in after:
            if other != column:
                kept = keep(after, other, column)
                if kept != after[other]:
                    after[other] = kept
                    changed.append(other)
    return after
'''


LEAST = '''
def options(left, column):
    """What attacks the least goes first."""
    return sorted(
        left[column],
        key=lambda row: count_attacked(left, column, row),
    )

def count_attacked(left, column, row):
    """How many squares a queen there attacks."""
    after = {**left, column: [row]}
    return sum(
        len(left[other]) - len(keep(after, other, column))
        for other in left
        if other != column and other not in queens
    )
'''


def programs(puzzle: Queens, goal: Goal) -> Iterator[Program]:
    if isinstance(puzzle, QueensWalk):
        yield make_walk(puzzle)
        return
    n, suffix = puzzle.n, find_suffix(puzzle)
    numbers = {(c + 1, r + 1): c * n + r for c in range(n) for r in range(n)}

    def tell_row(row: int, around: Mapping[str, Any]) -> str:
        choice = numbers.get((around.get("column", 0), row))
        return str(row) if choice is None else f"{row} ({square(n, choice)})"

    shared = Program(
        name="",
        room="queens",
        place="column, row",
        number=numbers.__getitem__,
        tell={
            "column": lambda column, around: tell_column(n, column),
            "left": lambda column, around: tell_column(n, column),
            "row": tell_row,
            "queens": lambda rows, around: tell_queens(rows) or tell("search-value-none"),
            "attacked": tell_lines,
        },
        watched=("queens", "attacked") if suffix else ("queens",),
        limit=limit_of(goal),
    )
    if puzzle.strategy != "backtrack":
        yield replace(
            shared,
            name="ahead",
            text=write_ahead(puzzle, goal),
            tell={
                "column": shared.tell["column"],
                "other": shared.tell["column"],
                "row": tell_row,
                "queens": lambda rows, around: tell_columns(rows) or tell("search-value-none"),
                **dict.fromkeys(("left", "after", "start"), tell_left),
            },
        )
        return
    if puzzle.order == "fewest":
        yield replace(
            shared,
            name="recursive",
            text=write(f"fewest{suffix}", puzzle, goal),
            tell={
                **shared.tell,
                "queens": lambda rows, around: tell_columns(rows) or tell("search-value-none"),
            },
        )
        return
    if puzzle.givens:
        yield replace(
            shared,
            name="recursive",
            text=write(f"givens{suffix}", puzzle, goal),
            tell={
                **shared.tell,
                "queens": lambda rows, around: tell_columns(rows) or tell("search-value-none"),
            },
        )
        return
    yield replace(
        shared,
        name="recursive",
        text=write(f"recursive{suffix}", puzzle, goal),
    )
    yield replace(
        shared,
        name="stack",
        text=write(f"stack{suffix}", puzzle, goal),
        tests=("is_safe",),
    )


def make_walk(puzzle: QueensWalk) -> Program:
    """The program of a walk, whose chance draws the same as ours."""
    n = puzzle.n
    text = fill(
        read(PACKAGE, "walk"),
        n=f"n = {n}",
        blocked=write_blocked(puzzle) if puzzle.holes else "blocked = set()",
        steps=f"steps = {MOST}",
        chance=f"chance = Random({puzzle.seed})",
    )
    return Program(
        name="walk",
        room="queens",
        text=text,
        place="column, row",
        number=lambda pair: (pair[0] - 1) * n + pair[1] - 1,
        tell={
            "column": lambda column, around: tell_column(n, column),
            "queens": lambda rows, around: tell_columns(rows) or tell("search-value-none"),
        },
        watched=("queens",),
    )


def write(name: str, puzzle: Queens, goal: Goal) -> str:
    text, codes = read(PACKAGE, name), {"n": f"n = {puzzle.n}"}
    if puzzle.holes:
        text = SAFETY.sub(BLOCKED, text)
        codes["n"] += f"\n{write_blocked(puzzle)}"
    if name.startswith("givens"):
        codes["givens"] = write_givens(puzzle)
    elif puzzle.givens:
        codes["queens"] = f"{write_givens(puzzle)}\nqueens = dict(givens)"
        if name.endswith("lines"):
            codes["attacked"] = GIVEN_LINES
    return stop_at(fill(text, **codes), goal)


def write_ahead(puzzle: Queens, goal: Goal) -> str:
    """Write the program that looks ahead."""
    start, first = "{c: list(rows) for c in range(1, n + 1)}", ""
    if puzzle.holes:
        first = f"{write_blocked(puzzle)}\n"
        start = (
            "{\n    c: [r for r in rows if (c, r) not in blocked]\n    for c in range(1, n + 1)\n}"
        )
    codes: dict[str, str | None] = {"n": f"n = {puzzle.n}"}
    if puzzle.order == "fewest":
        codes |= {"next_column": FEWEST.strip("\n"), "rows": MIDDLE}
    if puzzle.strategy == "consistent":
        codes["narrow"] = AGAIN.strip("\n")
    if puzzle.givens:
        codes["queens"] = f"{write_givens(puzzle)}\nqueens = dict(givens)"
        codes.setdefault("next_column", LEFTMOST.strip("\n"))
        changed = "givens" if puzzle.strategy == "forward" else "rows"
        start += f"\n{START_GIVENS}\nstart = narrow(start, list({changed}))"
    elif puzzle.strategy == "consistent":
        start = f"narrow({start}, list(rows))"
    codes["start"] = f"{first}start = {start}"
    text = fill(read(PACKAGE, "ahead"), **codes)
    if puzzle.values == "lcv":
        text = text.replace("for row in left[column]:", "for row in options(left, column):", 1)
        text = text.replace("\ndef look_ahead", f"{LEAST}\ndef look_ahead", 1)
    return stop_at(text, goal)


def write_givens(puzzle: Queens) -> str:
    """Write the given queens as a dictionary: the row of each column."""
    pairs = (divmod(given, puzzle.n) for given in puzzle.root)
    return write_rows("givens", [f"{column + 1}: {row + 1}," for column, row in pairs])


def write_blocked(puzzle: Queens) -> str:
    """Write the blocked squares as a set, four a line."""
    pairs = (divmod(hole, puzzle.n) for hole in sorted(puzzle.holes))
    squares = [f"({column + 1}, {row + 1})," for column, row in pairs]
    return write_rows("blocked", squares)


def write_rows(name: str, items: Sequence[str]) -> str:
    """Write items in braces, four a line."""
    lines = [f"    {' '.join(items[at : at + 4])}" for at in range(0, len(items), 4)]
    return "\n".join([f"{name} = {{", *lines, "}"])


def starter(puzzle: Queens, goal: Goal) -> str | None:
    if puzzle.onward:
        return None
    if puzzle.strategy != "backtrack":
        return invite(write_ahead(puzzle, goal), "next_column")
    if puzzle.order == "fewest":
        return invite(write(f"fewest{find_suffix(puzzle)}", puzzle, goal), "next_column")
    name = "givens" if puzzle.givens else "recursive"
    text = write(f"{name}{find_suffix(puzzle)}", puzzle, goal)
    loop, asking = "for row in range(1, n + 1):", "for row in order(column):"
    return ask_order(text, loop, asking, ORDER)


def find_suffix(puzzle: Queens) -> str:
    return "_lines" if puzzle.test == "diagonals" else ""


def tell_column(n: int, column: int) -> str:
    return f"{column} ({file_name(column - 1)})" if column <= n else str(column)


def tell_columns(rows: Mapping[int, int]) -> str:
    return " ".join(f"{file_name(column - 1)}{row}" for column, row in rows.items())


def tell_left(left: Mapping[int, list[int]], around: Mapping[str, Any]) -> str:
    """List the rows that each column has left."""
    return ", ".join(
        f"{file_name(column - 1)} {' '.join(map(str, left[column]))}" for column in left
    )


def tell_queens(rows: list[int]) -> str:
    return " ".join(f"{file_name(column)}{row}" for column, row in enumerate(rows))


def tell_lines(lines: set[tuple[str, int]], around: Mapping[str, Any]) -> str:
    """List the lines by kind, each with its numbers."""
    told = []
    for kind in ("row", "rising", "falling"):
        numbers = sorted(number for name, number in lines if name == kind)
        told += [f"{kind} {' '.join(map(str, numbers))}"] if numbers else []
    return ", ".join(told) or tell("search-value-none")
