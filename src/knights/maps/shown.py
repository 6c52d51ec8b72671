"""What the regions of the library's maps are called in the language that is spoken.

Their own names are those of links and programs, whatever the language.
"""

import json
from collections.abc import Sequence
from functools import lru_cache

from knights import data
from knights.language import SPOKEN

# Languages that have names of their own, each a table for a map in `data/regions-CODE.json`.
TABLES = ("uk",)


def show_names(names: Sequence[str]) -> Sequence[str]:
    """Names of regions as they are shown; those of no map of the library's stay as they are.

    >>> from knights.language import speaking
    >>> with speaking("uk"):
    ...     show_names(["Utah", "Georgia"]), show_names(["A", "B"])
    (['Юта', 'Джорджія'], ['A', 'B'])
    """
    code = SPOKEN.get()
    return look_up(code, tuple(names)) if code in TABLES else names


@lru_cache(maxsize=8)
def look_up(code: str, names: tuple[str, ...]) -> list[str]:
    tables: list[dict[str, str]] = json.loads(data.read(f"regions-{code}.json"))
    table = next((table for table in tables if table.keys() >= set(names)), dict[str, str]())
    return [table.get(name, name) for name in names]
