"""The regions of the library's maps in another language."""

import json

from knights import data
from knights.language import speaking
from knights.maps import map as maps
from knights.maps.region_names import TABLES, show_names
from knights.puzzles.registry import find_kind
from knights.scenario import build, parse


def test_each_language_has_a_name_of_its_own_for_each_region():
    for code in TABLES:
        tables = json.loads(data.read(f"regions-{code}.json"))
        for name, table in zip(maps.BUILT_IN, tables, strict=True):
            assert table.keys() == set(maps.built_in(name).names)
            assert len(set(table.values())) == len(table)


def test_regions_are_shown_in_the_language_and_known_by_their_own_names():
    scenario = parse("colouring/world.europe/4")
    puzzle, kind = build(scenario), find_kind("colouring")
    with speaking("uk"):
        assert (kind.label(puzzle, 0), puzzle.graph.names[0]) == ("Албанія (червоний)", "Albania")
        # Georgia is the name of a state and of a country.
        assert show_names(maps.built_in("us").names)[10] == "Джорджія"
        assert show_names(["Georgia", "Turkey"]) == ["Грузія", "Туреччина"]
    assert kind.label(puzzle, 0) == "Albania red"
