"""Why a position of queens is lost: a column to come without a safe square."""

from collections.abc import Iterator, Mapping, Sequence

from knights.board import file_name
from knights.puzzles.kind import Opening
from knights.puzzles.queens.queens import Queens, attacks, open_columns, square
from knights.search.loss import MOST_NAMES, Insight, Mark, drawn, name_all


def see_columns(queens: Queens, path: Sequence[int]) -> Iterator[Insight]:
    """Yield the columns to come in which every square is attacked or blocked."""
    n = queens.n
    for column in open_columns(n, path):
        if find_safe(queens, path, column):
            continue
        hits: dict[int, list[int]] = {}
        squares = tuple(range(column * n, (column + 1) * n))
        for choice in squares:
            if choice not in queens.holes:
                attacker = next(queen for queen in path if attacks(n, queen, choice))
                hits.setdefault(attacker, []).append(choice)
        arrows = tuple((queen, choice) for queen in hits for choice in hits[queen])
        marks = drawn(
            Mark("lost", "a column without a safe square", squares),
            Mark("cause", "a queen, and the squares that it attacks", tuple(hits), arrows),
        )
        sentence = tell_unsafe(queens, column, hits)
        yield Insight(False, "no safe square", tuple(hits) or squares, sentence, marks, enough=1)


def tell_unsafe(queens: Queens, column: int, hits: Mapping[int, Sequence[int]]) -> str:
    """Say which squares of a column the queens attack, and which are blocked."""
    n = queens.n
    told = [f"{square(n, queen)} attacks {name_squares(n, hits[queen])}" for queen in hits]
    holes = [hole for hole in sorted(queens.holes) if hole // n == column]
    if holes:
        told.append(f"{name_squares(n, holes)} {'is' if len(holes) == 1 else 'are'} blocked")
    told = told if len(told) <= MOST_NAMES else [*told[: MOST_NAMES - 1], "and so on"]
    how = " or ".join(["attacked"] * bool(hits) + ["blocked"] * bool(holes))
    details = f": {'; '.join(told)}" if hits else ""
    return f"Every square of column {file_name(column)} is {how}{details}."


def find_openings(queens: Queens, path: Sequence[int]) -> Iterator[Opening]:
    """The columns without a queen, each with its squares that are neither attacked nor blocked."""
    n = queens.n
    for column in open_columns(n, path):
        squares = tuple(range(column * n, (column + 1) * n))
        yield Opening(f"column {file_name(column)}", squares, find_safe(queens, path, column))


def tell_safe(queens: Queens, path: Sequence[int], choice: int) -> str | None:
    """Say which square of a choice's column is not attacked, if the column is still to come."""
    n, column = queens.n, choice // queens.n
    if column not in open_columns(n, path):
        return None
    safe = find_safe(queens, path, column)
    if not safe:
        return None
    verb = "is" if len(safe) == 1 else "are"
    what = "neither attacked nor blocked" if queens.holes else "not attacked"
    return f"In column {file_name(column)} {name_squares(n, safe)} {verb} {what}."


def find_safe(queens: Queens, path: Sequence[int], column: int) -> tuple[int, ...]:
    """The squares of a column that are neither attacked nor blocked."""
    n = queens.n
    squares = (s for s in range(column * n, (column + 1) * n) if s not in queens.holes)
    return tuple(s for s in squares if not any(attacks(n, queen, s) for queen in path))


def name_squares(n: int, squares: Sequence[int]) -> str:
    return name_all([square(n, s) for s in squares])
