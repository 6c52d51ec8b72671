"""All checks and tests, group by group."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from tools.build import places
from tools.build.browsers import ENGINES, find_browsers
from tools.build.lock import alone
from tools.build.node import modules, node
from tools.build.python import Environment, packages
from tools.build.running import Stop, environment, say, show
from tools.build.single import build_single
from tools.build.site import build_site

# Tests run on as many processors as there are; neighbours stay together, and share a browser, which
# has several processes: one more of them would only be started for little.
PROCESSORS = min(os.cpu_count() or 1, 4)
SIDE_BY_SIDE = ["-n", str(PROCESSORS), "--dist", "worksteal"]
NO_TESTS = 5  # what pytest says when it has run none


@dataclass(frozen=True)
class Check:
    """One thing that `test` does: its group, its name, and what does it (True: passed)."""

    group: str
    name: str
    do: Callable[[], bool]


@dataclass(frozen=True)
class Choice:
    """Which checks: those of a group, whose names match, in which browsers, against what."""

    group: str = "all"
    pattern: str | None = None
    engines: Sequence[str] = tuple(ENGINES)
    single: bool = False
    everywhere: bool = False


def check(choice: Choice) -> bool:
    """Run all checks that were chosen; go on after a failure, and sum up at the end."""
    with alone():
        made = packages("test")
        if choice.group != "unit":
            modules(developing=True)
    results = []
    for item in checks(made, choice):
        if choice.group in ("all", item.group):
            say(f"\n== {item.name}")
            began = time.monotonic()
            try:
                passed = item.do()
            except Stop as stop:
                say(f"build.py: {stop}")
                passed = False
            results.append((item.name, passed, time.monotonic() - began))
    say("\n== summary")
    for name, passed, seconds in results:
        say(f"{'passed' if passed else 'FAILED':7} {seconds:7.1f} s  {name}")
    return all(passed for _, passed, _ in results)


def checks(made: Environment, choice: Choice) -> Iterator[Check]:
    """All checks, in the order in which they are run: first what is quick to fail."""

    def python(*words: str) -> Callable[[], bool]:
        return lambda: show(made.module(*words)) == 0

    def node(*words: str) -> Callable[[], bool]:
        program = words[0] + (".cmd" if os.name == "nt" else "")
        return lambda: show([places.ROOT / "node_modules" / ".bin" / program, *words[1:]]) == 0

    # With a pattern it is not known yet whether anything of it is wanted.
    everything = choice.group == "all" and not choice.pattern
    aside = prepare_aside(choice.engines) if everything else []

    def in_browsers() -> bool:
        for program in aside:
            program.wait()
        return test_page(made, choice)

    if not choice.pattern or choice.group == "lint":
        yield Check("lint", "format of Python", python("ruff", "format", "--check"))
        yield Check("lint", "lint of Python", python("ruff", "check"))
        yield Check("lint", "types of Python", python("mypy"))
        yield Check("lint", "format and lint of JavaScript", node("biome", "check"))
        yield Check("lint", "types of JavaScript, page", node("tsc", "-p", "tsconfig.json"))
        types = node("tsc", "-p", "tsconfig.worker.json")
        yield Check("lint", "types of JavaScript, workers", types)
    yield Check("unit", "tests in Python", lambda: test_library(made, choice))
    yield Check("web", "tests in JavaScript", lambda: test_web(choice))
    yield Check("e2e", "tests in browsers", in_browsers)


def wholly(choice: Choice) -> dict[str, str]:
    """What makes tests that try a share of very many things try all of them."""
    return {"KNIGHTS_EVERY_MOMENT": "1"} if choice.everywhere else {}


def test_library(made: Environment, choice: Choice) -> bool:
    """Run the tests of the library, and of all else that is Python."""
    chosen = ["-k", choice.pattern] if choice.pattern else []
    command = made.module("pytest", "--doctest-modules", *SIDE_BY_SIDE, *chosen)
    status = show(command, environment(**wholly(choice)))
    return status == 0 or (status == NO_TESTS and bool(choice.pattern))


TITLE = re.compile(r"\btest\(\s*[\"`](.+?)[\"`],", re.S)


def test_web(choice: Choice) -> bool:
    """Run the tests of the JavaScript that needs no browser."""
    pattern = choice.pattern
    tests = sorted((places.ROOT / "tests" / "web").rglob("*.test.js"))
    if not tests:
        raise Stop("there are no tests in tests/web")
    chosen = []
    if pattern:
        tests = [
            path
            for path in tests
            if any(re.search(pattern, title) for title in TITLE.findall(path.read_text("utf-8")))
        ]
        chosen = [f"--test-name-pattern={pattern}"]
    if not tests:
        say(f"no test's title matches {pattern!r}")
        return True
    program = node()
    options = ["--test", "--test-reporter=spec", f"--test-concurrency={PROCESSORS}"]
    command = [program.node, *options, *chosen, *tests]
    return show(command, {**program.environment(), **wholly(choice)}) == 0


def test_page(made: Environment, choice: Choice) -> bool:
    """Run the tests of the built site in browsers; a missing one is named, and a failure in CI."""
    against = [f"--{word}" for word in ("single", "everywhere") if getattr(choice, word)]
    chosen = [*against, *(["-k", choice.pattern] if choice.pattern else [])]
    wanted = list_tests(made, choice.engines, chosen)
    engines = [engine for engine in choice.engines if any(engine in test for test in wanted)]
    if not wanted:
        say("no test in browsers matches")
        return bool(choice.pattern)
    with alone():
        build_site()
        if choice.single or any("single" in test for test in wanted):
            build_single()
        missing = find_browsers(made, engines)
    present = [engine for engine in engines if engine not in missing]
    passed = bool(present) or not engines
    if passed:
        arguments = [argument for engine in present for argument in ("--engine", engine)]
        command = ["tests/e2e", "--durations=20", *SIDE_BY_SIDE, *arguments, *chosen]
        passed = show(made.module("pytest", *command), environment(**wholly(choice))) == 0
    for engine in missing:
        say(f"NOT RUN in {engine}: there is none on this machine, and it could not be installed")
    return passed and not (missing and os.environ.get("CI"))


def list_tests(made: Environment, engines: Sequence[str], chosen: Sequence[str]) -> list[str]:
    """The tests in browsers that would be run, each with its engine and what it opens."""
    arguments = [argument for engine in engines for argument in ("--engine", engine)]
    command = made.module("pytest", "tests/e2e", "--collect-only", "-q", *arguments, *chosen)
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
    """Have the page built and missing browsers installed while other tests run.

    What goes wrong there is told when it is tried again.
    """
    named = [word for engine in engines for word in ("--engine", engine)]
    return [
        subprocess.Popen(
            [sys.executable, str(places.ROOT / "build.py"), *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for words in (["browsers", *named], ["single"])
    ]
