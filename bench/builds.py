"""Time to build the site from a fresh copy of the project, and to run its tests."""

import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from figures import Figure

ROOT = Path(__file__).parent.parent


def measure(with_tests: bool) -> list[Figure]:
    """Measure seconds for `site` with nothing cached, with all cached, and for all tests."""
    print("\nbuild, from a fresh copy", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        copy = copy_sources(Path(folder) / "copy")
        figures = [
            note("site, nothing cached", run(copy, "site")),
            note("site, all cached", run(copy, "site")),
        ]
    if with_tests:
        try:
            figures.append(note("all tests", run(ROOT, "test")))
        except RuntimeError as error:  # keep the figures of the last hour
            print(f"  all tests: {error}", flush=True)
    return figures


def note(name: str, seconds: float) -> Figure:
    print(f"  {name}: {seconds:.1f} s", flush=True)
    return Figure("build", name, seconds, "s", engine="native")


def copy_sources(target: Path) -> Path:
    """Copy the files that git tracks, as they are now."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, target / name)
    return target


def run(folder: Path, verb: str) -> float:
    """Return the seconds that a verb of `build.py` takes.

    Raises:
        RuntimeError: with the end of its output, when it fails.
    """
    begun = time.monotonic()
    done = subprocess.run(
        [sys.executable, "build.py", verb], cwd=folder, capture_output=True, text=True
    )
    if done.returncode != 0:
        raise RuntimeError(f"build.py {verb} failed:\n{(done.stdout + done.stderr)[-2000:]}")
    return time.monotonic() - begun
