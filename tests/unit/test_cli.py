"""The command line: its exact output, and its exit status."""

import io
import json
import os
import re
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest
from streams import follow

import knights as knights_package
from knights.command.arguments import main
from knights.move_orders import ORDERS
from knights.page import bridge
from knights.puzzles.registry import PUZZLES, presets
from knights.puzzles.tour import text_styles
from knights.puzzles.tour.tour import STRATEGIES
from knights.scenario import build, scenario
from knights.search import stream

PRESETS = presets()

# A Python started for a test needs the path on which this one found the library.
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(knights_package.__file__).parents[1])}
ENVIRONMENT.pop("PYTHONUNBUFFERED", None)  # buffered output fails only when it is flushed

SUTCLIFFE_5X5 = """\
   23   12    7    2   21

    6   17   22   13    8

   11   24    1   20    3

   16    5   18    9   14

   25   10   15    4   19

path found!
"""
GEEKS_8X8 = """\
0 59 38 33 30 17 8 63
37 34 31 60 9 62 29 16
58 1 36 39 32 27 18 7
35 48 41 26 61 10 15 28
42 57 2 49 40 23 6 19
47 50 45 54 25 20 11 14
56 43 52 3 22 13 24 5
51 46 55 44 53 4 21 12
"""
QUEENS_8 = """\
a1 b5 c8 d6 e3 f7 g2 h4

8 | . . Q . . . . .
7 | . . . . . Q . .
6 | . . . Q . . . .
5 | . Q . . . . . .
4 | . . . . . . . Q
3 | . . . . Q . . .
2 | . . . . . . Q .
1 | Q . . . . . . .
  +----------------
    a b c d e f g h
"""
# The number of closed tours of 6x6, 9,862, is known from the literature; each runs both ways.
CLOSED_6X6 = "19,724 tours, 9,862 regardless of start and direction"
CENTRE = "No knight's move leads to the centre of the 3x3 board, or away from it."

COUNT_HEAD = "count,different,placed,verdict\n"
QUEENS_TABLE = """\
strategy    order   steps  placed  undone  verdict  scenario
backtrack   left      218     113     105  found    queens/8
backtrack   fewest     12      10       2  found    queens/8/order=fewest
forward     left       98      53      45  found    queens/8/strategy=forward
forward     fewest     10       9       1  found    queens/8/order=fewest/strategy=forward
consistent  left       12      10       2  found    queens/8/strategy=consistent
consistent  fewest      8       8       0  found    queens/8/order=fewest/strategy=consistent
conflicts   left      102     102       0  found    queens/8/strategy=conflicts
"""
# From A the path goes B C, back to B, then D E F C; from B ten steps prove that there is none.
STARTS_TABLE = """\
start,steps,placed,undone,verdict,scenario
A,7,6,1,found,graph/example/A
B,8,5,3,stopped,graph/example/B
C,0,0,0,exhausted,graph/example/C
D,8,5,3,stopped,graph/example/D
E,8,5,3,stopped,graph/example/E
F,2,1,1,exhausted,graph/example/F
"""
QUEENS_RACE = """\
lane  steps  placed  undone  verdict  scenario
   1    218     113     105  found    queens/8
   2     12      10       2  found    queens/8/order=fewest
   3    218     113     105  found    queens/8
Lane 2 needs the fewest steps: 12 steps.
"""


@pytest.fixture
def knights(capsys):
    """Return a function that runs a command line: exit status, output and error output."""

    def run(line, *more):
        status = main([*line.split(), *more])
        written = capsys.readouterr()
        return status, written.out, written.err

    return run


