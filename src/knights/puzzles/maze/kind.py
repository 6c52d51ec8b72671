"""Mazes among the puzzles."""

from dataclasses import replace

from knights.fragment import decode
from knights.language import tell
from knights.puzzles.entry import Choice, Entry, Parameter, Preset, Values, first, goal
from knights.puzzles.kind import Kind
from knights.puzzles.maze.maze import BACKTRACK, STRATEGIES, Maze

# A breadth-first search comes to one path only.
BACKTRACKS: dict[str, tuple[str, ...]] = {"strategy": (BACKTRACK,)}

ENTRY = Entry(
    name="maze",
    parameters=(
        Parameter(
            name="grid",
            type="maze",
            default="4x4",
            positional=True,
            choices=(Choice("4x4", "small"), Choice("6x6", "large")),
        ),
        Parameter(name="start", type="square", default=""),
        Parameter(name="end", type="square", default=""),
        replace(goal(), needs=BACKTRACKS),
        replace(first(), needs={**first().needs, **BACKTRACKS}),
        Parameter(
            name="strategy",
            type="choice",
            default=BACKTRACK,
            choices=tuple(map(Choice, STRATEGIES)),
        ),
    ),
    presets=(
        Preset(
            id="maze-5x5",
            idea="first",
            scenario="maze/12100.10310.12230.22220.00000",
            verdict="found",
            placed=20,
            undone=12,
        ),
        Preset(
            id="maze-4x4-all",
            idea="scale",
            panel="solutions",
            scenario="maze/4x4/goal=all",
            verdict="exhausted",
            placed=1270,
            undone=1270,
            solutions=184,
        ),
        Preset(
            id="maze-10x10",
            idea="dead ends",
            panel="pictures",
            scenario="maze/2210201020.0232121210.1222000230.2221212010.0212120010."
            "0123211102.1102112320.1231122200.2211210102.0000101000",
            verdict="found",
            placed=1425,
            undone=1401,
        ),
        Preset(
            id="maze-10x10-breadth",
            idea="pruning",
            panel="code",
            scenario="maze/2210201020.0232121210.1222000230.2221212010.0212120010."
            "0123211102.1102112320.1231122200.2211210102.0000101000/strategy=breadth",
            verdict="found",
            placed=26,
            undone=0,
        ),
        Preset(
            id="maze-shut",
            idea="impossible",
            scenario="maze/1021002.1111320.2303020.1032302.1102110.0323120.0000100",
            verdict="exhausted",
            placed=29,
            undone=29,
        ),
    ),
)


class MazeKind(Kind[Maze]):
    """A way through a maze."""

    entry = ENTRY
    step = "cell"
    moves = True

    def build(self, values: Values) -> Maze:
        grid = decode(values["grid"])
        return Maze(grid, values["start"] or None, values["end"] or None, values["strategy"])

    def read(self, puzzle: Maze, values: Values) -> Values:
        names = [
            "" if cell == corner else puzzle.board.name(cell)
            for cell, corner in zip((puzzle.start, puzzle.end), puzzle.corners, strict=True)
        ]
        return {"grid": puzzle.grid, "start": names[0], "end": names[1]}

    def write(self, puzzle: Maze) -> Values:
        return {**super().write(puzzle), **self.read(puzzle, {})}

    def goal(self, puzzle: Maze) -> str:
        return "path"

    def tell_found(self, puzzle: Maze) -> str:
        return tell("maze-found-breadth" if puzzle.onward else "maze-found")

    def tell_none(self, puzzle: Maze) -> str:
        return tell("maze-no-solution")

    def label(self, puzzle: Maze, choice: int) -> str:
        return puzzle.board.name(choice)


MAZE = MazeKind()
