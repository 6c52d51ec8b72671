"""Sudokus with regions in place of boxes, in all sizes."""

import re
from itertools import permutations, product
from random import Random

import pytest
from layouts import random_grid
from oracle import Sudoku as Rules
from students import LIMITS
from test_every_moment import say_all
from test_questions import sample

from knights import Search, Sudoku, count, listings, solve
from knights.command.arguments import main
from knights.language import speaking
from knights.programs.judge.judge import judge
from knights.programs.watch.run import Program
from knights.puzzles.registry import find_kind
from knights.puzzles.sudoku.program import programs, starter
from knights.puzzles.sudoku.task import make_task
from knights.scenario import build, format, parse
from knights.search import detailed

ORDERS = ("natural", "fewest", "places")
REGIONS = "1112122233343444"


def list_fillings(regions: str) -> list[str]:
    """Return all full grids of four rows, by trying all rows."""
    rows = ["".join(row) for row in permutations("1234")]
    grids = ("".join(four) for four in product(rows, repeat=4))
    units = [range(column, 16, 4) for column in range(4)]
    units += [[c for c in range(16) if regions[c] == name] for name in set(regions)]
    return [grid for grid in grids if all(len({grid[c] for c in unit}) == 4 for unit in units)]


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize(
    ("regions", "number"),
    # Rows are no further rule: all 576 Latin squares. The others were counted by trying all rows.
    [("1111222233334444", 576), (REGIONS, 144), ("1222123314431443", 144)],
)
def test_an_empty_grid_has_the_solutions_that_its_regions_allow(regions, number, order):
    assert count(Sudoku("." * 16, order, regions)) == number
    assert len(list_fillings(regions)) == number


def test_there_are_as_many_latin_squares_as_is_known():
    # The first row and column are in order: 56 of five rows, 9,408 of six.
    for n, number in ((5, 56), (6, 9_408)):
        rows = ["".join(str(row + 1) * n for row in range(n))]
        first = "".join(str(column + 1) for column in range(n))
        givens = first + "".join(f"{row + 1}{'.' * (n - 1)}" for row in range(1, n))
        assert count(Sudoku(givens, "places", rows[0])) == number


def make_puzzle(n: int, seed: int, blanks: int) -> tuple[str, str]:
    """Return the givens and regions of a puzzle that has a solution."""
    chance = Random(seed)
    regions, full = random_grid(n, chance)
    blank = {*chance.sample(range(n * n), blanks)}
    givens = "".join("." if cell in blank else digit for cell, digit in enumerate(full))
    return givens, Sudoku(givens, regions=regions).regions


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("n", "blanks"), [(4, 14), (5, 18), (6, 22), (7, 24), (8, 26), (9, 30)])
def test_all_solutions_are_those_of_the_oracle(n, blanks, seed):
    givens, regions = make_puzzle(n, seed, blanks)
    rules = Rules(givens, regions)
    expected = {frozenset(path) for path in rules.solutions()}
    for order in ORDERS:
        puzzle = Sudoku(givens, order, regions)
        found = Search(puzzle, goal="all").run().solutions
        assert {frozenset(path) for path in found} == expected
        assert len(found) == len(expected) >= 1
        assert all(puzzle.solved(path) for path in found)
    assert Sudoku(str(puzzle)) == Sudoku(givens, regions=regions)


def test_a_digit_is_refused_in_its_row_column_and_region():
    refused = set()
    for cell in range(1, 16):
        givens = ["1", *["."] * 15]
        givens[cell] = "1"
        try:
            Sudoku("".join(givens), regions=REGIONS)
        except ValueError:
            refused.add(cell)
    assert refused == {1, 2, 3} | {4, 8, 12} | {4}


