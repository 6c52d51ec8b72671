"""Say what happened at a step of a tour's search."""

from collections.abc import Sequence

from knights.language import Told, tell, together
from knights.puzzles.tour.tour import CONSTRUCT, PRUNED, WARNSDORFF, Tour
from knights.search import State
from knights.search.account import Account


def step_sentence(tour: Tour, state: State, account: Account, every: bool) -> Told:
    """Return the sentence about the last event before a state."""
    path, undone = state
    if undone is not None:
        return undo_sentence(tour, path, undone, account, every)
    if path and len(path) == tour.length and len(set(path)) == len(path):
        return whole_sentence(tour, path)
    name = tour.board.name
    if len(path) == len(tour.root):
        return tell("tour-begin", start=name(path[-1])) if path else tell("tour-anywhere")
    ahead = (
        tell("tour-looked-ahead", goal=tour.goal)
        if undone is None and count_cut(tour, path)
        else None
    )
    if len(path) == 1:
        return together(tell("tour-place-first", square=name(path[0])), ahead)
    # The other strategies don't try the moves in their order.
    tries = 0 if tour.strategy in (WARNSDORFF, CONSTRUCT) else account.total
    about = {"number": len(path), "turn": account.place if tries else 0, "tries": tries}
    told = tell("tour-place", origin=name(path[-2]), to=name(path[-1]), **about)
    return together(told, reason_for_move(tour, path), ahead)


def count_cut(tour: Tour, path: Sequence[int]) -> int:
    """The number of moves after a path that looking ahead rules out: all of them, or none."""
    if tour.strategy not in (PRUNED, WARNSDORFF) or len(path) in (0, tour.length):
        return 0
    return 0 if tour.choices(path) else len(tour.acceptable(path))


def whole_sentence(tour: Tour, path: Sequence[int]) -> Told:
    """Return the sentence about a path that visits every square once."""
    if not tour.solved(path):
        return tell("tour-wrong-number" if tour.find_broken(path) else "tour-wrong-end")
    if tour.closed:
        return tell("tour-solved-closed", start=tour.board.name(path[0]))
    return tell("tour-solved")


def reason_for_move(tour: Tour, path: Sequence[int]) -> Told | None:
    """Return why a move was made, if the strategy does not follow the move order."""
    if tour.strategy == CONSTRUCT:
        return tell("tour-constructed")
    if tour.strategy != WARNSDORFF:
        return None
    return tell("tour-leads-on", degree=len({*tour.neighbours[path[-1]]}.difference(path)))


def undo_sentence(
    tour: Tour, path: Sequence[int], undone: int, account: Account, every: bool
) -> Told:
    name, visited = tour.board.name, set(path)
    way: dict[str, object] = {
        "depth": len(path),
        "back": name(path[-1]) if path else "",
        # Nothing is left to try there, either.
        "passes": account.following is None and len(path) > len(tour.root),
    }
    if len(path) + 1 == tour.length:
        if undone in visited or len(visited) < len(path):
            return tell("tour-twice-left", **way)
        if not tour.solved((*path, undone)):
            if tour.find_broken((*path, undone)):
                return tell("tour-wrong-number-left", **way)
            return tell("tour-wrong-end-left", **way)
        return tell("tour-solution-left", closed=tour.closed, **way)
    about = {"square": name(undone), "goal": tour.goal, **way}
    if account.tried:
        return tell("tour-exhausted", every=every, **about)
    near = dict.fromkeys(tour.neighbours[undone])
    free = [name(square) for square in near if square not in visited and square != undone]
    return tell("tour-stuck", free=free, **about)
