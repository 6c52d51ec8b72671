"""The figures of the ready races are those of their searches."""

import json
from importlib.resources import files

import pytest

from knights.scenario import parse
from knights.scenario.steps import measure

RACES = json.loads((files("knights.data") / "races.json").read_text(encoding="utf-8"))
# A count that takes too long here, from the same search written in another language.
KNOWN = {"tour/8x8/a8/geeks": 8_250_732 + 8_250_669}
WAIT = 500_000  # steps


@pytest.mark.parametrize("race", RACES, ids=lambda race: race["id"])
def test_the_figures_of_a_ready_race_are_counted(race) -> None:
    assert 2 <= len(race["lanes"]) <= 4
    assert len({parse(lane).puzzle for lane in race["lanes"]}) == 1
    for lane, steps in zip(race["lanes"], race["steps"], strict=True):
        assert str(parse(lane)) == lane
        if lane in KNOWN:
            assert steps == KNOWN[lane]
            continue
        found = measure(lane, WAIT)
        assert steps == (None if found.steps >= WAIT else found.steps)
