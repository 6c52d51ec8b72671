"""Recognise the form of a map's text by its beginning."""

import re

NUMBER = r"[+-]?(?:\d{1,12}(?:\.\d{0,12})?|\.\d{1,12})"
POINT = re.compile(rf"\(?\s*({NUMBER})\s*,\s*({NUMBER})\s*\)?")


def first_line(text: str) -> str:
    """The first line that is neither empty nor a comment."""
    lines = (line.strip() for line in text.splitlines())
    return next((line for line in lines if line and not line.startswith("#")), "")


def is_json(text: str) -> bool:
    """Tell whether a text is GeoJSON or TopoJSON, if it is a map at all."""
    return first_line(text).startswith(("{", "["))


def is_lines(text: str) -> bool:
    r"""Tell whether a text is a list of polylines, if it is a map at all.

    >>> is_lines("# a field\n0,0 4,0 4,4 0,0"), is_lines("WA: NT SA")
    (True, False)
    """
    return POINT.match(first_line(text)) is not None
