"""The Python that builds and tests, and environments with what is pinned."""

import contextlib
import glob
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.build import places
from tools.build.places import digest, remove
from tools.build.running import Stop, environment, run

OLDEST = (3, 12)  # of the Python that builds and tests; build.py itself runs under 3.11
FAVOURITES = ["3.13", "3.14", "3.12"]  # first those for which every pinned package has a wheel
PLACES = [
    "$PYENV_ROOT/versions/{}.*/bin/python3",
    "~/.pyenv/versions/{}.*/bin/python3",
    "~/.local/share/uv/python/*-{}.*/bin/python3",
    "~/.asdf/installs/python/{}.*/bin/python3",
    "/usr/local/bin/python{}",
    "/opt/homebrew/bin/python{}",
    "/Library/Frameworks/Python.framework/Versions/{}/bin/python3",
]


@dataclass(frozen=True)
class Interpreter:
    """A Python that answered: its own path and version."""

    path: str
    version: tuple[int, ...]


def interpreter() -> Interpreter:
    """The first Python that answers, is new enough and can make environments.

    Raises `Stop` saying what to install if there is none.
    """
    without_venv = None
    for command in commands():
        found, has_venv = ask(command)
        if found and found.version >= OLDEST:
            if has_venv:
                return found
            without_venv = without_venv or found
    if without_venv:
        version = "{}.{}".format(*without_venv.version)
        raise Stop(
            f"Python {version} has no venv module: install it"
            f" (on Debian and Ubuntu: apt install python{version}-venv)"
        )
    raise Stop(
        "building needs Python 3.12 or later, and there is only {}.{}: install one from python.org,"
        " with your package manager, pyenv or uv".format(*sys.version_info)
    )


def commands() -> Iterator[list[str]]:
    """Where a Python may be found, best first; a shim or an old one among them does no harm."""
    yield [sys.executable]
    for version in FAVOURITES:
        yield [f"python{version}"]
    yield from ([name] for name in ("python3", "python"))
    for version in FAVOURITES:
        for place in PLACES:
            # `glob`, as `Path.glob` takes no pattern that begins at the root.
            pattern = os.path.expanduser(os.path.expandvars(place.format(version)))  # noqa: PTH111
            yield from ([path] for path in sorted(glob.glob(pattern), reverse=True))  # noqa: PTH207
        if os.name == "nt":
            yield ["py", f"-{version}"]
    with contextlib.suppress(OSError, subprocess.TimeoutExpired):
        answer = subprocess.run(
            ["uv", "python", "find", "--offline", ">=3.12"],
            capture_output=True,
            text=True,
            timeout=20,
        )
        if answer.returncode == 0:
            yield [answer.stdout.strip()]


def ask(command: Sequence[str]) -> tuple[Interpreter | None, bool]:
    """Start a Python and have it say its path and version, and whether it can make environments."""
    question = (
        "import sys, json, importlib.util as i;"
        "has_venv = all(map(i.find_spec, ['venv', 'ensurepip']));"
        "print(json.dumps([sys.executable, sys.version_info[:2], has_venv]))"
    )
    try:
        answer = subprocess.run(
            [*command, "-c", question],
            capture_output=True,
            text=True,
            timeout=20,
            env=environment(),
            stdin=subprocess.DEVNULL,
        )
        path, version, has_venv = json.loads(answer.stdout)
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return None, False
    return Interpreter(path, tuple(version)), has_venv


@dataclass(frozen=True)
class Environment:
    """A folder of installed Python packages with the Python that runs them."""

    folder: Path

    @property
    def bin(self) -> Path:
        """Where the programs of the packages lie."""
        return self.folder / ("Scripts" if os.name == "nt" else "bin")

    @property
    def python(self) -> Path:
        """The environment's Python."""
        return self.bin / ("python.exe" if os.name == "nt" else "python")

    @property
    def stamp(self) -> Path:
        """The file that says that the environment is complete: written last."""
        return self.folder / "complete"

    def module(self, name: str, *arguments: object) -> list[object]:
        """Return the command that runs a module: with -I, or `build` would be this very file."""
        return [self.python, "-I", "-m", name, *arguments]

    def works(self) -> bool:
        """Whether it was completed, and its Python still answers: the one below it may be gone."""
        return self.stamp.is_file() and ask([str(self.python)])[0] is not None


# Environments that have all packages of another.
LARGER = {"site": "test"}


def packages(name: str) -> Environment:
    """The environment with what `requirements/NAME.txt` pins, made if need be."""
    base = interpreter()
    for other in filter(None, (LARGER.get(name), name)):
        pinned = places.ROOT / "requirements" / f"{other}.txt"
        made = Environment(
            places.BUILD / f"python-{other}-{digest(pinned, base.path, str(base.version))[:12]}"
        )
        if made.works():
            return made
    remove(made.folder)
    version = ".".join(map(str, base.version))
    run(f"making an environment with Python {version}", [base.path, "-m", "venv", made.folder])
    # Wheels only: an sdist would run foreign code to build, and need a compiler.
    options = ["--require-hashes", "--only-binary=:all:", "--retries=2", "--progress-bar=off"]
    options.append("--no-compile")  # half of the packages' modules are never imported
    command = made.module("pip", "install", *options, "-r", pinned)
    run(f"fetching Python packages ({name})", command)
    made.stamp.touch()
    return made
