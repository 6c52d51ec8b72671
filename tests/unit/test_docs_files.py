"""Each file that docs/files.md shows is read by the library and by the command as described."""

import io
import re
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest
from students import LIMITS

from knights.command.arguments import main
from knights.fragment import encode
from knights.graphs import formats, graph
from knights.maps import map as maps
from knights.programs.judge.judge import judge
from knights.programs.watch.run import Program
from knights.puzzles.facets.file import Source
from knights.puzzles.registry import find_kind
from knights.puzzles.sudoku.sudoku import Sudoku
from knights.scenario import format, parse

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
    elif chapter == "Sudokus with regions":
        read = Sudoku(text)
        assert (read.givens, read.regions) == ("1....1..34......", "1112122233343444")
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


WINDOWS = {
    "its line ends": lambda text: text.replace("\n", "\r\n"),
    "its mark": lambda text: f"\ufeff{text}",
    "both": lambda text: f"\ufeff{text}".replace("\n", "\r\n"),
}


@pytest.mark.parametrize("change", WINDOWS.values(), ids=WINDOWS)
@pytest.mark.parametrize(("chapter", "heading", "text"), BLOCKS, ids=lambda part: part[:20])
def test_an_example_of_windows_is_read_as_the_same(chapter, heading, text, change, tmp_path):
    saved = change(text)
    if chapter.startswith("Sudokus"):
        assert Sudoku(saved) == Sudoku(text)
    elif chapter != "Maps":
        assert graph.read(saved).graph == graph.read(text).graph
    if not chapter.startswith("Sudokus"):
        assert maps.read(saved).graph == maps.read(text).graph
    kind = find_kind(COMMANDS.get(chapter, "sudoku"))
    values = parse(kind.entry.presets[0].scenario).values
    in_page = [kind.file.read_source(Source(each, 8000), values) for each in (saved, text)]
    assert in_page[0] == in_page[1]
    files = [tmp_path / "windows", tmp_path / "plain"]
    for file, written in zip(files, (saved, text), strict=True):
        file.write_bytes(written.encode())
    assert len({tell_file(COMMANDS.get(chapter, "sudoku"), file) for file in files}) == 1


def tell_file(command, file):
    """Return what the command answers and tells of a file."""
    said = io.StringIO()
    with redirect_stdout(said), redirect_stderr(said):
        code = main([command, str(file)])
    return code, re.sub(r"in [0-9.]+ m?s", "", said.getvalue())


PROGRAM = """givens = [[1, 0, 0, 0], [0, 0, 3, 0], [0, 4, 0, 0], [0, 0, 0, 2]]
def go():
    for r in range(4):
        for c in range(4):
            if givens[r][c] == 0:
                for d in range(1, 5):
                    if fits(r, c, d):
                        givens[r][c] = d
                        if go():
                            return True
                        givens[r][c] = 0
                return False
    for row in givens:
        print(*row)
    return True
def fits(r, c, d):
    return all(
        givens[i][c] != d and givens[r][i] != d
        and givens[r // 2 * 2 + i // 2][c // 2 * 2 + i % 2] != d
        for i in range(4)
    )
go()
"""


@pytest.mark.parametrize("change", WINDOWS.values(), ids=WINDOWS)
def test_a_program_of_windows_is_judged_as_the_same(change, tmp_path, capsys):
    file = tmp_path / "program.py"
    file.write_bytes(change(PROGRAM).encode())
    assert main(["run", "--program", str(file), "sudoku", "1.....3..4.....2"]) == 0
    out, told = capsys.readouterr()
    assert out.split() == [*"1324423124133142"]
    assert "That's right." in told
    judged = judge(Program(change(PROGRAM)), "sudoku/1.....3..4.....2", LIMITS)  # as in the page
    assert (judged.outcome, judged.findings) == ("found", [])


@pytest.mark.parametrize("change", WINDOWS.values(), ids=WINDOWS)
def test_a_task_of_windows_is_the_same(change):
    text = "1...\n..3.\n.4..\n...2"
    written = parse(f"sudoku/{encode(change(text))}")
    assert format(written) == "sudoku/1.....3..4.....2"


@pytest.mark.parametrize("form", ["GraphML", "GEXF"])
def test_without_networkx_one_sentence_says_what_brings_it(form, monkeypatch):
    monkeypatch.setitem(sys.modules, "networkx", None)
    text = next(text for _, heading, text in BLOCKS if heading == form)
    with pytest.raises(ValueError, match=rf"this is {form}\..*pip install networkx"):
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
