"""The maps, graphs and sudokus that come with the library, and what it shares with the page."""

import json
import sys
from functools import cache
from typing import Any


def read(name: str) -> str:
    """The text of one of the files.

    By the loader of this package itself: what importlib.resources imports would be a part of the
    memory of a started Python, which the page fetches.
    """
    loader: Any = sys.modules[__name__].__loader__
    content: bytes = loader.get_data(f"{__path__[0]}/{name}")
    return content.decode()


@cache
def shared(name: str) -> dict[str, Any]:
    """One of the JSON files that the page's modules import, too, read where it is first asked for.

    `appearance` is how things look, `fragment` what may stand in a link, `hidden` what no text
    shows. `questions` are the kinds of questions in the order in which they are offered, each with
    its rank (the lowest is asked first where several can be), and the answer that the page sends
    for a visitor who is not sure: with it Python tells what is right.
    """
    content: dict[str, Any] = json.loads(read(f"{name}.json"))
    return content
