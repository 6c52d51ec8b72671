"""Sudokus with regions in the formats of other programs: each is read as the same, or refused.

All readings were written down before the reader was: the same four regions of four cells, and the
same five digits.
"""

import json

import pytest

from knights.puzzles.sudoku import grid_text
from knights.puzzles.sudoku.sudoku import Sudoku

GIVENS = "1....1..34......"
REGIONS = "1112122233343444"
GRID = "1...\n.1..\n34..\n...."
LETTERS = "AAAB\nABBB\nCCCD\nCDDD"
NUMBERS = [[1, 0, 0, 0], [0, 1, 0, 0], [3, 4, 0, 0], [0, 0, 0, 0]]
AREAS = [[0, 0, 0, 1], [0, 1, 1, 1], [2, 2, 2, 3], [2, 3, 3, 3]]
LISTS = [[[0, 0], [0, 1], [0, 2], [1, 0]], [[0, 3], [1, 1], [1, 2], [1, 3]]]
LISTS += [[[2, 0], [2, 1], [2, 2], [3, 0]], [[2, 3], [3, 1], [3, 2], [3, 3]]]
OURS = """
+-----------+---+
| 1   .   . | . |
|   +-------+   |
| . | 1   .   . |
+---+-------+---+
| 3   4   . | . |
|   +-------+   |
| . | .   .   . |
+---+-----------+
"""
NARROW = """
+-----+-+
|1 . .|.|
| +---+ |
|.|1 . .|
+-+---+-+
|3 4 .|.|
| +---+ |
|.|. . .|
+-+-----+
"""
ROUND = """
.-----------.---.
| 1   .   . | . |
|   .-------'   |
| . | 1   .   . |
:---'-------.---:
| 3   4   . | . |
|   .-------'   |
| . | .   .   . |
'---'-----------'
"""
DRAWN = """
┏━━━━━━━━━━━┳━━━┓
┃ 1         ┃   ┃
┃   ┏━━━━━━━┛   ┃
┃   ┃ 1         ┃
┣━━━╋━━━━━━━┳━━━┫
┃ 3   4     ┃   ┃
┃   ┏━━━━━━━┛   ┃
┃   ┃           ┃
┗━━━┻━━━━━━━━━━━┛
"""
# Thin lines part all cells, heavy ones the regions.
HEAVY = """
┏━━━┯━━━┯━━━┳━━━┓
┃ 1 │   │   ┃   ┃
┠───╆━━━┿━━━╃───┨
┃   ┃ 1 │   │   ┃
┣━━━╇━━━┿━━━╈━━━┫
┃ 3 │ 4 │   ┃   ┃
┠───╆━━━┿━━━╃───┨
┃   ┃   │   │   ┃
┗━━━┻━━━┷━━━┷━━━┛
"""
PUZZLE = {"size": 4, "title": "", "ruleset": "Each digit once."}
CELLS = [
    [
        {"region": area, **({"value": digit, "given": True} if digit else {})}
        for digit, area in zip(row, areas, strict=True)
    ]
    for row, areas in zip(NUMBERS, AREAS, strict=True)
]
SUMO = "=1J0=0J0=0J0=0J1=0J0=1J1=0J1=0J1=3J2=4J2=0J2=0J3=0J2=0J3=0J3=0J3"
JIGMAP = "1112122233343444"

