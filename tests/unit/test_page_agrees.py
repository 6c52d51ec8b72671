"""Page and Python read scenarios independently, and are tested with the same files."""

import json
from pathlib import Path
from typing import Any

import pytest

from knights.language import trace
from knights.scenario import format, link, parse
from tools.language.read import read_language

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "web" / "golden"


def read_golden(name: str) -> Any:
    return json.loads((GOLDEN / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize(("text", "canonical"), read_golden("scenarios.json")["canonical"].items())
def test_scenario_has_the_same_canonical_text(text: str, canonical: str) -> None:
    assert format(parse(text)) == canonical


@pytest.mark.usefixtures("golden_puzzles")
@pytest.mark.parametrize(("text", "sentence"), read_golden("scenarios.json")["refused"].items())
def test_scenario_is_refused_in_the_same_words(text: str, sentence: str) -> None:
    with pytest.raises(ValueError) as caught:
        parse(text)
    assert str(caught.value) == sentence


# Cases of the page alone: too long or too large for a golden file, or about the page's own state.
ELSEWHERE = {"link-long", "link-long-scenario", "link-too-large"}


def test_each_sentence_that_both_have_is_held_to_an_example() -> None:
    told = set()
    for name, read in (("scenarios", parse), ("links", link.parse)):
        for text in read_golden(f"{name}.json")["refused"]:
            with pytest.raises(ValueError) as caught:
                read(text)
            told.add(trace(caught.value.args[0])[0])
    both = read_language(ROOT / "language" / "en")["link"].page.keys()
    assert both - told - ELSEWHERE == {"link-cut"}
