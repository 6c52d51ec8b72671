"""Counts of a search, by the names that lessons use for them."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property

from knights.puzzles.registry import presets
from knights.puzzles.tour.tour import Tour
from knights.puzzles.tour.warnsdorff import tour_by_rule
from knights.scenario import Scenario, build, wanted
from knights.scenario.link import Link
from knights.scenario.moment import Moment
from knights.search import Puzzle, Search

# The largest number of events to count; for a longer run the catalogue's figures are used.
MOST = 1_000_000


@dataclass(frozen=True)
class Whole:
    """The figures of a run from its beginning to its end."""

    placed: int | None
    undone: int | None
    solutions: int | None
    deepest: int | None


class Place:
    """A link's moment, and its counts. Numbers of levels are depths, from 1."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.puzzle: Puzzle = build(link.scenario)
        self.search = Search(self.puzzle, wanted(link.scenario), link.position or None)
        self.made = len(self.search.take(link.position)) if link.position else 0

    @property
    def reached(self) -> bool:
        """Tell whether the search has as many steps as the link says."""
        return self.made == self.link.position

    @property
    def moment(self) -> Moment:
        """The state of the search."""
        counts = isinstance(wanted(self.link.scenario), int)
        return Moment(self.search.state, self.search.deepest, self.search.count if counts else None)

    def count(self, name: str) -> int:
        """Return the count of a name with its argument, as in `spent/7`.

        Raises ValueError for an unknown name.
        """
        word, _, argument = name.partition("/")
        if word not in COUNTS:
            raise ValueError(f"{word!r} counts nothing; it must be one of {', '.join(COUNTS)}")
        return COUNTS[word](self, argument)

    @cached_property
    def whole(self) -> Whole:
        return run(self.link.scenario)


@cache
def run(scenario: Scenario) -> Whole:
    """Return the figures of a whole run, or the catalogue's.

    Raises ValueError for a run that is too long and not in the catalogue.
    """
    search = Search(build(scenario), wanted(scenario), MOST).run()
    if search.verdict != "stopped":
        return Whole(search.placed, search.undone, search.count, search.deepest)
    for preset in presets().values():
        if preset.scenario == str(scenario):
            return Whole(preset.placed, preset.undone, preset.solutions, None)
    raise ValueError(f"a run of {scenario} is too long to be counted here")


def known_tour(place: Place) -> Tour:
    if not isinstance(place.puzzle, Tour):
        raise ValueError("only a knight's tour has starts")
    return place.puzzle


def known(number: int | None) -> int:
    if number is None:
        raise ValueError("a run so long is not counted here")
    return number


def count_options(place: Place, _: str) -> int:
    return len(list(place.puzzle.choices(list(place.search.path))))


def find_return(place: Place, argument: str) -> int:
    """Return the step that takes back the choice of a depth, or the search's last step."""
    depth = int(argument)
    search = Search(place.puzzle, wanted(place.link.scenario), MOST)
    search.take(place.link.position)
    steps = place.link.position
    while len(search.path) >= depth and search.take(1):
        steps += 1
    if len(search.path) >= depth:
        raise ValueError(f"choice {depth} is not taken back")
    return steps


def find_placing(place: Place, argument: str) -> int:
    """Return the step that placed the choice of a depth."""
    depth, steps, placed = int(argument), 0, 0
    search = Search(place.puzzle, wanted(place.link.scenario), MOST)
    while steps < place.link.position:
        before = len(search.path)
        search.take(1)
        steps += 1
        if before == depth - 1 and len(search.path) == depth:
            placed = steps
    return placed


def starts_of(tour: Tour) -> list[int]:
    """Return the squares from which the colours of the squares allow an open tour."""
    halves: tuple[list[int], list[int]] = ([], [])
    for square in tour.board.squares:
        halves[tour.board.colour(square)].append(square)
    light, dark = halves
    if abs(len(light) - len(dark)) > 1:
        return []
    return light + dark if len(light) == len(dark) else max(halves, key=len)


def count_fails(place: Place, _: str) -> int:
    """Count the starts from which Warnsdorff's rule alone, without backtracking, fails."""
    tour = known_tour(place)
    board, ties = tour.board, [(tour.ties, tour.seed)]
    runs = (tour_by_rule(board, start, tour.moves, ties) for start in starts_of(tour))
    return sum(run.path is None for run in runs)


COUNTS: dict[str, Callable[[Place, str], int]] = {
    "placed": lambda place, _: known(place.whole.placed),
    "undone": lambda place, _: known(place.whole.undone),
    "steps": lambda place, _: known(place.whole.placed) + known(place.whole.undone),
    "kept": lambda place, _: known(place.whole.placed) - known(place.whole.undone),
    "solutions": lambda place, _: known(place.whole.solutions),
    "deepest": lambda place, _: known(place.whole.deepest),
    "length": lambda place, _: place.puzzle.length,
    "left": lambda place, _: place.puzzle.length - len(place.search.path),
    "value": lambda place, name: int(place.link.scenario.values[name]),
    "step": lambda place, _: place.link.position,
    "depth": lambda place, _: len(place.search.path),
    "found-here": lambda place, _: place.search.count,
    "placed-here": lambda place, _: place.search.placed,
    "undone-here": lambda place, _: place.search.undone,
    "options": count_options,
    "starts": lambda place, _: len(starts_of(known_tour(place))),
    "fails": count_fails,
    "placing": find_placing,
    "return": find_return,
    "spent": lambda place, depth: find_return(place, depth) - find_placing(place, depth),
}
