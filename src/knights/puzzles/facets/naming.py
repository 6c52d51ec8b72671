"""The part of a kind that its facets may ask: what a puzzle and its choices are called."""

from knights.puzzles.entry import Entry
from knights.search import Puzzle


class Naming[P: Puzzle]:
    """The names of a puzzle's choices, and how a search of it goes."""

    # Its name, parameters and presets.
    entry: Entry
    # What an event that takes a choice back is called.
    retreat = "undo"
    # Whether it looks for solutions; a search that only visits is never lost, and always done.
    seeks = True
    # Whether the next choice may be for any place: not where each follows from the one before it.
    any_order = False

    def goal(self, puzzle: P) -> str:
        """What is looked for, by which sentences choose its noun: "closed" of a closed tour."""
        return self.entry.name

    def noun(self, puzzle: P) -> str:
        """What a solution is called: the puzzle's name, or "cycle"; sentences choose by it."""
        return self.entry.name

    def label(self, puzzle: P, choice: int) -> str:
        """The name of a choice."""
        return str(choice)

    def place(self, puzzle: P, choice: int) -> int:
        """The choice that stands for all of the same place, such as the digits of a cell."""
        return choice

    def name_place(self, puzzle: P, choice: int) -> str:
        """The name of a choice's place."""
        return self.label(puzzle, choice)

    def plain(self, puzzle: P) -> P:
        """The same puzzle searched by plain backtracking, where it has a cleverer strategy."""
        return puzzle
