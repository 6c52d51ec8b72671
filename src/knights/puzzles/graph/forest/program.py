"""The program of the general depth-first search."""

from collections.abc import Iterator
from dataclasses import replace

from knights.puzzles.graph.forest.forest import Forest
from knights.puzzles.graph.program import (
    PACKAGE,
    TELL,
    number_names,
    write_list,
    write_neighbours,
)
from knights.puzzles.program import Program, allow_depth, fill, read
from knights.search import Goal

GENERAL = Program(
    "recursive",
    "forest",
    watched=("path", "colour"),
)


def programs(puzzle: Forest, goal: Goal) -> Iterator[Program]:
    """The program of the search that visits every vertex once."""
    names = puzzle.graph.names
    given = list(range(puzzle.size))
    vertices = "vertices = list(neighbours)"
    if puzzle.roots != given:
        roots = [names[v] for v in puzzle.roots]
        vertices = f"vertices = {write_list(roots)}"
    text = fill(
        read(PACKAGE, "forest"), neighbours=write_neighbours(puzzle, False), vertices=vertices
    )
    yield replace(
        GENERAL,
        text=allow_depth(text, puzzle.size),
        place="vertex",
        number=number_names(puzzle),
        tell=TELL,
        given={"sys": None},
    )


def starter(puzzle: Forest, goal: Goal) -> None:
    """Return None: visitors' own programs are not asked for this search."""