def test_regions_are_taken_as_people_have_them():
    numbers = [[0, 0, 0, 1], [0, 1, 1, 1], [2, 2, 2, 3], [2, 3, 3, 3]]
    forms = [
        REGIONS,
        "AAAB\nABBB\nCCCD\nCDDD",
        "AAAB ABBB CCCD CDDD",
        ["AAAB", "ABBB", "CCCD", "CDDD"],
        numbers,
        [tuple(row) for row in numbers],
        [number for row in numbers for number in row],
        "0 0 0 1\n0 1 1 1\n2 2 2 3\n2 3 3 3",
    ]
    grid = "1............3.."
    puzzles = [Sudoku(grid, regions=form) for form in forms]
    assert [puzzle.regions for puzzle in puzzles] == [REGIONS] * len(forms)
    assert Sudoku([[1, 0, 0, 0], *[[0] * 4] * 2, [0, 3, 0, 0]], regions=numbers).regions == REGIONS
    assert repr(puzzles[0]) == f"Sudoku({grid!r}, regions={REGIONS!r})"
    assert len(set(puzzles)) == 1 and puzzles[0] != Sudoku(grid)


@pytest.mark.parametrize(
    ("regions", "said"),
    [
        (5, "regions 5: they must be a text"),
        ("1112", "regions of 4 cells"),
        ("1" * 16, "1 region: a grid of 4 rows needs 4 regions of 4 cells"),
        ("1112122233344444", "the region of r3c1 has 3 cells: it needs 4"),
        ("1122113344334422", "the region of r1c3 is in parts: r4c3 belongs to it"),
        ("111.122233343444", "'.' in r1c4 of the regions"),
        ([[1, 1, None, 2], *[[1, 2, 2, 2]] * 3], "None in r1c3 of the regions"),
        ("111112222233333444445555", "regions of 24 cells"),
        ("1111122222333334444455555", "regions of 25 cells"),
    ],
)
def test_what_are_no_regions_of_the_grid_is_refused(regions, said):
    with pytest.raises(ValueError) as refusal:
        Sudoku("." * 16, regions=regions)
    assert said in str(refusal.value)


def test_a_text_with_regions_and_others_beside_it_are_refused():
    text = "....\n....\n....\n....\n\nAAAB\nABBB\nCCCD\nCDDD"
    assert Sudoku(text, regions=REGIONS).regions == REGIONS
    with pytest.raises(ValueError, match="has regions of its own"):
        Sudoku(text, regions="1122112233443344")


def test_a_scenario_has_its_regions_and_old_ones_stay():
    text = f"sudoku/1............3../regions={REGIONS}/order=places"
    assert format(parse(text)) == text
    assert build(parse(text)) == Sudoku("1............3..", "places", REGIONS)
    assert format(parse(text.replace(REGIONS, "aaababbbcccdcddd"))) == text
    whole = "1...%0A....%0A....%0A.3..%0A%0AAAAB%0AABBB%0ACCCD%0ACDDD"
    assert format(parse(f"sudoku/{whole}/order=places")) == text
    assert format(parse("sudoku/easy/order=fewest")) == "sudoku/easy/order=fewest"
    boxes = "sudoku/1.........../regions=".replace("...........", "..." * 5)
    assert format(parse(f"{boxes}1122112233443344")) == "sudoku/1..............."


def test_a_reason_names_the_region_by_its_first_cell():
    puzzle = Sudoku("..1.............", regions=REGIONS)
    reasons = {step.reason for step in detailed(puzzle) if step.kind == "reject"}
    assert "the region of r1c1 has its 1 in r1c3" in reasons
    assert not any("box" in reason for reason in reasons)
    told = Sudoku("123...4.........", regions=REGIONS).why()
    assert told == "No digit is left for r1c4. Row 1 has 1, 2 and 3. The region of r1c4 has 4."
    with speaking("uk"):
        assert "В області r1c4 вже є 4." in Sudoku("123...4.........", regions=REGIONS).why()


def test_a_picture_shows_the_regions():
    puzzle = Sudoku("1............3..", regions=REGIONS)
    assert str(puzzle).splitlines()[:4] == [
        "+-----------+---+",
        "| 1   .   . | . |",
        "|   +-------+   |",
        "| . | .   .   . |",
    ]
    (thick,) = re.findall(r'<path class="box" d="([^"]*)"', puzzle.write(style="svg"))
    # Rows of 60 units: the walls between them are those of the text.
    assert re.findall(r"M(\d+) (\d+)h(\d+)", thick) == [
        *[("4", "4", "240"), ("64", "64", "120"), ("4", "124", "240")],
        *[("64", "184", "120"), ("4", "244", "240")],
    ]


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("n", [4, 7, 9])
def test_the_program_that_is_shown_makes_the_steps_of_the_search(n, order, capsys):
    givens, regions = make_puzzle(n, 3, 2 * n)
    puzzle = Sudoku(givens, order, regions)
    (program,) = programs(puzzle, "first")
    assert list(listings.events(program)) == list(puzzle.stream())
    assert "box" not in program.text and "region" in program.text
    exec(program.text, {})
    shown = "".join(capsys.readouterr().out.split())
    assert shown == "".join(str(digit) for row in solve(puzzle).numbers for digit in row)


