"""Each file that docs/files.md shows is read by the library and by the command as described."""

import re
import sys
from pathlib import Path

import pytest

from knights.command.arguments import main
from knights.graphs import formats, graph
from knights.maps import map as maps
from knights.puzzles.sudoku.sudoku import Sudoku

TEXT = (Path(__file__).parents[2] / "docs" / "files.md").read_text(encoding="utf-8")
COMMANDS = {"Graphs": "graph", "Graphs by NetworkX": "graph", "Maps": "colouring"}
BLOCK = re.compile(r"^(#{2,3}) ([^\n]*)$|^```\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def list_blocks():
    """Yield each example with its chapter and its heading."""
    chapter = heading = ""
    for found in BLOCK.finditer(TEXT):
        if found[1] == "##":
            chapter = found[2]
        elif found[1]:
            heading = found[2]
        else:
            yield chapter, heading, found[3]


BLOCKS = list(list_blocks())


def test_each_form_that_is_read_is_shown():
    shown = {heading for _, heading, _ in BLOCKS}
    assert {*formats.MODULES} - {"sparse6", "digraph6"} <= shown


@pytest.mark.parametrize(("chapter", "heading", "text"), BLOCKS, ids=lambda part: part[:20])
def test_an_example_is_read(chapter, heading, text, tmp_path, capsys):
    if chapter == "Sudokus":
        assert Sudoku(text).givens == "1.....3..4.....2"
    elif chapter == "Maps":
        assert maps.read(text).names == ("West", "East")
        assert len(maps.read(text).borders) == 1
    else:
        reading = graph.read(text)
        assert reading.form is not None
        assert heading not in formats.MODULES or heading in reading.form
        assert maps.read(text).names == reading.graph.names
    file = tmp_path / "file"
    file.write_text(text, encoding="utf-8")
    assert main([COMMANDS.get(chapter, "sudoku"), str(file)]) in (0, 1)
    assert capsys.readouterr().err


@pytest.mark.parametrize("form", ["GraphML", "GEXF"])
def test_without_networkx_one_sentence_says_what_brings_it(form, monkeypatch):
    monkeypatch.setitem(sys.modules, "networkx", None)
    text = next(text for _, heading, text in BLOCKS if heading == form)
    with pytest.raises(ValueError, match=rf"this is {form}\..*pip install knights\[files\]"):
        graph.parse(text)


def test_the_library_alone_needs_no_networkx(monkeypatch):
    monkeypatch.setitem(sys.modules, "networkx", None)
    for chapter, _, text in BLOCKS:
        if chapter in ("Graphs", "Maps"):
            maps.read(text)


def test_what_is_too_large_is_told_before_it_is_read(tmp_path, capsys):
    file = tmp_path / "large"
    with file.open("wb") as stream:
        stream.truncate(graph.MOST_BYTES + 1)
    for command in ("graph", "colouring", "sudoku"):
        assert main([command, str(file)]) == 2
        assert "it must have at most 16,000,000 bytes" in capsys.readouterr().err
