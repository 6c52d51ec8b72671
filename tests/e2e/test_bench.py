"""Each topic of the benchmark runs in browsers, in its shortest form."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import pages
from engines.search import Engine

pytestmark = pytest.mark.engines("chromium")

BENCH = Path(pages.__file__).parent
DAILY = "icicle"
WAITS = pytest.mark.waits("each topic loads Python anew")


@pytest.mark.parametrize(
    "topic", [DAILY, *(pytest.param(name, marks=WAITS) for name in pages.TOPICS if name != DAILY)]
)
def test_a_topic_is_measured(engine: Engine, built: Path, tmp_path: Path, topic: str) -> None:
    written = tmp_path / "bench.json"
    command = [sys.executable, BENCH, "--quick", "--engine", engine.name, "--topic", topic]
    done = subprocess.run(
        [*command, "--site", built, "--json", written], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    if topic == "slow" and engine.name != "chromium":
        assert "NOT MEASURED: only Chromium slows a page" in done.stdout
    else:
        assert json.loads(written.read_text(encoding="utf-8"))["figures"]