# Each: a command, its status, its whole output, and its message on the error output.
EXACT = [
    ("tour 5x5 --start 3,3 --order sutcliffe --format sutcliffe", 0, SUTCLIFFE_5X5, ""),
    # The pruned search finds the same tour as the plain one, which takes millions of steps.
    ("tour 8x8 --start a8 --order geeks --strategy pruned --format geeks", 0, GEEKS_8X8, ""),
    ("queens 8 --format textbook", 0, QUEENS_8, ""),
    ("queens 8 --count", 0, "92 solutions, 12 essentially different\n", ""),
    ("queens 8 --count --order fewest", 0, "92 solutions, 12 essentially different\n", ""),
    ("queens 6 --count --givens b4", 0, "1 solution, 1 essentially different\n", ""),
    ("queens 8 --count --test diagonals", 0, "92 solutions, 12 essentially different\n", ""),
    ("tour 3x4 --start any --goal count", 0, "16 tours, 3 essentially different\n", ""),
    ("tour 6x6 --goal count-closed", 0, f"{CLOSED_6X6}, 1,245 essentially different\n", ""),
    (
        "tour 3x3 --format sutcliffe",
        1,
        "no path found\n",
        f"There is no such tour. Proof: {CENTRE}",
    ),
    ("tour 3x3 --strategy construct --format horse", 1, "The traversal failed.\n", CENTRE),
    ("tour 5x5 --start b1", 1, "", "There is no such tour. Proof: Every move changes the colour"),
    ("queens 3", 1, "", "The search has tried everything. It made 5 choices and took"),
    ("queens 3 --count", 1, "0 solutions\n", "There is no solution. The search has tried"),
    ("tour 8x8 --max-events 1000", 3, "", "The search was stopped after 1,000 steps. That proves"),
    ("colour --map us --max-events 3", 3, "", "the search was stopped after 3 steps."),
    ("colour --map australia --colours 3 --count", 0, "18 colourings\n", ""),
    ("colour --map australia --colours 2", 1, "", "There is no such colouring."),
    ("dfs --graph example --start A --limit 6", 0, "A B D E F C\n", ""),
    ("sudoku easy --count", 0, "1 solution\n", "The search takes the order places."),
    *(
        (f"run {link} --format sutcliffe", 0, SUTCLIFFE_5X5, "")
        for link in (
            "tour/5x5/c3/sutcliffe",
            "#tour/5x5/c3/sutcliffe",
            "https://example.org/knights/#tour/5x5/c3/sutcliffe@0&play=yes",
            "tour%2F5x5%2Fc3%2Fsutcliffe",
            "#tour/5x5/c3/sutcliffe@51058",
        )
    ),
    ("count queens 8 --jobs 1", 0, "92 solutions, 12 essentially different\n", ""),
    ("count queens 6 --order fewest --jobs 1", 0, "4 solutions, 1 essentially different\n", ""),
    ("count queens/8 --jobs 1 --format csv", 0, f"{COUNT_HEAD}92,12,2056,exhausted\n", ""),
    ("count queens 3 --jobs 1", 1, "0 solutions\n", "There is no solution. The search has tried"),
    ("count tour 3x3", 1, "0 tours\n", f"There is no such tour. Proof: {CENTRE}"),
    ("count colour --map australia --colours 3", 0, "18 colourings\n", ""),
    ("table queens 8 --jobs 1", 0, QUEENS_TABLE, ""),
    ("table graph/example/A --by start --jobs 1 --format csv --max-events 8", 0, STARTS_TABLE, ""),
    ("race queens/8 queens/8/order=fewest queens/8 --jobs 1", 0, QUEENS_RACE, ""),
    ("run queens/8", 0, QUEENS_8, ""),
    ("run queens/8/goal=count", 0, "92 solutions, 12 essentially different\n", ""),
]


@pytest.mark.parametrize(("line", "status", "printed", "said"), EXACT)
def test_what_is_printed_is_exact(knights, line, status, printed, said):
    found, out, err = knights(line)
    assert (found, out) == (status, printed)
    assert said in err and bool(said) == bool(err)


# Each: a command, its status, the number of lines of JSON, and values in the last line.
AS_JSON = [
    (
        *("tour 5x6 --goal count-closed --strategy pruned", 0, 1),
        {"count": 16, "undirected": 8, "different": 3, "verdict": "exhausted"},
    ),
    ("tour 5x5 --first 3", 0, 3, {}),
    ("tour 3x3", 1, 1, {"count": 0, "verdict": "proved", "reason": CENTRE}),
    ("queens 3", 1, 1, {"verdict": "exhausted"}),
    ("queens 4 --all", 0, 2, {"labels": ["a3", "b1", "c4", "d2"]}),
    ("tour 5x5 --goal all --max-events 200000", 3, 4, {}),
    ("tour 8x8 --max-events 1000 --count-events", 3, 1, {"verdict": "stopped"}),
    ("tour 6x6 --goal closed --strategy pruned", 0, 1, {"closed": True}),
]


@pytest.mark.parametrize(("line", "status", "number", "held"), AS_JSON)
def test_what_is_printed_as_json(knights, line, status, number, held):
    found, out, _ = knights(f"{line} --format json")
    told = [json.loads(line) for line in out.splitlines()]
    assert (found, len(told)) == (status, number)
    assert held.items() <= told[-1].items()


def test_the_horse_says_how_long_it_took(knights):
    line = "tour 8x8 --start a6 --order horse --strategy pruned --format horse"
    status, out, _ = knights(line)
    lines = out.splitlines()
    assert status == 0
    assert lines[2].startswith(" 1 ")
    assert re.fullmatch(r"time: \d+\.\d{3} s", lines[8])


def test_all_tours_are_written_one_after_another(knights):
    status, out, _ = knights("tour 3x4 --start any --goal all --format geeks-all")
    matrices = out.split("\n\n")
    assert (status, len(matrices), len(set(matrices))) == (0, 16, 16)


def test_closed_tours_are_counted_in_the_shortest_way_that_nobody_sees(knights, monkeypatch):
    some = "tour 4x5 --holes d3 --leaper 0,1 --goal count-closed"
    short = [knights(some + start)[1] for start in (" --start any", "")]
    monkeypatch.setattr("knights.puzzles.tour.search.halve", lambda tour: None)
    long = [knights(some + start)[1] for start in (" --start any", "")]
    counts = [[line.split()[0] for line in lines] for lines in (short, long)]
    assert counts[0] == counts[1]


def test_a_count_that_was_stopped_tells_of_no_kinds(knights):
    line = "tour 5x6 --goal count-closed --strategy pruned --max-events 12000"
    status, out, _ = knights(line)
    assert status == 3
    assert out.endswith(" tours so far\n")
    assert set(json.loads(knights(f"{line} --format json")[1])) == {"count", "verdict"}


