"""A moment of a search as a table: comma-separated values below a line of column names."""

import re
from collections.abc import Iterable, Sequence

# Text that a spreadsheet would run as a formula, numbers excepted (OWASP, "CSV Injection").
FORMULA = re.compile(r"(?![+-][0-9]+(?:\.[0-9]+)?\Z)[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]")

Row = Sequence[object]
Table = tuple[Row, Iterable[Row]]  # the names of the columns, and the rows


def write_rows(names: Row, rows: Iterable[Row]) -> str:
    """Return the text of a table.

    >>> print(write_rows(("queen", "square"), [(1, "a2"), (2, "b4")]), end="")
    queen,square
    1,a2
    2,b4
    """
    return "".join(",".join(map(write_cell, row)) + "\n" for row in (names, *rows))


def write_cell(value: object) -> str:
    r"""Return a value, in quotes if it contains a comma, a quote or a line end (RFC 4180).

    A text that a spreadsheet would run as a formula gets an apostrophe before it, and quotes.

    >>> write_cell(-5), write_cell("+1.5"), write_cell("-x,y")
    ('-5', '+1.5', '"\'-x,y"')
    """
    text = str(value)
    if FORMULA.match(text):
        text = f"'{text}"
    elif not set(text) & set(',"\r\n'):
        return text
    return '"' + text.replace('"', '""') + '"'
