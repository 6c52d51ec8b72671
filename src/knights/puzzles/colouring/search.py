"""What is known of colourings."""

from knights.puzzles.colouring.colouring import Colouring, attempt_colours, clique
from knights.puzzles.entry import Values
from knights.puzzles.facets.search import Searching


class ColouringSearching(Searching[Colouring]):
    """How many there are, and whether so many colours are enough."""

    def count(self, puzzle: Colouring) -> int | None:
        """Region by region: so the colourings need not be listed."""
        from knights.puzzles.colouring.counting import count_colourings, count_kinds

        counting = count_kinds if puzzle.symmetry else count_colourings
        return counting(puzzle.neighbours, puzzle.colours)

    def attempt(
        self, puzzle: Colouring, values: Values, number: int, limit: int
    ) -> tuple[Values, dict[str, object]]:
        """Whether so many colours are enough, in the best order.

        `clique` names regions that all touch one another, if they are more than the colours.
        """
        tried = attempt_colours(Colouring(puzzle.graph, number, "dsatur", symmetry=True), limit)
        together = clique(puzzle.graph)
        names = [puzzle.shown[region] for region in together]
        searched = {**values, "colours": str(number), "order": "dsatur", "symmetry": "yes"}
        return searched, {
            "verdict": tried.verdict,
            "placed": tried.placed,
            "undone": tried.undone,
            "clique": names if len(together) > number else [],
        }
