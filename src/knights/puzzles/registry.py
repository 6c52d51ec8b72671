"""The kinds of puzzle: how a scenario's values become one, and what its choices are called."""

import re
import string
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from knights.board import (
    KNIGHT,
    ORDERS,
    Leaper,
    Moves,
    format_moves,
    order_moves,
    parse_board,
    parse_leaper,
    parse_moves,
)
from knights.graphs import graph
from knights.graphs.graph import Graph
from knights.maps import map as maps
from knights.maps.map import Map
from knights.puzzles.colouring import colouring
from knights.puzzles.colouring.colouring import Colouring
from knights.puzzles.entry import SUDOKU, TOUR
from knights.puzzles.graph.forest import DepthFirst
from knights.puzzles.graph.pathsearch import PathSearch
from knights.puzzles.queens import queens
from knights.puzzles.queens.queens import Queens, SafetyTest
from knights.puzzles.sudoku import sudoku
from knights.puzzles.sudoku.sudoku import Sudoku
from knights.puzzles.tour.tour import Tour
from knights.quoting import cite
from knights.search import Puzzle

Values = Mapping[str, str]

SUDOKUS = [choice.value for choice in SUDOKU.parameter("givens").choices]


@dataclass(frozen=True)
class Kind:
    """What differs from puzzle to puzzle.

    `build` makes the puzzle of a scenario's values; `read` gives those of its values that have
    a canonical text other than the one they were given by; `label` names a choice.
    """

    build: Callable[[Values], Puzzle]
    read: Callable[[Any, Values], Values]
    label: Callable[[Any, int], str]


def build_tour(values: Values) -> Tour:
    board = parse_board(values["board"], values["holes"])
    side = TOUR.parameter("board").high
    assert side is not None
    if max(board.rows, board.columns) > side:
        raise ValueError(f"board {cite(values['board'])}: a side may have {side} squares at most")
    return Tour(
        board=board,
        start=None if values["start"] == "any" else board.square(values["start"]),
        moves=read_moves(values["order"], parse_leaper(values["leaper"])),
        closed=values["goal"].endswith("closed"),
        end=board.square(values["end"]) if values["end"] else None,
        strategy=values["strategy"],
        ties=values["ties"],
        seed=int(values["seed"]),
    )


def read_moves(order: str, leaper: Leaper) -> Moves:
    """The moves of an order's name and a leaper, or of a list of moves, which needs no leaper."""
    if not re.match(r"-?[0-9]", order):
        return order_moves(order, leaper)
    if leaper != KNIGHT:
        raise ValueError(f"leaper '{leaper}': the order lists its own moves; leave the leaper out")
    return parse_moves(order)


def read_tour(tour: Tour, values: Values) -> Values:
    board = tour.board
    order, leaper = name_moves(tour.moves, values)
    return {
        "board": str(board),
        "start": "any" if tour.start is None else board.name(tour.start),
        "order": order,
        "leaper": str(leaper),
        "holes": ",".join(board.name(hole) for hole in sorted(board.holes)),
        "end": "" if tour.end is None else board.name(tour.end),
    }


def name_moves(moves: Moves, values: Values) -> tuple[str, Leaper]:
    """The name and the leaper of moves that have one, so that a list of them is no other text."""
    if values["order"] in ORDERS:
        return values["order"], parse_leaper(values["leaper"])
    a, b = sorted(map(abs, moves[0]))
    for name in ORDERS:
        if order_moves(name, Leaper(a, b)) == moves:
            return name, Leaper(a, b)
    return format_moves(moves), KNIGHT


def build_queens(values: Values) -> Queens:
    test: SafetyTest = "diagonals" if values["test"] == "diagonals" else "compare"
    return Queens(int(values["n"]), test)


def keep(puzzle: Any, values: Values) -> Values:
    """Nothing to add: the values are canonical as they stand."""
    return {}


def build_graph(values: Values) -> Graph:
    if graph.is_built_in(values["graph"]):
        return graph.built_in(values["graph"])
    return graph.parse(decode(values["graph"]), values["directed"] == "yes")


def build_start(values: Values) -> str | None:
    return None if values["start"] == "any" else decode(values["start"])


