"""The page reads scenarios before Python is there: both are held to the same files."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from knights.data import shared
from knights.puzzles.registry import FOLDERS, KINDS
from knights.scenario import format, parse

GOLDEN = Path(__file__).parents[1] / "web" / "golden"


def read(name: str) -> Any:
    return json.loads((GOLDEN / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize(("text", "canonical"), read("scenarios.json")["canonical"].items())
def test_scenario_has_the_same_canonical_text(text: str, canonical: str) -> None:
    assert format(parse(text)) == canonical


@pytest.mark.usefixtures("golden_puzzles")
@pytest.mark.parametrize(("text", "sentence"), read("scenarios.json")["refused"].items())
def test_scenario_is_refused_in_the_same_words(text: str, sentence: str) -> None:
    with pytest.raises(ValueError) as caught:
        parse(text)
    assert str(caught.value) == sentence


# What is too long for a golden file, or too large for the page alone.
ELSEWHERE = {"long-link", "long-scenario", "too-large"}


@pytest.mark.parametrize("name", sorted(shared("mistakes").keys() - ELSEWHERE))
def test_each_sentence_that_both_have_is_held_to_an_example(name: str) -> None:
    parts = re.split(r"\{\w+\}", shared("mistakes")[name])
    sentence = re.compile(".*".join(map(re.escape, parts)), re.DOTALL)
    told = [*read("scenarios.json")["refused"].values(), *read("links.json")["refused"].values()]
    assert any(map(sentence.fullmatch, told))


@pytest.mark.parametrize("name", KINDS)
def test_a_choice_of_the_path_is_called_the_same(name: str) -> None:
    folder = FOLDERS.get(name, name).partition(".")[0]
    views = (Path(__file__).parents[2] / "web" / "puzzles" / folder).glob("*.js")
    text = "\n".join(view.read_text(encoding="utf-8") for view in views)
    found = re.findall(r'^  step = "(\w+)";$', text, re.MULTILINE)
    assert [KINDS[name].step] == (found or ["choice"])
