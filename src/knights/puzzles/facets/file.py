"""What is made of a text of the visitor's own, pasted or from a file."""

from collections.abc import Sequence
from dataclasses import dataclass

from knights.puzzles.entry import Values


@dataclass(frozen=True)
class Source:
    """A text, and which part of it is wanted, where it has several."""

    text: str
    room: int  # so many characters a value may have
    name: str = ""  # of the file; none of what was pasted
    layer: str | None = None  # of a TopoJSON
    snap: bool = False  # join points of a map that are close together
    number: int = 1  # of several grids

    @property
    def ending(self) -> str:
        """The ending of the file's name: a few forms show only there."""
        return self.name.rpartition(".")[2].casefold()


@dataclass(frozen=True)
class Taken:
    """Values that stand for what was read, and what the visitor should know of it."""

    values: Values
    told: Sequence[str]
    layers: Sequence[str] = ()  # to choose from; of them `layer` was read
    layer: str = ""
    grids: int = 1
    snap: bool = False  # joining points would find more borders


class Gaps(ValueError):
    """What can't be read as it is, but would be if close points were joined."""