def test_construct_takes_nothing_that_it_would_not_heed(knights):
    line = "tour 8x8 --strategy construct"
    for option in ("--end e5", "--leaper 1,3", "--form stack", "--first 2", "--order 1,2;2,1"):
        status, out, err = knights(f"{line} {option}")
        assert (status, out) == (2, "")
        assert "it makes one knight's tour" in err
    assert knights(f"{line} --order geeks")[0] == 0


def test_a_count_whose_events_are_seen_is_the_search_that_was_asked_for(knights):
    line = "tour 5x6 --goal count-closed --strategy pruned"
    _, out, _ = knights(f"{line} --count-events")
    placed = json.loads(out)["placed"]
    tour = build(scenario.parse("tour/5x6/a1/textbook/goal=count-closed/strategy=pruned"))
    assert placed == sum(event >= 0 for event in stream(tour, every=True))
    _, _, err = knights(f"{line} --max-events {placed}")
    assert f"stopped after {placed:,} steps" in err


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("colour --map australia --colours 3", "colouring --map australia --colours 3"),
        ("dfs --graph petersen --cycle", "graph --graph petersen --cycle"),
        ("dfs --graph example --general --format csv", "forest example A --format csv"),
        ("events dfs --graph example --general", "events forest example A"),
    ],
)
def test_a_puzzle_s_own_name_says_the_same_as_its_old_command(knights, old, new):
    assert knights(old) == knights(new)


@pytest.mark.parametrize("preset", PRESETS.values(), ids=PRESETS)
def test_a_link_prints_what_the_page_saves_for_it(knights, preset):
    link = f"{preset.scenario}@40"
    puzzle = build(scenario.parse(preset.scenario))
    begun = islice(stream(puzzle, every="goal=all" in preset.scenario), 40)
    state = follow(puzzle.root, [*begun])
    for style in PUZZLES[preset.scenario.partition("/")[0]].drawing.styles:
        _, printed, _ = knights("run", link, "--format", style)
        assert printed == json.loads(
            bridge.board_text(preset.scenario, state.path, state.undone, style)
        )


NAMED = "graph/K%C3%B6ln:Bonn,Z%C3%BCrich;Bonn:Z%C3%BCrich/K%C3%B6ln"


@pytest.mark.parametrize("text", [NAMED, "#" + NAMED.replace("%", "%25")])
@pytest.mark.parametrize("style", ["text", "csv", "json", "svg"])
def test_names_that_a_link_escapes_are_written_as_people_write_them(knights, text, style):
    code, out, _ = knights("run", text, "--format", style)
    assert code == 0 and "%C3" not in out
    assert "Köln" in out or "K\\u00f6ln" in out


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("graph/K%C3%B6ln:Bonn/Z%C3%BCrich", "there is no vertex 'Zürich': the graph has Köln, Bo"),
        ("colouring/%C3%85land/3", "map 'Åland': it must be"),
        ("#colouring/%25C3%2585land/3", "map 'Åland': it must be"),
        ("graph/K%C3%B6ln/any", "graph 'Köln': it must be"),
    ],
)
def test_a_name_that_a_link_escapes_is_told_as_people_write_it(knights, text, message):
    code, _, said = knights("run", text)
    assert code == 2 and message in said


def test_own_moves_leapers_holes_and_ends(knights):
    own = "1,2 2,1 1,-2 2,-1 -1,2 -2,1 -1,-2 -2,-1"
    line = "tour 5x5 --start 3,3 --format sutcliffe --order"
    assert knights(line, own)[1] == SUTCLIFFE_5X5
    status, out, _ = knights("tour 3x3 --leaper 0,1 --holes b2 --format json --end a2")
    squares = json.loads(out)["squares"]
    assert status == 0
    assert (squares[0], squares[-1], len(squares)) == ("a1", "a2", 8)


def test_a_form_has_the_same_events(knights):
    line = "events tour 5x5 --start c3 --order sutcliffe --count-events --form"
    for form in ("fast", "flag"):
        told = {"placed": 25_541, "undone": 25_517, "verdict": "found"}
        assert json.loads(knights(line, form)[1]) == told


def test_events_are_lines_of_json(knights):
    status, out, _ = knights("events tour 2x3")
    assert (status, [json.loads(line) for line in out.splitlines()]) == (
        1,
        [
            {"kind": "place", "choice": 5, "label": "c2"},
            {"kind": "undo", "choice": 5, "label": "c2"},
            {"kind": "end", "placed": 1, "undone": 1, "verdict": "exhausted"},
        ],
    )


def test_many_queens_are_not_placed_from_the_left_unless_that_is_asked(knights):
    """In the order from the left 99 queens would take far too long."""
    _, out, _ = knights("queens 99 --format json")
    assert len(json.loads(out)["choices"]) == 99
    assert knights("queens 99 --order left --max-events 999")[0] == 3


