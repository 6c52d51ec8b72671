"""Objects show themselves: in one line at a prompt, as text when printed, drawn in a notebook."""

from collections.abc import Iterable
from importlib import import_module

# A larger drawing would hold up a notebook.
MOST_DRAWN = 4096


class Shown:
    """Base of what has a text and a drawing.

    `drawn_by` is the module whose `draw` makes the drawing; it is imported for the first one.
    """

    __slots__ = ()

    drawn_by = ""

    def _repr_svg_(self) -> str | None:
        """A drawing in SVG, on a ground of its own; None where it would be too large."""
        drawn: str = import_module(self.drawn_by).draw(self)
        return drawn

    def _repr_mimebundle_(
        self, include: Iterable[str] | None = None, exclude: Iterable[str] | None = None
    ) -> dict[str, str]:
        """All forms for a notebook, which takes the best that it can show."""
        drawn = self._repr_svg_()
        return {"text/plain": str(self)} | ({} if drawn is None else {"image/svg+xml": drawn})
