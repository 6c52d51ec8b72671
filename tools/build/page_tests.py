"""Run the tests in browsers on a built page, and repeat those that fail."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.build import places
from tools.build.browsers import find_browsers
from tools.build.choice import NO_TESTS, SIDE_BY_SIDE, Choice
from tools.build.lock import alone
from tools.build.places import digest, near, remove
from tools.build.python import Environment
from tools.build.running import Stop, environment, say, show
from tools.build.single import build_single
from tools.build.site import build_site

MANY = 12  # more failures than this are no accident: they are not repeated

OTHERS = ("firefox", "webkit")
# Paths whose behaviour depends on the engine: after a change here, test the other engines, too.
HANGS_ON_THE_ENGINE = [
    *("web/style", "web/board/stage", "web/engine/search", "web/shell/standalone"),
    *("web/parts/embed", "web/parts/own", "web/service-worker.ts"),
]


def test_page(made: Environment, choice: Choice) -> bool:
    """Test the built site in browsers; report a missing one, and fail for it in CI."""
    engines, with_single = list(choice.engines), True
    if choice.pattern:
        wanted = list_tests(made, choice)
        if not wanted:
            say("no test in browsers matches")
            return True
        engines = [engine for engine in engines if any(engine in test for test in wanted)]
        with_single = any("single" in test for test in wanted)
    with alone():
        build_site()
        if choice.single or with_single:
            build_single()
        missing = find_browsers(made, engines)
    present = [engine for engine in engines if engine not in missing]
    passed = bool(present) or not engines
    if passed:
        arguments = [f"--engine={engine}" for engine in present]
        passed = run_tests(made, choice, [*arguments, *choice.words])
    for engine in missing:
        say(f"NOT RUN in {engine}: there is none on this machine, and it could not be installed")
    passed = passed and not (missing and os.environ.get("CI"))
    if passed and not choice.pattern and (choice.everywhere or set(OTHERS) <= {*choice.also}):
        tried().write_text(digest(*hanging()))
    return passed


def failures() -> Path:
    """The folder of data that explains failures, with the list of failures that passed later."""
    return places.BUILD / "failures"


def fell_over() -> Path:
    """The list of tests that failed at first, and passed when they were repeated."""
    return failures() / "fell-over-once.txt"


def cache() -> Path:
    """The folder in which pytest records which tests failed."""
    return places.BUILD / "pytest-browsers"


def tried() -> Path:
    """The file with the hash of those paths when all engines were last tested."""
    return places.BUILD / "tried-in-all-engines.txt"


def run_tests(made: Environment, choice: Choice, words: Sequence[str]) -> bool:
    """Run tests, and repeat those that fail once in a fresh browser: they pass if they do then."""
    remove(failures(), cache())
    command = made.module("pytest", "tests/e2e", "-o", f"cache_dir={cache()}", *words)
    env = environment(**choice.surroundings)
    if show([*command, "--durations=20", *SIDE_BY_SIDE], env) == 0:
        return True
    fallen = failed()
    if not fallen or len(fallen) > MANY:
        return False
    say("\n== once more, in a fresh browser: " + ", ".join(fallen))
    if show([*command, "--last-failed"], env) != 0:
        return False
    failures().mkdir(parents=True, exist_ok=True)
    fell_over().write_text("".join(f"{test}\n" for test in fallen))
    return True


def failed() -> list[str]:
    """Return the tests that failed in the last run."""
    try:
        return sorted(json.loads((cache() / "v" / "cache" / "lastfailed").read_text()))
    except (OSError, ValueError):
        return []


def say_what_is_left() -> None:
    """Report tests that failed once, and whether other engines are due."""
    if fell_over().is_file():
        say(f"\nfell over once, and passed then (why: {near(failures())}):")
        say(fell_over().read_text().rstrip())
    if is_due():
        say(f"\ndue, as {', '.join(HANGS_ON_THE_ENGINE)} have changed since they were tried in")
        say(f"other engines: python3 build.py test e2e --also {','.join(OTHERS)}")


def is_due() -> bool:
    """Tell whether those paths differ from main and from those last tested in all engines."""
    command = ["git", "diff", "--quiet", "--merge-base", "origin/main", "--", *HANGS_ON_THE_ENGINE]
    try:
        differs = subprocess.run(command, cwd=places.ROOT, capture_output=True).returncode == 1
    except OSError:
        return False
    last = tried().read_text() if tried().is_file() else ""
    return differs and last != digest(*hanging())


def hanging() -> list[Path]:
    return [places.ROOT / name for name in HANGS_ON_THE_ENGINE]


def list_tests(made: Environment, choice: Choice) -> list[str]:
    """Return the tests in browsers that would run, each with its engine and what it opens."""
    arguments = [f"--engine={engine}" for engine in choice.engines]
    command = made.module("pytest", "tests/e2e", "--collect-only", "-q", *arguments, *choice.words)
    found = subprocess.run(
        [str(word) for word in command],
        cwd=places.ROOT,
        env=environment(),
        capture_output=True,
        text=True,
    )
    if found.returncode not in (0, NO_TESTS):
        raise Stop(f"the tests in browsers cannot be listed\n{found.stdout}{found.stderr}")
    return [line for line in found.stdout.splitlines() if "::" in line]


def prepare_aside(engines: Sequence[str]) -> list[subprocess.Popen[bytes]]:
    """Start building the page and installing missing browsers while other tests run.

    If that fails, it is tried again later, and the failure is reported then.
    """
    named = [f"--engine={engine}" for engine in engines]
    return [
        subprocess.Popen(
            [sys.executable, str(places.ROOT / "build.py"), *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for words in (["browsers", *named], ["single"])
    ]
