"""`knights run --program`: its output and its exit status, whatever the program does."""

import json
import os
import re
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from students import read

from knights.command import own
from knights.command.arguments import main
from knights.programs import child
from knights.terminal import ENDING, heed_ending

POSIX = pytest.mark.skipif(os.name == "nt", reason="there are no such signals or terminals")
# Programs inherit ignored signals, and the tests may run with some ignored.
COMMAND = """
import signal, sys
for name in ("SIGINT", "SIGTERM", "SIGHUP"):
    signal.signal(getattr(signal, name), signal.default_int_handler if name == "SIGINT" else 0)
from knights.command.arguments import main
sys.exit(main())
"""


def start(program, line, **streams):
    """Start the command in a process of its own, with text streams."""
    words = [sys.executable, "-c", COMMAND, "run", "--program", str(program), *line.split()]
    room = str(Path(child.__file__).parents[2])
    return subprocess.Popen(words, env={**os.environ, "PYTHONPATH": room}, text=True, **streams)


@pytest.fixture
def run(capsys, tmp_path):
    """Run a program, given as a text or a student's name; return the status and both outputs."""

    file = tmp_path / "my.py"

    def run(program, line, *more):
        file.write_text(program if "\n" in program else read(program), encoding="utf-8")
        status = main(["run", "--program", str(file), *line.split(), *more])
        written = capsys.readouterr()
        return status, written.out, written.err.replace(str(file), "my.py")

    return run


@pytest.mark.parametrize(
    ("program", "line", "status", "printed", "said"),
    [
        (
            *("right_tour_success", "tour 5x5 --start c3", 0),
            r"   23   12    7    2   21\n    6   17   22   13    8\n(.*\n){3}path found!\n",
            r"knights: .* found 1 tour\. It made 25,541 choices and took 25,517 back\.\n",
        ),
        (
            *("queens = [1, 3, 0, 2]\n", "queens 4", 0, ""),
            r"knights: .*\nknights: That's right\. .* 1 solution\. It printed nothing\.\n",
        ),
        (
            *("right_queens_array", "queens 3 --set n=3", 1, r"no solution\n"),
            # It never clears its list, and two queens still stand at the end: no count is right.
            r"knights: .* There is no solution\.\n",
        ),
        (
            *("wrong_global", "queens 6 --all", 2, ""),
            r"knights: my.py, line 13, step .*write `global count`.*\n",
        ),
    ],
)
def test_what_came_of_a_program(run, program, line, status, printed, said):
    found, out, err = run(program, line)
    assert found == status
    assert re.fullmatch(printed, out) and re.fullmatch(said, err)


def test_as_data(run):
    status, out, err = run("right_graph", "graph/example/A/limit=6", "--format", "json")
    told = json.loads(out)
    assert (status, err) == (0, "")
    assert told["labels"] == ["A", "B", "D", "E", "F", "C"]
    assert (told["outcome"], told["watched"], told["placed"]) == ("found", "path", 6)


def test_all_checks_of_a_puzzle(run):
    status, out, _ = run("right_graph", "graph/example/A --check")
    assert (status, out) == (
        0,
        "pass  graph/example/A/limit=6: Your program found 1 path."
        " It made 6 choices and took 1 back.\n"
        "pass  graph/example/C/limit=6: There is no such path."
        " Your program made 0 choices and took 0 back.\n",
    )
    status, out, _ = run("wrong_stays_gray", "graph/example/A --check")
    first, second, _ = out.split("\n", 2)
    assert (status, first) == (2, "FAIL  graph/example/A/limit=6")
    assert "Your program rules out C after A, B, D, E and F" in second


@pytest.mark.parametrize(
    ("program", "more", "status", "words"),
    [
        ("while True:\n    pass\n", "", 2, "line 1: Your program goes round in a loop"),
        ("a = []\nwhile True:\n    a.append('x' * 10**6)\n", "", 3, "needed more memory"),
        ("for i in range(10**15):\n    pass\n", "--seconds 0.5", 3, "too long"),
        ("import os\nos._exit(7)\n", "", 3, "ended Python itself (status 7)"),
        ("print(\n", "", 2, "line 1: The bracket ("),
        ("print(1)\n", "", 3, "can't read your program's answer"),
        ("import sys\nsys.exit(5)\n", "", 2, "shows no answer"),
    ],
)
def test_a_program_that_does_what_it_should_not(run, program, more, status, words):
    found, _, err = run(program, f"tour 5x5 {more}")
    assert found == status
    assert words in err and "Traceback" not in err


