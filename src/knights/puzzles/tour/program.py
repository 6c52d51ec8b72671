"""The programs of tours, as published texts have them, each for one board, start and order."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from knights.language import tell
from knights.puzzles.program import (
    Program,
    allow_depth,
    ask_order,
    fill,
    limit_of,
    read,
    stop_at,
    write,
)
from knights.puzzles.tour.tour import BACKTRACK, NAIVE, Tour
from knights.search import Goal

PACKAGE = "knights.puzzles.tour"

BLANK = Program(
    "recursive",
    "tour",
)
FORMS = (
    BLANK,
    Program(
        "flag",
        "tour",
    ),
    Program(
        "stack",
        "tour",
        tests=("fits",),
    ),
    Program(
        "graph",
        "tour",
    ),
    Program(
        "naive",
        "tour",
    ),
)
PLACES = {"stack": "near[tried]", "graph": "neighbour"}
WATCHED = {
    "recursive": ("board",),
    "flag": ("board", "done"),
    "stack": ("board",),
    "graph": ("path",),
    "naive": ("path",),
}

FITS = '''
def fits(square, k):
    """{}"""
{}    return board.get(square) == 0
'''
FITS_VERTEX = '''
def fits(vertex):
    """{}"""
    k = len(path) + 1
{}    return colour[vertex] == "white"
'''
END = """
    if {0} == end and k < length:
        return False
"""
CLOSED = """
    dx = start[0] - {0}[0]
    dy = start[1] - {0}[1]
    if k == length and (dx, dy) not in moves:
        return False
"""
GIVENS = """
    if givens.get(k, {0}) != {0}:
        return False
    if k not in givens and {0} in givens.values():
        return False
"""
GIVENS_AT_END = """
    for number, square in givens.items():
        if path[number - 1] != square:
            return False
"""
IS_TOUR = '''
def is_tour():
    """{}"""
    k, last = length, path[-1]
{}    return len(set(path)) == length
'''
ANYWHERE = '''
def search():
    """Each square in turn is move 1."""
    for square in board:
        if fits(square, 1):
            board[square] = 1  # place
            {}
            board[square] = 0  # take back
    return {}
'''
ANYWHERE_NAIVE = '''
def search():
    """Each square in turn is move 1."""
    for square in squares:
        path.append(square)  # place
        if lengthen(square, 2):
            return True
        path.pop()  # take back
    return False
'''
ANYWHERE_GRAPH = '''
def search():
    """The path may begin anywhere."""
    return go_on(None)
'''
SUCCESS = """if try_moves(square, 2):
                return True"""
FLAG = """try_next_move(square, 2)
            if done:
                break"""
TARGETS = '''
def targets(here):
    """Where the moves lead, at first anywhere."""
    if here is None:
        return list(board)
    x, y = here
    return list(
        (x + dx, y + dy) for dx, dy in moves
    )
'''
NEIGHBOURS = """
{size}
{moves}
{squares}
neighbours = {{
    (x, y): [
        (x + dx, y + dy)
        for dx, dy in moves
        if (x + dx, y + dy) in board
    ]
    for x, y in board
}}{anywhere}
"""
LOOP = """x, y = here
    for dx, dy in moves:
        square = x + dx, y + dy
