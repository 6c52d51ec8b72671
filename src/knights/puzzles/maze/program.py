"""The program of mazes: each cell with those that a step leads to."""

from collections.abc import Iterator

from knights.puzzles.maze.maze import Maze
from knights.puzzles.program import Program, allow_depth, fill, limit_of, read, stop_at, write
from knights.search import Goal


def programs(puzzle: Maze, goal: Goal) -> Iterator[Program]:
    name = puzzle.board.name
    near = [
        f'    "{name(cell)}": [{", ".join(f'"{name(other)}"' for other in others)}],'
        for cell, others in enumerate(puzzle.neighbours)
    ]
    text = fill(
        read("knights.puzzles.maze", "recursive"),
        neighbours="\n".join(["neighbours = {", *near, "}"]),
        start=f'start = "{name(puzzle.start)}"',
        end=f'end = "{name(puzzle.end)}"',
    )
    yield Program(
        name="recursive",
        room="maze",
        text=allow_depth(stop_at(text, goal), puzzle.length),
        place="neighbour",
        number=puzzle.board.number,
        tell={"path": write},
        watched=("path",),
        given={"sys": None},
        limit=limit_of(goal),
    )


def starter(puzzle: Maze, goal: Goal) -> None:
    """No task asks for a visitor's own program yet."""
