"""The maps, graphs and sudokus that come with the library, and what it shares with the page."""

import json
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def shared(name: str) -> dict[str, Any]:
    """One of the JSON files that the page's modules import, too, read where it is first asked for.

    `appearance` is how things look, `fragment` what may stand in a link, `mistakes` what is said of
    one that is wrong.
    """
    content: dict[str, Any] = json.loads(
        files(__name__).joinpath(f"{name}.json").read_text("utf-8")
    )
    return content
