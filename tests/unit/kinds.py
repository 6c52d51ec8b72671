"""The kind of a puzzle that a test defines."""

from collections.abc import Sequence
from typing import Any

from knights.puzzles import registry
from knights.puzzles.kind import Kind
from knights.scenario import build, parse
from knights.search import Puzzle
from knights.search.loss import Insight, Lost

PUZZLES: dict[type, Kind[Any]] = {
    type(build(parse(kind.entry.presets[0].scenario))): kind for kind in registry.PUZZLES.values()
}


def kind_of(puzzle: Puzzle) -> Kind[Any]:
    return PUZZLES[type(puzzle)]


def explain(puzzle: Puzzle, path: Sequence[int]) -> Insight | None:
    return kind_of(puzzle).insight.explain(puzzle, path)


def lost_since(puzzle: Puzzle, path: Sequence[int], budget: int = 50_000) -> Lost | None:
    return kind_of(puzzle).insight.lost_since(puzzle, path, budget)
