"""Searches as text and back: scenarios, links to a moment, and moments as files."""

from knights.scenario.scenario import (
    Scenario,
    build,
    find_task,
    format,
    invent,
    make,
    parse,
    prune,
    wanted,
)

__all__ = ["Scenario", "build", "find_task", "format", "invent", "make", "parse", "prune", "wanted"]
