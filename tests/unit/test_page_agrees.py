"""The page reads scenarios before Python is there: both are held to the same files."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from knights.board import parse_board
from knights.data import shared
from knights.page.bridge import describe
from knights.page.catalogue import as_json
from knights.puzzles.registry import KINDS
from knights.scenario import build, format, parse

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


@pytest.mark.usefixtures("golden_puzzles")
def test_parameters_are_those_that_the_page_is_tested_with() -> None:
    catalogue, kept = json.loads(as_json()), read("catalogue.json")
    for part in ("orders", "leapers", "link", "daily"):
        assert catalogue[part] == kept[part]
    for entry, old in zip(catalogue["puzzles"], kept["puzzles"], strict=True):
        assert [entry["name"], entry["invents"]] == [old["name"], old["invents"]]
        assert [*map(rules, entry["parameters"])] == [*map(rules, old["parameters"])]


def rules(parameter: dict[str, Any]) -> dict[str, Any]:
    """What a parameter allows, without the words for it."""
    allowed = {key: value for key, value in parameter.items() if key not in ("label", "help")}
    return {**allowed, "choices": [choice["value"] for choice in parameter["choices"]]}


@pytest.mark.parametrize("name", KINDS)
def test_a_choice_of_the_path_is_called_the_same(name: str) -> None:
    folder = type(KINDS[name]).__module__.split(".")[-2]
    views = (Path(__file__).parents[2] / "web" / "puzzles" / folder).glob("*.js")
    text = "\n".join(view.read_text(encoding="utf-8") for view in views)
    found = re.findall(r'^  step = "(\w+)";$', text, re.MULTILINE)
    assert [KINDS[name].step] == (found or ["choice"])


@pytest.mark.parametrize("case", read("board.json")["names"])
def test_squares_have_the_same_names(case: dict[str, Any]) -> None:
    board = parse_board(f"{case['rows']}x{case['columns']}")
    for name, square in case["names"].items():
        assert (board.name(square), board.square(name)) == (name, square)


@pytest.mark.parametrize("case", read("board.json")["neighbours"])
def test_moves_lead_to_the_same_squares(case: dict[str, Any]) -> None:
    board = parse_board(f"{case['rows']}x{case['columns']}", case["holes"])
    table = board.neighbours([tuple(move) for move in case["moves"]])
    targets = [board.name(square) for square in table[board.square(case["square"])]]
    assert targets == case["targets"]


@pytest.mark.parametrize("case", read("orders.json"), ids=lambda case: case["scenario"])
def test_search_tries_what_the_page_marks_as_next(case: dict[str, Any]) -> None:
    puzzle = build(parse(case["scenario"]))
    if "bias" in case:
        assert json.loads(describe(case["scenario"]))["board"]["bias"] == case["bias"]
    for place in case["places"]:
        path = tuple(place["path"])
        assert list(puzzle.choices(path)) == place["choices"]
        assert next(iter(puzzle.candidates(path))).choice == place["first"]
