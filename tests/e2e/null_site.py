"""A project with the null puzzle of `tests/null` added to both registries."""

import shutil
from pathlib import Path

from tools.build.site import SOURCES
from tools.language.compile import compile_all

ROOT = Path(__file__).parents[2]
NULL = ROOT / "tests" / "null"


def copy_project(project: Path, *names: str) -> None:
    """Copy all sources of the site, or the named parts."""
    project.mkdir()
    for name in names or (*SOURCES, "package.json", ".npmrc"):
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, project / name)
    (project / "node_modules").symlink_to(ROOT / "node_modules")


def enter_null(project: Path) -> None:
    """Follow the guide: copy both halves of the puzzle, and add a line to each registry."""
    puzzles = project / "src" / "knights" / "puzzles"
    shutil.copytree(
        NULL, puzzles / "line", ignore=shutil.ignore_patterns("page", "language", "__pycache__")
    )
    registry = puzzles / "registry.py"
    text = registry.read_text("utf-8")
    registry.write_text(text.replace("FOLDERS = {", 'FOLDERS = {\n    "line": "line",'), "utf-8")
    for catalogue in NULL.glob("language/*/line.ftl"):
        copied = project / catalogue.relative_to(NULL)
        copied.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(catalogue, copied)
    for made, text in compile_all(NULL).items():
        if made.suffix == ".py":
            (project / made).write_text(text, encoding="utf-8")
    puzzles = project / "web" / "board"
    shutil.copytree(NULL / "page", puzzles / "line")
    with (puzzles / "registry.ts").open("a") as registry:
        registry.write('import { entry } from "./line/entry.ts";\nregister("line", entry);\n')