def test_a_program_that_cannot_be_interrupted_is_ended(run, monkeypatch):
    monkeypatch.setattr(child, "GRACE", 0.5)
    status, _, err = run("x = 1\nsum(iter(int, 1))\n", "tour 5x5 --seconds 0.5")
    assert status == 3
    assert "was ended" in err


def test_what_is_watched_and_set_can_be_chosen(run):
    text = "size_of_board = 8\nright = [0]\nboard = []\n" + read("wrong_goes_on")
    text = text.replace("n = 6", "n = size_of_board").replace("queens", "standing")
    status, out, err = run(text, "queens 4 --all --watch standing --set size_of_board=4")
    assert (status, out) == (0, "[1, 3, 0, 2]\n[2, 0, 3, 1]\n")
    assert "2 solutions" in err


def test_input_is_filled_in(run):
    text = read("right_queens_array").replace("n = 8", "n = int(input('n? '))")
    status, out, _ = run(text, "queens 6", "--input", "{n}")
    assert (status, out) == (0, "n? [2, 4, 6, 1, 3, 5]\n")


@pytest.mark.parametrize("first", [0, 1])
def test_a_start_is_given_as_the_program_counts(run, first):
    asked = f"int(input()) - {first}, int(input()) - {first}"
    text = read("right_tour_flag").replace("col = 0, 0", f"col = {asked}")
    lines = ("--input", "{start_row}", "--input", "{start_col}")
    assert run(text, "tour 5x5 --start a1", *lines)[0] == 0


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", "say what to search for"),
        ("tour", "scenario 'tour': board is missing"),
        ("tour 5y5", "board '5y5'"),
        ("tour 5x5 --seconds soon", "seconds 'soon': it must be a number"),
        ("tour 5x5 --max-events -3", "max-events"),
        ("tour 5x5 --format svg", "format 'svg': it must be text or json"),
        ("tour 5x5 --set 5=3", "set '5=3': it must be NAME=VALUE"),
        ("tour 5x5 --strategy construct", "by a scenario's text, such as 'tour/"),
        ("graph --graph example --start A --general", "can't write a program of your own"),
    ],
)
def test_what_is_asked_wrongly(run, line, words):
    status, out, err = run("right_graph", line)
    assert (status, out) == (2, "")
    assert words in err and err.count("\n") == 1


