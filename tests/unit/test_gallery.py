"""The gallery's pictures: searches under way, solutions, and the data that a view needs."""

import json
from itertools import islice, pairwise

import pytest

from knights.page.gallery import MOST_EVENTS, as_json
from knights.puzzles.entry import Preset
from knights.puzzles.registry import PUZZLES, presets
from knights.scenario import build, parse
from knights.search import stream

PRESETS = presets()

EXHIBITS = {item["id"]: item for item in json.loads(as_json())}


def test_every_preset_has_its_exhibit_in_the_order_of_the_catalogue() -> None:
    assert list(EXHIBITS) == list(PRESETS)


AT_WORK = [preset for preset in PRESETS.values() if EXHIBITS[preset.id]["events"]]
REST = [preset for preset in PRESETS.values() if preset not in AT_WORK]


def test_those_that_come_first_are_shown_at_work_where_a_choice_is_soon_in_vain() -> None:
    for preset in PRESETS.values():
        events = islice(stream(build(parse(preset.scenario))), 2000)
        in_vain = any(event == ~before for before, event in pairwise(events))
        assert (preset in AT_WORK) == (preset.idea == "first" and in_vain), preset.id


@pytest.mark.parametrize("preset", AT_WORK, ids=lambda preset: preset.id)
def test_a_preset_that_comes_first_shows_where_its_search_gives_up_a_dead_end(
    preset: Preset,
) -> None:
    exhibit = EXHIBITS[preset.id]
    path, undone, events = exhibit["path"], exhibit["undone"], exhibit["events"]
    scenario = parse(preset.scenario)
    puzzle = build(scenario)
    played = list(islice(stream(puzzle), exhibit["position"]))
    assert played[-len(events) :] == events and len(events) in (28, len(played))
    assert events[-2:] == [undone, ~undone]
    standing = list(puzzle.root)
    for event in played:
        standing = standing[:-1] if event < 0 else [*standing, event]
    assert standing == path and len(path) < puzzle.length - 1
    if PUZZLES[scenario.puzzle].seeks:  # a full traversal has no dead ends
        assert list(puzzle.choices([*path, undone])) == []


@pytest.mark.parametrize(
    "preset", [p for p in REST if p.verdict == "found"], ids=lambda preset: preset.id
)
def test_a_preset_that_finds_something_shows_a_solution(preset: Preset) -> None:
    told = f"{preset.id}: no solution in {MOST_EVENTS} events; its kind's `quicken` may find one"
    assert build(parse(preset.scenario)).solved(EXHIBITS[preset.id]["path"]), told


def test_an_impossible_preset_shows_how_far_it_comes() -> None:
    assert len(EXHIBITS["small-3x3"]["path"]) == 8
    assert len(EXHIBITS["queens-3"]["path"]) == 2
    assert len(EXHIBITS["graph-petersen"]["path"]) == 9


def test_plain_and_pruned_search_show_the_very_same_tour() -> None:
    assert EXHIBITS["geeks-8x8"]["path"] == EXHIBITS["geeks-8x8-pruned"]["path"]


def test_the_general_search_is_shown_on_its_way_back_from_f() -> None:
    # A B C, back from C, D E F, back from F, whose neighbour C is black already.
    exhibit = EXHIBITS["forest-example"]
    assert (exhibit["position"], exhibit["path"], exhibit["undone"]) == (8, [0, 1, 3, 4], 5)
    assert exhibit["description"]["forest"]["discovered"] == [1, 2, 3, 5, 6, 7]
