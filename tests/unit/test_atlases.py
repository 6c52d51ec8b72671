"""The atlases: real TopoJSON as published, and the library's maps made from it again."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from knights.maps import geojson, topojson
from knights.maps.map import built_in, read, take
from knights.puzzles.colouring.colouring import Colouring, fewest

ROOT = Path(__file__).parents[2]
ATLASES = ROOT / "node_modules"

if not (ATLASES / "us-atlas").is_dir():
    reason = "the atlases are not installed: run `python3 build.py test`, or `npm ci`"
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason, allow_module_level=True)


def atlas(name):
    return (ATLASES / name).read_text("utf-8")


def test_the_library_s_maps_are_those_that_the_tool_makes(tmp_path):
    tool = ROOT / "tools" / "maps.py"
    subprocess.run([sys.executable, tool, ATLASES, tmp_path], check=True, capture_output=True)
    for name in ("us.json", "world.json", "ukraine.json"):
        kept = ROOT / "src" / "knights" / "data" / name
        assert (tmp_path / name).read_text("utf-8") == kept.read_text("utf-8")


@pytest.mark.parametrize("name", ["us-atlas/states-10m.json", "us-atlas/states-albers-10m.json"])
def test_the_states_can_be_read_as_they_come(name):
    # 48 states and the District of Columbia; Knuth's contiguous-usa graph has 107 edges, too.
    m = read(atlas(name))
    assert len(m.borders) == 107
    assert {"Utah", "Alaska", "District of Columbia"} <= set(m.names)


def test_the_counties_share_the_arcs_that_the_file_says():
    raw = json.loads(atlas("us-atlas/counties-10m.json"))
    owners = {}
    for index, county in enumerate(raw["objects"]["counties"]["geometries"]):
        for arc in re.findall(r"-?\d+", json.dumps(county["arcs"])):
            owners.setdefault(max(int(arc), ~int(arc)), set()).add(index)
    regions, borders = topojson.read(geojson.load(json.dumps(raw)), "counties")
    assert len(regions) > 3100
    assert set(borders) == {tuple(sorted(pair)) for pair in owners.values() if len(pair) == 2}


@pytest.mark.parametrize("scale", ["110m", "50m"])
def test_the_countries_can_be_read_as_they_come_and_need_four_colours(scale):
    m = read(atlas(f"world-atlas/countries-{scale}.json"))
    attempts = list(fewest(m.graph, limit=100_000))
    assert [(a.colours, a.verdict) for a in attempts][-1] == (4, "found")
    assert Colouring(m.graph, 4).solved(attempts[-1].path)


@pytest.mark.parametrize("name", ["counties-10m", "counties-albers-10m"])
def test_each_layer_can_be_read_although_a_ring_is_not_closed(name):
    text = atlas(f"us-atlas/{name}.json")
    states = take(text, "states")
    assert len(states.map.borders) == 107
    assert states.remarks[0].startswith(
        "In this file the outlines of these regions were not closed"
    )
    assert take(text, "nation").map.names != ()


def test_rounding_and_projecting_changes_no_border():
    for name, atlas_name in (
        ("us", "us-atlas/states-albers-10m.json"),
        ("world", "world-atlas/countries-110m.json"),
    ):
        kept, real = built_in(name), read(atlas(atlas_name))
        assert len(kept.names) == len(real.names)
        assert len(kept.borders) == len(real.borders)
