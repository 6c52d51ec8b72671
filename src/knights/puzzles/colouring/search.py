"""Facts about colourings that need no search."""

from dataclasses import replace

from knights.puzzles.colouring.colouring import Colouring, attempt_colours, clique
from knights.puzzles.entry import Values
from knights.puzzles.facets.search import Searching


class ColouringSearching(Searching[Colouring]):
    """Counts colourings, and tries whether a number of colours is enough."""

    def count(self, puzzle: Colouring) -> int | None:
        """Count region by region, without listing the colourings."""
        from knights.puzzles.colouring.counting import (
            count_colourings,
            count_completions,
            count_kinds,
        )

        if puzzle.onward:
            return None
        if puzzle.givens:
            return count_completions(puzzle.neighbours, puzzle.colours, puzzle.root)
        counting = count_kinds if puzzle.symmetry else count_colourings
        return counting(puzzle.neighbours, puzzle.colours)

    def plain(self, puzzle: Colouring) -> Colouring:
        return puzzle if puzzle.onward else replace(puzzle, strategy="backtrack")

    def attempt(
        self, puzzle: Colouring, values: Values, number: int, limit: int
    ) -> tuple[Values, dict[str, object]]:
        """Try whether a number of colours is enough, in the best order.

        `clique` names regions that all touch one another, if there are more than the colours. The
        map is tried without given colours.
        """
        tried = attempt_colours(Colouring(puzzle.graph, number, "dsatur", symmetry=True), limit)
        together = clique(puzzle.graph)
        names = [puzzle.shown[region] for region in together]
        searched = {**values, "colours": str(number), "order": "dsatur", "symmetry": "yes"}
        searched["givens"] = ""
        if puzzle.onward:  # which has no order
            searched |= {"strategy": "backtrack", "seed": "1"}
        return searched, {
            "verdict": tried.verdict,
            "placed": tried.placed,
            "undone": tried.undone,
            "clique": names if len(together) > number else [],
        }
