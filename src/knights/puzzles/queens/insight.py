"""Why a position of queens is lost: a column to come in which every row is attacked."""

from collections.abc import Iterator, Sequence

from knights.board import file_name
from knights.puzzles.kind import Opening
from knights.puzzles.queens.queens import Queens, attacks, open_columns, square
from knights.search.loss import MOST_NAMES, Insight, Mark, name_all


def see_columns(queens: Queens, path: Sequence[int]) -> Iterator[Insight]:
    """Yield the columns to come in which every row is attacked."""
    n = queens.n
    for column in open_columns(n, path):
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
            squares = tuple(range(column * n, (column + 1) * n))
            arrows = tuple((queen, choice) for queen in hits for choice in hits[queen])
            marks = (
                Mark("lost", "a column without a safe square", squares),
                Mark("cause", "a queen, and the squares that it attacks", tuple(hits), arrows),
            )
            yield Insight(False, "no safe square", tuple(hits), sentence, marks, enough=1)


def find_openings(queens: Queens, path: Sequence[int]) -> Iterator[Opening]:
    """The columns without a queen, each with its squares that are not attacked."""
    n = queens.n
    for column in open_columns(n, path):
        squares = tuple(range(column * n, (column + 1) * n))
        safe = (s for s in squares if not any(attacks(n, queen, s) for queen in path))
        yield Opening(f"column {file_name(column)}", squares, tuple(safe))


def tell_safe(queens: Queens, path: Sequence[int], choice: int) -> str | None:
    """Say which square of a choice's column is not attacked, if the column is still to come."""
    n, column = queens.n, choice // queens.n
    if column not in open_columns(n, path):
        return None
    squares = range(column * n, (column + 1) * n)
    safe = [square(n, s) for s in squares if not any(attacks(n, queen, s) for queen in path)]
    if not safe:
        return None
    verb = "is" if len(safe) == 1 else "are"
    return f"In column {file_name(column)} {name_all(safe)} {verb} not attacked."