SCENARIO = f"sudoku/1............3../regions={REGIONS}"


def test_a_program_of_ones_own_is_judged_by_its_regions():
    puzzle = build(parse(SCENARIO))
    text = starter(puzzle, "first")
    assert judge(Program(text), SCENARIO, LIMITS).outcome == "found"
    blind = text.replace("if region[cell] == region[row, column]:", "if False:")
    assert blind != text
    judged = judge(Program(blind), SCENARIO, LIMITS)
    assert judged.outcome == "wrong"
    assert any("of the same region" in finding.sentence for finding in judged.findings)


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("1122112233443344", REGIONS),
        ("aabb\naabb\nccdd\nccdd", "AAAB\nABBB\nCCCD\nCDDD"),
        ("0011001122332233", "0001011122232333"),
        (
            [[0] * 4, [1] * 4, [2] * 4, [3] * 4],
            [[0, 0, 0, 1], [0, 1, 1, 1], [2, 2, 2, 3], [2, 3, 3, 3]],
        ),
        (
            [[1] * 4, [2] * 4, [3] * 4, [4] * 4],
            [[1, 1, 1, 2], [1, 2, 2, 2], [3, 3, 3, 4], [3, 4, 4, 4]],
        ),
        (3, None),
    ],
)
def test_regions_of_a_program_are_set_in_its_own_form(value, expected):
    task = make_task(build(parse(SCENARIO)))
    assert task.settings["regions"](value) == expected
    assert "regions" not in make_task(build(parse("sudoku/small"))).settings


def test_by_hand_any_blank_may_be_filled_and_a_hint_knows_the_regions():
    puzzle = build(parse(SCENARIO))
    kind = find_kind("sudoku")
    game = kind.play.game(puzzle, frozenset())
    assert game.regions == REGIONS
    # r2c1 is in the region of r1c1, which has its 1.
    reasons = {c.choice: c.reason for c in game.candidates(())}
    assert reasons[4 * 4] == "column 1 has its 1 in r1c1"
    assert reasons[14 * 4 + 2] == "row 4 has its 3 in r4c2"
    assert reasons[11 * 4 + 2] == "the region of r3c4 has its 3 in r4c2"
    (mark,) = kind.play.rule(puzzle, (), 11 * 4 + 2)
    assert mark.places == (13 * 4,)


def test_the_command_takes_regions_from_a_file_or_beside_a_grid(tmp_path, capsys):
    file = tmp_path / "many.txt"
    file.write_text(f"{'.' * 16} 1122112233443344\n1............3.. {REGIONS}\n", encoding="utf-8")
    assert main(["sudoku", str(file), "--number", "2", "--count"]) == 0
    assert main(["sudoku", "1............3..", "--regions", REGIONS, "--count"]) == 0
    assert capsys.readouterr().out == "8 solutions\n8 solutions\n"
    assert main(["sudoku", str(file), "--number", "2", "--regions", "1111222233334444"]) == 2
    assert "has regions of its own" in capsys.readouterr().err
    assert main(["sudoku", "." * 25, "--regions", "1111122222333334444455555"]) == 0
    assert main(["sudoku", "." * 25]) == 2


@pytest.mark.parametrize(
    ("language", "boxes", "region"), [("en", "box", "the region of"), ("uk", "бло[кц]", "област")]
)
def test_no_sentence_calls_a_region_a_box(language, boxes, region):
    text = next(p.scenario for p in find_kind("sudoku").entry.presets if p.id.endswith("seven"))
    with speaking(language):
        said = [one.text for _, _, here in sample(text, 12) for one in say_all(here, "regions")]
    assert [sentence for sentence in said if region in sentence]
    assert not [sentence for sentence in said if re.search(boxes, sentence.lower())]
