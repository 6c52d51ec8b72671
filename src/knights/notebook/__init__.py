"""Knights in a notebook: values that show themselves, and programs that are judged."""

from knights.notebook.address import link_to
from knights.notebook.widget import widget

__all__ = ["link_to", "widget"]
