"""Solutions listed in batches of events: known counts, positions and groups."""

import json

import pytest

from knights.page.bridge import solutions
from knights.scenario import build, parse
from knights.search import events


def gather(text: str, most: int) -> list[dict]:
    """Return all solutions of a scenario, in batches of at most `most` events."""
    found: list[dict] = []
    begun, state = 0, {"path": None, "undone": None}
    while state is not None:
        batch = json.loads(solutions(text, state["path"], state["undone"], most))
        found += [{**item, "position": begun + item["position"]} for item in batch["solutions"]]
        begun, state = begun + batch["events"], batch["state"]
    return found


@pytest.mark.parametrize(
    ("text", "number", "kinds"),
    [
        ("queens/6/goal=all", 4, 1),
        ("queens/8/goal=all", 92, 12),
        ("colouring/australia/3/goal=all", 18, 18),
        ("tour/3x4/any/textbook/goal=all", 16, 3),
        ("queens/3/goal=all", 0, 0),
    ],
)
def test_all_solutions_are_found_and_grouped(text: str, number: int, kinds: int) -> None:
    found = gather(text, 500)
    assert len(found) == number
    assert len({item["kind"] for item in found}) == kinds
    puzzle = build(parse(text))
    assert all(puzzle.solved(item["path"]) for item in found)


@pytest.mark.parametrize("most", [1, 77, 100_000])
def test_positions_are_those_of_the_stream_however_it_is_cut(most: int) -> None:
    text = "queens/6/goal=all"
    puzzle = build(parse(text))
    path: list[int] = []
    expected = []
    for position, event in enumerate(events(puzzle, every=True), start=1):
        path = [*path, event] if event >= 0 else path[:-1]
        if len(path) == 6:
            expected.append((position, path))
    assert [(item["position"], item["path"]) for item in gather(text, most)] == expected