"""
ASKING = """for square in order(here):
"""
ORDER = '''
def order(here):
    """The squares to try, first to last."""
    x, y = here
    return [
        (x + dx, y + dy) for dx, dy in moves
    ]
'''
FEWEST = '''
def order(here):
    """With the fewest ways on first."""
    return sorted(near(here), key=count_ways)

def near(here):
    """Where the moves lead."""
    x, y = here
    return [
        (x + dx, y + dy) for dx, dy in moves
    ]

def count_ways(square):
    """How many moves lead on from it."""
    return sum(
        board.get(to) == 0 for to in near(square)
    )
'''


def programs(puzzle: Tour, goal: Goal) -> Iterator[Program]:
    for form in FORMS:
        reason = refuse(form.name, puzzle)
        if reason is not None:
            yield replace(form, refusal=reason)
            continue
        yield replace(
            form,
            text=write_text(form.name, puzzle, goal),
            place=PLACES.get(form.name, "square"),
            number=Numbers(puzzle).__getitem__,
            tell=tell_by(puzzle),
            watched=WATCHED[form.name],
            given={"sys": None},
            limit=limit_of(goal),
        )


def starter(puzzle: Tour, goal: Goal) -> str:
    """Return a first text with a start: without one a closed tour has no program here."""
    if puzzle.closed and not puzzle.root:
        puzzle = replace(puzzle, start=min(set(puzzle.board.squares) - puzzle.board.holes))
    order = ORDER if puzzle.strategy in (BACKTRACK, NAIVE) else FEWEST
    return ask_order(write_text(BLANK.name, puzzle, goal), LOOP, ASKING, order)


def refuse(name: str, puzzle: Tour) -> str | None:
    if puzzle.closed and not puzzle.root:
        return tell("tour-error-closed", form=repr(name))
    if name == NAIVE:
        fits = puzzle.strategy == NAIVE
        return None if fits else tell("tour-error-only-naive")
    if puzzle.strategy != BACKTRACK:
        return tell("search-error-strategy", form=repr(name), strategy=puzzle.strategy)
    return None


class Numbers:
    """The number of each square, given by file and rank from 1."""

    def __init__(self, puzzle: Tour) -> None:
        self.board = puzzle.board

    def __getitem__(self, square: tuple[int, int]) -> int:
        x, y = square
        number = self.board.at(x - 1, y - 1)
        if number is None:
            raise KeyError(square)
        return number


def write_text(name: str, puzzle: Tour, goal: Goal) -> str:
    if name == "graph":
        text = write_graph(puzzle)
    else:
        text = fill(
            read(PACKAGE, name),
            columns=f"columns = {puzzle.board.columns}",
            rows=f"rows = {puzzle.board.rows}",
            start=write_places(puzzle) or None,
            moves=write_moves(puzzle),
            **{"squares" if name == NAIVE else "board": write_board(name, puzzle)},
            **write_parts(name, puzzle),
        )
    if name == "stack":
        begin = "    board[start] = 1\n    stack = [(start, 0)]\n    k = 2\n"
        anywhere = "    stack = [(None, 0)]\n    k = 1\n"
        return stop_at(text if puzzle.root else text.replace(begin, anywhere), goal)
    return allow_depth(stop_at(text, goal), puzzle.length)


def write_parts(name: str, puzzle: Tour) -> dict[str, str]:
    """The functions that differ from those of an open tour between any squares."""
    parts = {}
    if puzzle.closed or puzzle.end is not None or puzzle.givens:
        if name == NAIVE:
            says = "all its numbers" if puzzle.givens else "the right end"
            tests = write_tests(replace(puzzle, givens=()), "last")
            tests += GIVENS_AT_END.lstrip("\n") if puzzle.givens else ""
            parts["is_tour"] = IS_TOUR.format(f"No square twice, and {says}?", tests)
        else:
            said = say_tests(puzzle)
            parts["fits"] = FITS.format(said, write_tests(puzzle, "square"))
    if not puzzle.root:
        if name == NAIVE:
            parts["search"] = ANYWHERE_NAIVE
        elif name == "stack":
            parts["targets"] = TARGETS
        else:
            parts["search"] = (
                ANYWHERE.format(FLAG, "done")
                if name == "flag"
                else ANYWHERE.format(SUCCESS, "False")
            )
    return {part: code.strip("\n") for part, code in parts.items()}


def write_tests(puzzle: Tour, last: str) -> str:
    """The conditions on the last square besides being free, line by line."""
    tests = END.format(last).lstrip("\n") if puzzle.end is not None else ""
    tests += GIVENS.format(last).lstrip("\n") if puzzle.givens else ""
    return tests + (CLOSED.format(last).lstrip("\n") if puzzle.closed else "")


def say_tests(puzzle: Tour) -> str:
    if puzzle.givens:
        return "Free, and does its number fit?"
    if not puzzle.closed:
        return "Free? The end is kept for the last."
    if puzzle.end is None:
        return "Free, and does the last lead back?"
    return "Free, and is the last one right?"


def write_places(puzzle: Tour) -> str:
    board = puzzle.board
    places = {"start": puzzle.start, "end": puzzle.end}
    lines = [
        f"{name} = {write_square(board.columns, square)}"
        for name, square in places.items()
        if square is not None
    ]
    if puzzle.givens:
        pairs = ((number, write_square(board.columns, square)) for number, square in puzzle.givens)
        rows = [f"    {number}: {square}," for number, square in pairs]
        lines += ["givens = {  # squares by their numbers", *rows, "}"]
    return "\n".join(lines)


def write_square(columns: int, square: int) -> str:
    return f"({square % columns + 1}, {square // columns + 1})"


def write_moves(puzzle: Tour) -> str:
    moves = [str(move) for move in puzzle.moves]
    rows = [f"    {', '.join(moves[at : at + 4])}," for at in range(0, len(moves), 4)]
    return "\n".join(["moves = [", *rows, "]"])


def write_board(name: str, puzzle: Tour) -> str:
    columns, holes = puzzle.board.columns, sorted(puzzle.board.holes)
    lines = [f"    {write_square(columns, hole)}," for hole in holes]
    before = ["holes = [", *lines, "]"] if holes else []
    begin, end, what = "board = {", "}", "(x, y): 0  # not visited"
    if name == NAIVE:
        begin, end, what = "squares = [", "]", "(x, y)"
    loops = ["    for y in range(1, rows + 1)", "    for x in range(1, columns + 1)"]
    loops += ["    if (x, y) not in holes"] if holes else []
    return "\n".join([*before, begin, f"    {what}", *loops, end])


def write_graph(puzzle: Tour) -> str:
    """Write the search on a graph whose vertices are squares."""
    board = puzzle.board
    anywhere = "" if puzzle.root else "\nneighbours[None] = list(board)"
    neighbours = NEIGHBOURS.format(
        size=f"columns = {board.columns}\nrows = {board.rows}",
        moves=write_moves(puzzle),
        squares=write_board("graph", puzzle),
        anywhere=anywhere,
    ).strip("\n")
    parts: dict[str, str | None] = {}
    if puzzle.closed or puzzle.end is not None or puzzle.givens:
        tests = write_tests(puzzle, "vertex")
        parts["fits"] = FITS_VERTEX.format(say_tests(puzzle), tests).strip("\n")
    if not puzzle.root:
        parts["search"] = ANYWHERE_GRAPH.strip("\n")
    return fill(
        read("knights.graphs", "gray"),
        neighbours=neighbours,
        length="length = len(board)",
        start=write_places(puzzle) or None,
        **parts,
    )


def tell_by(puzzle: Tour) -> dict[str, Any]:
    """Formatters that name squares, and lists of squares, by variable."""
    numbers, name = Numbers(puzzle), puzzle.board.name

    def tell_square(square: Any, around: Mapping[str, Any] | None = None) -> str:
        try:
            return name(numbers[square])
        except KeyError:
            return write(str(square))
        except TypeError:
            return str(square)

    def tell_squares(squares: Any, around: Mapping[str, Any]) -> str:
        return write([tell_square(square) for square in squares]) or tell("search-value-none")

    def tell_board(board: Mapping[tuple[int, int], int], around: Mapping[str, Any]) -> str:
        numbered = sorted((k, square) for square, k in board.items() if k)
        return write([f"{k}:{tell_square(square)}" for k, square in numbered]) or tell(
            "tour-value-none"
        )

    def tell_givens(givens: Mapping[int, Any], around: Mapping[str, Any]) -> str:
        return write([f"{k}:{tell_square(square)}" for k, square in givens.items()])

    def tell_stack(stack: Any, around: Mapping[str, Any]) -> str:
        return write([f"({tell_square(square)}, {tried})" for square, tried in stack]) or tell(
            "search-value-empty"
        )

    squares = dict.fromkeys(
        ("here", "square", "vertex", "neighbour", "last", "start", "end"), tell_square
    )
    lists = dict.fromkeys(("near", "path"), tell_squares)
    return {**squares, **lists, "board": tell_board, "givens": tell_givens, "stack": tell_stack}
