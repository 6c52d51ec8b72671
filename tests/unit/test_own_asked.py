"""`knights run --program FILE ...`: scenarios, files and languages on the command line."""

from pathlib import Path

import pytest

from knights.command.arguments import main

OWN = Path(__file__).parent / "own"
NAMES = str(OWN / "right_colouring_names.py")


@pytest.mark.parametrize(
    "line",
    [
        "colouring --map australia",  # the fewest colours are found first
        "colouring --map australia --colours 3",
        "colouring/australia/3",
    ],
)
def test_a_map_is_asked_for_as_everywhere(line, capsys):
    assert main(["run", "--program", NAMES, *line.split()]) == 0
    # Any colouring of the map takes seven choices, one a region.
    said = capsys.readouterr().err
    assert said.endswith("Your program found 1 colouring. It made 7 choices and took 0 back.\n")


def test_what_is_no_file_is_told_from_what_is_not_there(tmp_path, capsys):
    assert main(["run", "--program", str(tmp_path), "queens", "6"]) == 2
    assert capsys.readouterr().err.endswith(": it is not a file\n")
    assert main(["run", "--program", str(tmp_path / "my.py"), "queens", "6"]) == 2
    assert capsys.readouterr().err.endswith(": there is no such file\n")


@pytest.mark.parametrize(("lang", "words"), [("C", ["--lang", "uk"]), ("uk_UA.UTF-8", [])])
def test_it_speaks_the_language_that_is_asked_for_or_set(lang, words, capsys, monkeypatch):
    monkeypatch.setenv("LANG", lang)
    assert main([*words, "run", "--program", NAMES, "colouring/australia/3"]) == 0
    assert "знайшла 1 розфарбування" in capsys.readouterr().err
    # The process in which the program runs writes the finding.
    assert main([*words, "run", "--program", str(OWN / "wrong_twice.py"), "tour/5x5/a5/geeks"]) == 2
    assert ", рядок 15" in capsys.readouterr().err


def test_a_language_that_is_not_known_is_refused(capsys):
    assert main(["--lang", "xx", "queens", "4"]) == 2
    assert capsys.readouterr().err == "knights: lang 'xx': it must be en or uk\n"
