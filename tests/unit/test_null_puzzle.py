"""The null puzzle works like every puzzle, though only the registry knows it.

The numbers of its solutions are those of OEIS A002464.
"""

import csv
import json
import subprocess
import sys
from dataclasses import asdict
from io import StringIO
from pathlib import Path
from xml.etree import ElementTree

import pytest

from knights.command.arguments import main
from knights.page import bridge, catalogue, gallery
from knights.puzzles import registry
from knights.scenario import link, scenario
from knights.scenario.link import Link
from knights.scenario.moment import Moment
from knights.search import Search
from null_site import copy_project, enter_null
from tools.build.places import TOOLS

SVG = "{http://www.w3.org/2000/svg}"
# 1 3 can be followed neither by 2 nor by 4: back to 1, then 4 and 2, a dead end as well.
FIRST = [0, 2, ~2, 3, 1, ~1, ~3, ~0, 1, 3, 0, 2]


def run(capsys: pytest.CaptureFixture[str], command: str) -> tuple[int, str]:
    status = main(command.split())
    return status, capsys.readouterr().out


def ask(question: str, *given: object) -> object:
    return json.loads(getattr(bridge, question)(*given))


def test_it_is_in_the_catalogue_from_which_the_page_draws_its_form() -> None:
    (entry,) = (e for e in json.loads(catalogue.as_json())["puzzles"] if e["name"] == "line")
    assert (entry["title"], entry["presets"][0]["id"]) == ("Numbers in a line", "line-4")
    # The null puzzle invents no instances, and the message names the puzzles that do.
    assert entry["invents"] is False
    with pytest.raises(ValueError, match="puzzle 'line': it must be tour, queens"):
        scenario.parse("new/line/1")


def test_it_has_its_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "line 4") == (0, "1 3 0 2\n")
    assert run(capsys, "line 3") == (1, "")
    assert run(capsys, "line 10") == (2, "")
    assert "1 to n in a line" in run(capsys, "--help")[1]
    assert "--first K" in run(capsys, "line --help")[1]


@pytest.mark.parametrize(("n", "number"), [*enumerate([1, 0, 0, 2, 14, 90, 646], start=1)])
def test_all_its_solutions_are_counted(
    n: int, number: int, capsys: pytest.CaptureFixture[str]
) -> None:
    expected = (0, f"{number} solution{'' if number == 1 else 's'}\n")
    assert run(capsys, f"line {n} --count") == (expected if number else (1, "0 solutions\n"))
    found = ask("solutions", f"line/{n}/goal=all", None, None, 10**6)
    assert len({item["kind"] for item in found["solutions"]}) == number
    assert found["state"] is None


def test_its_events_are_written(capsys: pytest.CaptureFixture[str]) -> None:
    lines = [json.loads(line) for line in run(capsys, "events line 4")[1].splitlines()]
    told = [line["choice"] if line["kind"] == "place" else ~line["choice"] for line in lines[:-1]]
    assert told == FIRST
    assert lines[-1] == {"kind": "end", "placed": 8, "undone": 4, "verdict": "found"}
    steps = [json.loads(line) for line in run(capsys, "events line 4 --detailed")[1].splitlines()]
    assert steps[2] == {"kind": "reject", "choice": 1, "label": "1", "reason": "next to 1"}


def test_a_link_holds_any_moment_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    found = scenario.parse("line/9/goal=all")
    search = Search(scenario.build(found), "all", limit=12_345).run()
    text = link.format(Link(found, 12_345, Moment(search.state, search.deepest)))
    assert "@12345." in text
    assert link.parse(text).moment == Moment(search.state, search.deepest)
    shown = " ".join(map(str, search.path))
    assert run(capsys, f"run {text}") == (3, f"{shown}\n")
    with pytest.raises(ValueError, match="n '12': it must be a number from 1 to 9"):
        link.parse("line/12")


def test_the_page_plays_it_both_ways() -> None:
    described = ask("describe", "line/4")
    assert (described["size"], described["length"], described["scenario"]) == (4, 4, "line/4")
    searching = bridge.Run("line/4")
    assert searching.more(20).tolist() == FIRST
    assert searching.verdict == "found"
    backwards = bridge.rewind("line/4", [1, 3, 0, 2], None, 20).tolist()
    assert [~event for event in backwards] == [~event for event in reversed(FIRST)]
    assert ask("progress", "line/4", [1, 3, 0, 2], None) == pytest.approx(0.25)
    assert ask("solved", "line/4", [1, 3, 0, 2]) is True


