"""What holds for all tests of the library."""

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

# Property tests judge what is right, never how long it took: a machine may have other work.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")

# The sentences of the null puzzle are made as those of the library are.
for made, text in compile_all(Path(__file__).parents[1] / "null").items():
    if made.suffix == ".py":
        sentences = ModuleType(f"knights.language.{made.parent.name}.{made.stem}")
        exec(text, vars(sentences))
        sys.modules[sentences.__name__] = sentences

# Whoever runs the tests may have another language.
os.environ["LANG"] = "C"

# The least that a puzzle can be goes through all that is asked of each puzzle.
PUZZLES[LINE.entry.name] = LINE


@pytest.fixture
def golden_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    """There are no other puzzles than those that sentences in the golden files list."""
    golden = Path(__file__).parents[1] / "web" / "golden" / "scenarios.json"
    sentence = json.loads(golden.read_text(encoding="utf-8"))["refused"][""]
    for name in PUZZLES.keys() - re.findall(r"\w+", sentence):
        monkeypatch.delitem(PUZZLES, name)


@pytest.fixture
def unheard(monkeypatch: pytest.MonkeyPatch) -> None:
    """Drop what a program fails to clear away, as the process does in which it runs."""
    monkeypatch.setattr(sys, "unraisablehook", lambda told: None)
