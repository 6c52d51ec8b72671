"""Searches as text and back: scenarios, links to a moment, and moments as files."""

from knights.scenario.scenario import (
    Scenario,
    build,
    format,
    invent,
    make,
    parse,
    prune,
    wanted,
)

__all__ = ["Scenario", "build", "format", "invent", "make", "parse", "prune", "wanted"]
