"""Explain a step of the general depth-first search."""

from collections.abc import Iterator, Sequence

from knights.puzzles.facets.insight import Insights, Ranked
from knights.puzzles.graph.forest import discovery
from knights.puzzles.graph.forest.forest import Forest
from knights.puzzles.graph.kind import tell_no_edge
from knights.search import Candidate, State
from knights.search.account import Account, Level


class ForestInsights(Insights[Forest]):
    """Explains steps by the colours of vertices."""

    def next_and_levels(self, puzzle: Forest, state: State) -> tuple[int | None, list[Level]]:
        account, levels = discovery.tell(puzzle, state)
        return account.following, levels

    def account(self, puzzle: Forest, state: State) -> Account:
        return discovery.tell(puzzle, state)[0]

    def step_sentence(self, puzzle: Forest, state: State, account: Account, every: bool) -> str:
        """Say nothing: the page tells it of the forest that it draws, also of a visitor's own."""
        return ""

    def rank_candidates(self, puzzle: Forest, state: State) -> Iterator[Ranked]:
        """Yield nothing: the colours of the vertices show what comes next."""
        return iter(())

    def candidates(self, puzzle: Forest, state: State, length: int) -> Sequence[Candidate]:
        return discovery.look_around(puzzle, state, length)

    def level(self, puzzle: Forest, state: State, length: int) -> Level:
        return discovery.tell(puzzle, state)[1][length]

    def tell_unseen(self, puzzle: Forest, path: Sequence[int], choice: int) -> str:
        return tell_no_edge(puzzle, path, choice)
