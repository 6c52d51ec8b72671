"""The site with one puzzle more: the null puzzle of `tests/null`, entered in both registries."""

import shutil
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))

from tools.build import places  # noqa: E402
from tools.build.assets import write_assets, write_version  # noqa: E402
from tools.build.node import modules  # noqa: E402
from tools.build.python import Environment, packages  # noqa: E402
from tools.build.runtime import write_lock  # noqa: E402
from tools.build.scripts import bundle_modules, check_halves, join_styles, write_colours  # noqa: E402
from tools.build.wheel import build_wheel, write_catalogue, write_openings  # noqa: E402

PROJECT = ["pyproject.toml", "package.json", "package-lock.json", ".npmrc", "README.md"]
PROJECT += ["LICENSE", "LICENSE-maps.txt"]
NULL = ROOT / "tests" / "null"


def copy_project(folder: Path) -> None:
    """Copy what the site is built from."""
    folder.mkdir()
    for name in PROJECT:
        if (ROOT / name).is_file():
            shutil.copy(ROOT / name, folder)
    for name in ("src", "web", "requirements"):
        shutil.copytree(ROOT / name, folder / name)
    (folder / "node_modules").symlink_to(ROOT / "node_modules")


def enter_python(project: Path) -> None:
    """Give the library the puzzle's folder, and its registry a line more."""
    home = project / "src" / "knights" / "puzzles" / "null"
    home.mkdir()
    (home / "__init__.py").write_text('"""The null puzzle."""\n')
    shutil.copy(NULL / "kind.py", home)
    registry = home.parent / "registry.py"
    more = "\nfrom knights.puzzles.null.kind import NULL\nKINDS[NULL.entry.name] = NULL\n"
    registry.write_text(registry.read_text() + more)


def enter_page(project: Path) -> None:
    """Give the page its half, and its registry a line more."""
    home = project / "web" / "puzzles" / "null"
    home.mkdir()
    entry = (NULL / "page" / "entry.js").read_text()
    (home / "entry.js").write_text(entry.replace("../../../web/puzzles/", "../"))
    registry = home.parent / "registry.js"
    more = '\nimport { entry as line } from "./null/entry.js";\nregister("line", line);\n'
    registry.write_text(registry.read_text() + more)


def use_project(project: Path, patch: pytest.MonkeyPatch) -> Environment:
    """Have the build's steps work on a copy of the project; the programs that they need."""
    ready = [stamp.parent for stamp in places.BUILD.glob("python-site-*/complete")]
    made = Environment(ready[0]) if ready else packages("site")
    patch.setattr(places, "ROOT", project)
    patch.setattr(places, "BUILD", project / ".build")
    places.BUILD.mkdir()
    return made


def build_python(made: Environment, built: Path, site: Path) -> None:
    """Make what tells of the puzzles, with the runtime of a site that is built.

    It has no snapshot and no packed copies: a page does without them.
    """
    outdated = shutil.ignore_patterns("*.whl", "*.gz", "*.br", "pyodide-lock.json")
    shutil.copytree(built / "pyodide", site / "pyodide", ignore=outdated)
    wheel = build_wheel(made, site / "pyodide")
    write_lock(made, modules(developing=False) / "pyodide" / "pyodide-lock.json", wheel)
    write_catalogue(made, wheel, site)
    write_openings(made, wheel, site / "openings")
    write_assets(site, wheel)


def build_page(built: Path, site: Path) -> None:
    """Make what shows them, or stop where half of one is missing."""
    check_halves(site / "catalogue.json")
    sources = shutil.ignore_patterns("standalone", "types")
    shutil.copytree(places.ROOT / "web", site, ignore=sources, dirs_exist_ok=True)
    bundle_modules(site)
    write_colours(site)
    join_styles(site)
    shutil.copytree(built / "vendor", site / "vendor")
    write_version(site)
