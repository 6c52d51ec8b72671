"""What a picture needs besides the puzzle."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # which few pictures need
    from knights.graphs.layout import Point
    from knights.maps.map import Map


@dataclass(frozen=True)
class Ground:
    """The name of a graph or a map, where it is one of the library's, and its places.

    `map` is the map that a colouring is of, and `places` are where the vertices of a graph have
    been put, if they have.
    """

    name: str = ""
    map: "Map | None" = None
    places: "Sequence[Point] | None" = None
