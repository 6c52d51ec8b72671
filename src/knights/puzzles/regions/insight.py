"""Explain why queens in regions are lost: a row, column or region has no square left."""

from collections.abc import Iterator, Sequence

from knights.language import Told, is_told, tell, together, trace
from knights.puzzles.facets.insight import Insights
from knights.puzzles.regions.byhand import Rest
from knights.puzzles.regions.deduction import RegionsPosition
from knights.puzzles.regions.regions import Regions
from knights.search import State, forcing, loss
from knights.search.account import Account
from knights.search.loss import Decision, Insight, Lost, Mark, drawn

# The largest number of queens to name with the squares that they rule out.
MOST_QUEENS = 8


def see_lines(regions: Regions, path: Sequence[int]) -> Iterator[Insight]:
    """Yield the lines without a queen in which every square is ruled out."""
    name = regions.board.name
    for line, left in regions.find_left(path).items():
        if left:
            continue
        hits: dict[int, list[int]] = {}
        squares = regions.lines[line]
        for square in squares:
            queen = next(queen for queen in path if regions.conflict(queen, square))
            hits.setdefault(queen, []).append(square)
        arrows = tuple((queen, square) for queen in hits for square in hits[queen])
        about = regions.describe_line(line)
        marks = drawn(
            Mark("lost", tell("regions-mark-line", **about), squares),
            Mark("cause", tell("regions-mark-queen"), tuple(hits), arrows),
        )
        told = [
            tell("regions-rules-out", queen=name(queen), squares=name_squares(regions, hit))
            for queen, hit in hits.items()
        ]
        sentence = together(tell("regions-no-square", **about), *told[:MOST_QUEENS])
        yield Insight(False, "no square left", tuple(hits), sentence, marks, enough=1)


def name_squares(regions: Regions, squares: Sequence[int]) -> list[str]:
    return [regions.board.name(square) for square in squares]


def find_rivals(regions: Regions, path: Sequence[int], square: int) -> list[str]:
    """Name the queens of a path that rule a square out."""
    return name_squares(regions, [queen for queen in path if regions.conflict(queen, square)])


class RegionsInsights(Insights[Regions]):
    """Explains positions of queens in regions."""

    def look(self, puzzle: Regions, path: Sequence[int]) -> Iterator[Insight]:
        return see_lines(puzzle, path)

    def decide(self, puzzle: Regions, path: Sequence[int], budget: int) -> Decision:
        """Search the line with the fewest squares first, after queens in any order."""
        found = loss.decide(Rest(puzzle.regions, path), path, budget)
        rest = sorted(found.completion[len(path) :])
        return found._replace(completion=(*path, *rest) if found.completable else ())

    def deduce(self, puzzle: Regions, path: Sequence[int]) -> Insight | None:
        position = RegionsPosition(puzzle, puzzle.find_left(path))
        return forcing.deduce(position, lambda budget: self.decide(puzzle, path, budget))

    def find_loss(self, puzzle: Regions, path: Sequence[int], budget: int) -> Lost:
        return loss.bisect_loss(puzzle, path, budget, lambda *asked: self.decide(puzzle, *asked))

    def spot(self, puzzle: Regions, choice: int) -> int:
        return puzzle.lines_of[choice][0]  # the row

    def full_reason(self, puzzle: Regions, path: Sequence[int], choice: int, reason: str) -> str:
        queens = find_rivals(puzzle, path, choice)
        return reason if len(queens) < 2 else tell("regions-several", queens=queens)

    def tell_unseen(self, puzzle: Regions, path: Sequence[int], choice: int) -> str:
        name = puzzle.board.name
        if choice in path or len(path) == puzzle.n:
            return super().tell_unseen(puzzle, path, choice)
        coming = tell("regions-unseen-next", **puzzle.describe_line(puzzle.next_line(path)))
        queens = find_rivals(puzzle, path, choice)
        about = {"square": name(choice), "queens": queens}
        return together(coming, tell("regions-ruled-out-too", **about) if queens else None)

    def step_sentence(self, puzzle: Regions, state: State, account: Account, every: bool) -> Told:
        path, undone = state
        if undone is not None:
            return undo_sentence(puzzle, path, undone, account, every)
        if not path:
            return tell("regions-begin", n=puzzle.n)
        if len(path) == puzzle.n:
            return tell("regions-solved")
        return place_sentence(puzzle, path, account)

    def tell_reason(self, puzzle: Regions, reason: str, choices: Sequence[int | None]) -> str:
        key, values = trace(reason)
        rest = key.removeprefix("regions-reason-")
        if not is_told(f"regions-refused-{rest}"):
            return super().tell_reason(puzzle, reason, choices)
        return tell(f"regions-refused-{rest}", **values, names=self.name_all(puzzle, choices))


def place_sentence(regions: Regions, path: Sequence[int], account: Account) -> Told:
    *before, choice = path
    line = regions.next_line(before)
    about = {"number": len(path), "turn": account.place, "tries": account.total}
    told = tell(
        "regions-place",
        square=regions.board.name(choice),
        **about,
        **regions.describe_line(line),
    )
    if regions.order == "rows":
        return told
    left = len(regions.find_left(before)[line])
    return together(told, tell("regions-fewest", left=left))


def undo_sentence(
    regions: Regions, path: Sequence[int], undone: int, account: Account, every: bool
) -> Told:
    square = regions.board.name(undone)
    if len(path) + 1 == regions.n:
        return tell("regions-solution-left", square=square)
    if account.tried:
        return tell("regions-exhausted", square=square, every=every)
    line = regions.next_line((*path, undone))
    return tell("regions-dead-end", square=square, **regions.describe_line(line))
