"""The main functions in one word each, and the search of a link.

A puzzle may be given by its scenario's text or a link, too.
"""

from knights.language import tell
from knights.puzzles.display import ShownPuzzle
from knights.quoting import cite
from knights.scenario import build, wanted
from knights.scenario.link import Link
from knights.scenario.link import parse as parse_link
from knights.search import Puzzle, Search, Solution


def open(text: str) -> Search:
    """Return the search of a scenario's text, or of a link at its step.

    >>> search = open("queens/8/goal=all@60")
    >>> search
    <Search of Queens(8): at step 60, 32 placed, 28 undone, 0 found>
    >>> search.run().count
    92

    Raises:
        ValueError: when something in it is wrong; the message quotes it and says what would be
            right.
    """
    link = read(text)
    puzzle, goal, moment = build(link.scenario), wanted(link.scenario), link.moment
    if moment is None:
        return Search(puzzle, goal).seek(link.position)
    state, deepest, found = moment
    return Search(puzzle, goal, state=state, found=found, position=link.position, deepest=deepest)


def solve(puzzle: Puzzle | str) -> Solution | None:
    """Return the first solution, or None if a proof or a complete search shows that there is none.

    If a quicker search finds the same solutions first, that one runs.

    >>> from knights import Queens
    >>> print(solve(Queens(6)))
    a2 b4 c6 d1 e3 f5
    <BLANKLINE>
    6 | . . Q . . .
    5 | . . . . . Q
    4 | . Q . . . .
    3 | . . . . Q .
    2 | Q . . . . .
    1 | . . . Q . .
      +------------
        a b c d e f

    Raises:
        ValueError: when it is not a puzzle, or a puzzle without a goal.
    """
    asked = take(puzzle)
    if isinstance(asked, ShownPuzzle) and is_refuted(asked):
        return None
    found = Search(quicken(asked)).run().solutions
    return Solution(asked, found[0]) if found else None


def count(puzzle: Puzzle | str) -> int:
    """Count the solutions; `knights.split.count` does so on all processors.

    >>> from knights import Queens
    >>> count(Queens(8)), count("tour/5x6/any/textbook/goal=closed")
    (92, 480)

    Raises:
        ValueError: when it is not a puzzle, or a puzzle without a goal.
    """
    puzzle, weight = take(puzzle), 1
    known = puzzle.kind.search if isinstance(puzzle, ShownPuzzle) else None
    if isinstance(puzzle, ShownPuzzle) and known is not None:
        if is_refuted(puzzle):
            return 0
        number = known.count(puzzle)
        if number is not None:
            return number
        puzzle, weight = known.shorten(puzzle) or (puzzle, 1)
    return Search(quicken(puzzle), "count").run().count * weight


def read(text: str) -> Link:
    if not isinstance(text, str):
        raise ValueError(tell("link-text", text=cite(text)))
    return parse_link(text)


def take(puzzle: Puzzle | str) -> Puzzle:
    """Return a puzzle that has solutions to look for, from itself or a text."""
    if isinstance(puzzle, str):
        puzzle = build(read(puzzle).scenario)
    if isinstance(puzzle, type) or not isinstance(puzzle, Puzzle):
        raise ValueError(tell("search-error-puzzle", given=cite(puzzle)))
    if isinstance(puzzle, ShownPuzzle) and not puzzle.kind.seeks:
        raise ValueError(tell("search-error-visits", puzzle=repr(puzzle)))
    return puzzle


def quicken(puzzle: Puzzle) -> Puzzle:
    """Return a search that finds the same solutions sooner, if there is one."""
    known = puzzle.kind.search if isinstance(puzzle, ShownPuzzle) else None
    quick: Puzzle = puzzle if known is None else known.quicken(puzzle)
    return quick


def is_refuted(puzzle: ShownPuzzle) -> bool:
    """Tell whether a theorem says that there is no solution."""
    theorem = puzzle.kind.prove(puzzle)
    return theorem is not None and not theorem.exists
