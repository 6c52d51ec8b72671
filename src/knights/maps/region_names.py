"""The names of built-in maps' regions in the current language.

Links and programs use their own names in every language.
"""

import json
from collections.abc import Sequence
from functools import lru_cache

from knights import data
from knights.language import SPOKEN

# Languages with translated names: `data/regions-CODE.json` has a table for each map.
TABLES = ("uk",)


def show_names(names: Sequence[str]) -> Sequence[str]:
    """Translate names of regions; names of no built-in map are unchanged.

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
