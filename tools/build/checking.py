"""All checks and tests, group by group."""

import os
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tools.build import places
from tools.build.choice import NO_TESTS, PROCESSORS, SIDE_BY_SIDE, Choice
from tools.build.lock import alone
from tools.build.node import modules, node
from tools.build.page_tests import prepare_aside, say_what_is_left, test_page
from tools.build.places import remove
from tools.build.player import write_player
from tools.build.python import Environment, packages
from tools.build.running import Stop, environment, say, show, together
from tools.build.sentences import write_sentences


@dataclass(frozen=True)
class Check:
    """One check of `test`: its group, its name, and its function (True: passed)."""

    group: str
    name: str
    do: Callable[[], bool]


def check(choice: Choice) -> bool:
    """Run all chosen checks; go on after a failure, and sum up at the end."""
    with alone():
        if choice.group != "unit":
            together(partial(packages, "test"), partial(modules, developing=True))
        made = packages("test")
        write_sentences(made)
        write_player()
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
    if choice.group in ("all", "e2e"):
        say_what_is_left()
    return all(passed for _, passed, _ in results)


def checks(made: Environment, choice: Choice) -> Iterator[Check]:
    """Yield all checks in the order in which they run: those that fail fast come first."""

    def python(*words: str) -> Callable[[], bool]:
        return lambda: show(made.module(*words)) == 0

    def node(name: str, *words: str) -> Callable[[], bool]:
        return lambda: show([program(name), *words]) == 0

    # With a pattern, perhaps no test needs the page or browsers: don't prepare them beforehand.
    everything = choice.group == "all" and not choice.pattern
    aside = prepare_aside(choice.engines) if everything else []

    def in_browsers() -> bool:
        for other in aside:
            other.wait()
        return test_page(made, choice)

    if not choice.pattern or choice.group == "lint":
        yield Check("lint", "format of Python", python("ruff", "format", "--check"))
        yield Check("lint", "lint of Python", python("ruff", "check"))
        yield Check("lint", "types of Python", python("mypy"))
        yield Check("lint", "format and lint of TypeScript", node("biome", "check"))
        yield Check("lint", "types of the page", node("tsc", "-p", "tsconfig.json"))
        types = node("tsc", "-p", "tsconfig.worker.json")
        yield Check("lint", "types of its workers", types)
    yield Check("unit", "tests in Python", lambda: test_library(made, choice))
    if choice.everywhere:
        yield Check("unit", "tests in Python, of a cluster", lambda: test_cluster(choice))
    yield Check("web", "tests in TypeScript", lambda: test_web(choice))
    yield Check("e2e", "tests in browsers", in_browsers)


def mend() -> bool:
    """Format all code, and fix what tools can fix (True: nothing else is wrong)."""
    with alone():
        made = packages("test")
        modules(developing=True)
    commands = [
        made.module("ruff", "check", "--fix"),
        made.module("ruff", "format"),
        [program("biome"), "check", "--write"],
    ]
    statuses = [show(command) for command in commands]  # run all, even if one fails
    return not any(statuses)


def program(name: str) -> Path:
    """Return the path of a program from Node's packages."""
    return places.ROOT / "node_modules" / ".bin" / (name + (".cmd" if os.name == "nt" else ""))


def test_library(made: Environment, choice: Choice) -> bool:
    """Run the tests in Python, of the library and of everything else."""
    with alone():
        packages("notebook")  # a test runs the docs' notebooks in it, and can't fetch it
    chosen = ["-k", choice.pattern] if choice.pattern else []
    command = made.module("pytest", "--doctest-modules", *SIDE_BY_SIDE, *chosen)
    status = show(command, environment(**choice.surroundings))
    return status == 0 or (status == NO_TESTS and bool(choice.pattern))


def test_cluster(choice: Choice) -> bool:
    """Run the tests that need a Dask cluster, with Python packages of their own."""
    with alone():
        made = packages("dask")
    chosen = ["-k", choice.pattern] if choice.pattern else []
    status = show(made.module("pytest", places.ROOT / "tests" / "cluster", *chosen))
    return status == 0 or (status == NO_TESTS and bool(choice.pattern))


TITLE = re.compile(r"\btest\(\s*[\"`](.+?)[\"`],", re.S)


def test_web(choice: Choice) -> bool:
    """Run the tests of the page that need no browser."""
    # The other tests take words joined by "or", as pytest does.
    pattern = choice.pattern and choice.pattern.replace(" or ", "|")
    tests = sorted((places.ROOT / "tests" / "web").rglob("*.test.ts"))
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
    options += ["--import", (places.ROOT / "tests" / "web" / "english.ts").as_uri()]
    command = [program.node, *options, *chosen, *tests]
    golden = places.BUILD / "golden"  # the library's answers for the tests of this run
    remove(golden)
    golden.mkdir(parents=True)
    env = {**program.environment(), **choice.surroundings}
    env["KNIGHTS_GOLDEN"] = str(golden)
    return show(command, env) == 0
