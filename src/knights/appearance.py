"""How things look, here and in the page: the same colours, textures and shapes, written down once.

They stand in `data/appearance.json`: the colours of the page's light theme by the names that it has
for them, each with its opacity if it is not whole; a texture for each colour of a map, on a tile of
12 x 12: what is stroked or filled, one above the other; the queen, on 100 x 100; and the rings of
well-known graphs, from the outer to the inner one: how many vertices, the radius, and the turn in
degrees.
"""

from typing import Any

from knights.data import shared


def appearance() -> dict[str, Any]:
    """All of it."""
    return shared("appearance")


def colour(name: str) -> str:
    """A colour, without its opacity.

    >>> colour("path"), colour("attacked")
    ('#17594f', '#be3c1e')
    """
    value = appearance()["colours"][name]
    return str(value if isinstance(value, str) else value[0])


def opacity(name: str) -> float:
    """How opaque a colour is, from 0 to 1."""
    value = appearance()["colours"][name]
    return 1.0 if isinstance(value, str) else float(value[1])
