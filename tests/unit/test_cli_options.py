"""Each option of each puzzle means the same to every command that searches."""

import argparse
from concurrent.futures import ThreadPoolExecutor

import pytest

from knights.command import split
from knights.command.arguments import SPLIT, main, make_parser
from knights.puzzles.registry import PUZZLES

# Small instances, for speed; the other puzzles use the default of a required argument.
SMALL = {
    "tour": "3x4",
    "queens": "5",
    "sudoku": "small",
    "colouring": "--map australia --colours 3",
    "graph": "--graph example",
    "forest": "example A",
}
# A valid value of each option without fixed choices.
VALUES = {
    "--colours": "4",
    "--end": "c4",
    "--first": "2",
    "--givens": "c1",
    "--graph": "petersen",
    "--holes": "a2",
    "--layer": "land",
    "--leaper": "camel",
    "--limit": "4",
    "--map": "ukraine",
    "--max-events": "5",
    "--number": "1",
    "--order": "sutcliffe",
    "--regions": "1112122233343444",
    "--seed": "3",
    "--start": "A",
    "--target": "C",
}
OWN_VALUES = {
    ("tour", "--start"): "b1",
    ("tour", "--givens"): "7:c2",
    ("colouring", "--givens"): "Tasmania:red",
}
# A construction writes a tour at once: there is no search to count or step through.
CONSTRUCT = ["--strategy", "construct"]
# Options that set the number of solutions or their format.
GOALS = [[f"--{name}"] for name in ("format", "all", "count", "first", "goal")]


def small(name):
    kind = PUZZLES[name]
    given = [each.default for each in kind.entry.parameters if each.positional]
    return SMALL[name].split() if name in SMALL else given


def list_options(name):
    """Yield each option of a puzzle's command, once for each of its choices."""
    (commands,) = (
        action
        for action in make_parser([name])._actions
        if isinstance(action, argparse._SubParsersAction)
    )
    for action in commands.choices[name]._actions:
        option = next((text for text in action.option_strings if text.startswith("--")), None)
        if option in (None, "--help"):
            continue
        if action.nargs == 0:
            yield [option]
            continue
        choices = str(action.metavar)
        value = OWN_VALUES.get((name, option)) or VALUES.get(option)
        among = choices[1:-1].split(",") if choices.startswith("{") else [value]
        yield from ([option, each] for each in among)


OPTIONS = [(name, options) for name in PUZZLES for options in [[], *list_options(name)]]


@pytest.fixture
def knights(capsys, monkeypatch):
    """Return a function that runs a command: status, output and errors; threads save processes."""
    monkeypatch.setattr(split, "processes", lambda jobs: ThreadPoolExecutor(1))

    def run(*words):
        status = main(words)
        written = capsys.readouterr()
        return status, written.out, written.err

    return run


@pytest.mark.parametrize(("name", "options"), OPTIONS, ids=str)
def test_an_option_means_the_same_to_every_command(knights, name, options):
    words = [name, *small(name), *options]
    usual, _, mistake = knights(*words)
    by = ["--by", "order"] if "order" in vary(name) else []
    table = ["table", "--max-events", "50", *by]
    for command in (["events"], ["count"], table):
        status, _, error = knights(*command, *words)
        if usual == 2:
            assert status == 2
            assert error == mistake or command != ["events"]
        elif status == 2:
            # The message names this option, or a command that can't work on a full traversal.
            named = options != [] and options[0].lstrip("-") in error
            assert named or "forest: " in error or options == CONSTRUCT
            assert error.count("\n") == 1
    if usual != 2 and options[:1] not in GOALS:
        check_same_search(knights, words)


def check_same_search(knights, words):
    events = knights("events", *words, "--count-events")
    assert events[0] == 2 or events[1] == knights(*words, "--count-events")[1]
    counted = knights("count", *words)
    assert counted[0] == 2 or counted[1] == knights(*words, "--count")[1]