@pytest.mark.parametrize("content", [None, b"\xff\xfe\x00", b"a = 1\0"])
def test_a_file_that_is_no_program(content, tmp_path, capsys):
    file = tmp_path / "my.py"
    if content is not None:
        file.write_bytes(content)
    assert main(["run", "--program", str(file), "tour", "5x5"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_program_is_read_in_the_encoding_that_it_names(tmp_path, capsys):
    file = tmp_path / "my.py"
    file.write_bytes("# -*- coding: latin-1 -*-\nprint('keine Lösung')\n".encode("latin-1"))
    assert main(["run", "--program", str(file), "queens", "3"]) == 1
    assert "keine Lösung" in capsys.readouterr().out


class Interrupting:
    """Standard output of a program, at which Ctrl-C comes instead of a line."""

    def readline(self):
        raise KeyboardInterrupt


def test_ctrl_c_ends_the_program_too(run, monkeypatch):
    started = []
    plain = subprocess.Popen

    def start(*given, **named):
        process = plain(*given, **named)
        process.stdout = Interrupting()
        started.append(process)
        return process

    monkeypatch.setattr(child.subprocess, "Popen", start)
    status, _, err = run("while True:\n    pass\n", "tour 5x5")
    assert (status, err) == (130, "knights: interrupted\n")
    assert started[0].returncode is not None


# It writes when it runs; the pipe ends when it and all processes that it started are gone.
LASTING = """
import os, subprocess, sys
join = os.open({fifo!r}, os.O_WRONLY)
wait = "import time; time.sleep(600)"
subprocess.Popen([sys.executable, "-c", wait], pass_fds=[join])
os.write(join, b"runs")
for i in range(10**15):
    pass
"""


@POSIX
@pytest.mark.parametrize(
    ("number", "status", "said"),
    [
        ("SIGINT", 130, "knights: interrupted\n"),
        ("SIGTERM", 143, "knights: interrupted by SIGTERM\n"),
        ("SIGHUP", 129, "knights: interrupted by SIGHUP\n"),
        ("SIGKILL", -9, ""),
    ],
)
def test_no_program_outlives_the_command(number, status, said, tmp_path):
    fifo, file = tmp_path / "joined", tmp_path / "my.py"
    os.mkfifo(fifo)
    file.write_text(LASTING.format(fifo=str(fifo)))
    with start(file, "tour 5x5 --seconds 500", stderr=subprocess.PIPE) as command:
        joined = os.open(fifo, os.O_RDONLY)
        try:
            assert os.read(joined, 4) == b"runs"
            command.send_signal(getattr(signal, number))
            # The pipe has ended: every process that held it is gone.
            assert select.select([joined], [], [], 60)[0], "it still runs"
            assert os.read(joined, 4) == b""
            assert (command.wait(60), command.stderr.read()) == (status, said)
        finally:
            os.close(joined)
            command.kill()


@POSIX
def test_a_signal_that_is_to_be_ignored_is_ignored():
    # The tests may run with some ignored already, as `nohup` does.
    before = {number: signal.getsignal(number) for number in ENDING}
    try:
        for set_before, ignored in [(signal.SIG_IGN, True), (signal.SIG_DFL, False)]:
            for number in ENDING:
                signal.signal(number, set_before)
            with heed_ending():
                for number in ENDING:
                    assert (signal.getsignal(number) == signal.SIG_IGN) == ignored
            assert {signal.getsignal(number) for number in ENDING} == {set_before}
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def test_a_program_that_is_too_long_is_not_read(tmp_path, capsys, monkeypatch):
    with (tmp_path / "my.py").open("wb") as long:
        long.truncate(300_000_000)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Path, "read_text", lambda *_, **__: pytest.fail("it was read"))
    assert main(["run", "--program", "my.py", "tour", "5x5"]) == 2
    words = "it must have at most 200,000 bytes"
    assert capsys.readouterr().err == f"knights: file 'my.py': {words}\n"


def test_a_program_from_standard_input_is_not_read_to_its_end(capsys, monkeypatch):
    class Endless:
        def read(self, most=-1):
            assert most > 0
            return "#" * most

    monkeypatch.setattr(sys, "stdin", Endless())
    assert main(["run", "--program", "-", "tour", "5x5"]) == 2
    words = f"it must have at most {own.MOST_BYTES:,} bytes"
    assert capsys.readouterr().err == f"knights: standard input: {words}\n"


ESCAPES = """
import sys
print("\\x1b]0;printed\\x07 caf\u00e9")
print("\\x1b[2Jasides", file=sys.stderr)
raise ValueError("\\x1b]0;raised\\x9c\\nknights: right: all")
"""


@POSIX
def test_a_terminal_obeys_nothing_that_a_program_says(tmp_path):
    file = tmp_path / "my.py"
    file.write_text(ESCAPES, encoding="utf-8")
    ours, theirs = os.openpty()
    command = start(file, "tour 5x5", stdout=theirs, stderr=theirs)
    os.close(theirs)
    seen = b""
    while part := read_terminal(ours):
        seen += part
    os.close(ours)
    assert command.wait() == 2
    text = seen.decode().replace("\r\n", "\n")
    assert not {c for c in text if not c.isprintable()} - {"\n"}, text
    assert "\\x1b[2Jasides\n" in text
    assert "\\x1b]0;printed\\x07 caf\u00e9\n" in text
    error = (
        "line 5: Your program ended with ValueError: \\x1b]0;raised\\x9c\\nknights: right: all\n"
    )
    assert text.endswith(f"knights: {file}, {error}")


def read_terminal(number):
    try:
        return os.read(number, 4096)
    except OSError:  # Linux reports the closed other end so
        return b""


def test_what_is_printed_into_a_file_is_as_it_was_printed(run):
    status, out, err = run(ESCAPES, "tour 5x5")
    assert (status, out) == (2, "\x1b]0;printed\x07 caf\u00e9\n")
    assert err.endswith("ValueError: \\x1b]0;raised\\x9c\\nknights: right: all\n")


def test_a_finding_is_a_line_of_text_in_the_list_of_checks_too(run):
    _, out, _ = run(
        "x = [0]\nx[0] = 1\nraise ValueError('\\x1b]0;owned\\nright')\n", "queens 4 --check"
    )
    assert "ValueError: \\x1b]0;owned\\nright\n" in out and "\x1b" not in out


def test_a_program_reads_nothing_from_where_the_command_asks_it(run):
    text = "import sys\nprint(repr(sys.stdin.read()))\nraise ValueError\n"
    assert run(text, "tour 5x5")[1] == "''\n"


def test_the_help_says_that_a_program_runs_several_times(run, tmp_path, capsys):
    marks = tmp_path / "marks"
    text = f"open({str(marks)!r}, 'a').write('x')\n" + read("right_queens_array")
    assert run(text, "queens 8")[0] == 0
    assert len(marks.read_text()) > 1
    assert main(["run", "--program", "my.py", "--help"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "It runs with your own rights" in told and "It runs several times" in told