def read_graph(found: Graph, values: Values) -> Values:
    """A graph of the library's by its name, any other as each vertex with its neighbours."""
    start = encode(decode(values["start"]))
    for name in (values["graph"], *graph.BUILT_IN):
        if graph.is_built_in(name) and graph.built_in(name) == found:
            return {"graph": name, "directed": "no", "start": start}
    directed = "yes" if found.directed else "no"
    return {"graph": encode(found.text()), "directed": directed, "start": start}


def build_path(values: Values) -> PathSearch:
    return PathSearch(
        graph=build_graph(values),
        start=build_start(values),
        limit=int(values["limit"]) if values["limit"] else None,
        cycle=values["cycle"] == "yes",
        order=values["order"],  # type: ignore[arg-type]
    )


def read_path(puzzle: PathSearch, values: Values) -> Values:
    whole = puzzle.length == puzzle.size
    return {**read_graph(puzzle.graph, values), "limit": "" if whole else str(puzzle.length)}


def build_forest(values: Values) -> DepthFirst:
    return DepthFirst(build_graph(values), build_start(values), values["order"])  # type: ignore[arg-type]


def read_forest(puzzle: DepthFirst, values: Values) -> Values:
    return read_graph(puzzle.graph, values)


def build_map(text: str) -> Map:
    """The map of a name, `world`, of a part of one, `world.africa`, or of a text."""
    if is_map(text):
        name, dot, part = text.partition(".")
        return maps.built_in(name, part if dot else None)
    return maps.read(decode(text))


def is_map(text: str) -> bool:
    """Whether a text names a map of the library's, or a part of one, and is not a map itself."""
    return ":" not in text and text.partition(".")[0] in maps.BUILT_IN


def build_colouring(values: Values) -> Colouring:
    return Colouring(
        graph=build_map(values["map"]).graph,
        colours=int(values["colours"]),
        order=values["order"],  # type: ignore[arg-type]
        symmetry=values["symmetry"] == "yes",
    )


def read_colouring(puzzle: Colouring, values: Values) -> Values:
    if is_map(values["map"]):
        return {}
    return {"map": encode(maps.canonical(decode(values["map"])))}


def label_colour(puzzle: Colouring, choice: int) -> str:
    region, colour = divmod(choice, puzzle.colours)
    return f"{puzzle.graph.names[region]} {colouring.colour_name(colour)}"


def build_sudoku(values: Values) -> Sudoku:
    text = values["givens"]
    givens = sudoku.example(text) if text in SUDOKUS else text
    return Sudoku(givens, values["order"])  # type: ignore[arg-type]


def read_sudoku(puzzle: Sudoku, values: Values) -> Values:
    names = (name for name in SUDOKUS if Sudoku(sudoku.example(name)).givens == puzzle.givens)
    return {"givens": next(names, puzzle.givens)}


def label_digit(puzzle: Sudoku, choice: int) -> str:
    cell, digit = divmod(choice, puzzle.n)
    return f"{sudoku.cell_name(puzzle.n, cell)}: {sudoku.DIGITS[digit]}"


# The library's own few lines, because importing urllib takes as long as all the rest in a browser.
PLAIN = frozenset(string.ascii_letters + string.digits + "-._~!$&'()*+,;:?")


def encode(text: str) -> str:
    """The text with every character that a scenario cannot hold written as %XX, in UTF-8."""
    return "".join(
        mark if mark in PLAIN else "".join(f"%{byte:02X}" for byte in mark.encode())
        for mark in text
    )


def decode(text: str) -> str:
    """The text with every %XX as the character that it stands for.

    Raises:
        ValueError: when it stands for none.
    """
    numbers = re.sub(rb"%([0-9A-Fa-f]{2})", lambda found: bytes([int(found[1], 16)]), text.encode())
    try:
        return numbers.decode()
    except UnicodeDecodeError:
        raise ValueError(f"text {cite(text)}: its %XX must be characters in UTF-8") from None


KINDS: dict[str, Kind] = {
    "tour": Kind(build_tour, read_tour, lambda puzzle, choice: puzzle.board.name(choice)),
    "queens": Kind(build_queens, keep, lambda puzzle, choice: queens.square(puzzle.n, choice)),
    "graph": Kind(build_path, read_path, lambda puzzle, choice: puzzle.graph.names[choice]),
    "forest": Kind(build_forest, read_forest, lambda puzzle, choice: puzzle.graph.names[choice]),
    "colouring": Kind(build_colouring, read_colouring, label_colour),
    "sudoku": Kind(build_sudoku, read_sudoku, label_digit),
}