ONE = {
    "a grid and a region grid": f"{GRID}\n\n{LETTERS}\n",
    "without a line between": f"{GRID}\n{LETTERS}",
    "the regions first": f"{LETTERS}\n\n{GRID}",
    "small letters": f"{GRID}\n\n{LETTERS.lower()}",
    "digits from 0": f"{GRID}\n\n0001\n0111\n2223\n2333",
    "digits in any order": f"{GRID}\n\n4442\n4222\n1113\n1333",
    "of Windows": f"{GRID}\n\n{LETTERS}\n".replace("\n", "\r\n"),
    "a mark before it": f"\ufeff{GRID}\n\n{LETTERS}",
    "zeros": f"{GRID.replace('.', '0')}\n\n{LETTERS}",
    "dashes": f"{GRID.replace('.', '-')}\n\n{LETTERS}",
    "blanks between all": "1 . . .\n. 1 . .\n3 4 . .\n. . . .\n\n"
    "A A A B\nA B B B\nC C C D\nC D D D",
    "with its size above": "4 4\n1 - - -\n- 1 - -\n3 4 - -\n- - - -\n"
    "1 1 1 2\n1 2 2 2\n3 3 3 4\n3 4 4 4",
    "names of two digits": f"{GRID}\n\n10 10 10 11\n10 11 11 11\n12 12 12 13\n12 13 13 13",
    "commas": "1,,,\n,1,,\n3,4,,\n,,,\n\nA,A,A,B\nA,B,B,B\nC,C,C,D\nC,D,D,D",
    "a ruled grid": f"1 . | . .\n. 1 | . .\n----+----\n3 4 | . .\n. . | . .\n\n{LETTERS}",
    "remarks": f"# mine\n{GRID}\n# its regions\n{LETTERS}",
    "sections": f"[Puzzle]\n{GRID}\n[Regions]\n{LETTERS}\n[Solution]\n1234\n4123\n3412\n2341",
    "sections of areas": "begin\nsize 4\n[problem]\n1 - - -\n- 1 - -\n3 4 - -\n- - - -\n[areas]\n"
    "1 1 1 2\n1 2 2 2\n3 3 3 4\n3 4 4 4\n[solution]\n1 2 3 4\nend",
    "two lines": f"{GIVENS}\n{REGIONS}",
    "rows in one line": "1... .1.. 34.. .... AAAB ABBB CCCD CDDD",
    "one line": f"{GIVENS}{REGIONS}",
    "one line of letters": f"{GIVENS}AAABABBBCCCDCDDD",
    "one line, with a comma": f"{GIVENS},{REGIONS}",
    "one line, with its solution": f"{GIVENS},1234412334122341,{REGIONS}",
    "our picture": OURS,
    "a narrow picture": NARROW,
    "a picture of a forum": ROUND,
    "a picture that is moved in": OURS.replace("\n", "\n    "),
    "a picture with zeros": OURS.replace(".", "0"),
    "a picture of lines": DRAWN,
    "a picture of thin and heavy lines": HEAVY,
    "SumoCue": f"SumoCueV1{SUMO}",
    "SumoCue in lines": f"SumoCueV1\n{SUMO[:32]}\n{SUMO[32:]}\n",
    "Solo": "4j:1d1b3_4f,b_d_ca_____aa",
    "Solo with a level": "4jdu:1d1b3_4f,b_d_ca_____aa",
    "f-puzzles": json.dumps({**PUZZLE, "grid": CELLS}),
    "JSON of both": json.dumps({"grid": NUMBERS, "regions": AREAS}),
    "JSON of texts": json.dumps({"puzzle": GIVENS, "regions": REGIONS, "solution": "1" * 16}),
    "JSON of rows": json.dumps({"board": GRID.split(), "areas": LETTERS.split()}),
    "JSON with lists of cells": json.dumps(
        {"cells": [[{"value": d} if d else {} for d in row] for row in NUMBERS], "regions": LISTS}
    ),
    "JSON with names of cells": json.dumps(
        {
            "grid": NUMBERS,
            "regions": [[f"R{r + 1}C{c + 1}" for r, c in region] for region in LISTS],
        }
    ),
    "JSON with a list of two": json.dumps([NUMBERS, AREAS]),
    "an address": "https://www.sudokuwiki.org/jigsaw.aspx?shape=33&bd="
    f"{GIVENS.replace('.', '0')}&jigmap={JIGMAP}",
    "its end alone": f"shape=33&bd={GIVENS.replace('.', '0')}&jigmap={JIGMAP}",
}


@pytest.mark.parametrize("text", ONE.values(), ids=ONE)
def test_a_grid_and_its_regions_are_read_in_each_form(text):
    read = Sudoku(text)
    assert (read.givens, read.regions) == (GIVENS, REGIONS)


def test_regions_that_are_boxes_are_a_plain_sudoku():
    boxes = "AABB\nAABB\nCCDD\nCCDD"
    assert Sudoku(f"{GRID.replace('.1..', '....')}\n\n{boxes}").regions == ""


SEVEN = "1......\n" + ".......\n" * 6


def test_other_sizes_are_read_with_their_regions():
    regions = ["AAAAAAA", "BBBBBBB", "CCCCCCC", "DDDDDDD", "EEEEEEE", "FFFFFFF", "GGGGGGG"]
    read = Sudoku(SEVEN + "\n" + "\n".join(regions))
    assert (read.n, read.regions[:8]) == (7, "11111112")


