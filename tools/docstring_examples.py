"""An extension of Griffe, which reads docstrings for the reference: it marks examples as code.

Griffe is only in the environment of the reference.
"""

import re
from typing import Any

import griffe

# An example ends at the next empty line, as for doctest.
EXAMPLE = re.compile(r"^>>> .*?(?=\n\s*\n|\Z)", re.M | re.S)


class Examples(griffe.Extension):
    """Fences the examples of each docstring."""

    def on_object(self, *, obj: griffe.Object, **more: Any) -> None:
        """Change a docstring before it is parsed."""
        if obj.docstring:
            fenced = EXAMPLE.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)
            obj.docstring.value = fenced
