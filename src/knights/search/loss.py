"""Why a position of queens, of a colouring, of a sudoku or of a path in a graph is lost.

`explain` looks at every place that is still to be filled, not only at the one that comes next; so
it often sees that a position is lost long before the search does. Where it finds nothing, that
proves nothing. `insight` does the same for tours.
"""

from collections.abc import Iterator, Sequence

from knights.board import file_name
from knights.puzzles.colouring.colouring import Colouring, clique, colour_name
from knights.puzzles.graph.pathsearch import PathSearch
from knights.puzzles.queens.queens import Queens, square
from knights.puzzles.sudoku.sudoku import (
    DIGITS,
    Sudoku,
    cell_name,
    free_digits,
    peers,
    unit_name,
    unit_numbers,
)
from knights.puzzles.tour.insight import Decision, Insight, Lost, trace_loss
from knights.search import Puzzle, State, check_state, finished, stream

# Of a longer row of names only the beginning is told.
MOST_NAMES = 6


def explain(puzzle: Puzzle, path: Sequence[int]) -> Insight | None:
    """Say whether a path can be completed, and if not why; None of a puzzle without reasons.

    The insight's `squares` are choices, one for each place that it is about.

    >>> explain(Queens(4), [0, 6]).sentence
    'Every square of column c is attacked: a1 attacks c1 and c3; b3 attacks c2 and c4.'

    Raises:
        ValueError: when the path is none of this puzzle's.
    """
    obstacles = look(puzzle, path)
    if obstacles is None:
        return None
    check_state(puzzle, State(tuple(path)))
    if len(path) == puzzle.length:
        solved = puzzle.solved(path)
        told = "Everything has its place: this is a solution." if solved else "This is no solution."
        return Insight(solved, "complete", (), told)
    return next(obstacles, None) or Insight(
        None, "unknown", (), "Nothing in sight speaks against a solution."
    )


def look(puzzle: Puzzle, path: Sequence[int]) -> Iterator[Insight] | None:
    """Look for what stands in the way of a solution; None of a puzzle without reasons."""
    match puzzle:
        case Queens():
            return see_columns(puzzle, path)
        case Colouring():
            return see_regions(puzzle, path)
        case Sudoku():
            return see_cells(puzzle, path)
        case PathSearch():
            return see_vertices(puzzle, path)
    return None


def see_columns(queens: Queens, path: Sequence[int]) -> Iterator[Insight]:
    """Yield the columns to come in which every row is attacked."""
    n = queens.n
    for column in range(len(path), n):
        hits: dict[int, list[int]] = {}
        for row in range(n):
            choice = column * n + row
            attacker = next((queen for queen in path if attacks(n, queen, choice)), None)
            if attacker is None:
                break
            hits.setdefault(attacker, []).append(choice)
        else:
            told = [
                f"{square(n, queen)} attacks {name_all([square(n, choice) for choice in choices])}"
                for queen, choices in hits.items()
            ]
            told = told if len(told) <= MOST_NAMES else [*told[: MOST_NAMES - 1], "and so on"]
            sentence = f"Every square of column {file_name(column)} is attacked: {'; '.join(told)}."
            yield Insight(False, "no safe square", tuple(hits), sentence)


def attacks(n: int, queen: int, choice: int) -> bool:
    """Whether a queen attacks a square of another column."""
    (column, row), (other, rank) = divmod(queen, n), divmod(choice, n)
    return rank == row or abs(rank - row) == abs(other - column)


