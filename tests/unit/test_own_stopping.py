"""A program can be stopped at any moment, and gets one sentence about it soon."""

import os
import random
import signal
import subprocess
import sys
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest
from shares import EVERY, share
from students import read

from knights.programs import child
from knights.programs.answer import truth
from knights.programs.judge.judge import judge
from knights.programs.report import Request, answer
from knights.programs.watch.run import Program, Runner
from knights.programs.watch.source import FILE

SUDOKU = "sudoku/53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
PROGRAMS = {
    "tour_flag": "tour/5x5/a1/geeks",
    "queens_array": "queens/8",
    "queens_class": "queens/8",
    "queens_count": "queens/8/goal=all",
    "queens_loop": "queens/8",
    "sudoku": "sudoku/1.....3..4.....2",
    "sudoku_sets": SUDOKU,
    "tour_path": "tour/5x5/a5/geeks",
}
MOMENTS = 2_000
# Each program runs once for every moment, so only four are tried each day.
TRIED = PROGRAMS if EVERY else dict(list(PROGRAMS.items())[::3])
POSIX = pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="there is no such clock")


@contextmanager
def stopped_at(number, moment):
    """Stop programs from a moment of run `number` on, and in all later runs.

    Moments are bytecode instructions, those of our own code that notes writes included.
    """
    monitoring, tool, plain = sys.monitoring, 5, Runner.perform
    runs, moments, begun = count(1), count(), set()

    def step(code, offset):
        begun.add(code.co_filename == FILE)
        if True in begun and next(moments) >= moment:
            child.stop(signal.SIGINT, sys._getframe(1))

    def perform(self, *given):
        if next(runs) >= number:
            monitoring.set_events(tool, monitoring.events.INSTRUCTION)
        try:
            return plain(self, *given)
        finally:
            monitoring.set_events(tool, 0)

    monitoring.use_tool_id(tool, "stopping")
    monitoring.register_callback(tool, monitoring.events.INSTRUCTION, step)
    Runner.perform = perform
    try:
        yield runs
    finally:
        Runner.perform = plain
        monitoring.free_tool_id(tool)


@pytest.mark.parametrize(("name", "scenario"), TRIED.items())
def test_a_program_is_stopped_at_each_of_its_first_moments(name, scenario):
    program = Program(read(f"right_{name}"))
    assert judge(program, scenario).outcome == "found"
    for moment in random.Random(name).sample(range(MOMENTS), share(MOMENTS, 2_000)):
        with stopped_at(1, moment):
            judged = judge(program, scenario)
        told = [finding.mistake for finding in judged.findings]
        assert (judged.outcome, told) == ("stopped", ["limit"]), (moment, judged)


# For each program a scenario and another size, so that it takes years.
LONG = {
    "queens_count": ("queens/14/goal=all", ("n = 8", "n = 14")),
    "tour_path": ("tour/8x8/a8/geeks/goal=all", ("solve(5", "solve(8")),
}


@pytest.mark.parametrize("name", LONG)
def test_a_program_is_stopped_at_any_time(name):
    scenario, size = LONG[name]
    text = read(f"right_{name}").replace(*size)
    chance = random.Random(name)
    for _ in range(share(20, 20)):
        told = child.ask(Request(text, scenario), chance.uniform(0.01, 0.4))
        assert told["outcome"] == "stopped", told
        assert len(told["findings"]) == 1 and "too long" in told["findings"][0]["sentence"], told


def test_what_is_judged_is_judged_in_time(monkeypatch, tmp_path):
    # Without a budget the judge counts all queens of 30 columns, which nobody has done yet.
    endless = "from knights.programs.answer import truth\n\ntruth.BUDGET = 10**12\n"
    (tmp_path / "sitecustomize.py").write_text(endless)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    told = child.ask(Request("x = [0] * 30\nx[0] = 1\n", "queens/30/goal=all"), 0.5)
    assert (told["outcome"], len(told["findings"])) == ("stopped", 1), told


@POSIX
def test_what_is_known_is_told_where_judging_is_stopped(monkeypatch):
    monkeypatch.setattr(truth, "BUDGET", 10**12)
    before = signal.signal(signal.SIGALRM, child.give_up)
    try:
        told = answer(
            Request("x = [0] * 30\nx[0] = 1\nprint('it ran')\n", "queens/30/goal=all"),
            lambda: signal.setitimer(signal.ITIMER_REAL, 0.05, 0.05),
        )
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert (told["outcome"], told["printed"], told["steps"]) == ("stopped", "it ran\n", 0)
    sentence = "It took too long to check your program, so the check was stopped."
    assert [finding["sentence"] for finding in told["findings"]] == [sentence]


@pytest.mark.parametrize("value", ["(i // 8, i % 8)", "str(i)", "i"])
def test_a_program_that_calls_itself_too_deep_is_told_so(value):
    text = f"""
path = []
def go(i):
    path.append({value})
    go(i + 1)
go(0)
"""
    mistakes = [
        finding["mistake"] for finding in answer(Request(text, "tour/8x8/a1/geeks"))["findings"]
    ]
    assert "depth" in mistakes


# Each fills the memory in its own way: at once, bit by bit, and in a watched list.
BOMBS = [
    "x = [1]\nwhile True:\n    x = x + x\n",
    "a = [str(i) for i in range(10**12)]\n",
    "x = [0] * 8\nfor i in range(10**9):\n    x[i % 8] = i\n    x.append([i] * 10**6)\n",
]


@POSIX
@pytest.mark.parametrize("text", BOMBS)
def test_a_program_that_fills_the_memory_is_stopped(text):
    import resource

    room = 400 << 20
    command = [sys.executable, "-m", "knights", "run", "--program", "-", "queens", "8"]
    done = subprocess.run(
        command,
        input=text,
        env={**os.environ, "PYTHONPATH": str(Path(child.OURS).parent)},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (room, room)),
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr.count("\n")) == (3, 1), done.stderr
    assert "memory" in done.stderr
