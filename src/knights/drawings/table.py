"""A moment of a search as a table: comma-separated values, a line of names first."""

from collections.abc import Iterable, Sequence

Row = Sequence[object]
Table = tuple[Row, Iterable[Row]]  # the names of its columns, and its rows


def write_rows(names: Row, rows: Iterable[Row]) -> str:
    """The text of a table.

    >>> print(write_rows(("queen", "square"), [(1, "a2"), (2, "b4")]), end="")
    queen,square
    1,a2
    2,b4
    """
    return "".join(",".join(map(write_cell, row)) + "\n" for row in (names, *rows))


def write_cell(value: object) -> str:
    """A value, in quotes where a comma or a quote would else part it (RFC 4180)."""
    text = str(value)
    return '"' + text.replace('"', '""') + '"' if set(text) & set(',"\n') else text
