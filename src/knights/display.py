"""Objects that show themselves: a line at a prompt, text when printed, drawn in a notebook."""

from collections.abc import Iterable
from importlib import import_module
from typing import Any

# A larger drawing would block a notebook.
MOST_DRAWN = 4096


class Shown:
    """The base of objects with a text and a drawing.

    `drawn_by` is the module whose `draw` makes the drawing; it is imported for the first one, as is
    what makes a notebook's forms.
    """

    __slots__ = ()

    drawn_by = ""

    def _repr_svg_(self) -> str | None:
        """Return a drawing in SVG with its own background; None if it would be too large."""
        drawn: str = import_module(self.drawn_by).draw(self)
        return drawn

    def _repr_mimebundle_(
        self, include: Iterable[str] | None = None, exclude: Iterable[str] | None = None
    ) -> tuple[dict[str, str], dict[str, Any]]:
        """Return all forms for a notebook, which chooses the best that it can show; their sizes."""
        made: tuple[dict[str, str], dict[str, Any]]
        made = import_module("knights.notebook.bundle").make_bundle(self)
        return made

    def _repr_html_(self) -> str | None:
        """Return what a gallery of Sphinx shows; None if it would be too large."""
        return self._repr_mimebundle_()[0].get("text/html")

    def _mime_(self) -> tuple[str, str]:
        """Return what marimo shows."""
        forms = import_module("knights.notebook.bundle").make_bundle(self, bare=True)[0]
        html = forms.get("text/html")
        return ("text/plain", str(self)) if html is None else ("text/html", html)
