"""The gallery's pictures: solutions where there are some, and what a view needs for them."""

import json

import pytest

from knights.page.gallery import as_json
from knights.puzzles.entry import Preset
from knights.puzzles.registry import presets
from knights.scenario import build, parse

PRESETS = presets()

EXHIBITS = {item["id"]: item for item in json.loads(as_json())}


def test_every_preset_has_its_exhibit_in_the_order_of_the_catalogue() -> None:
    assert list(EXHIBITS) == list(PRESETS)


@pytest.mark.parametrize(
    "preset", [p for p in PRESETS.values() if p.verdict == "found"], ids=lambda preset: preset.id
)
def test_a_preset_that_finds_something_shows_a_solution(preset: Preset) -> None:
    assert build(parse(preset.scenario)).solved(EXHIBITS[preset.id]["path"])


def test_an_impossible_preset_shows_how_far_it_comes() -> None:
    assert len(EXHIBITS["small-3x3"]["path"]) == 8
    assert len(EXHIBITS["queens-3"]["path"]) == 2
    assert len(EXHIBITS["graph-petersen"]["path"]) == 9


def test_plain_and_pruned_search_show_the_very_same_tour() -> None:
    assert EXHIBITS["geeks-8x8"]["path"] == EXHIBITS["geeks-8x8-pruned"]["path"]


def test_the_general_search_is_shown_at_its_end() -> None:
    assert EXHIBITS["forest-example"]["position"] == 12
    assert EXHIBITS["forest-example"]["description"]["forest"]["discovered"] == [1, 2, 3, 5, 6, 7]
