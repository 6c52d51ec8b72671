"""The catalogue's figures for presets are those of the searches."""

import json
import re
from pathlib import Path

import pytest

from knights.move_orders import ORDERS
from knights.page.catalogue import as_json
from knights.puzzles.registry import PUZZLES, find_kind, presets
from knights.scenario import build, parse, wanted
from knights.scenario.steps import list_offered, vary
from knights.search import Search
from tools.language.compile import read_all

PRESETS = presets()
ENTRIES = [kind.entry for kind in PUZZLES.values()]

SHORT = [preset for preset in PRESETS.values() if (preset.placed or 0) < 2_000_000]
TRIED = 100_000  # events tried of a search without a known count, which may never end


@pytest.mark.parametrize("preset", SHORT, ids=lambda preset: preset.id)
def test_a_preset_comes_out_as_it_says(preset):
    scenario = parse(preset.scenario)
    uncounted = preset.placed is preset.solutions is None
    limit = TRIED if uncounted else None
    search = Search(build(scenario), wanted(scenario), limit=limit).run()
    assert search.verdict == preset.verdict or (uncounted and search.verdict == "stopped")
    assert preset.placed in (None, search.placed)
    assert preset.undone in (None, search.undone)
    assert preset.solutions in (None, search.count)


def test_the_texts_counts_stand_in_the_presets():
    # The counts in titles of presets are tested in test_titles.py.
    corner, geeks = PRESETS["sutcliffe-5x5-corner"], PRESETS["geeks-8x8"]
    assert (corner.placed, corner.undone) == (74_342, 74_318)
    assert (geeks.placed, geeks.undone) == (8_250_732, 8_250_669)


def test_ids_and_names_are_unique():
    listed = [preset for entry in ENTRIES for preset in entry.presets]
    assert len({preset.id for preset in listed}) == len(listed) == len(PRESETS)
    assert len({preset.scenario for preset in listed}) == len(listed)
    for entry in ENTRIES:
        names = [parameter.name for parameter in entry.parameters]
        assert len(set(names)) == len(names)


def test_positional_parameters_come_first():
    for entry in ENTRIES:
        positional = [parameter.positional for parameter in entry.parameters]
        assert positional == sorted(positional, reverse=True)


def test_defaults_and_needs_are_values_that_there_are():
    for entry in ENTRIES:
        for parameter in entry.parameters:
            if parameter.type == "choice":
                assert parameter.default in [choice.value for choice in parameter.choices]
            for name, values in parameter.needs.items():
                other = entry.parameter(name)
                known = {other.default, *(choice.value for choice in other.choices)}
                assert set(values) <= known


def test_the_catalogue_is_json_with_everything_in_it():
    catalogue = json.loads(as_json())
    assert [entry["name"] for entry in catalogue["puzzles"]] == [entry.name for entry in ENTRIES]
    tour = catalogue["puzzles"][0]
    assert [p["name"] for p in tour["parameters"] if p["positional"]] == ["board", "start", "order"]
    assert catalogue["orders"] == {
        name: [list(move) for move in moves] for name, moves in ORDERS.items()
    }
    assert catalogue["leapers"]["camel"] == [1, 3]


def test_each_name_in_the_catalogue_of_sentences_is_of_something():
    named = set()
    for entry in ENTRIES:
        named |= {f"{entry.name}-entry{part}" for part in ("", ".summary", ".command")}
        for parameter in entry.parameters:
            key = f"{parameter.room}-parameter-{parameter.name}"
            named |= {key, f"{key}.help", f"{key}.advice"}
            for choice in parameter.choices:
                named |= {f"{key}.{choice.key}", f"{key}.{choice.key}-help"}
        for preset in entry.presets:
            key = f"{entry.name}-preset-{preset.id}"
            named |= {key, f"{key}.look", f"{key}.program"}
    names = re.compile(r"\w+-(entry|parameter|preset)\b.*")
    for rooms in read_all(Path(__file__).parents[2]).values():
        known = {key for room in rooms.values() for key in room.library if names.fullmatch(key)}
        assert known <= named and len(known) > 200


def test_the_catalogue_says_what_a_link_may_hold():
    told = json.loads(as_json())["link"]
    assert (told["near"], told["longest"]) == (10_000, 20_000)
    for name, value in {"speed": "max", "hide": "code,tree", "until": "1300"}.items():
        assert re.fullmatch(told["options"][name], value)
        assert not re.fullmatch(told["options"][name], f"{value}!")


def test_a_card_opens_an_explanation_that_a_link_can_name():
    pattern = json.loads(as_json())["link"]["options"]["panels"]
    for preset in presets().values():
        assert re.fullmatch(pattern, preset.panel), preset.id
        # The list of solutions is only useful where the search finds more than one.
        assert preset.panel != "solutions" or "goal=all" in preset.scenario


def test_an_unknown_puzzle_is_quoted():
    with pytest.raises(ValueError, match="puzzle 'chess': it must be tour, queens"):
        find_kind("chess")


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_each_table_that_the_page_offers_can_be_made(entry):
    names = [parameter.name for parameter in entry.parameters]
    offered = list_offered(entry)
    among = {name for way in offered for name in way}
    # Orders of values, cuts and strategies can be compared where a puzzle has them.
    assert {"values", "cuts", "strategy"} & {*names} == among - {"order", "start"}
    scenario = parse(entry.presets[0].scenario)
    for way in offered:
        varied, found = vary(scenario, way)
        assert varied == way and scenario in found
        assert len(found) > 1 or way == ["values"]