def see_regions(puzzle: Colouring, path: Sequence[int]) -> Iterator[Insight]:
    """Yield the regions for which no colour is left, the one that comes next first."""
    names, colours = puzzle.graph.names, puzzle.colours
    coloured = puzzle.assignment(path)
    first = puzzle.next_region(coloured)
    for region in (first, *(other for other in puzzle.sequence if other not in coloured)):
        holders: dict[int, int] = {}
        for near in puzzle.neighbours[region]:
            if near in coloured:
                holders.setdefault(coloured[near], near)
        if len(holders) == colours:
            told = [f"{names[near]} is {colour_name(colour)}" for colour, near in holders.items()]
            few = {1: "the only colour", 2: "both colours"}.get(colours, f"all {colours} colours")
            sentence = f"{names[region]} touches {few}: {name_all(told)}."
            places = (region, *holders.values())
            yield Insight(False, "no colour left", tuple(n * colours for n in places), sentence)
    together = clique(puzzle.graph)
    if len(together) > colours:
        sentence = (
            f"{name_all([names[region] for region in together])} all touch one another: "
            f"{len(together)} colours are needed for them alone."
        )
        yield Insight(False, "too few", tuple(n * colours for n in together), sentence)


def see_cells(puzzle: Sudoku, path: Sequence[int]) -> Iterator[Insight]:
    """Yield the cells that no digit fits, the next one first, then digits that no cell can take."""
    n, grid = puzzle.n, puzzle.grid(path)
    blanks = [cell for cell in puzzle.blanks if not grid[cell]]
    first = puzzle.next_cell(grid)
    for cell in blanks if first is None else (first, *blanks):
        if not free_digits(n, grid, cell):
            yield tell_cell(n, grid, cell)
    for unit in range(3 * n):
        cells = [cell for cell in range(n * n) if unit in unit_numbers(n, cell)]
        held = {grid[cell] for cell in cells}
        open_cells = [cell for cell in cells if not grid[cell]]
        for digit in range(1, n + 1):
            if digit in held or any(digit in free_digits(n, grid, cell) for cell in open_cells):
                continue
            sentence = (
                f"{DIGITS[digit - 1]} has no place left in {unit_name(n, unit)}: it stands in the "
                f"row, column or box of {name_all([cell_name(n, cell) for cell in open_cells])}."
            )
            places = tuple(cell * n for cell in open_cells)
            yield Insight(False, "no place left", places, sentence)


def tell_cell(n: int, grid: Sequence[int], cell: int) -> Insight:
    """Say which of a cell's row, column and box has each digit."""
    held: dict[int, list[int]] = {}
    holders: dict[int, int] = {}
    for peer in peers(n, cell):
        if grid[peer] and grid[peer] not in holders:
            holders[grid[peer]] = peer
            unit = next(u for u in unit_numbers(n, cell) if u in unit_numbers(n, peer))
            held.setdefault(unit, []).append(grid[peer])
    told = [
        f"{unit_name(n, unit)} has {name_all([DIGITS[digit - 1] for digit in sorted(digits)], n)}"
        for unit, digits in held.items()
    ]
    places = (cell, *holders.values())
    sentence = f"No digit fits {cell_name(n, cell)}: {'; '.join(told)}."
    return Insight(False, "no digit left", tuple(place * n for place in places), sentence)


def see_vertices(puzzle: PathSearch, path: Sequence[int]) -> Iterator[Insight]:
    """Yield why a path cannot go on to its full length, the plainest reason first."""
    if not path:
        return
    names, here, near = puzzle.graph.names, path[-1], puzzle.neighbours
    gray = set(path)
    missing = puzzle.length - len(path)
    if not puzzle.choices(path):
        yield Insight(False, "no way out", (here, *near[here]), tell_way_out(puzzle, path))
    if puzzle.cycle and not any(
        puzzle.closes(path[0], last) for last in range(puzzle.size) if last not in gray
    ):
        sentence = f"No white vertex is left from which an edge leads back to {names[path[0]]}."
        yield Insight(False, "way back", (path[0],), sentence)
    reached = reach(puzzle, here, gray)
    if len(reached) < missing:
        lost = [vertex for vertex in range(puzzle.size) if vertex not in gray | reached]
        sentence = (
            f"Only {len(reached)} white {'vertex' if len(reached) == 1 else 'vertices'} can still "
            f"be reached from {names[here]}, and {missing} are needed: "
            f"no way leads to {name_all([names[vertex] for vertex in lost])}."
        )
        yield Insight(False, "cut off", tuple(lost), sentence)
    if missing == puzzle.size - len(path):
        yield from see_ends(puzzle, gray)


