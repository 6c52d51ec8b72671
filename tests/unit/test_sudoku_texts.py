"""Sudokus in the formats of other programs: each is read as the same grid, or refused."""

import json

import pytest

from knights.command.arguments import main
from knights.puzzles.sudoku import grid_text
from knights.puzzles.sudoku.sudoku import Sudoku, example
from knights.scenario import build, parse

EASY = example("easy")
ROWS = [EASY[begin : begin + 9] for begin in range(0, 81, 9)]
NUMBERS = [[0 if cell == "." else int(cell) for cell in row] for row in ROWS]
OURS = Sudoku(EASY).text()


def ruled(blank, cross="+", wall="|", line="-"):
    """Return the grid with walls in the rows, and rules between the boxes."""
    rule = cross.join([line * 3] * 3)
    rows = [wall.join(row[at : at + 3] for at in (0, 3, 6)) for row in ROWS]
    return "\n".join([*rows[:3], rule, *rows[3:6], rule, *rows[6:]]).replace(".", blank)


ONE = {
    "81 signs": EASY,
    "zeros": EASY.replace(".", "0"),
    "rows": "\n".join(ROWS),
    "rows of Windows": "\r\n".join(ROWS) + "\r\n",
    "dashes": "\n".join(ROWS).replace(".", "-"),
    "lines": "\n".join(ROWS).replace(".", "_"),
    "stars": "\n".join(ROWS).replace(".", "*"),
    ".sdk": "#ASomeone\n#DA grid\n#L1\n" + "\n".join(ROWS),
    ".sdk with sections": "[Puzzle]\n" + "\n".join(ROWS) + "\n[State]\n" + "\n".join(["1" * 9] * 9),
    ".ss": "\n".join(
        ["*-----------*"] + [f"|{line}|" for line in ruled(".").splitlines()] + ["*-----------*"]
    ),
    "a grid with words around it": f"Puzzle\n\n{ruled('.')}\n Some Sudoku\n  Version 4.2n\n",
    "ours": OURS,
    "rules and zeros": ruled("0"),
    "rules and dashes": ruled("-"),
    "rules of box drawing": ruled(".", "┼", "│", "─"),
    "rules of equals signs": ruled(".", "+", "|", "="),
    "blanks between all": "\n".join(" ".join(row) for row in ROWS),
    "commas": "\n".join(",".join(map(str, row)) for row in NUMBERS),
    "commas and nothing": "\n".join(",".join(str(n or "") for n in row) for row in NUMBERS),
    "semicolons": "\n".join(";".join(map(str, row)) for row in NUMBERS),
    "tabs": "\n".join("\t".join(map(str, row)) for row in NUMBERS),
    "commas in one line": ",".join(str(n) for row in NUMBERS for n in row),
    "commas and quotes": "\n".join(",".join(f'"{n}"' for n in row) for row in NUMBERS),
    "JSON": json.dumps(NUMBERS),
    "JSON in a list": json.dumps([n for row in NUMBERS for n in row]),
    "JSON of texts": json.dumps(["".join(map(str, row)) for row in NUMBERS]),
    "JSON with null": json.dumps([[n or None for n in row] for row in NUMBERS]),
    "JSON with a board": json.dumps({"difficulty": "easy", "board": NUMBERS}),
    "JSON with its solution": json.dumps(
        {"newboard": {"grids": [{"value": NUMBERS, "solution": [[1] * 9] * 9}]}}
    ),
    "JSON with a text": json.dumps({"puzzle": EASY, "solution": "1" * 81}),
    "an address": f"https://www.sudokuwiki.org/sudoku.htm?bd={EASY.replace('.', '0')}",
    "an address with more": f"https://example.org/?x=1&bd={EASY}&y=2#z",
    "an address with a path": f"https://example.org/play/{EASY.replace('.', '0')}",
    "full-width digits": EASY.translate({n: n + 0xFEE0 for n in range(33, 127)}),
    "Arabic digits": EASY.replace(".", "0").translate({48 + n: 0x660 + n for n in range(10)}),
    "Persian digits": EASY.replace(".", "0").translate({48 + n: 0x6F0 + n for n in range(10)}),
    "middle dots": EASY.replace(".", "·"),
    "a puzzle and its solution": f"{EASY},{'1' * 81}",
    "a mark before it": "\ufeff" + EASY,
}


