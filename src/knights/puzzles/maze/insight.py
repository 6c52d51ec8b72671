"""Explain why the exit of a maze can no longer be reached, and what a step did."""

from collections.abc import Iterator, Sequence

from knights.language import Told, is_told, tell, together, trace
from knights.puzzles.facets.insight import Insights
from knights.puzzles.maze.maze import STEPS, Maze
from knights.puzzles.maze.search import refute
from knights.search import State, is_complete, loss
from knights.search.account import Account
from knights.search.breadth import Breadth
from knights.search.loss import Decision, Insight, Lost, Mark, drawn


def see_cells(maze: Maze, path: Sequence[int]) -> Iterator[Insight]:
    """Yield why no way leads from the end of a path to the exit, if none does."""
    reached = maze.reach(path)
    if maze.end in reached:
        return
    here, name, cells = path[-1], maze.board.name, tuple(reached)[1:]
    shut_in = {*cells} or {here}
    around = [cell for cell in path[:-1] if shut_in & {*maze.neighbours[cell]}]
    shut = drawn(
        Mark("lost", tell("maze-mark-exit"), (maze.end,)),
        Mark("cause", tell("maze-mark-around"), tuple(around)),
        Mark("other", tell("maze-mark-reached"), cells),
    )
    if not cells:
        mark = Mark("lost", tell("maze-mark-here"), (here,))
        told = tell("maze-why-stuck", here=name(here))
        yield Insight(False, "no way out", (here,), told, drawn(mark, *shut[1:]), enough=1)
        return
    told = tell("maze-why-cut-off", here=name(here), exit=name(maze.end), cells=len(cells))
    if [*reached.values()][1:] == [*reached][:-1]:
        told = tell("maze-why-corridor", here=name(here), last=name(cells[-1]))
    if maze.end in maze.reach(maze.root):
        told = together(told, tell("maze-why-crosses"))
    yield Insight(False, "cut off", (maze.end,), told, shut)


def decide(maze: Maze, path: Sequence[int]) -> Decision:
    """Complete a path by the fewest steps; nothing is searched, for a flood shows whether one can.

    A way that a flood finds goes through no cell twice, so reaching the exit is enough.
    """
    reached = maze.reach(path)
    if maze.end not in reached:
        return Decision(False, len(reached) - 1)
    way = [maze.end]
    while way[-1] != path[-1]:
        way.append(reached[way[-1]])
    return Decision(True, len(way) - 1, (*path, *way[-2::-1]))


class MazeInsights(Insights[Maze]):
    """Explains positions in a maze: each is decided by what can still be reached."""

    def look(self, puzzle: Maze, path: Sequence[int]) -> Iterator[Insight]:
        return see_cells(puzzle, path)

    def refute(self, puzzle: Maze) -> Insight | None:
        theorem = refute(puzzle)
        if theorem is None:
            return None
        marks = drawn(
            Mark("lost", tell("maze-mark-exit"), (puzzle.end,)),
            Mark("other", tell("maze-mark-piece"), theorem.squares),
        )
        return Insight(False, "theorem", (puzzle.end,), theorem.sentence, marks)

    def decide(self, puzzle: Maze, path: Sequence[int], budget: int) -> Decision:
        return decide(puzzle, path)

    def find_loss(self, puzzle: Maze, path: Sequence[int], budget: int) -> Lost:
        return loss.bisect_loss(puzzle, path, budget, lambda begun, rest: decide(puzzle, begun))

    def tell_unseen(self, puzzle: Maze, path: Sequence[int], choice: int) -> str:
        name = puzzle.board.name
        if is_complete(puzzle, path):
            return tell("search-unseen", choice=name(choice))
        if puzzle.onward:
            following = [name(cell) for cell in puzzle.choices(path)]
            return tell("maze-other-first", cell=name(choice), following=following)
        return tell("maze-not-beside", cell=name(choice), here=name(path[-1]))

    def rank(self, puzzle: Maze, path: Sequence[int], choice: int, place: int) -> int:
        """The number at a cell that a breadth-first search reaches next: its steps from the start.

        The search's list would be that of other cells.
        """
        if puzzle.breadth is None:
            return place
        return puzzle.breadth.steps([*dict.fromkeys((*path, choice))])[choice]

    def step_sentence(self, puzzle: Maze, state: State, account: Account, every: bool) -> Told:
        path, undone = state
        name = puzzle.board.name
        if puzzle.breadth is not None and len(path) > 1:
            return reach_sentence(puzzle, puzzle.breadth, path)
        if undone is not None:
            return undo_sentence(puzzle, path, undone, account, every)
        if is_complete(puzzle, path):
            return tell("maze-solved", exit=name(path[-1]), cells=len(path))
        if len(path) == 1:
            about = {"start": name(path[0]), "exit": name(puzzle.end)}
            return tell("maze-begin-breadth" if puzzle.onward else "maze-begin", **about)
        way = [*STEPS][puzzle.beside[path[-2]].index(path[-1])]
        told = {"origin": name(path[-2]), "to": name(path[-1])}
        return tell("maze-place", number=len(path), way=way, **told)

    def tell_reason(self, puzzle: Maze, reason: str, choices: Sequence[int | None]) -> str:
        key, _ = trace(reason)
        if key == "maze-outside":
            return tell("maze-leads-out", number=len(choices))
        rest = key.removeprefix("maze-")
        if not is_told(f"maze-refused-{rest}"):
            return super().tell_reason(puzzle, reason, choices)
        return tell(f"maze-refused-{rest}", names=self.name_all(puzzle, choices))


def reach_sentence(maze: Maze, breadth: Breadth, path: Sequence[int]) -> Told:
    name, way = maze.board.name, breadth.trace(path)
    steps = len(way) - 1
    if path[-1] == maze.end:
        return tell("maze-reach-exit", exit=name(maze.end), steps=steps)
    return tell("maze-reach", cell=name(path[-1]), origin=name(way[-2]), steps=steps)


def undo_sentence(
    maze: Maze, path: Sequence[int], undone: int, account: Account, every: bool
) -> Told:
    about = {"name": maze.board.name(undone), "back": maze.board.name(path[-1])}
    if undone == maze.end:
        return tell("maze-solution-left", back=about["back"])
    if account.tried:
        return tell("maze-exhausted", every=every, **about)
    return tell("maze-dead-end", **about)
