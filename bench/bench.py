"""Measurements in one engine, and the pages on which they are taken."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from browsers import Opener, wait
from engines.page import Page
from figures import Figure
from host import Host


@dataclass
class Bench:
    """Measurements in one engine: collects figures and curves."""

    engine: str
    host: Host
    open_page: Opener
    quick: bool = False
    figures: list[Figure] = field(default_factory=list)
    curves: dict[str, list[Any]] = field(default_factory=dict)

    def note(self, topic: str, name: str, value: float, unit: str = "", **target: float) -> None:
        figure = Figure(topic, name, value, unit, engine=self.engine, **target)
        self.figures.append(figure)
        print(f"  {name}: {figure.value:.4g} {unit}  {figure.target}", flush=True)

    @contextmanager
    def blank(self) -> Iterator[Page]:
        """A new page with nothing cached, on which `start.js` runs first."""
        page = self.open_page(True)
        try:
            yield page
        finally:
            page.close()

    @contextmanager
    def opened(self) -> Iterator[Page]:
        """A new page with Python loaded."""
        page = self.open_page(False)
        try:
            page.open(f"#{geeks(5)}", until=None)
            wait(page, "window.knights?.solver.status.name === 'loaded'")
            yield page
        finally:
            page.close()


def geeks(side: int) -> str:
    return f"tour/{side}x{side}/a{side}/geeks"
