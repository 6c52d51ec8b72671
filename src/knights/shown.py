"""Objects that show themselves: a line at a prompt, text when printed, drawn in a notebook."""

from collections.abc import Iterable
from importlib import import_module

# A larger drawing would block a notebook.
MOST_DRAWN = 4096


class Shown:
    """The base of objects with a text and a drawing.

    `drawn_by` is the module whose `draw` makes the drawing; it is imported for the first one.
    """

    __slots__ = ()

    drawn_by = ""

    def _repr_svg_(self) -> str | None:
        """Return a drawing in SVG with its own background; None if it would be too large."""
        drawn: str = import_module(self.drawn_by).draw(self)
        return drawn

    def _repr_mimebundle_(
        self, include: Iterable[str] | None = None, exclude: Iterable[str] | None = None
    ) -> dict[str, str]:
        """Return all forms for a notebook, which chooses the best that it can show."""
        drawn = self._repr_svg_()
        return {"text/plain": str(self)} | ({} if drawn is None else {"image/svg+xml": drawn})
