"""The base of all facets: an object that belongs to a kind."""

import sys
from importlib import import_module
from importlib.machinery import PathFinder
from typing import Any

from knights.puzzles.facets.naming import Naming
from knights.search import Puzzle


class Facet[P: Puzzle]:
    """A part of a puzzle's kind, imported when it is first needed."""

    def __init__(self, kind: Naming[P]) -> None:
        self.kind = kind


def find_beside(module: str, name: str) -> Any:
    """The module of a name in the folder of another, or None if there is none.

    Raises:
        ModuleNotFoundError: also when the folder cannot be read, because the file may exist then.
    """
    folder = module.rpartition(".")[0]
    wanted = f"{folder}.{name}"
    try:
        return import_module(wanted)
    except ModuleNotFoundError as missing:
        path = sys.modules[folder].__path__ if folder else None
        if missing.name != wanted or PathFinder.find_spec(module, path) is None:
            raise
        return None
