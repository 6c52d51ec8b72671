"""The program of mazes: each cell with those that a step leads to."""

from collections.abc import Iterator, Mapping
from typing import Any

from knights.language import tell
from knights.puzzles.maze.maze import Maze
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
from knights.search import Goal

ORDER = '''
def order(cell):
    """The neighbours to try, first to last."""
    return neighbours[cell]
'''


def programs(puzzle: Maze, goal: Goal) -> Iterator[Program]:
    """The program of the search that goes back, or the one with a queue."""
    if puzzle.onward:
        yield Program(
            name="queue",
            room="maze",
            text=write_text(puzzle, "queue"),
            place="neighbour",
            number=puzzle.board.number,
            tell={"queue": tell_queue, "before": tell_before},
            watched=("queue", "before"),
        )
        return
    yield Program(
        name="recursive",
        room="maze",
        text=write_search(puzzle, goal),
        place="neighbour",
        number=puzzle.board.number,
        tell={"path": write},
        watched=("path",),
        given={"sys": None},
        limit=limit_of(goal),
    )


def write_search(puzzle: Maze, goal: Goal) -> str:
    return allow_depth(stop_at(write_text(puzzle, "recursive"), goal), puzzle.length)


def write_text(puzzle: Maze, form: str) -> str:
    name = puzzle.board.name
    near = [
        f'    "{name(cell)}": [{", ".join(f'"{name(other)}"' for other in others)}],'
        for cell, others in enumerate(puzzle.neighbours)
    ]
    return fill(
        read("knights.puzzles.maze", form),
        neighbours="\n".join(["neighbours = {", *near, "}"]),
        start=f'start = "{name(puzzle.start)}"',
        end=f'end = "{name(puzzle.end)}"',
    )


def tell_queue(queue: list[str], around: Mapping[str, Any]) -> str:
    return write(queue) or tell("search-value-empty")


def tell_before(before: Mapping[str, str | None], around: Mapping[str, Any]) -> str:
    """List each cell with the one from which it was reached."""
    told = [f"{cell}: {other}" for cell, other in before.items() if other is not None]
    return write(told) or tell("search-value-none")


def starter(puzzle: Maze, goal: Goal) -> str | None:
    if puzzle.onward:
        return None
    loop, asking = "for neighbour in neighbours[cell]:", "for neighbour in order(cell):"
    return ask_order(write_search(puzzle, goal), loop, asking, ORDER)
