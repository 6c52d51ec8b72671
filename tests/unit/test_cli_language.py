"""The command line in Ukrainian leaves nothing in English."""

import argparse
import ast
import io
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from test_cli import EXACT, WRONG

from knights.command.arguments import SPLIT, main
from knights.command.console import write_part
from knights.command.parser import WORDS
from knights.drawings.bars import draw_bars
from knights.language import speaking
from knights.maps.map import BUILT_IN
from knights.move_orders import LEAPERS
from knights.puzzles.registry import PUZZLES
from knights.puzzles.tour.command import FORMS

COMMANDS = [*PUZZLES, *(alias for kind in PUZZLES.values() for alias in kind.aliases)]
COMMANDS += ["run", "events", *SPLIT, "record"]
PARAMETERS = [each for kind in PUZZLES.values() for each in kind.entry.parameters]
# Names aren't translated: those of commands, parameters, their values and formats.
NAMES = {
    *COMMANDS,
    *(parameter.name for parameter in PARAMETERS),
    *(choice.value for parameter in PARAMETERS for choice in parameter.choices),
    *(style for kind in PUZZLES.values() for style in kind.drawing.styles),
    *LEAPERS,
    *BUILT_IN,
    *FORMS,
    *("knights", "help", "program", "input", "option", "layer", "format", "part", "lang"),
    *("example", "dodecahedron", "petersen", "africa", "any", "svg", "rows", "columns", "row"),
    *("features", "small", "easy", "hard", "large", "name", "value", "jobs", "parts", "output"),
    *("pip", "install", "dask", "uk", "max", "events", "new", "seed", "form", "puzzle", "link"),
    *("html", "scorm", "qti", "moodle", "networkx"),
}
# Quotations, options, the test's files, and places such as c3 or 5x5.
QUOTED = re.compile(r"(?<!\w)'[^']*'|\{[^}]*\}|--[\w-]+|\S*[/=.]\S+|\b\w*\d\w*\b")


def list_foreign(text: str) -> set[str]:
    """Return the words in lower-case Latin letters other than names."""
    return set(re.findall(r"\b[a-z]{2,}\b", QUOTED.sub(" ", text))) - NAMES


@pytest.fixture
def told(capsys: Any) -> Any:
    """Return a function that runs a command line in Ukrainian: status and all output."""

    def run(line: str) -> tuple[int, str]:
        status = main(["--lang", "uk", *line.split()])
        written = capsys.readouterr()
        return status, written.out + written.err

    return run


def test_english_is_seen(capsys: Any) -> None:
    main(["queens", "--help"])
    words = list_foreign(capsys.readouterr().out)
    assert {"usage", "options", "how", "stop", "write", "solution"} <= words


@pytest.mark.parametrize("command", ["", *COMMANDS, "run --program FILE"])
def test_a_help_is_in_ukrainian(command: str, told: Any) -> None:
    status, text = told(f"{command} --help")
    assert (status, list_foreign(text)) == (0, set())
    assert "використання: knights" in text and "показати цю довідку" in text


@pytest.mark.parametrize("line", [line for line, _ in WRONG])
def test_a_mistake_is_told_in_ukrainian(line: str, told: Any) -> None:
    status, text = told(line)
    assert status == 2 and text.startswith("knights: ")
    assert list_foreign(text) == set()
    assert re.search("[а-щьюяєії]{3}", text)


MORE = [
    *("count", "count queens 8 --jobs 0", "count queens 8 --first 2", "count forest/example/A"),
    *("count queens 8 --max-events 9", "count queens 8 --dask x --jobs 2"),
    *("count queens 8 --resume /", "race queens/8"),
    *("table queens 8 --by n", "table queens 8 --by start", "events queens 8 --detailed --max x"),
    *("events tour 5x5 --detailed --form flag", "queens 8 --format", "queens 8 --all=3"),
    *("run queens/8@9.x", "run new/chess/4", "run queens/8/goal", "run tour/0x5/a1/geeks"),
    "tour 5x5 --c",
]


@pytest.mark.parametrize("line", MORE)
def test_another_mistake_is_told_in_ukrainian(line: str, told: Any) -> None:
    test_a_mistake_is_told_in_ukrainian(line, told)


@pytest.mark.parametrize(
    ("line", "status"), [(line, status) for line, status, _, said in EXACT if said]
)
def test_what_came_of_a_search_is_told_in_ukrainian(line: str, status: int, told: Any) -> None:
    found, text = told(line)
    said = [row for row in text.splitlines() if row.startswith("knights: ")]
    assert found == status and said
    assert list_foreign("\n".join(said)) == set()


MAPS = [
    *("{", "[]", '{"type": "FeatureCollection"}', '{"type": "Point"}', "0,0 1,1", "0,0 1,0 x"),
    *('{"type": "Polygon", "coordinates": 5}', '{"type": "Polygon", "coordinates": [[[1e99,0]]]}'),
    '{"type": "Polygon", "coordinates": [[[0,0],[1,0],[1,1],[0,1]]]}',
    '{"type": "Polygon", "coordinates": [[[0,0],[2,2],[2,0],[0,2],[0,0]]]}',
    '{"type": "Topology"}',
    '{"type": "Topology", "objects": {}, "arcs": []}',
    *("A: A", "A -> B\nA - B", "0,0 4,0 4,4 0,0\n9,9 Isle"),
]


@pytest.mark.parametrize("text", MAPS)
def test_a_map_that_is_none_is_told_in_ukrainian(text: str, told: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))
    test_a_mistake_is_told_in_ukrainian("colouring -", told)


def test_what_is_counted_has_its_plural_form(told: Any) -> None:
    assert told("queens 8 --count")[1] == "92 розв'язки, 12 істотно різних\n"
    assert told("sudoku easy --count --order places")[1] == "1 розв'язок\n"
    assert told("colour --map australia --colours 3 --count")[1] == "18 розфарбувань\n"


def test_the_system_s_language_is_spoken_where_none_is_named(monkeypatch: Any, capsys: Any) -> None:
    monkeypatch.setenv("LANG", "uk_UA.UTF-8")
    assert main(["queens", "3"]) == 1
    assert capsys.readouterr().err.startswith("knights: Розв'язку немає.")
    assert main(["--lang", "xx", "queens", "3"]) == 2
    assert capsys.readouterr().err == "knights: lang 'xx': має бути en або uk\n"
    assert main(["--lang", "en", "queens", "3"]) == 1
    assert capsys.readouterr().err.startswith("knights: There is no solution.")


def test_python_s_parser_says_all_that_is_told_for_it() -> None:
    source = Path(argparse.__file__).read_text(encoding="utf-8")
    asked = [
        node.args[0]
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "_"
    ]
    said = {word.value for word in asked if isinstance(word, ast.Constant)}
    assert WORDS.keys() <= said


def test_numbers_outside_of_sentences_are_written_as_in_them() -> None:
    with speaking("uk"):
        assert write_part(0.25) == "0,25"
        assert "399\u00a0250+<" in draw_bars("", [("left", 399_250, True)])
