"""Settings and fixtures of all tests of the library."""

import json
import os
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import HealthCheck, settings
from null.kind import LINE

from knights.puzzles.registry import PUZZLES
from tools.language.compile import compile_all

# No deadlines: property tests judge results, and a busy machine would make them fail at random.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")

# The null puzzle's sentences aren't in the library: they are compiled here in the same way.
for made, text in compile_all(Path(__file__).parents[1] / "null").items():
    if made.suffix == ".py":
        sentences = ModuleType(f"knights.language.{made.parent.name}.{made.stem}")
        exec(text, vars(sentences))
        sys.modules[sentences.__name__] = sentences

# The messages that the tests compare are English, whatever language this machine is set to.
os.environ["LANG"] = "C"

# The null puzzle, the smallest that there can be, goes through every test of all puzzles.
PUZZLES[LINE.entry.name] = LINE


@pytest.fixture
def golden_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep only the puzzles that sentences in the golden files list, as tests compare them."""
    golden = Path(__file__).parents[1] / "web" / "golden" / "scenarios.json"
    sentence = json.loads(golden.read_text(encoding="utf-8"))["refused"][""]
    for name in PUZZLES.keys() - re.findall(r"\w+", sentence):
        monkeypatch.delitem(PUZZLES, name)


@pytest.fixture
def unheard(monkeypatch: pytest.MonkeyPatch) -> None:
    """Silence errors from clearing away a stopped program; in the page its process ends with it."""
    monkeypatch.setattr(sys, "unraisablehook", lambda told: None)
