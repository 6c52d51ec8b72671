"""Why a position is lost, and since when; what a step looked at."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from knights.language import tell
from knights.puzzles.facets.facet import Facet
from knights.search import Candidate, Puzzle, State, below, check_state, loss
from knights.search.account import Account, Level, levels, look_back, look_below
from knights.search.loss import Decision, Insight, Lost


class Insights[P: Puzzle](Facet[P]):
    """What can be said of a position, of every puzzle; an `insight.py` says it better."""

    def look(self, puzzle: P, path: Sequence[int]) -> Iterator[Insight]:
        """Yield what stands in the way of a solution, the plainest first."""
        return loss.see_refusals(puzzle, path, lambda choice: self.kind.label(puzzle, choice))

    def refute(self, puzzle: P) -> Insight | None:
        """Why there is no solution at all, whatever is chosen, where that can be seen."""
        return None

    def reasons(self, puzzle: P, path: Sequence[int]) -> Iterator[Insight]:
        """Yield what stands in the way here, and then what does so everywhere."""
        yield from self.look(puzzle, path)
        everywhere = self.refute(puzzle)
        if everywhere is not None:
            yield everywhere

    def deduce(self, puzzle: P, path: Sequence[int]) -> Insight | None:
        """Why no solution begins with a path, where that is not plain but follows in some steps."""
        return None

    def explain(self, puzzle: P, path: Sequence[int]) -> Insight | None:
        """Whether a path can be completed, and if not why; None where nothing is looked for.

        Raises:
            ValueError: when the path is none of this puzzle's.
        """
        if not self.kind.seeks:
            check_state(puzzle, State(tuple(path)))
            return None
        found = loss.explain(puzzle, path, lambda beginning: self.reasons(puzzle, beginning))
        if found.completable is None:
            found = self.deduce(puzzle, path) or found
        everywhere = self.refute(puzzle)
        return found if found == everywhere else replace(found, besides=everywhere)

    def find_obstacle(self, puzzle: P, path: Sequence[int]) -> Insight | None:
        """Why no solution begins with a path, where that can be seen."""
        found = self.explain(puzzle, path)
        return found if found is not None and found.completable is False else None

    def lost_since(self, puzzle: P, path: Sequence[int], budget: int) -> Lost | None:
        """With which choice a path was lost, by a search for so many events at most.

        Raises:
            ValueError: when the path is none of this puzzle's.
        """
        if not self.kind.seeks:
            check_state(puzzle, State(tuple(path)))
            return None
        return loss.lost_since(
            puzzle,
            path,
            budget,
            look=lambda begun: self.reasons(puzzle, begun),
            rivals=lambda begun, choice: self.rivals(puzzle, begun, choice),
            decide=lambda begun, rest: self.decide(puzzle, begun, rest),
        )

    def date_loss(self, puzzle: P, path: Sequence[int], budget: int) -> Lost | None:
        """As `lost_since`, with as long a search of the beginning before that which is lost.

        So the very choice is known more often; `completion` then begins as the path did before it.
        """
        lost, root = self.lost_since(puzzle, path, budget), len(puzzle.root)
        if lost is None or lost.since is None or lost.since == root:
            return lost
        before = self.lost_since(puzzle, path[: lost.since - 1], budget)
        if before is None or before.alive is before.since is None:
            return lost
        since = lost.since if before.since is None else before.since
        spent = lost.spent + before.spent
        return Lost(since, before.alive, spent, before.completion)

    def decide(self, puzzle: P, path: Sequence[int], budget: int) -> Decision:
        """Search below a path, in whatever order is the best, for so many events at most."""
        return loss.decide(puzzle, path, budget)

    def tell(self, puzzle: P, state: State) -> tuple[Account, list[Level]]:
        """What was looked at for the last event, and what each level has tried."""
        found = levels(puzzle, state)
        return look_back(puzzle, state), found

    def rivals(self, puzzle: P, path: Sequence[int], choice: int) -> Iterable[int]:
        """The choices below a path one of which each solution has, `choice` among them."""
        if not self.kind.any_order:
            return puzzle.choices(path)
        spot = self.spot(puzzle, choice)
        return [other for other in puzzle.choices(path) if self.spot(puzzle, other) == spot]

    def spot(self, puzzle: P, choice: int) -> int:
        """What is filled by one choice and no other, where any may be next: its place."""
        return self.kind.place(puzzle, choice)

    def ranks(self, puzzle: P, path: Sequence[int]) -> list[tuple[int, int]] | None:
        """The choices below a path in the order in which they are tried, each with its rank.

        None where they are not ranked, but tried as they come.
        """
        return None

    def rebut(self, puzzle: P, path: Sequence[int], choice: int) -> str | None:
        """What is still open to a place that proves nothing, as a sentence, where that is known."""
        return None

    def candidates(self, puzzle: P, state: State, length: int) -> Sequence[Candidate]:
        """What is looked at below the first so many choices of a state's path, in order."""
        return look_below(puzzle, tuple(state.path[:length]))

    def level(self, puzzle: P, state: State, length: int) -> Level:
        """The choices below the first so many of a state's path, and how many have been tried."""
        path, undone = state
        choices = tuple(below(puzzle, path[:length]))
        if length < len(path):
            return Level(choices, choices.index(path[length]))
        return Level(choices, 0 if undone is None else choices.index(undone) + 1)

    def tell_unseen(self, puzzle: P, path: Sequence[int], choice: int) -> str:
        """Why a choice is not even looked at below a path, as a sentence."""
        place = self.kind.place(puzzle, choice)
        for other in path:
            if self.kind.place(puzzle, other) == place:
                return tell("search-taken", choice=self.kind.label(puzzle, other))
        return tell("search-unseen", choice=self.kind.label(puzzle, choice))
