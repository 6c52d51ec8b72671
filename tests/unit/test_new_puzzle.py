"""A puzzle that the library does not have, added as docs/design.md says, and played by the bridge.

The puzzle: rooks on an n x n board, one a column, none attacking another; there are n! ways.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import factorial

import pytest

from knights.page import bridge
from knights.puzzles import entry as catalogue
from knights.puzzles import registry as kinds
from knights.puzzles.entry import Entry, Parameter, Preset, goal
from knights.puzzles.registry import Kind, Values
from knights.search import Candidate


@dataclass(frozen=True)
class Rooks:
    """A choice is `column * n + row`."""

    n: int

    @property
    def size(self) -> int:
        return self.n**2

    @property
    def root(self) -> tuple[int, ...]:
        return ()

    @property
    def length(self) -> int:
        return self.n

    def candidates(self, path: Sequence[int]) -> Iterator[Candidate]:
        taken = {choice % self.n for choice in path}
        for row in range(self.n):
            reason = f"row {row + 1} is taken" if row in taken else None
            yield Candidate(len(path) * self.n + row, reason)

    def choices(self, path: Sequence[int]) -> list[int]:
        return [c.choice for c in self.candidates(path) if c.choice is not None and not c.reason]

    def solved(self, path: Sequence[int]) -> bool:
        return sorted(choice % self.n for choice in path) == list(range(self.n))

    def text(self, path: Sequence[int]) -> str:
        return " ".join(str(choice % self.n + 1) for choice in path)


ROOKS = Entry(
    name="rooks",
    title="Rooks",
    summary="As many rooks as columns, none attacking another.",
    parameters=(
        Parameter("n", "Rooks", "integer", "4", "How many.", positional=True, low=1, high=9),
        goal(),
    ),
    presets=(Preset("rooks-4", "Four rooks", "rooks/4", "The diagonal.", "found"),),
)


def build_rooks(values: Values) -> Rooks:
    return Rooks(int(values["n"]))


@pytest.fixture(autouse=True)
def with_rooks(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    label = "abcdefghi"
    kind = Kind(
        build_rooks, kinds.keep, lambda puzzle, c: f"{label[c // puzzle.n]}{c % puzzle.n + 1}"
    )
    monkeypatch.setattr(catalogue, "ENTRIES", (*catalogue.ENTRIES, ROOKS))
    monkeypatch.setitem(kinds.KINDS, "rooks", kind)
    bridge.load_text.cache_clear()
    yield
    bridge.load_text.cache_clear()


def test_it_is_in_the_catalogue_from_which_the_page_draws_its_form() -> None:
    assert json.loads(catalogue.as_json())["puzzles"][-1]["title"] == "Rooks"


def test_the_bridge_describes_and_plays_it() -> None:
    described = json.loads(bridge.describe("rooks/4"))
    assert (described["size"], described["length"], described["scenario"]) == (16, 4, "rooks/4")
    run = bridge.Run("rooks/4")
    assert run.more(10).tolist() == [0, 5, 10, 15]
    assert run.verdict == "found"
    assert json.loads(bridge.board_text("rooks/4", [0, 5, 10, 15], None)) == "1 2 3 4\n"


def test_its_stream_rewinds_and_says_why_candidates_are_refused() -> None:
    assert bridge.rewind("rooks/3/goal=all", [0, 4], 8, 9).tolist() == [~8, 8, 4, 0]
    looked_at = json.loads(bridge.candidates("rooks/3", [0]))
    assert looked_at[0] == {"choice": 3, "label": "b1", "reason": "row 1 is taken"}


def test_all_its_solutions_are_counted() -> None:
    answer = json.loads(bridge.solutions("rooks/5/goal=all", None, None, 10**6))
    assert len(answer["solutions"]) == factorial(5)
    assert answer["state"] is None


def test_bad_input_is_refused_in_the_usual_words() -> None:
    with pytest.raises(ValueError, match="n '12': it must be a number from 1 to 9"):
        bridge.describe("rooks/12")