def tell_way_out(puzzle: PathSearch, path: Sequence[int]) -> str:
    """Say why no neighbour of the path's last vertex can come next."""
    names, here = puzzle.graph.names, path[-1]
    heads = puzzle.neighbours[here]
    gray = [names[head] for head in heads if head in path]
    white = [names[head] for head in heads if head not in path]
    if white:
        back = f"no edge leads on from there back to {names[path[0]]}"
        return f"From {names[here]} only {name_all(white)} can follow, and {back}."
    why = (
        f"{name_all(gray)} {'is' if len(gray) == 1 else 'are'} gray"
        if gray
        else "no edge leads out of it"
    )
    missing = puzzle.length - len(path)
    more = f"{missing} more {'vertex is' if missing == 1 else 'vertices are'} needed"
    return f"No white vertex can follow {names[here]}: {why}, and {more}."


def reach(puzzle: PathSearch, here: int, gray: set[int]) -> set[int]:
    """The white vertices that can be reached from a vertex through white ones."""
    reached: set[int] = set()
    waiting = [here]
    while waiting:
        for head in puzzle.neighbours[waiting.pop()]:
            if head not in gray and head not in reached:
                reached.add(head)
                waiting.append(head)
    return reached


def see_ends(puzzle: PathSearch, gray: set[int]) -> Iterator[Insight]:
    """Yield the white vertices that would all have to be the last of a path through all."""
    names = puzzle.graph.names
    white = [vertex for vertex in range(puzzle.size) if vertex not in gray]
    ends = [v for v in white if not any(head not in gray for head in puzzle.neighbours[v])]
    if len(ends) > 1 and len(white) > 1:
        sentence = (
            f"From {name_all([names[vertex] for vertex in ends], link='and from')} no edge leads "
            f"to a white vertex: {'both' if len(ends) == 2 else 'all'} would have to be the last."
        )
        yield Insight(False, "two ends", tuple(ends), sentence)


def name_all(names: Sequence[str], most: int = MOST_NAMES, link: str = "and") -> str:
    """Names in a row, `a1, b3 and c5`; of many only the first."""
    if len(names) > most:
        names = [*names[: most - 2], f"{len(names) - most + 2} others"]
    return (
        f" {link} ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)
    )


def decide(puzzle: Puzzle, path: Sequence[int], budget: int) -> Decision:
    """Search below a path for so many events at most.

    >>> decide(Queens(4), [0], budget=100), decide(Queens(4), [1], budget=100)
    (Decision(completable=False, spent=6), Decision(completable=True, spent=3))
    """
    if finished(puzzle, path):
        return Decision(puzzle.solved(path), 0)
    spent, depth = 0, len(path)
    for event in stream(puzzle, State(tuple(path))):
        depth += 1 if event >= 0 else -1
        if depth < len(path):
            break
        spent += 1
        if depth == puzzle.length:
            return Decision(True, spent)
        if spent >= budget:
            return Decision(None, spent)
    return Decision(False, spent)


def lost_since(puzzle: Puzzle, path: Sequence[int], budget: int = 50_000) -> Lost:
    """Find the choice with which a path was lost, by searching for so many events at most.

    As `insight.lost_since` does for tours: from the first position that is plainly lost, choices
    are taken back one by one until one of the others can be completed.

    Raises:
        ValueError: when the path is none of this puzzle's.
    """
    check_state(puzzle, State(tuple(path)))
    return trace_loss(
        path,
        len(puzzle.root),
        budget,
        find_dead=lambda: find_dead(puzzle, path),
        choices=puzzle.choices,
        decide=lambda before, rest: decide(puzzle, before, rest),
    )


def find_dead(puzzle: Puzzle, path: Sequence[int]) -> int:
    """The length of the shortest beginning that is plainly lost; the whole path's if none is."""
    lengths = range(len(puzzle.root), len(path))
    return next((n for n in lengths if is_lost(puzzle, path[:n])), len(path))


def is_lost(puzzle: Puzzle, path: Sequence[int]) -> bool:
    insight = explain(puzzle, path)
    return insight is not None and insight.completable is False
