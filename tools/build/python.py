"""Environments with pinned packages: uv finds a Python for them, or fetches one."""

import glob
import os
import shutil
import subprocess
import sys
import threading
from dataclasses import dataclass
from pathlib import Path

from tools.build import places
from tools.build.kept import folder_for, keep
from tools.build.places import digest
from tools.build.running import environment, run

VERSIONS = "cpython>=3.12,<3.15"  # every pinned package has a wheel for these
# Pythons of pyenv and asdf, whose shims on PATH answer only for the version that is switched on.
SHIMMED = [
    "$PYENV_ROOT/versions/{}.*/bin",
    "~/.pyenv/versions/{}.*/bin",
    "~/.asdf/installs/python/{}.*/bin",
]
FETCHING = threading.Lock()


@dataclass(frozen=True)
class Environment:
    """A folder of installed Python packages with the Python that runs them."""

    folder: Path

    @property
    def bin(self) -> Path:
        """The folder of the packages' programs."""
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

    def call(self, label: str, function: str, library: Path, *words: object) -> str:
        """Call a function of `tools.build` here, with a library; return the text it returns."""
        module, _, name = function.rpartition(".")
        program = (
            f"import sys; sys.path[:0] = sys.argv[1:3]; from tools.build.{module} import {name};"
            f" sys.stdout.write({name}(*sys.argv[3:]) or '')"
        )
        options = ["-I", "-B", "-X", "utf8", "-c", program, library, places.ROOT]
        return run(label, [self.python, *options, *words])

    def works(self) -> bool:
        """Tell whether it was completed, and the Python below it is still there."""
        if not self.stamp.is_file() or not self.python.is_file():
            return False
        return subprocess.run([self.python, "-I", "-c", ""], capture_output=True).returncode == 0


def packages(name: str) -> Environment:
    """The environment with what `requirements/NAME.txt` pins, made if need be."""
    pinned = places.ROOT / "requirements" / f"{name}.txt"
    made = Environment(places.BUILD / f"python-{name}-{digest(pinned)[:12]}")
    if not made.works():
        program = uv()
        command = [program, "venv", "--no-project", "--clear", "--python", VERSIONS, made.folder]
        env = environment(PATH=search_path())
        run(f"making an environment for Python packages ({name})", command, env=env)
        # Wheels only: an sdist would run foreign code to build, and need a compiler.
        options = ["--require-hashes", "--no-build", "--python", made.folder]
        run(f"fetching Python packages ({name})", [program, "pip", "sync", *options, pinned])
        made.stamp.touch()
    return made


def uv() -> str:
    """The pinned uv, fetched by the pip of the Python that runs this."""
    pinned = places.ROOT / "requirements" / "uv.txt"

    def make(folder: Path) -> None:
        command = [sys.executable, "-I", "-m", "pip", "install", "--target", folder, "-r", pinned]
        options = ["--require-hashes", "--only-binary=:all:", "--retries=2", "--progress-bar=off"]
        run("fetching uv", [*command, *options])

    with FETCHING:
        folder = keep(folder_for("uv", pinned), make) / "bin"
    return shutil.which("uv", path=str(folder)) or str(folder / "uv")


def search_path() -> str:
    """PATH, and behind it the folders of Pythons that only shims on it stand for."""
    folders = [os.environ.get("PATH", "")]
    for version in ("3.13", "3.14", "3.12"):
        for place in SHIMMED:
            # `glob`, as `Path.glob` takes no pattern that begins at the root.
            pattern = os.path.expanduser(os.path.expandvars(place.format(version)))  # noqa: PTH111
            folders += sorted(glob.glob(pattern), reverse=True)  # noqa: PTH207
    return os.pathsep.join(folders)
