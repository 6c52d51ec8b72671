"""Imports of the tools, and versions in the documents."""

import ast
import graphlib
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import knights

ROOT = Path(__file__).parents[2]
TOOLS = {path.stem: path for path in (ROOT / "tools" / "build").glob("*.py")}
BENCH = {path.stem: path for path in (ROOT / "bench").glob("*.py")}


def imported(path: Path) -> Iterator[str]:
    """Yield the modules that a file imports, those for type checking included."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}: imports are absolute here"
            yield str(node.module)
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize(("modules", "prefix"), [(TOOLS, "tools.build."), (BENCH, "")])
def test_no_import_leads_back(modules: dict[str, Path], prefix: str) -> None:
    names = {prefix + name: name for name in modules}
    graph = {
        name: {names[seen] for seen in imported(path) if seen in names}
        for name, path in modules.items()
    }
    assert sum(map(len, graph.values())) > len(graph) / 2, "the imports were not read"
    graphlib.TopologicalSorter(graph).prepare()  # its CycleError names the circle


@pytest.mark.parametrize("path", BENCH.values(), ids=BENCH.keys())
def test_what_the_benchmark_imports_of_the_library_is_there(path: Path) -> None:
    """No checker of types reads it, and some of it runs only beside other libraries."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("knights"):
            exec(ast.unparse(node), {})


@pytest.mark.parametrize(
    "name",
    sorted(
        TOOLS.keys()
        - {"card_contents", "counts", "docstring_examples", "lessons", "openings", "puzzles"}
    ),
)
def test_the_build_begins_with_what_python_brings(name: str) -> None:
    known = sys.stdlib_module_names | {"tools"}
    assert {module.partition(".")[0] for module in imported(TOOLS[name])} <= known
    ast.parse(TOOLS[name].read_text(encoding="utf-8"), feature_version=(3, 11))


def test_the_newest_version_in_the_list_of_changes_is_the_library_s() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$", changes, re.M)
    assert versions[0] == knights.__version__


def test_all_that_the_site_takes_from_others_is_named_with_its_version() -> None:
    package = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    named = (ROOT / "THIRD_PARTY.md").read_text(encoding="utf-8").split("## In the library")[0]
    for name, version in package["dependencies"].items():
        if name not in ("esbuild", "spdx-license-list"):  # nothing of these is in the site
            assert re.search(rf"{name}\b.* {re.escape(version)} \|", named, re.I), (name, version)


def test_workflows_name_what_they_use_by_its_commit() -> None:
    """Somebody may move a tag to other code; the version stays in a comment."""
    workflows = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
    used = [
        line.split("uses:")[1].strip()
        for path in workflows
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.match(r"\s*(- )?uses:", line)
    ]
    assert len(used) >= len(workflows)
    for name in used:
        assert re.fullmatch(r"[\w-]+/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", name), name
    pins = {tuple(name.split("@")) for name in used}
    assert len(pins) == len({action for action, _ in pins}), "one action, two versions"
