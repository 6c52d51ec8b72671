"""Commands as they were before each had its puzzle's name: they go on working.

`links.json` holds the same of links.
"""

import pytest

from knights.command.arguments import main


def run(capsys, command):
    status = main(command.split())
    return status, capsys.readouterr().out


@pytest.mark.parametrize(
    ("command", "status", "out"),
    [
        ("tour 3x4 --start a1 --format geeks", 0, "2 5 10 7\n11 8 1 4\n0 3 6 9\n"),
        ("queens 4 --format textbook", 0, "a2 b4 c1 d3\n\n4 | . Q . .\n3 | . . . Q\n"),
        ("colour --map australia", 0, "3 colours\nWestern Australia: "),
        ("colour --map australia --colours 2", 1, ""),
        ("dfs --graph example --start A --limit 6", 0, "A B D E F C\n"),
        ("dfs --graph example --general", 0, "A 1/12\n  B 2/11\n    C 3/4\n    D 5/10\n"),
        ("sudoku small --order fewest", 0, ""),
        ("run colouring/australia/2", 1, ""),
        ("run dfs/example/A", 2, ""),
        ("run sudoku/small --format textbook", 0, ""),
    ],
)
def test_an_old_command_works(command, status, out, capsys):
    assert run(capsys, command)[0] == status
    assert run(capsys, command)[1].startswith(out)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("colour --map australia --colours 3", "colouring --map australia --colours 3"),
        ("dfs --graph petersen --cycle", "graph --graph petersen --cycle"),
        ("dfs --graph example --general --format csv", "forest example A --format csv"),
        ("events dfs --graph example --general", "events forest example A"),
    ],
)
def test_a_puzzle_s_own_name_says_the_same(old, new, capsys):
    assert run(capsys, old) == run(capsys, new)
