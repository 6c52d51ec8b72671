"""Explain why a position of queens is lost: some column has no safe square left."""

from collections.abc import Iterator, Mapping, Sequence

from knights.board import file_name
from knights.language import Told, tell, together, trace
from knights.puzzles.facets.insight import Insights
from knights.puzzles.queens.by_hand import QueensByHand
from knights.puzzles.queens.deduction import see_position
from knights.puzzles.queens.queens import Queens, attacks, open_columns, square
from knights.puzzles.queens.walk import QueensWalk
from knights.search import State, forcing
from knights.search.account import Account
from knights.search.loss import (
    Decision,
    Insight,
    Lost,
    Mark,
    bisect_loss,
    decide,
    drawn,
)
from knights.search.propagation import (
    Removal,
    count_lost,
    find_stuck,
    list_values,
    see_ahead,
)

# The largest number of attackers to name: enough for all of a board of eight columns. The board
# shows the others.
MOST_ATTACKERS = 8
# Queens that the sentence about a comparison names one by one.
MOST_COMPARED = 4


def see_columns(queens: Queens, path: Sequence[int]) -> Iterator[Insight]:
    """Yield the open columns in which every square is attacked or blocked."""
    n = queens.n
    for column in open_columns(n, path):
        if find_safe(queens, path, column):
            continue
        hits: dict[int, list[int]] = {}
        squares = tuple(range(column * n, (column + 1) * n))
        for choice in squares:
            if choice not in queens.holes:
                attacker = next(queen for queen in path if attacks(n, queen, choice))
                hits.setdefault(attacker, []).append(choice)
        arrows = tuple((queen, choice) for queen in hits for choice in hits[queen])
        marks = drawn(
            Mark("lost", tell("queens-mark-column"), squares),
            Mark("cause", tell("queens-mark-attacker"), tuple(hits), arrows),
        )
        sentence = tell_unsafe(queens, column, hits)
        yield Insight(False, "no safe square", tuple(hits) or squares, sentence, marks, enough=1)


