"""A moment of a search as a table: comma-separated values, a line of names first."""

import re
from collections.abc import Iterable, Sequence

# What a spreadsheet takes for a formula, unless it is a number (OWASP, "CSV Injection").
FORMULA = re.compile(r"(?![+-][0-9]+(?:\.[0-9]+)?\Z)[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]")

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
    r"""A value, in quotes where a comma or a quote would else part it (RFC 4180).

    What a spreadsheet would run as a formula has an apostrophe before it, and is in quotes, too.

    >>> write_cell(-5), write_cell("+1.5"), write_cell("-x,y")
    ('-5', '+1.5', '"\'-x,y"')
    """
    text = str(value)
    if FORMULA.match(text):
        text = f"'{text}"
    elif not set(text) & set(',"\r\n'):
        return text
    return '"' + text.replace('"', '""') + '"'