@pytest.mark.parametrize("detailed", ["", " --detailed"])
@pytest.mark.parametrize(
    ("line", "end"),
    [
        ("tour 3x4", (0, 0, 0, "")),
        ("queens 6 --all", (0, 152, 152, "exhausted")),
        # a1, b3, undo b3, b4, c2
        ("queens 4 --max-events 5", (3, 4, 1, "stopped")),
        # a1, b3, b4, c2; then a2, b4, c1, d3 and a3, b1, c4, d2: only the last four are not undone
        ("queens 4 --first 2", (0, 12, 8, "found")),
    ],
)
def test_a_stream_ends_with_its_verdict(knights, line, end, detailed):
    status, out, _ = knights(f"events {line}{detailed}")
    *steps, last = (json.loads(line) for line in out.splitlines())
    kinds = [step["kind"] for step in steps]
    if end[3]:
        assert (status, last["placed"], last["undone"], last["verdict"]) == end
    else:
        assert (status, last["verdict"]) == (0, "found")
        assert last["placed"] - last["undone"] == 11
    assert (last["kind"], last["placed"]) == ("end", kinds.count("place"))
    assert last["undone"] == kinds.count("undo")


def test_detailed_events_say_why_candidates_are_refused(knights):
    status, out, _ = knights("events tour 1x1 --detailed")
    end = {"kind": "end", "placed": 0, "undone": 0, "verdict": "found"}
    assert (status, json.loads(out)) == (0, end)
    status, out, _ = knights("events dfs --graph example --detailed")
    steps = [json.loads(line) for line in out.splitlines()]
    assert status == 0
    placed = [step["label"] for step in steps if step["kind"] == "place"]
    assert placed == ["B", "C", "D", "E", "F", "C"]
    refused = [step for step in steps if step["kind"] == "reject"]
    assert [step["label"] for step in refused] == ["B"]
    assert all(step["reason"] for step in refused)


@pytest.mark.parametrize(
    "option", ["--limit 4", "--cycle", "--strategy breadth", "--first 2", "--all"]
)
def test_the_general_search_refuses_what_it_would_not_heed(knights, option):
    status, out, error = knights(f"graph --graph example --general {option}")
    assert (status, out) == (2, "")
    assert f"{option.split()[0]}: --general visits every vertex" in error


def test_the_general_search_leaves_and_does_not_undo(knights):
    _, out, _ = knights("events dfs --graph example --general")
    kinds = [json.loads(line)["kind"] for line in out.splitlines()]
    assert kinds.count("place") == kinds.count("leave") == 6


def test_a_percent_sign_in_a_file_is_one(knights, tmp_path):
    file = tmp_path / "shares.txt"
    file.write_text("%41 B\nB 50%25")
    assert knights("dfs", str(file), "--start", "%41")[:2] == (0, "%41 B 50%25\n")


def test_a_map_that_needs_more_colours_than_there_are_is_told_so(knights, tmp_path):
    file = tmp_path / "everybody.txt"
    file.write_text("\n".join(f"v{i} v{j}" for i in range(66) for j in range(i)))
    status, out, err = knights("colour", str(file))
    assert (status, out) == (1, "")
    told = "knights: There is no colouring: the map needs more than 64 colours."
    assert err.splitlines()[-1] == told


def test_colour(knights, tmp_path):
    status, out, err = knights("colour --map australia")
    assert (status, out.splitlines()[0]) == (0, "3 colours")
    assert "2 colours are not enough." in err
    path = tmp_path / "map.txt"
    path.write_text("A: B C\nB: C\n", encoding="utf-8")
    status, out, _ = knights("colour", str(path))
    assert out.splitlines()[0] == "3 colours"
    assert knights("colour --map world.south-america")[1].splitlines()[0] == "4 colours"


def test_dfs(knights, tmp_path):
    assert knights("dfs --graph example --general")[1].splitlines()[0] == "A 1/12"
    path = tmp_path / "graph.txt"
    path.write_text("A B\nB C\nC A\n", encoding="utf-8")
    assert knights("dfs --start B --cycle", str(path))[1] == "B A C B\n"
    assert knights("dfs --directed --start C --limit 3", str(path))[1] == "C A B\n"


# Two components, one of them a triangle.
PIECES = "A B\nB C\nC A\nD E\n"
READ = "knights: The graph has 5 vertices, 2 pieces and 4 edges.\n"
APART = "Proof: The graph has 2 pieces, and no edge joins them. "


@pytest.mark.parametrize(
    ("line", "printed", "said"),
    [
        (
            "graph {}",
            "",
            f"There is no such path. {APART}The piece with A has 3 vertices. The path needs 5.\n",
        ),
        (
            "graph {} --cycle --limit 4 --format json",
            '{"count": 0, "verdict": "proved", "reason": "The graph has',
            f"There is no such cycle. {APART}The piece with A has 3 vertices. The cycle needs 4.\n",
        ),
        (
            "graph {} --start D --cycle --limit 2",
            "",
            "There is no such cycle. The search has tried",
        ),
        ("graph {} --cycle --limit 3 --count", "2 cycles\n", ""),
        ("graph {} --start D --limit 2 --format csv", "step,choice\n1,D\n2,E\n", ""),
        ("graph {} --general --format csv", "vertex,parent,", ""),
        ("count graph {} --limit 2 --format json", '{"count": 2, ', ""),
        ("table graph {} --limit 3 --jobs 1 --format csv", "strategy,order,start,", ""),
        ("events graph {} --limit 2 --count-events", '{"placed": 1, ', ""),
    ],
)
def test_a_graph_that_is_read_is_told_first_and_beside_what_is_printed(
    knights, tmp_path, line, printed, said
):
    path = tmp_path / "pieces.txt"
    path.write_text(PIECES, encoding="utf-8")
    _, out, error = knights(*line.format(path).split())
    assert out.startswith(printed) and bool(out) == bool(printed)
    told = error.removeprefix(READ)
    assert told != error, error
    assert told.startswith(f"knights: {said}" if said else "") and bool(told) == bool(said)


