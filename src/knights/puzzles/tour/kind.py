"""Tours among the puzzles."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from knights.board import parse_board, parse_leaper, recolours, reversible
from knights.drawings.ground import Ground
from knights.mistakes import mistake
from knights.puzzles.chance import Chance
from knights.puzzles.kind import Asked, Job, Kind, Opening, Values
from knights.puzzles.program import Program
from knights.puzzles.tour import holes, insight, text, theory
from knights.puzzles.tour.halves import has_halves
from knights.puzzles.tour.moves import name_moves, read_moves
from knights.puzzles.tour.orders import LOOKS, tie_breaks
from knights.puzzles.tour.presets import ENTRY
from knights.puzzles.tour.symmetry import halve, images
from knights.puzzles.tour.tour import BACKTRACK, CONSTRUCT, NAIVE, PRUNED, WARNSDORFF, Tour
from knights.quoting import cite
from knights.search import Goal, State
from knights.search.loss import Insight, Lost
from knights.search.theorem import Theorem

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from knights.puzzles.task import Task

# Squares times moves: a search begins with a look at where each move leads from each square.
MOST_REACHED = 400_000


class TourKind(Kind[Tour]):
    """A tour of a board by the moves of a piece."""

    entry = ENTRY
    noun = "tour"
    step = "square"
    styles = tuple(text.STYLES)
    dense_styles = ("json", "sutcliffe")
    timed_styles = ("horse",)
    failures = text.FAILURES
    drawn_at_once = True
    command_help = "a tour of a board"

    def build(self, values: Values) -> Tour:
        board = parse_board(values["board"], values["holes"])
        side = ENTRY.parameter("board").high
        assert side is not None
        if max(board.rows, board.columns) > side:
            raise mistake("long-side", board=cite(values["board"]), most=side)
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

    def read(self, puzzle: Tour, values: Values) -> Values:
        board = puzzle.board
        order, leaper = name_moves(puzzle.moves, values["order"], values["leaper"])
        return {
            "board": str(board),
            "start": "any" if puzzle.start is None else board.name(puzzle.start),
            "order": order,
            "leaper": str(leaper),
            "holes": ",".join(board.name(hole) for hole in sorted(board.holes)),
            "end": "" if puzzle.end is None else board.name(puzzle.end),
        }

    def label(self, puzzle: Tour, choice: int) -> str:
        return puzzle.board.name(choice)

    def prove(self, puzzle: Tour) -> Theorem | None:
        return theory.known(
            puzzle.board, puzzle.moves, closed=puzzle.closed, start=puzzle.start, end=puzzle.end
        )

    def count_tree(self, puzzle: Tour) -> int | None:
        return count_sequences(puzzle) if puzzle.strategy == NAIVE else None

    def shorten(self, puzzle: Tour) -> tuple[Tour, int] | None:
        """Each closed tour need not be found from both ends and from every start."""
        if puzzle.strategy == CONSTRUCT:
            raise ValueError("strategy 'construct': it makes one tour; choose another to count")
        if not puzzle.closed or puzzle.end is not None:
            return None
        halved = halve(puzzle) if puzzle.strategy != NAIVE and puzzle.length > 2 else None
        if halved is None:
            return None
        return halved, 2 if puzzle.start is not None else 2 * puzzle.length

    def images(self, puzzle: Tour, path: tuple[int, ...]) -> Iterable[tuple[int, ...]]:
        return images(puzzle, path)

    def look(self, puzzle: Tour, path: Sequence[int]) -> Iterator[Insight]:
        return insight.see_all(puzzle, path)

    def explain(self, puzzle: Tour, path: Sequence[int]) -> Insight:
        return insight.explain(puzzle, path)

    def lost_since(self, puzzle: Tour, path: Sequence[int], budget: int) -> Lost:
        return insight.lost_since(puzzle, path, budget)

    def rebut(self, puzzle: Tour, path: Sequence[int], choice: int) -> str | None:
        return insight.tell_ways(puzzle, path, choice)

    def tell_unseen(self, puzzle: Tour, path: Sequence[int], choice: int) -> str:
        if len(path) == puzzle.length:
            return "Every square has come."
        name = puzzle.board.name
        return f"No move leads from {name(path[-1])} to {name(choice)}."

    def ranks(self, puzzle: Tour, path: Sequence[int]) -> list[tuple[int, int]] | None:
        """By Warnsdorff's rule, how many moves lead on from each square."""
        return puzzle.ranks(path)

    def openings(self, puzzle: Tour, path: Sequence[int]) -> Iterable[Opening]:
        return find_openings(puzzle, path)

    def invent(self, chance: Chance) -> Values:
        from knights.puzzles.tour.invent import invent  # seldom wanted

        return invent(chance)

    def prune(self, values: Values) -> Values:
        return {**values, "strategy": PRUNED, "ties": "centre", "seed": "0"}

    def programs(self, puzzle: Tour, goal: Goal) -> Iterable[Program]:
        from knights.puzzles.tour.program import programs  # seldom wanted

        return programs(puzzle, goal)

    def task(self, puzzle: Tour) -> "Task":
        from knights.puzzles.tour.task import make_task  # seldom wanted

        return make_task(puzzle)

    def starter(self, puzzle: Tour, goal: Goal) -> str:
        from knights.puzzles.tour.program import starter  # seldom wanted

        return starter(puzzle, goal)

    def write(self, puzzle: Tour, state: State, style: str, ground: Ground) -> str:
        return text.write(puzzle, state.path, style)

    def check_page(self, puzzle: Tour) -> None:
        reach = puzzle.size * len(puzzle.moves)
        if puzzle.strategy != CONSTRUCT and reach > MOST_REACHED:
            raise ValueError(
                f"order of {len(puzzle.moves)} moves: on {puzzle.board} there may be"
                f" {MOST_REACHED // puzzle.size} in the page"
            )

    def sketch(self, puzzle: Tour, values: Values) -> dict[str, object]:
        shuffled = puzzle.strategy == WARNSDORFF and puzzle.ties == "random"
        return {
            "board": {
                "rows": puzzle.board.rows,
                "columns": puzzle.board.columns,
                "holes": sorted(puzzle.board.holes),
                "start": puzzle.start,
                "end": puzzle.end,
                "closed": puzzle.closed,
                "moves": puzzle.moves,
                "bias": tie_breaks(puzzle.board, puzzle.ties, puzzle.seed) if shuffled else None,
            }
        }

    def ease(self, values: Values) -> Values:
        """A plain search, pruned: it finds the same first tour, and within a moment."""
        if values["strategy"] != BACKTRACK or values["board"] == "3x3":
            return values
        return {**values, "strategy": PRUNED}

    def plain(self, puzzle: Tour) -> Tour:
        return replace(puzzle, strategy=BACKTRACK, ties="centre", seed=0)

    def revision(self, values: Values) -> str:
        """As `revisionOf` in `web/puzzles/tour/moment.js` tells it."""
        if values["strategy"] not in (PRUNED, WARNSDORFF):
            return ""
        tour = self.build(values)
        if values["strategy"] == WARNSDORFF:
            return "" if reversible(tour.moves) and not has_halves(tour) else ";2"
        ends = (tour.length + 1) // 2 if recolours(tour.moves) else tour.length
        return ";3" if has_halves(tour) or ends > LOOKS.ends else ";2"

    def contract(self, scenario: str) -> str:
        return holes.contract(scenario)

    def expand(self, text: str) -> str:
        return holes.expand(text)

    def descend_open(self, puzzle: Tour, path: Sequence[int]) -> Iterator[Sequence[int]]:
        """All the squares that are free, whatever the strategy and the goal.

        So the page knows them too, before Python is there.
        """
        visited: set[int] = set()
        if not puzzle.root:
            yield puzzle.board.squares
        for square in path:
            visited.add(square)
            near = puzzle.neighbours[square]
            yield near if puzzle.strategy == NAIVE else [s for s in near if s not in visited]

    def add_arguments(self, parser: "ArgumentParser") -> None:
        from knights.puzzles.tour.command import add_arguments  # which the page need not load

        add_arguments(parser)

    def read_arguments(self, options: "Namespace") -> Asked | Job | int:
        from knights.puzzles.tour.command import read_arguments

        return read_arguments(self, options)