@pytest.mark.parametrize("text", ONE.values(), ids=ONE)
def test_a_grid_is_read_in_each_form(text):
    assert Sudoku(text).givens == EASY


def test_the_library_reads_what_it_writes():
    for name in ("small", "easy", "hard", "large"):
        assert Sudoku(Sudoku(example(name)).text()).givens == Sudoku(example(name)).givens


def test_sixteen_signs_are_read_as_numbers_and_letters():
    large = Sudoku(example("large"))
    digits = [large.grid()[begin : begin + 16] for begin in range(0, 256, 16)]
    assert Sudoku("\n".join(",".join(map(str, row)) for row in digits)).givens == large.givens
    assert Sudoku("\n".join(" ".join(map(str, row)) for row in digits)).givens == large.givens
    letters = "".join(".ABCDEFGHIJKLMNOP"[digit] for row in digits for digit in row)
    assert Sudoku(letters).givens == large.givens


HARD = example("hard")
MANY = f"# three\n{EASY}\n{HARD} 25 # hard\n{'.' * 81}\n"


def test_a_file_of_several_grids_gives_the_first_or_that_of_a_number():
    assert Sudoku(MANY).givens == EASY
    found = grid_text.read(MANY, 2)
    assert (found.cells, found.told) == (HARD, "This is grid 2 of 3.")
    table = f"quizzes,solutions\n{EASY},{'1' * 81}\n{HARD},{'1' * 81}"
    assert grid_text.read(table, 2).cells == HARD
    with pytest.raises(ValueError, match="number 4: this text has 3 grids"):
        grid_text.read(MANY, 4)


def test_the_command_takes_a_grid_by_its_number(tmp_path, capsys):
    file = tmp_path / "many.sdm"
    file.write_text(MANY, encoding="utf-8")
    assert main(["sudoku", str(file), "--number", "2"]) == 0
    out, told = capsys.readouterr()
    assert "This is grid 2 of 3." in told
    pairs = zip(HARD, Sudoku(out).givens, strict=True)
    assert all(given in (".", shown) for given, shown in pairs)
    assert main(["sudoku", str(file), "--number", "0"]) == 2
    assert "number '0'" in capsys.readouterr().err


def test_a_scenario_may_hold_a_text_with_its_lines():
    assert build(parse("sudoku/1...%0A..3.%0A.4..%0A...2")).givens == "1.....3..4.....2"


WRONG = {
    "a row too short": ("\n".join([*ROWS[:4], ROWS[4][:-1], *ROWS[5:]]), "row 5 has 8 cells"),
    "a row too long": ("\n".join([ROWS[0] + "1", *ROWS[1:]]), "row 1 has 10 cells"),
    "a row of a table too short": (
        "\n".join([",".join(map(str, row)) for row in NUMBERS[:8]] + ["1,2"]),
        "row 9 has 2 cells",
    ),
    "dashes that may be blanks or rules": (
        "1...\n..3.\n" + f"{'-' * 13}\n" * 5 + ".4..\n...2",
        "lines of dashes can be rules or blank rows here",
    ),
    "candidates": (
        "*---*\n" + "\n".join("| 1567 3 156 | 4 125 17 | 689 5 57 |" for _ in range(9)),
        "this is a grid of candidates",
    ),
    "cut off": (EASY[:-1], "80 characters: a sudoku has 81"),
    "a number too large": (
        "\n".join(",".join(["10", *map(str, row[1:])]) for row in NUMBERS),
        "'10' in r1c1",
    ),
    "JSON of nothing": ("{}", "this JSON holds no grid"),
    "JSON cut off": (json.dumps(NUMBERS)[:-5], "this JSON holds no grid"),
    "JSON of eight rows": (json.dumps(NUMBERS[:8]), "this JSON holds no grid"),
    "an address of a code": (
        "https://www.sudokuwiki.org/sudoku.htm?bd=S9B0103",
        "this address holds no grid",
    ),
    "an address cut off": (f"https://x.org/?bd={EASY[:80]}", "this address holds no grid"),
    "0 and dots among 16": ("0." + "." * 254, "0 may be a blank or a digit"),
    "a sentence": ("What is a sudoku?", "14 characters: a sudoku has 81"),
}


@pytest.mark.parametrize(("text", "said"), WRONG.values(), ids=WRONG)
def test_what_is_no_grid_is_refused_with_a_reason(text, said):
    with pytest.raises(ValueError) as refusal:
        Sudoku(text)
    assert said in str(refusal.value)
