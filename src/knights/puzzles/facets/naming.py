"""The part of a kind that its facets may use: the names of a puzzle and of its choices."""

from knights.puzzles.entry import Entry
from knights.search import Puzzle


class Naming[P: Puzzle]:
    """The names of a puzzle and of its choices, and the nature of its search."""

    # Its name, parameters and presets.
    entry: Entry
    # The name of an event that takes a choice back.
    retreat = "undo"
    # True if it looks for solutions; a search that only visits is never lost, and always succeeds.
    seeks = True
    # True if the next choice may be for any place: not if each follows from the one before it.
    any_order = False

    def goal(self, puzzle: P) -> str:
        """The key by which sentences choose the noun for the goal: "closed" for a closed tour."""
        return self.entry.name

    def noun(self, puzzle: P) -> str:
        """The key by which sentences choose a solution's noun: the puzzle's name, or "cycle"."""
        return self.entry.name

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
