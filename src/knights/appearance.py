"""The colours, textures and shapes that drawings in files share with the page.

`data/appearance.json` holds them: the colours of the page's light theme by their names there, each
with its opacity unless that is 1; a texture for each colour of a map, strokes and fills on a tile
of 12 x 12, the lowest first; the queen, on 100 x 100; and the rings of well-known graphs, from the
outer to the inner one: the number of vertices, the radius, and the turn in degrees.
"""

from typing import Any

from knights.data import shared


def appearance() -> dict[str, Any]:
    """Return all entries of `data/appearance.json`."""
    return shared("appearance")


def colour(name: str) -> str:
    """Return a colour, without its opacity.

    >>> colour("path"), colour("map-halo")
    ('#17594f', '#fffdf7')
    """
    value = appearance()["colours"][name]
    return str(value if isinstance(value, str) else value[0])


def opacity(name: str) -> float:
    """Return the opacity of a colour, from 0 to 1."""
    value = appearance()["colours"][name]
    return 1.0 if isinstance(value, str) else float(value[1])
