"""Explain why some numbers can no longer make the target, and what a step did."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from knights.language import Told, tell, trace
from knights.puzzles.facets.insight import Insights
from knights.puzzles.subset.subset import SubsetSum
from knights.puzzles.subset.sums import common_divisor, complete, nearest
from knights.search import State, is_complete, loss
from knights.search.account import Account
from knights.search.loss import Decision, Insight, Lost, Mark, drawn


def see_sum(puzzle: SubsetSum, path: Sequence[int]) -> Iterator[Insight]:
    """Yield why the numbers after a path don't make what is missing, if they don't."""
    found = tell_obstacle(puzzle, path)
    if found is None:
        return
    reason, told = found
    taken = tuple(choice for choice in path if choice % 2 == 0)
    left = tuple(range(2 * len(path), puzzle.size, 2))
    in_trouble, others = (taken, ()) if reason == "excess" else (left, taken)
    marks = drawn(
        Mark("lost", tell(f"subset-mark-{'sum' if reason == 'excess' else 'left'}"), in_trouble),
        Mark("cause", tell("subset-mark-taken"), others),
    )
    yield Insight(False, reason, in_trouble or taken, told, marks)


def tell_obstacle(puzzle: SubsetSum, path: Sequence[int]) -> tuple[str, Told] | None:
    """Return a key and the plainest sentence for why a path is lost; None if it is not."""
    total, left = puzzle.total(path), puzzle.weights[len(path) :]
    missing, rest = puzzle.target - total, puzzle.rests[len(path)]
    if missing < 0:
        return "excess", tell("subset-why-too-much", sum=total, target=puzzle.target)
    if rest < missing:
        return "shortfall", tell("subset-why-too-little", rest=rest, missing=missing)
    if missing == 0:
        return None
    least = min(left)
    if least > missing:
        return "least", tell("subset-why-too-large", missing=missing, least=least)
    divisor = common_divisor(left, missing)
    if divisor:
        return "divisor", tell("subset-why-divisor", missing=missing, divisor=divisor)
    near = nearest(left, missing)
    if near is None:
        return None
    below, above = near
    return "gap", tell("subset-why-nearest", missing=missing, below=below, above=above)


def decide(puzzle: SubsetSum, path: Sequence[int]) -> Decision:
    """Complete a path by what the rest can make; nothing is searched."""
    found = complete(puzzle, path)
    return Decision(found is not None, puzzle.length - len(path), found or ())


class SubsetInsights(Insights[SubsetSum]):
    """Explains positions by the sums that the numbers left can make: they decide each."""

    names_places = True

    def look(self, puzzle: SubsetSum, path: Sequence[int]) -> Iterator[Insight]:
        return see_sum(puzzle, path)

    def refute(self, puzzle: SubsetSum) -> Insight | None:
        return next(see_sum(puzzle, ()), None)

    def decide(self, puzzle: SubsetSum, path: Sequence[int], budget: int) -> Decision:
        return decide(puzzle, path)

    def find_loss(self, puzzle: SubsetSum, path: Sequence[int], budget: int) -> Lost:
        return loss.bisect_loss(puzzle, path, budget, lambda begun, rest: decide(puzzle, begun))

    def explain(self, puzzle: SubsetSum, path: Sequence[int]) -> Insight | None:
        """Say which sum was made, where all numbers are decided and it is another."""
        found = super().explain(puzzle, path)
        if found is None or found.reason != "complete" or found.completable:
            return found
        told = tell("subset-wrong", sum=puzzle.total(path), target=puzzle.target)
        return replace(found, sentence=told)

    def tell_unseen(self, puzzle: SubsetSum, path: Sequence[int], choice: int) -> str:
        name = puzzle.names[choice // 2]
        if choice // 2 < len(path):
            return tell("subset-decided", number=name)
        return tell("subset-later", number=name, next=puzzle.names[len(path)])

    def step_sentence(self, puzzle: SubsetSum, state: State, account: Account, every: bool) -> Told:
        path, undone = state
        if undone is not None:
            return tell_undo(puzzle, path, undone, account, every)
        if not path:
            return tell("subset-begin", count=puzzle.length, target=puzzle.target)
        total, target = puzzle.total(path), puzzle.target
        if puzzle.solved(path):
            return tell("subset-solved", sum=puzzle.text(path))
        name = puzzle.names[path[-1] // 2]
        if is_complete(puzzle, path):
            return tell("subset-wrong", sum=total, target=target)
        standing = "exact" if total == target else "short" if total < target else "over"
        about = {"number": name, "sum": total, "missing": abs(target - total)}
        return tell("subset-left" if path[-1] % 2 else "subset-taken", standing=standing, **about)

    def tell_reason(self, puzzle: SubsetSum, reason: str, choices: Sequence[int | None]) -> str:
        key, values = trace(reason)
        choice = next(one for one in choices if one is not None)
        name = puzzle.names[choice // 2]
        if key == "subset-too-much":
            return tell("subset-refused-too-much", name=name, reason=reason)
        return tell("subset-refused-too-little", name=name, left=choice % 2 == 1, **values)


def tell_undo(
    puzzle: SubsetSum, path: Sequence[int], undone: int, account: Account, every: bool
) -> Told:
    whole = (*path, undone)
    if puzzle.solved(whole):
        return tell("subset-solution-left")
    about = {"number": puzzle.names[undone // 2], "left": undone % 2 == 1}
    if is_complete(puzzle, whole):
        return tell("subset-wrong-left", sum=puzzle.total(whole), target=puzzle.target)
    if account.tried:
        return tell("subset-exhausted", every=every, **about)
    return tell("subset-dead-end", next=puzzle.names[len(whole)], **about)
