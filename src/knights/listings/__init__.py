"""The programs of a search: plain Python that is shown, and runs as it is shown.

Each puzzle has its own; the universal scheme, here, is the same for all. Every program yields
exactly the events of the fast search. `trace` says where a program is at any state of its search:
the lines that run, and their variables.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from knights.language import tell
from knights.listings.running import Running
from knights.puzzles.kind import Kind
from knights.puzzles.program import Program, allow_depth, fill, limit_of, read, stop_at, write
from knights.quoting import cite
from knights.search import Goal, Puzzle, Remembering, goes_onward

__all__ = ["Program", "events", "find", "programs"]

SCHEME = Program("scheme", "search")


def programs(
    kind: Kind[Any], puzzle: Puzzle, goal: Goal = "first", scenario: str = ""
) -> list[Program]:
    """Return the programs of a search; one that cannot run it has a reason for that.

    `scenario` is the search as text, which the universal scheme's own text contains.
    """
    own = [] if kind.program is None else list(kind.program.programs(puzzle, goal))
    if isinstance(puzzle, Remembering) or goes_onward(puzzle):
        return own
    return [*own, write_scheme(kind, puzzle, goal, scenario)]


def find(
    kind: Kind[Any], puzzle: Puzzle, name: str, goal: Goal = "first", scenario: str = ""
) -> Program:
    """Return the program of a name if it can run the search.

    Raises:
        ValueError: when there is no such program, or it cannot run the search.
    """
    known = {program.name: program for program in programs(kind, puzzle, goal, scenario)}
    if name not in known:
        raise ValueError(tell("link-choice", name="form", value=cite(name), known=[*known]))
    program = known[name]
    if program.refusal is not None:
        raise ValueError(program.refusal)
    return program


def events(program: Program) -> Iterator[int]:
    """Run a program and return its events.

    >>> from knights import Board, Tour
    >>> from knights.puzzles.tour.kind import TOUR
    >>> list(events(find(TOUR, Tour(Board(2, 3), 0), "recursive")))
    [5, -6]

    Raises:
        ValueError: when it cannot run its search.
    """
    return iter(Running(program))


def write_scheme(kind: Kind[Any], puzzle: Puzzle, goal: Goal, scenario: str) -> Program:
    text = read("knights.listings", "scheme")
    text = fill(text, puzzle=f'puzzle = build(parse("{scenario}"))')
    if getattr(puzzle, "exit", None) is not None:
        text = text.replace("len(path) == puzzle.length", "path[-1] == puzzle.exit")

    def tell_choice(choice: int | None, around: Mapping[str, Any]) -> str:
        return "None" if choice is None else kind.label(puzzle, choice)

    def tell_path(path: list[int], around: Mapping[str, Any]) -> str:
        return write([kind.label(puzzle, choice) for choice in path]) or tell("search-value-none")

    return Program(
        SCHEME.name,
        SCHEME.room,
        text=allow_depth(stop_at(text, goal), puzzle.length),
        place="choice",
        tell={"choice": tell_choice, "path": tell_path},
        watched=("path",),
        given={"puzzle": puzzle, "build": None, "parse": None, "sys": None},
        limit=limit_of(goal),
    )
