"""Values that are read from the visitor's own text, pasted or from a file."""

from collections.abc import Sequence
from dataclasses import dataclass

from knights.puzzles.entry import Values


@dataclass(frozen=True)
class Source:
    """A text, and which of its parts is wanted, if it has several."""

    text: str
    room: int  # most characters of a value
    name: str = ""  # of the file; empty for a pasted text
    layer: str | None = None  # of a TopoJSON
    snap: bool = False  # join points of a map that are close together
    number: int = 1  # of several grids

    def __post_init__(self) -> None:
        # Some programs begin a file with a byte order mark.
        object.__setattr__(self, "text", self.text.removeprefix("\ufeff"))

    @property
    def ending(self) -> str:
        """Return the ending of the file's name, as a few formats can be told only by it."""
        return self.name.rpartition(".")[2].casefold()


@dataclass(frozen=True)
class Taken:
    """Values that were read, and what the visitor should know about them."""

    values: Values
    told: Sequence[str]
    layers: Sequence[str] = ()  # to choose from; `layer` is the one that was read
    layer: str = ""
    grids: int = 1
    snap: bool = False  # joining points would find more borders


class Gaps(ValueError):
    """Raised for a map that could be read only if close points were joined."""