def test_a_map_that_is_read_is_told_first(knights, tmp_path):
    path = tmp_path / "pieces.txt"
    path.write_text(PIECES, encoding="utf-8")
    _, out, error = knights("colouring", str(path), "--colours", "3", "--format", "csv")
    assert out.startswith("region,colour,given,step\n")
    assert error == "knights: The map has 5 regions, 2 pieces and 4 borders.\n"


def test_the_fewest_colours_are_searched_for_so_long_and_no_longer(knights, monkeypatch):
    monkeypatch.setattr("knights.puzzles.colouring.command.MOST_STEPS", 30)
    status, out, error = knights("colouring --map us")
    assert (status, out) == (3, "")
    assert "With 3 colours the search was stopped after 30 steps. That proves nothing." in error
    assert error.endswith("or try --colours 4.\n")
    assert knights("colouring --map us --max-events 10000")[0] == 0


def test_a_path_from_anywhere_needs_a_piece_that_is_large_enough(knights):
    _, _, error = knights("run", "graph/A:B;C:/any")
    assert error.endswith("The largest piece has 2 vertices. The path needs 3.\n")
    assert knights("run", "graph/A:B;C:/any/limit=2")[0] == 0


def test_sudoku(knights, tmp_path, monkeypatch):
    status, out, _ = knights("sudoku small")
    assert (status, out.count("|")) == (0, 4)
    path = tmp_path / "grid.txt"
    path.write_text(".2.1\n....\n21.3\n....\n", encoding="utf-8")
    assert knights("sudoku", str(path))[1] == out
    monkeypatch.setattr(sys, "stdin", io.StringIO(".2.1....21.3...."))
    assert knights("sudoku -")[1] == out


def test_a_link_to_a_step_writes_the_board_as_it_is_there(knights):
    status, out, error = knights("run #tour/5x5/c3/sutcliffe@2")
    rows = [" .  .  .  2  .", EMPTY, " .  .  1  .  3", EMPTY, EMPTY]
    assert (status, out.splitlines()) == (3, rows)
    assert "step 2 of the search" in error
    # The third tour: from the state in the link, or by a run up to its step.
    third = "run #tour/5x5/a1/textbook/first=3@24730"
    run = knights(third)
    assert run[0] == 0
    assert run[1] == knights(f"{third}.HYdVD3s")[1]
    assert run[1] == knights("tour 5x5 --start a1 --first 3")[1].split("\n\n")[2]


EMPTY = " .  .  .  .  ."


@pytest.mark.parametrize(
    ("link", "more", "status", "sentence"),
    [
        # A search for three queens has ten events: it places 5 queens and undoes all of them.
        (
            "queens/3@5000",
            "",
            1,
            "There is no solution. The search ends at step 10. It has taken everything back.",
        ),
        ("queens/3@9", "", 3, "step 9 of the search, with 1 of 3 chosen. That proves"),
        ("queens/8@9999", "", 0, "The search ends at step 218."),
        ("queens/4/goal=all@999", "", 0, "ends at step 32. Found in all: 2 solutions."),
        ("queens/4/first=2@999", "", 0, "The search ends at step 20."),
        ("tour/3x4/any/textbook/first=99@5000", "", 0, "step 1,520. Found in all: 16 tours."),
        ("forest/example/A@999", "", 0, "The search ends at step 12."),
        ("forest/example/A@12", "", 0, ""),
        ("forest/example/A@3", "", 3, "step 3 of the search, with 3 of 6 chosen. That"),
        ("queens/8@200", "--max-events 20", 3, "stopped after 20 steps, before step 200."),
        ("queens/8@20", "--max-events 20", 3, "step 20 of the search"),
        ("queens/3@5000", "--max-events 20", 1, "There is no solution."),
    ],
)
def test_a_link_to_a_step_says_no_more_than_the_search_up_to_it(
    knights, link, more, status, sentence
):
    found, out, error = knights(f"run {link} {more}")
    assert found == status
    assert sentence in error
    assert bool(error) == bool(sentence)
    assert bool(out) == ("before step" not in error)


def test_the_last_step_of_a_search_for_all_does_not_say_how_many_there_were(knights):
    """A link's state holds the path of the search, but not the number of solutions found."""
    told = drain(bridge.Run("queens/8/goal=all"))
    assert len(told) == 2 * 2056
    text = "queens/8/goal=all"
    assert link_to(text, told) == ""  # so near the start a link holds no state
    text = "queens/9/goal=all"
    told = drain(bridge.Run(text))
    status, _, error = knights(f"run {text}@{len(told)}.{link_to(text, told)}")
    ends = f"knights: The search ends at step {len(told):,}."
    assert (status, error) == (3, f"{ends} The link doesn't say how many solutions it found.\n")


