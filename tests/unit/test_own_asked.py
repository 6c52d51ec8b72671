"""`knights run --program FILE ...`: what is asked for, and what file is given."""

from pathlib import Path

import pytest

from knights.command.arguments import main

OWN = Path(__file__).parent / "own"
NAMES = str(OWN / "right_colouring_names.py")


@pytest.mark.parametrize(
    "line",
    [
        "colouring --map australia",  # of which the fewest colours are found first
        "colouring --map australia --colours 3",
        "colouring/australia/3",
    ],
)
def test_a_map_is_asked_for_as_everywhere(line, capsys):
    assert main(["run", "--program", NAMES, *line.split()]) == 0
    # Seven regions, in three colours: what a picture of any of its colourings shows.
    said = capsys.readouterr().err
    assert said.endswith("Your program found 1 colouring. It placed 7 and took 0 back.\n")


def test_what_is_no_file_is_told_from_what_is_not_there(tmp_path, capsys):
    assert main(["run", "--program", str(tmp_path), "queens", "6"]) == 2
    assert capsys.readouterr().err.endswith(": it is not a file\n")
    assert main(["run", "--program", str(tmp_path / "my.py"), "queens", "6"]) == 2
    assert capsys.readouterr().err.endswith(": there is no such file\n")