def tell_unsafe(queens: Queens, column: int, hits: Mapping[int, Sequence[int]]) -> Told:
    """Say which squares of a column the queens attack, and which are blocked."""
    n = queens.n
    holes = [hole for hole in sorted(queens.holes) if hole // n == column]
    how = "both" if hits and holes else "attacked" if hits else "blocked"
    whole = tell("queens-no-square", column=file_name(column), how=how)
    told = [
        tell("queens-attacks", queen=square(n, queen), squares=name_squares(n, hits[queen]))
        for queen in hits
    ]
    more = tell("queens-attacks-more") if len(told) > MOST_ATTACKERS else None
    blocked = tell("queens-squares-blocked", squares=name_squares(n, holes))
    return together(whole, *told[:MOST_ATTACKERS], more, blocked if hits and holes else None)


def tell_safe(queens: Queens, path: Sequence[int], choice: int) -> str | None:
    """Name the safe squares of a choice's column; None if it has a queen or no safe square."""
    n, column = queens.n, choice // queens.n
    if column not in open_columns(n, path):
        return None
    safe = find_safe(queens, path, column)
    if not safe:
        return None
    name, squares = file_name(column), name_squares(n, safe)
    if queens.holes:
        return tell("queens-safe-unblocked", column=name, squares=squares)
    return tell("queens-safe", column=name, squares=squares)


def find_safe(queens: Queens, path: Sequence[int], column: int) -> tuple[int, ...]:
    """The squares of a column that are neither attacked nor blocked."""
    n = queens.n
    squares = (s for s in range(column * n, (column + 1) * n) if s not in queens.holes)
    return tuple(s for s in squares if not any(attacks(n, queen, s) for queen in path))


def find_left(queens: Queens, path: Sequence[int], column: int) -> Sequence[int]:
    """The squares of a column that are still possible."""
    ahead = see_ahead(queens, State(tuple(path)))
    if ahead is None:
        return find_safe(queens, path, column)
    return [choice for choice in ahead.left if choice // queens.n == column]


def place_sentence(queens: Queens, path: Sequence[int], account: Account) -> Told:
    if len(path) == queens.n:
        return tell("queens-solved")
    *before, choice = path
    name = square(queens.n, choice)
    about = {"number": len(path), "turn": account.place, "tries": account.total}
    told = [tell("queens-place", square=name, **about)]
    if queens.order == "fewest":
        column = choice // queens.n
        safe = len(find_left(queens, before, column))
        plain = queens.strategy == "backtrack"
        few = {"column": file_name(column), "safe": safe}
        told.append(tell("queens-fewest" if plain else "queens-fewest-possible", **few))
    if queens.strategy != "backtrack":
        told.append(tell("queens-looked-ahead"))
        if (lost := count_lost(queens, path)) is not None:
            told.append(tell("queens-least", number=lost))
        if (stuck := find_stuck(queens, path)) is not None:
            told.append(tell("queens-ahead-stuck", column=file_name(stuck)))
    elif before and queens.test == "diagonals":
        told.append(tell("queens-looked-up"))
    elif len(before) > MOST_COMPARED:
        told.append(tell("queens-compared-all", square=name, queens=len(before)))
    elif before:
        names = name_squares(queens.n, before)
        told.append(tell("queens-compared", square=name, queens=names))
    return together(*told)


def undo_sentence(
    queens: Queens, path: Sequence[int], undone: int, account: Account, every: bool
) -> Told:
    name = square(queens.n, undone)
    if len(path) + 1 == queens.n:
        return tell("queens-solution-left", square=name)
    if account.tried:
        return tell("queens-exhausted", square=name, every=every)
    column = file_name(queens.next_column((*path, undone)))
    plain = queens.strategy == "backtrack"
    return tell("queens-dead-end" if plain else "queens-dead-end-ahead", square=name, column=column)


def name_squares(n: int, squares: Sequence[int]) -> list[str]:
    return [square(n, s) for s in squares]


def find_attackers(n: int, path: Sequence[int], choice: int) -> list[str]:
    """Name all queens of a path that attack a square of an open column."""
    return name_squares(n, [queen for queen in path if attacks(n, queen, choice)])


def walk_sentence(walk: QueensWalk, path: Sequence[int]) -> Told:
    """Say which queen a step put down or moved, and by how many it is attacked there."""
    move, n = walk.last_move(path), walk.n
    if move is None:
        return tell("queens-walk-begin", queens=n, holes=len(walk.holes))
    name = square(n, move.choice)
    if move.before is None:
        told = tell_put(walk, len(path), move.choice)
    else:
        least, before = min(move.counts), square(n, move.before)
        about = {"troubled": move.troubled, "least": least, "square": name}
        if move.before == move.choice:
            told = tell("queens-walk-stay", **about)
        else:
            told = tell("queens-walk-move", before=before, **about)
    return together(told, tell("queens-walk-solved") if walk.solved(path) else None)


def tell_put(walk: QueensWalk, number: int, choice: int) -> Told:
    """Say where chance puts a queen."""
    return tell("queens-walk-put", number=number, square=square(walk.n, choice))


def tell_elsewhere(walk: QueensWalk, path: Sequence[int], choice: int) -> Told:
    """Say why a walk does not look at a square: chance or another column comes next."""
    move = walk.next_move(path)
    name = square(walk.n, choice)
    if move is None or choice in walk.holes:
        return tell("search-unseen", choice=name)
    if move.before is None:
        return tell_put(walk, len(path) + 1, move.choice)
    return tell("queens-walk-other", square=name, column=file_name(move.choice // walk.n))


class QueensInsights(Insights[Queens]):
    """Explains positions of queens."""

    def look(self, puzzle: Queens, path: Sequence[int]) -> Iterator[Insight]:
        return see_columns(puzzle, path)

    def decide(self, puzzle: Queens, path: Sequence[int], budget: int) -> Decision:
        """Search the column with the fewest safe rows first: from the left it may take for ever."""
        found = decide(
            QueensByHand(puzzle.n, holes=puzzle.holes, givens=puzzle.givens), path, budget
        )
        rest = sorted(found.completion[len(path) :])
        return found._replace(completion=(*path, *rest) if found.completable else ())

    def deduce(self, puzzle: Queens, path: Sequence[int]) -> Insight | None:
        position = see_position(puzzle, path)
        return forcing.deduce(position, lambda budget: self.decide(puzzle, path, budget))

    def find_loss(self, puzzle: Queens, path: Sequence[int], budget: int) -> Lost:
        return bisect_loss(puzzle, path, budget, lambda *asked: self.decide(puzzle, *asked))

    def rebut(self, puzzle: Queens, path: Sequence[int], choice: int) -> str | None:
        return tell_safe(puzzle, path, choice)

    def tell_unseen(self, puzzle: Queens, path: Sequence[int], choice: int) -> Told:
        column = choice // puzzle.n
        if isinstance(puzzle, QueensWalk):
            return tell_elsewhere(puzzle, path, choice)
        for queen in path:
            if queen // puzzle.n == column:
                name, taken = file_name(column), square(puzzle.n, queen)
                if queen in puzzle.givens:
                    return tell("queens-unseen-given", column=name, square=taken)
                return tell("queens-unseen-taken", column=name, square=taken)
        coming = tell("queens-unseen-next", column=file_name(puzzle.next_column(path)))
        queens = [] if choice in puzzle.holes else find_attackers(puzzle.n, path, choice)
        about = {"square": square(puzzle.n, choice), "queens": queens}
        return together(coming, tell("queens-attacked-too", **about) if queens else None)

    def full_reason(self, puzzle: Queens, path: Sequence[int], choice: int, reason: str) -> str:
        queens = find_attackers(puzzle.n, path, choice)
        if puzzle.onward or choice in puzzle.holes or len(queens) < 2:
            return reason
        return tell("queens-attacked-by", queens=queens)

    def spot(self, puzzle: Queens, choice: int) -> int:
        return choice // puzzle.n  # the column

    def rank(self, puzzle: Queens, path: Sequence[int], choice: int, place: int) -> int:
        """The number at a square of a walk: how many queens attack it."""
        if not isinstance(puzzle, QueensWalk):
            return place
        return puzzle.count_conflicts(path, choice)

    def step_sentence(self, puzzle: Queens, state: State, account: Account, every: bool) -> Told:
        path, undone = state
        if isinstance(puzzle, QueensWalk):
            return walk_sentence(puzzle, path)
        if undone is not None:
            return undo_sentence(puzzle, path, undone, account, every)
        if path == puzzle.root and len(path) < puzzle.n:
            givens = name_squares(puzzle.n, path)
            return tell("queens-begin", holes=len(puzzle.holes), givens=givens)
        return place_sentence(puzzle, path, account)

    def tell_reason(self, puzzle: Queens, reason: str, choices: Sequence[int | None]) -> str:
        key, values = trace(reason)
        names = self.name_all(puzzle, choices)
        match key:
            case "queens-attacked":
                return tell("queens-refused-attacked", queen=values["square"], names=names)
            case "queens-row-taken":
                return tell("queens-refused-row", **values)
            case "queens-rising-taken":
                return tell("queens-refused-rising", names=names)
            case "queens-falling-taken":
                return tell("queens-refused-falling", names=names)
            case "queens-ahead-none":
                return tell("queens-refused-ahead", names=names, **values)
            case "queens-blocked":
                return tell("queens-squares-blocked", squares=names)
        return super().tell_reason(puzzle, reason, choices)

    def tell_removals(self, puzzle: Queens, state: State, removals: Sequence[Removal]) -> str:
        n, (_, by, rows) = puzzle.n, removals[0]
        squares = name_squares(n, [one.choice for one in removals])
        left = name_squares(n, [by * n + row for row in list_values(rows)])
        if any(queen // n == by for queen in state.path):
            return tell("queens-attacks", queen=left[0], squares=squares)
        return tell("queens-lost", column=file_name(by), left=left, squares=squares)