def drain(run):
    told = []
    while run.verdict is None:
        told += run.more(1 << 16)
    return told


def link_to(text, events):
    state = follow((), events)
    deepest = build(scenario.parse(text)).length
    return json.loads(bridge.write_moment(text, len(events), state.path, state.undone, deepest))


def test_a_forest_that_was_stopped_is_no_whole_forest(knights):
    status, out, error = knights("dfs --graph example --general --max-events 4")
    assert (status, error) == (
        3,
        "knights: The search was stopped after 4 steps. That proves nothing.\n",
    )
    assert out.splitlines()[0] == "A 1/"
    assert knights("dfs --graph example --general --max-events 12")[0] == 0


@pytest.mark.parametrize(
    ("options", "goal"),
    [
        ("--all", "all"),
        ("--count", "count"),
        ("--closed", "closed"),
        ("--closed --all", "all-closed"),
        ("--count --closed", "count-closed"),
        ("--first 2", "open --first 2"),
        ("--first 2 --closed", "closed --first 2"),
    ],
)
def test_what_a_tour_is_searched_for_is_asked_as_of_all_puzzles(knights, options, goal):
    line = "tour 5x6 --strategy pruned --format json"
    if goal in ("all", "count"):
        line = "tour 3x4 --start any --format json"
    told = knights(f"{line} {options}")
    assert told == knights(f"{line} --goal {goal}")
    assert told[0] == 0


LONG = "9" * 64_000


QUOTED = """
tour: {} | 5x5 --start {} | 5x5 --order {} | 5x5 --leaper {} | 5x5 --holes {} | 5x5 --goal {}
    | 5x5 --goal {} --closed | 5x5 --first {} | 5x5 --end {} | 5x5 --strategy {}
    | 5x5 --strategy warnsdorff --ties random --seed {} | 5x5 --form {} | 5x5 --format {}
    | 5x5 --max-events {} | 5x5 --strategy construct --goal {} | 5x5 {} | 5x5 --{}
queens: {} | 8 --test {} | 8 --first {}
colour: {} | --map {} | --map us --colours {} | --map us --order {}
    | --map us --colours 4 --first {}
dfs: {} | --graph {} | --graph example --start {} | --graph example --limit {}
    | --graph example --order {} | --graph knight.{}x8
sudoku: {} | small --order {}
run: {} | queens/{} | queens/8/{} | queens/8@{} | queens/8@12345.{} | queens/8@0&until={}
    | queens/8@0&{} | graph/A%20{}/A@0&at={}
count: queens {} | queens 8 --jobs {} | queens 8 --parts {} | queens 8 --format {} | {}
    | queens 8 --resume /{}/x | queens 8 --dask {}
table: queens 8 --by {} | queens 8 --max-events {}
race: queens/8 {}
{}:
"""


@pytest.mark.parametrize(
    "line",
    [
        f"{command} {rest}"
        for command, options in re.findall(r"^(\S+):((?:.|\n +)*)", QUOTED, re.M)
        for rest in re.split(r"\s*\|\s*", options.strip())
    ],
)
def test_what_was_given_is_quoted_short(knights, line):
    for value in (LONG, "x" * 64_000):
        status, out, error = knights(line.replace("{}", value))
        assert (status, out) == (2, "")
        assert len(error) < 600
        assert "Exceeds the limit" not in error


def start(*words):
    return subprocess.run(words, capture_output=True, text=True, check=False, env=ENVIRONMENT)


def in_python(*words):
    return start(sys.executable, *words)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize(
    ("line", "status", "error"),
    [
        ("knights queens 8 >/dev/full", 4, "knights: output: there is no room left\n"),
        ("knights --help >/dev/full", 4, "knights: output: there is no room left\n"),
        ("knights queens 8 >&-", 4, "knights: output: it is closed\n"),
        ("knights --help >&-", 4, "knights: output: it is closed\n"),
        ("knights events queens 12 --all | head -1; exit ${PIPESTATUS[0]}", 4, ""),
        ("knights tour 3x3 >&-", 1, "knights: There is no such tour. Proof: "),
        ("knights queens 8 <&-", 0, ""),
        ("knights sudoku - <&-", 2, "knights: standard input: it is closed\n"),
        ("knights queens 8 2>&-", 0, ""),
        ("knights queens 3 2>/dev/full", 1, ""),
        ("knights queens 999 2>/dev/full", 2, ""),
        ("knights queens 8 --max-events 9 2>&-", 3, ""),
        ("knights queens 999 <&- >&- 2>&-", 2, ""),
    ],
)
def test_a_stream_that_is_closed_or_full_is_no_answer(line, status, error):
    done = start("bash", "-c", line.replace("knights", f"{sys.executable} -m knights"))
    assert (done.returncode, done.stderr[: len(error) or None]) == (status, error)
    assert done.stderr.count("\n") == bool(error)
    if "2>" in line and ">&-" not in line.replace("2>&-", ""):
        assert "knights" not in done.stdout, "messages are no results"


