"""A program's texts stay within bounds, and its changes do not outlast its run."""

import json
import random
import sys

import pytest
from students import read

from knights.page import own
from knights.programs.judge.judge import judge
from knights.programs.report import MOST_SAID, Request, answer
from knights.programs.session import Session
from knights.programs.watch.run import Program

SEARCH = read("search")


def tell(text, scenario="queens/4"):
    return answer(Request(text, scenario))


def test_what_a_run_changes_in_pythons_modules_is_put_back_for_the_next():
    changes = "import builtins, random\nbuiltins.abs = lambda value: 0\nrandom.seed = None\n"
    before = abs, random.seed
    # It runs several times: plainly, watched, and up to a step.
    assert judge(Program(SEARCH + changes), "queens/4").outcome == "found"
    session = Session(Request(SEARCH + changes, "queens/4"))
    assert json.loads(session.moment(3)) is not None
    assert (abs, random.seed) == before


def test_a_name_that_an_import_adds_stays():
    text = "import xml.dom.domreg\nxml.dom.domreg.registered\n"
    for name in [name for name in sys.modules if name.startswith("xml")]:
        del sys.modules[name]
    assert tell(text + SEARCH)["outcome"] == "found"


def test_an_error_is_told_in_few_words_however_many_it_has():
    told = tell("raise Exception('x' * 5_000_000)")
    assert len(told["findings"][0]["sentence"]) <= MOST_SAID
    assert told["findings"][0]["sentence"].startswith("Your program ended with Exception: xxx")
    silent = "class Silent(Exception):\n    def __str__(self): raise self\nraise Silent()\n"
    assert tell(silent)["findings"][0]["sentence"] == "Your program ended with Silent."


def test_a_value_is_told_in_few_words_however_it_is_written():
    loud = "class Loud:\n    def __repr__(self): return 'y' * 100_000\n"
    told = tell(loud + SEARCH.replace("x[k] = i + 1", "x[k] = Loud()", 1))
    assert all(len(finding["sentence"]) <= MOST_SAID for finding in told["findings"])


def test_a_program_that_prints_too_much_is_told_so():
    told = tell("print('x' * 200_000_000)")
    assert len(told["printed"]) == 100_000
    assert told["findings"][0]["sentence"].startswith(
        "Your program printed more than 100,000 characters, so it was stopped."
    )


def test_a_moment_holds_no_more_variables_than_can_be_read():
    many = "".join(f"v{i} = 'z' * 100\n" for i in range(3_200))
    session = own.run(json.dumps({"text": many + SEARCH, "scenario": "queens/4"}))
    _, calls, lines = json.loads(session.moment(5))
    assert sum(len(variables) for _, _, variables in calls) <= 3_000
    assert sum(len(variables) for _, _, variables in lines) <= 3_000


COPYING = """
def go(path):
    if len(path) == 6:
        return path
    for c in range(6):
        if all(c != q and abs(c - q) != len(path) - r for r, q in enumerate(path)):
            found = go(path + [c])
            if found:
                return found
"""
WAYS = {
    "thread": COPYING
    + "import threading\nthread = threading.Thread(target=lambda: print(go([])))\nthread.start()\n",
    "pickle": COPYING
    + "import pickle\nclass Board:\n    pass\nboard = Board()\nboard.rows = go([])\n"
    "print(pickle.loads(pickle.dumps(board)).rows)\n",
    "errors": COPYING + "import sys\nprint('told', file=sys.stderr)\nprint(go([]))\n",
    "a module": "from beside import go\nprint(go([]))\n",
}


@pytest.mark.parametrize("way", WAYS)
def test_a_program_runs_as_python_runs_its_file(way, tmp_path, capsys):
    file = tmp_path / "my.py"
    file.with_name("beside.py").write_text(COPYING, encoding="utf-8")
    told = judge(Program(WAYS[way], file=str(file)), "queens/6")
    assert (told.outcome, told.printed) == ("found", "[1, 3, 5, 0, 2, 4]\n")
    assert capsys.readouterr().err.count("told") == (way == "errors")  # once, however often it runs
