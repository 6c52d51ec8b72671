"""The notebooks of the docs run, and show what they say; they come without outputs."""

import json
import subprocess
from pathlib import Path

import pytest

from knights import Queens, Search
from knights.notebook import widget
from tools.build import places
from tools.build.python import packages
from tools.build.running import environment

NOTEBOOKS = sorted((places.ROOT / "docs" / "notebooks").glob("*.ipynb"))

# Runs a notebook, and prints each output of its cells.
RUN = """
import json, sys
import nbclient, nbformat
notebook = nbformat.read(sys.argv[1], as_version=4)
nbformat.validate(notebook)
nbclient.NotebookClient(notebook, timeout=120).execute()
print(json.dumps([one for cell in notebook.cells for one in cell.get("outputs", [])]))
"""


@pytest.fixture(scope="module")
def python() -> Path:
    return packages("notebook").python


def run(python: Path, notebook: Path, folder: Path) -> list[dict]:
    own = {
        name: str(folder) for name in ("IPYTHONDIR", "JUPYTER_CONFIG_DIR", "JUPYTER_RUNTIME_DIR")
    }
    env = environment(PYTHONPATH=places.ROOT / "src", JUPYTER_DATA_DIR=folder, **own)
    command = [python, "-c", RUN, notebook]
    made = subprocess.run(command, env=env, cwd=folder, capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    outputs = json.loads(made.stdout)
    assert not [one for one in outputs if one.get("name") == "stderr"]
    return outputs


def test_the_notebooks_have_no_outputs() -> None:
    assert len(NOTEBOOKS) == 2
    for notebook in NOTEBOOKS:
        for cell in json.loads(notebook.read_text(encoding="utf-8"))["cells"]:
            assert not cell.get("outputs") and cell.get("execution_count") is None


def test_a_search_is_watched(python: Path, tmp_path: Path) -> None:
    outputs = run(python, NOTEBOOKS[0], tmp_path)
    forms = [one["data"] for one in outputs if one["output_type"] == "execute_result"]
    players = ["<iframe" in one.get("text/html", "") for one in forms]
    assert players == [True, True, False, False, False, False]
    assert [*map(len, forms)] == [4, 4, 4, 5, 5, 1]
    assert (tmp_path / "tour.html").read_text(encoding="utf-8").startswith("<!doctype html>")


WIDGET = """
import json
from array import array
from knights.notebook import widget
run = widget("queens/8@60")
sent = []
run.send = lambda told, buffers: sent.append([told, array("h", bytes(buffers[0])).tolist()])
# A player asks for all events, and later again for some that it has dropped.
wanted = (1, 0, 100), (2, 100, 1000), (3, 50, 50), (4, -1, 5), (5, 0, 1 << 40)
for number, position, count in wanted:
    run._answer(run, {"view": 7, "id": number, "position": position, "count": count}, [])
steps = []
run.observe(lambda change: steps.append(change.new), "step")
begun, run.step = run.step, 88
print(json.dumps([begun, steps, sent]))
"""


def test_a_widget_hands_out_events_as_they_are_wanted(python: Path) -> None:
    env = environment(PYTHONPATH=str(places.ROOT / "src"))
    made = subprocess.run([python, "-c", WIDGET], env=env, capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    begun, steps, sent = json.loads(made.stdout)
    events = Search(Queens(8)).take(1000).tolist()
    assert (begun, steps) == (60, [88])
    assert sent == [
        [{"view": 7, "id": 1, "verdict": None}, events[:100]],
        [{"view": 7, "id": 2, "verdict": "found"}, events[100:]],
        [{"view": 7, "id": 3, "verdict": None}, events[50:100]],
    ]


def test_without_anywidget_a_widget_says_what_to_install() -> None:
    with pytest.raises(ModuleNotFoundError, match="needs anywidget: pip install anywidget"):
        widget("queens/8")


def test_a_program_is_judged(python: Path, tmp_path: Path) -> None:
    outputs = run(python, NOTEBOOKS[1], tmp_path)
    told = [one["data"]["text/plain"] for one in outputs if one["output_type"] == "execute_result"]
    wrong, right, watched = told
    assert wrong.startswith("%%knights, line 9, step 3: The queens on a1 and b2 attack each other.")
    assert right.startswith("That's right. Your program found 1 solution. It made 31 choices")
    assert watched == right.replace("solution. It", "solution. It printed nothing. It", 1)
    # A kernel sends printed text in as many pieces as it likes.
    printed = "".join(one["text"] for one in outputs if one["output_type"] == "stream")
    assert printed.endswith("This is no solution. The queens on a1 and b2 attack each other.\n")
