"""Node, and the npm packages that are pinned."""

import json
import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from tools.build import places
from tools.build.places import digest, remove
from tools.build.python import packages
from tools.build.running import environment, run


@dataclass(frozen=True)
class Node:
    """Node and npm: the machine's own, or those from the wheel."""

    node: str
    npm: str

    def environment(self) -> dict[str, str]:
        """The environment in which npm, itself a script, finds its `node` on the path."""
        return environment(
            PATH=str(Path(self.node).parent) + os.pathsep + os.environ.get("PATH", "")
        )


def node() -> Node:
    """Node 22.18 or later with npm; where the machine has none, Node from the Python package index.

    From 22.18 on it runs TypeScript by itself, by leaving the types out.
    """
    own, npm = shutil.which("node"), shutil.which("npm")
    if own and npm:
        answer = subprocess.run([own, "--version"], capture_output=True, text=True).stdout
        version = re.match(r"v(\d+)\.(\d+)\.", answer)
        if version and tuple(map(int, version.groups())) >= (22, 18):
            return Node(own, npm)
    wheel = packages("node").bin
    return Node(
        *(shutil.which(name, path=str(wheel)) or str(wheel / name) for name in ("node", "npm"))
    )


# Below the build's folder: what went into each script.
METAFILES = "put-together"
PYODIDE_FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"]


def modules(*, developing: bool) -> Path:
    """The folder with the npm packages: Pyodide alone, or while developing the checkers too.

    Editors and checkers look for the latter in the project's own `node_modules`.
    """
    described = [places.ROOT / name for name in ("package.json", "package-lock.json", ".npmrc")]
    key = digest(*described)[:12]
    full, plain = places.ROOT / "node_modules", places.BUILD / f"npm-{key}" / "node_modules"
    for folder in [full] if developing else [full, plain]:
        stamp = folder / ".complete"
        if (
            stamp.is_file()
            and stamp.read_text() == key
            and all((folder / "pyodide" / name).is_file() for name in PYODIDE_FILES)
        ):
            return folder
    target = full if developing else plain
    workshop = places.BUILD / "npm-new"
    remove(workshop)
    workshop.mkdir(parents=True)
    for file in described:
        shutil.copy(file, workshop)
    options = [
        "--ignore-scripts",
        "--fetch-retries=2",
        "--fetch-retry-mintimeout=1000",
        "--fetch-retry-maxtimeout=5000",
    ]
    options += [] if developing else ["--omit=dev"]
    what = f"Pyodide {pyodide_version()}" + (" and the checkers of the page" if developing else "")
    program = node()
    run(f"fetching {what}", [program.npm, "ci", *options], cwd=workshop, env=program.environment())
    (workshop / "node_modules" / ".complete").write_text(key)
    remove(target)
    target.parent.mkdir(parents=True, exist_ok=True)
    (workshop / "node_modules").rename(target)
    remove(workshop)
    return target


def pyodide_version() -> str:
    """The pinned version of Pyodide."""
    pinned: str = json.loads((places.ROOT / "package.json").read_text())["dependencies"]["pyodide"]
    return pinned


def esbuild(fetched: Path) -> Path:
    """The program that makes JavaScript of TypeScript, and one script of many."""
    return fetched / ".bin" / ("esbuild.cmd" if os.name == "nt" else "esbuild")


def metafile(name: str) -> str:
    """Have esbuild write down what it puts into a script, to be read by `licences.py`."""
    return f"--metafile={places.BUILD / METAFILES / name}.json"