@pytest.mark.parametrize(
    "module",
    [
        "knights.terminal",
        "argparse",
        "knights.command",
        "knights.search",
        "knights.puzzles.queens.drawing",
    ],
)
def test_ctrl_c_while_the_command_starts_is_no_answer(module):
    program = f"""
import runpy, sys


class Interrupt:
    def find_spec(self, name, *rest):
        if name == {module!r}:
            sys.meta_path.remove(self)
            raise KeyboardInterrupt

sys.modules.pop({module!r}, None)
sys.meta_path.insert(0, Interrupt())
sys.argv = ["knights", "queens", "8"]
runpy.run_module("knights", run_name="__main__")
"""
    done = in_python("-c", program)
    assert (done.returncode, done.stdout) == (130, "")
    assert done.stderr == "knights: interrupted\n"


def modules_after(code):
    program = f"import sys; {code}; print(*(n for n in sys.modules if 'knights' in n))"
    return set(in_python("-c", program).stdout.split())


def test_nearly_all_is_imported_where_ctrl_c_is_met():
    told = modules_after("import knights.__main__")
    assert told == {"knights", "knights.__main__", "knights.version"}


def test_the_page_starts_without_programs_and_without_questions_until_one_is_asked():
    asked = "from knights.page import bridge; bridge.describe_step('queens/4', [0], None)"
    early = modules_after(asked)
    assert "knights.page.bridge" in early
    assert not {"knights.programs", "knights.puzzles.queens.task", "knights.questions"} & early
    assert "knights.questions" in modules_after(f"{asked}; bridge.questions('queens/4', [0], None)")


# Each: a wrong command, and the beginning of its message.
WRONG = [
    (
        "tour 5x5 --goal all --all",
        "goal 'all': it already says what --all, --count",
    ),
    ("tour 5x5 --all --count", "argument --count: it doesn't go together with --all"),
    ("tour 5x5 --start z9", "square 'z9': the squares of the 5x5 board are a1 to e5"),
    ("tour 5", "board '5': it must be ROWSxCOLUMNS"),
    ("tour 5x5 --order x", "order 'x': it must be sutcliffe, geeks"),
    ("tour 5x5 --goal x", "goal 'x': it must be open, closed, all, count"),
    ("tour 5x5 --strategy x", "strategy 'x': it must be backtrack, pruned"),
    ("tour 5x5 --form x", "form 'x': it must be fast, recursive"),
    ("tour 5x5 --format x", "format 'x': it must be text, sutcliffe"),
    ("tour 5x5 --goal all --format svg", "format 'svg': it shows one tour"),
    ("tour 5x5 --max-events x", "argument --max-events: 'x': it must be a number from 0"),
    ("tour 5x5 --first 0", "first '0': it must be a number from 1"),
    ("tour 5x5 --strategy construct --goal all", "goal 'all': construct makes one tour"),
    ("events tour 6x6 --strategy construct", "strategy 'construct': it doesn't search"),
    (
        "tour 5x5 --strategy construct --holes b1,b2",
        "board 5x5 with holes: this strategy needs a whole rectangle",
    ),
    ("queens 999", "n '999': it must be a number from 1 to 200"),
    ("queens 8 --format png", "format 'png': it must be text, textbook, json"),
    ("queens 8 --all --format svg", "format 'svg': it shows one solution"),
    ("queens", "these arguments are missing: n"),
    ("chess", "argument COMMAND: 'chess' is not known. Choose one of "),
    ("tour 5x5 --colour", "these arguments are not known: --colour"),
    ("colour", "map: give a file, or --map australia. It must be one of the two."),
    ("colour --map mars", "map 'mars': it must be one of australia, ukraine, us, world"),
    ("colour --map us --colours 0", "colours '0': it must be a number from 1 to 64"),
    (
        "colour --map us --all",
        "--all and --count need a number of colours. Give --colours",
    ),
    ("colour nothere.txt", "file 'nothere.txt': there is no such file"),
    ("dfs", "graph: give a file, or --graph example. It must be one of the two."),
    ("dfs --graph mine", "graph 'mine': it must be one of example, "),
    ("dfs --graph example --start Z", "there is no vertex 'Z'"),
    ("sudoku 123", "givens '123' of 3 characters: a sudoku has 81"),
    ("run tour/5x5", "scenario 'tour/5x5': start is missing"),
    ("run dfs/example/A", "puzzle 'dfs': it must be"),
]


@pytest.mark.parametrize(("line", "message"), WRONG)
def test_bad_input_is_one_line_that_says_what_would_be_right(knights, line, message):
    status, out, err = knights(line)
    assert (status, out) == (2, "")
    assert err.startswith(f"knights: {message}")
    assert err.count("\n") == 1


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", "A B".encode("utf-16"), b"A\0 \0B\0"])
def test_a_file_that_is_no_text(knights, tmp_path, content):
    path = tmp_path / "map.bin"
    path.write_bytes(content)
    status, _, err = knights("colour", str(path))
    assert (status, "it must be text in UTF-8" in err) == (2, True)