def find_openings(tour: Tour, path: Sequence[int]) -> Iterable[Opening]:
    """The free squares, each with those from which a move could still lead there."""
    free = set(tour.board.squares).difference(path)
    ways: dict[int, list[int]] = {square: [] for square in tour.board.squares if square in free}
    for square in (*path[-1:], *ways):
        for near in tour.neighbours[square]:
            if near in free:
                ways[near].append(square)
    for square, found in ways.items():
        yield Opening(tour.board.name(square), (square,), tuple(found))


def count_sequences(tour: Tour) -> int:
    """Count the placements of the naive method, which makes every sequence of moves.

    They are counted square by square, move by move.

    >>> from knights.board import Board
    >>> len(str(count_sequences(Tour(Board(8, 8), 56, strategy=NAIVE))))
    49
    """
    holes = tour.board.holes
    if tour.start is None:
        ways = dict.fromkeys(tour.board.squares, 1)
        total = len(ways)
    else:
        ways, total = {tour.start: 1}, 0
    for _ in range(tour.length - 1):
        further: dict[int, int] = {}
        for square, number in ways.items():
            for other in tour.neighbours[square]:
                if other not in holes:
                    further[other] = further.get(other, 0) + number
        ways = further
        total += sum(ways.values())
    return total


TOUR = TourKind()
