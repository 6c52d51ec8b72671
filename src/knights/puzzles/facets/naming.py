"""The part of a kind that its facets may use: the names of a puzzle and of its choices."""

from knights.language import Told, tell
from knights.puzzles.entry import Entry
from knights.puzzles.min_conflicts import Walk
from knights.search import Puzzle, goes_onward


class Naming[P: Puzzle]:
    """The names of a puzzle and of its choices, and the nature of its search."""

    # Its name, parameters and presets.
    entry: Entry
    # The name of an event that takes a choice back.
    retreat = "undo"
    # True if it looks for solutions; a search that only visits is never lost, and always succeeds.
    seeks = True
    # The key by which sentences choose the noun of one choice: "queen".
    step = "choice"
    # True if each choice is a move from the one before it: the first one only sets the start.
    moves = False
    # True if the next choice may be for any place: not if each follows from the one before it.
    any_order = False

    def tell_no_loss(self, puzzle: P) -> Told | None:
        """Say why no position of a search can be lost; None if one can."""
        if not self.seeks:
            return tell("search-visits")
        if not goes_onward(puzzle):
            return None
        return tell("search-onward", walk=isinstance(puzzle, Walk))

    def goal(self, puzzle: P) -> str:
        """The key by which sentences choose the noun for the goal: "closed" for a closed tour."""
        return self.entry.name

    def noun(self, puzzle: P) -> str:
        """The key by which sentences choose a solution's noun: the puzzle's name, or "cycle"."""
        return self.entry.name

    def end(self, puzzle: P) -> str:
        """The name of the place where a solution must end, or ""."""
        return ""

    def tell_found(self, puzzle: P) -> str:
        """Say in a title that the search has found a solution."""
        return tell("plain-found")

    def tell_none(self, puzzle: P) -> str:
        """Say in a title that there is no solution."""
        return tell("plain-no-solution")

    def tell_lost(self, puzzle: P) -> str:
        """Say in a title that no solution is possible from a position."""
        return tell("why-lost", goal=self.goal(puzzle), end=self.end(puzzle))

    def tell_possible(self, puzzle: P, every: bool) -> str:
        """Say in a title that one is; `every` tells whether the search goes on after a solution."""
        return tell("why-possible", goal=self.goal(puzzle), every=every)

    def label(self, puzzle: P, choice: int) -> str:
        """The name of a choice."""
        return str(choice)

    def place(self, puzzle: P, choice: int) -> int:
        """The choice that represents all choices of its place, such as the digits of a cell."""
        return choice

    def name_place(self, puzzle: P, choice: int) -> str:
        """The name of a choice's place."""
        return self.label(puzzle, choice)

    def plain(self, puzzle: P) -> P:
        """The same puzzle searched by plain backtracking."""
        return puzzle