def test_the_keyboard_ends_it_with_what_was_found(knights, monkeypatch):
    from knights.search import Search

    take, calls = Search.take, []

    def interrupted(search, count):
        calls.append(count)
        if len(calls) == 20:
            raise KeyboardInterrupt
        return take(search, count)

    monkeypatch.setattr(Search, "take", interrupted)
    status, out, err = knights("tour 5x5 --goal all --format json")
    assert status == 130
    assert len(out.splitlines()) > 1
    assert "stopped after" in err
    calls.clear()
    status, out, _ = knights("events tour 5x5 --goal all")
    assert (status, json.loads(out.splitlines()[-1])["verdict"]) == (130, "stopped")
    calls.clear()
    status, out, _ = knights("tour 5x5 --goal all --count-events")
    assert (status, json.loads(out)["verdict"]) == (130, "stopped")


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_long_work_shows_a_line_of_progress_on_a_terminal(monkeypatch, capsys):
    from knights.command import console

    screen = Terminal()
    monkeypatch.setattr(console.ProgressLine, "PATIENCE", 0)
    monkeypatch.setattr(console.ProgressLine, "PAUSE", 0)
    monkeypatch.setattr(sys, "stderr", screen)
    line = "tour 5x5 --start 3,3 --order sutcliffe --format sutcliffe"
    assert main(line.split()) == 0
    assert re.search(r"[\d,]+ steps, 0 found, \S+ of the tree done", screen.getvalue())
    assert screen.getvalue().endswith("\r\x1b[K"), "the line is gone at the end"
    assert capsys.readouterr().out == SUTCLIFFE_5X5


def test_a_count_shows_its_parts_on_a_terminal(monkeypatch, capsys):
    from knights.command import console

    screen = Terminal()
    monkeypatch.setattr(console.ProgressLine, "PATIENCE", 0)
    monkeypatch.setattr(sys, "stderr", screen)
    assert main(["count", "queens", "8", "--parts", "20", "--jobs", "1"]) == 0
    assert re.search(r"\r\x1b\[K0 of \d\d parts, 0 of the work, 0 found", screen.getvalue())
    assert screen.getvalue().endswith("\r\x1b[K"), "the line is gone at the end"
    assert capsys.readouterr().out == "92 solutions, 12 essentially different\n"


def test_a_count_that_ctrl_c_ends_says_how_to_go_on(monkeypatch, knights, tmp_path):
    from knights.command import console

    def interrupt(line, tell):
        if re.match("[^0].* of", tell()):
            raise KeyboardInterrupt

    file = str(tmp_path / "8.db")
    line = f"count queens 8 --parts 20 --jobs 1 --resume {file}"
    with monkeypatch.context() as patched:
        patched.setattr(console.ProgressLine, "show", interrupt)
        status, out, said = knights(line)
    assert (status, out.split(" ", 1)[1]) == (130, "solutions so far\n")
    assert re.search(rf"stopped after 1 of \d\d parts, .* --resume {file} goes on from here", said)
    assert knights(line)[:2] == (0, "92 solutions, 12 essentially different\n")


def test_what_does_not_suit_a_count_is_told_so(knights):
    for line, sentence in {
        "count": "say what to search for",
        "count queens 8 --jobs 0": "jobs '0': it must be a number from 1 up",
        "count queens 8 --first 2": "It counts all solutions",
        "count queens 8 --max-events 9": "leave --max-events",
        "count forest/example/A": "It has no solutions to count",
        "count tour/5x5/a1/textbook/strategy=construct": "it makes one tour",
        "count queens 8 --dask x --jobs 2": "Leave --jobs or --dask out",
        "table queens 8 --by n": "parameter 'n': it has no list of values",
        "table queens 8 --by start": "parameter 'start': queens has n, test",
        "race queens/8": "it needs 2 scenarios or more",
        "race queens/8 queens/8 --format xml": "format 'xml': it must be text, csv or json",
    }.items():
        status, out, said = knights(line)
        assert (status, out) == (2, "") and sentence in said, line


def test_help_names_every_command(knights):
    status, out, _ = knights("")
    assert status == 2
    for command in (*PUZZLES, "run", "events", "count", "table", "race"):
        assert re.search(rf"^    {command} ", out, re.MULTILINE)
        status, own, _ = knights(f"{command} --help")
        assert status == 0 and own.startswith(f"usage: knights {command} "), command
    assert "colouring (colour)" in out and "graph (dfs)" in out


def test_help_lists_formats_orders_goals_and_strategies(knights):
    status, out, _ = knights("--help")
    assert status == 0
    for name, entries in {
        "--format": text_styles.STYLES,
        "--order": ORDERS,
        "--goal": ("open", "closed", "all", "count", "all-closed", "count-closed"),
        "--strategy": STRATEGIES,
    }.items():
        assert re.search(rf"^  {name} .*{', '.join(entries)}", out, re.MULTILINE)
    status, out, _ = knights("tour --help")
    assert status == 0
    for choices in (text_styles.STYLES, STRATEGIES):
        assert f"{{{','.join(choices)}}}" in out
    assert "print how many tours there are" in out
    assert re.sub(r"\s+", " ", out).count("sutcliffe, geeks, textbook, horse.") == 1