def test_an_address_with_the_digits_that_are_left_is_read():
    # Two signs for each cell: a bit for each digit that is left, and the lowest for a given.
    packed = {digit: 2 * 2 ** (digit - 1) + 1 for digit in range(1, 10)} | {0: 2 * 511, -1: 2 * 16}
    cells = [5, 0, -1, 9, *[0] * 77]
    signs = "0123456789abcdefghijklmnopqrstuv"
    code = "".join(signs[packed[cell] // 32] + signs[packed[cell] % 32] for cell in cells)
    rows = [f"{row}" * 9 for row in range(1, 10)]
    read = Sudoku(f"https://example.org/jigsaw.aspx?shape=33&bd={code}&jigmap={''.join(rows)}")
    assert read.givens == "5..9" + "." * 77
    assert read.regions == "".join(rows)


def test_two_grids_are_no_grid_with_regions():
    # A solution has no two equal digits side by side, so it can't be regions.
    grid, solution = "1.....3..4.....2", "1234341221434321"
    assert Sudoku(f"{grid}\n{solution}").regions == ""
    assert Sudoku(f"quizzes,solutions\n{grid},{solution}").regions == ""


def test_many_lines_are_many_grids_with_their_regions():
    many = f"{GIVENS},{REGIONS}\n{'.' * 16},1111222333244434\n"
    assert grid_text.read(many).regions == REGIONS
    found = grid_text.read(f"{GIVENS} {REGIONS}\n{'.' * 16} 1111222333243444\n", 2)
    assert (found.number, found.grids, found.cells) == (2, 2, "." * 16)


WRONG = {
    "a region too small": (f"{GRID}\n\nAAAB\nBBBB\nCCCD\nCDDD", "the region of r1c1 has 3 cells"),
    "a region in two parts": (
        f"{GRID}\n\nAABA\nABBB\nCCCD\nCDDD",
        "the region of r1c1 is in parts: r1c4",
    ),
    "too many regions": (f"{GRID}\n\nAAAB\nABBB\nCCCD\nCEEE", "5 regions"),
    "a region grid of another size": (f"{GRID}\n\nAAABB\nABBBC", "region"),
    "a sign that names none": (f"{GRID}\n\nAAA.\nABBB\nCCCD\nCDDD", "'.' in r1c4"),
    "a size without boxes": ("." * 49, "regions"),
    "digits that meet": (f"1..1\n....\n....\n....\n\n{LETTERS}", "row 1 has 1 twice"),
    "digits that meet in a region": (
        f"1...\n....\n....\n....\n\n{LETTERS}".replace("1...\n....", "...1\n..1."),
        "the region of r1c4 has 1 twice",
    ),
    "a picture with a gap": (
        OURS.replace("+-------+   |\n| . | 1", "    ----+   |\n| . | 1"),
        "region",
    ),
    "SumoCue with cages": ("SumoCueV1=11+0=7+2=3+4=9+6" * 4, "SumoCue"),
    "SumoCue with diagonals": (f"SumoCueV1D{SUMO}", "SumoCue"),
    "SumoCue cut off": (f"SumoCueV1{SUMO[:-4]}", "SumoCue"),
    "Solo with diagonals": ("4jx:1d1b3_4f,b_d_ca_____aa", "Solo"),
    "Solo with cages": ("4jk:1d1b3_4f,b_d_ca_____aa,a,a", "Solo"),
    "Solo's seed": ("9jdu#123456789012345", "Solo"),
    "Solo cut off": ("4j:1d1b3_4f,b_d_ca", "Solo"),
    "f-puzzles with more rules": (
        json.dumps({**PUZZLE, "grid": CELLS, "thermometer": [{"lines": []}]}),
        "thermometer",
    ),
    "JSON with regions of another size": (
        json.dumps({"grid": NUMBERS, "regions": AREAS[:3]}),
        "region",
    ),
    "an address of a shape": (
        "https://www.sudokuwiki.org/jigsaw.aspx?shape=5&bd=" + "0" * 81,
        "jigmap",
    ),
    "a packed address": (
        "https://www.sudokuwiki.org/Jigsaw_Sudoku_Player?bd=J9B0ep0ep0",
        "this address holds no grid",
    ),
    "a packed address of f-puzzles": (
        "https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8",
        "this address holds no grid",
    ),
}


@pytest.mark.parametrize(("text", "said"), WRONG.values(), ids=WRONG)
def test_what_is_no_grid_with_regions_is_refused_with_a_reason(text, said):
    with pytest.raises(ValueError) as refusal:
        Sudoku(text)
    assert said in str(refusal.value)