def test_the_panels_have_their_answers() -> None:
    [step] = ask("describe_steps", "line/4", [0], 2, 0, 0)["steps"]
    refused = "After 2 nothing was left to try. 0 and 2: used already. 1 and 3: next to 3."
    assert step["refused"] == refused
    assert step["sentence"] == "Dead end: nothing can follow 2. The search takes it back."
    told = ask("describe_step", "line/4", [0], 2)
    assert told["following"] == 3
    assert told["levels"][1] == {"choices": [2, 3], "tried": 1, "cut": 0, "stopped": []}
    # Three numbers can begin; after 1 or 3 one can follow, which the estimate counts for all three.
    assert ask("probe", "line/3", 10, 1)["largest"] == 3 + 3
    forms = {form["name"]: form["refusal"] for form in ask("forms", "line/4")}
    assert forms == {"scheme": None}
    made = ask("frames", "line/4", "scheme", [1, 3], None)["made"]
    assert made["variables"][-1] == ["path", "1 3"]


def test_why_says_what_is_refused_and_since_when_it_is_lost() -> None:
    told = ask("explain", "line/4", [0, 2], None, [], 0)
    refused = "0 (used already), 1 (next to 3), 2 (used already) and 3 (next to 3)."
    assert told["title"] == "No solution is possible from here"
    assert told["sentence"] == told["reason"] == f"No option is left: {refused}"
    assert told["marks"] == [
        {"role": "lost", "told": "ruled out", "places": [0, 1, 2, 3], "arrows": [], "lines": []}
    ]
    assert ask("explain", "line/4", [1, 3, 0, 2], None, [], 0)["title"] == "Solved"
    assert ask("explain", "line/4", [1], None, [], 0)["tone"] == "unknown"
    # After 1 all is lost: 3 or 4 follows, and after these at most 2.
    dated = ask("explain", "line/4", [0, 2], None, [], 100)
    assert (dated["depth"], dated["since"]) == (
        1,
        "The mistake was choice 1 (0). Before it, a solution was still possible.",
    )


def test_a_moment_is_saved_as_text_json_table_and_picture() -> None:
    def save(style: str) -> str:
        return str(ask("board_text", "line/4", [1, 3], None, style))

    assert save("text") == "1 3\n"
    assert json.loads(save("json")) == {"choices": [1, 3], "labels": ["1", "3"]}
    rows = list(csv.DictReader(StringIO(save("csv"))))
    assert rows == [{"step": "1", "choice": "1"}, {"step": "2", "choice": "3"}]
    picture = ElementTree.fromstring(save("svg"))
    assert picture.findtext(f"{SVG}title") == "Numbers in a line: 2 of 4 chosen"
    assert [text.text for text in picture.iter(f"{SVG}text")] == ["1", "1", "2", "3"]


def test_it_is_in_the_gallery() -> None:
    exhibit = json.loads(json.dumps(asdict(gallery.exhibit(registry.presets()["line-4"]))))
    # 1 3 is a dead end, and so is 1 4 2, as 3 may not follow 2.
    told = [exhibit[name] for name in ("id", "path", "undone", "position", "events")]
    assert told == ["line-4", [0, 3], 1, 6, [0, 2, ~2, 3, 1, ~1]]
    assert exhibit["description"]["puzzle"] == "line"


def test_a_state_of_another_search_is_refused() -> None:
    with pytest.raises(ValueError, match=r"choice 1 below path \[0\]: it must be one of \[2, 3\]"):
        bridge.describe_step("line/4", [0, 1], None)


HOME = "knights/puzzles/line"


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("kind.py", "", "", ""),
        ("kind.py", "entry = ", "other = ", f"{HOME}/kind.py: LineKind must have entry: its"),
        ("kind.py", "build(", "make(", f"{HOME}/kind.py: LineKind must have build: its puzzle"),
        ("kind.py", "presets=(", "presets=() and (", f"{HOME}/kind.py: LineKind.entry must"),
        ("kind.py", "line/4", "line/x", f"src/{HOME}/kind.py: preset 'line-4': n 'x': it must be"),
        ("../registry.py", '"line": "line",', "", f"src/{HOME}/kind.py: it is not in FOLDERS, in"),
        ("invention.py", "", "def invent(chance): ...", f"src/{HOME}/invention.py must have prune"),
        (
            "play.py",
            "",
            "class Playing: ...",
            f"src/{HOME}/play.py: module 'knights.puzzles.line.play'",
        ),
        ("__init__.py", None, "", f"src/{HOME}/__init__.py is missing: the wheel needs it"),
    ],
)
def test_the_build_says_in_a_sentence_which_piece_is_missing(
    file: str, old: str | None, new: str, sentence: str, tmp_path: Path
) -> None:
    project = tmp_path / "project"
    copy_project(project, "src", "web/board")
    enter_null(project)
    place = project / "src" / HOME / file
    if old is None:
        place.unlink()
    else:
        text = place.read_text("utf-8").replace(old, new) if place.exists() else new
        place.write_text(text, "utf-8")
    command = [sys.executable, "-I", "-B", TOOLS / "puzzles.py", "src"]
    told = subprocess.run(command, cwd=project, capture_output=True, text=True).stderr
    assert told.startswith(sentence)
    assert told.count("\n") == bool(sentence)