@pytest.mark.parametrize("name", PUZZLES)
def test_a_command_takes_each_parameter_with_fixed_choices(name):
    options = {option[0] for option in list_options(name)}
    fixed = [one for one in PUZZLES[name].entry.parameters if one.type == "choice"]
    asked = {f"--{one.name}" for one in fixed if not one.positional} - {"--goal"}
    assert asked <= options


def test_a_map_is_coloured_looking_ahead_and_in_the_order_that_is_asked_for(knights):
    plain = ["colouring", "--map", "us", "--colours", "4", "--order", "given"]
    words = [*plain, "--strategy", "forward", "--values", "lcv"]
    link = "colouring/us/4/strategy=forward/values=lcv"
    told = knights(*words, "--count-events")[1]
    assert told == knights("run", link, "--count-events")[1]
    assert told != knights(*plain, "--count-events")[1]
    assert link in knights("table", *plain, "--by", "strategy,values")[1]


def vary(name):
    return [parameter.name for parameter in PUZZLES[name].entry.parameters]


@pytest.mark.parametrize(
    ("command", "text"),
    [
        ("colouring --colours 3", "A: B C\nB: C\nC: D\n"),
        ("graph", "A B\nB C\nC A\n"),
        ("graph --directed --start B", "A B\nB C\nC A\n"),
        ("sudoku --order places", ".2.1\n....\n21.3\n....\n"),
    ],
)
def test_a_file_is_taken_by_every_command(knights, tmp_path, command, text):
    path = tmp_path / "given.txt"
    path.write_text(text, encoding="utf-8")
    words = [*command.split(), str(path)]
    check_same_search(knights, words)
    # Each command reports the input that it read.
    _, _, read = knights(*words)
    for status, _, error in (knights("count", *words), knights("table", *words)):
        assert (status, error) == (0, read)


def test_a_table_begins_with_no_default_of_what_it_varies(knights):
    holes = ["tour", "4x4", "--holes", "a1,b3", "--max-events", "9"]
    status, out, _ = knights("table", *holes, "--by", "start")
    assert (status, len(out.splitlines())) == (0, 1 + 14)
    status, out, _ = knights("table", "tour", "3x4", "--ties", "degree", "--by", "strategy")
    assert (status, len(out.splitlines())) == (0, 1 + 1)
    # A value given by the user is checked although --by replaces it.
    status, _, error = knights("table", *holes, "--by", "start", "--start", "z9")
    assert status == 2 and error.startswith("knights: square 'z9': ")


@pytest.mark.parametrize("regions", [60, 1500])
def test_a_count_is_exact_however_many_digits_it_has(knights, tmp_path, regions):
    path = tmp_path / "row.txt"
    path.write_text("".join(f"r{i}: r{i + 1}\n" for i in range(regions)), encoding="utf-8")
    _, out, _ = knights("count", "colouring", str(path), "--colours", "3")
    assert out == f"{3 * 2**regions:,} colourings\n"


@pytest.mark.parametrize("more", ["--help", "-h", "--format json --help"])
@pytest.mark.parametrize(
    "command",
    [*PUZZLES, "events", "events tour", "run", "run --program mine.py", *SPLIT, "count tour"],
)
def test_every_command_shows_its_own_help(knights, command, more):
    status, out, _ = knights(*command.split(), *more.split())
    shown = {"run --program mine.py": "run --program FILE", "count tour": "count"}
    assert (status, out.split("[")[0].strip()) == (
        0,
        f"usage: knights {shown.get(command, command)}",
    )


def test_sudoku_takes_the_order_that_ends_soonest_and_says_so(knights):
    # This grid has no solution, and the other orders take minutes to prove it.
    hard = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."
    status, _, error = knights("sudoku", hard)
    assert status == 1 and error.startswith("knights: The search takes the order places. ")
    assert knights("sudoku", "small", "--order", "natural")[2] == ""
    # A scenario text without an order means the default order, and keeps it.
    assert knights("events", "run", "sudoku/small", "--count-events") == knights(
        *["events", "sudoku", "small", "--order", "natural", "--count-events"]
    )
