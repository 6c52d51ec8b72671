"""The maps, graphs and sudokus of the library, and the data that it shares with the page."""

import json
import sys
from functools import cache
from typing import Any


def read(name: str) -> str:
    """The text of one of the files.

    The loader of this package reads it, not importlib.resources: the modules that this imports
    would be in the snapshot of a started Python that every visitor of the page downloads.
    """
    loader: Any = sys.modules[__name__].__loader__
    content: bytes = loader.get_data(f"{__path__[0]}/{name}")
    return content.decode()


@cache
def shared(name: str) -> dict[str, Any]:
    """Return one of the JSON files that the page's modules import, too; it is read once.

    `appearance` is the look of things, `fragment` the characters of a link, `invisible` those that
    no text shows. `questions` has the kinds of questions in the order in which they are offered,
    each with its rank (the lowest is asked first), and the answer that the page sends for a visitor
    who is not sure, so that Python says what is right.
    """
    content: dict[str, Any] = json.loads(read(f"{name}.json"))
    return content
