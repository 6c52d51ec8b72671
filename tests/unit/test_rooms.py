"""The library's layers: imports run one way, and no shared code asks which puzzle it has."""

import ast
import os
import shutil
import subprocess
import sys
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import knights
from knights.puzzles.registry import PUZZLES, presets
from knights.scenario import build, parse

ROOT = Path(__file__).parents[2]
LIBRARY = Path(knights.__file__).parent
RUN = (
    "import sys; from importlinter.cli import lint_imports;"
    " sys.exit(lint_imports(config_filename=sys.argv[1], no_cache=True))"
)


def lint_imports(folder: Path, made: Path) -> subprocess.CompletedProcess[str]:
    """Check the library in a folder against the contracts of pyproject.toml."""
    puzzles = " | ".join(path.parent.name for path in LIBRARY.glob("puzzles/*/kind.py"))
    contracts = (ROOT / "pyproject.toml").read_text(encoding="utf-8").replace("PUZZLES", puzzles)
    (made / "pyproject.toml").write_text(contracts, encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-P", "-c", RUN, made / "pyproject.toml"],
        env={**os.environ, "PYTHONPATH": str(folder), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_imports_run_one_way(tmp_path: Path) -> None:
    done = lint_imports(LIBRARY.parent, tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


# Forbidden imports, each with the contract that it breaks and the report of it.
NOT_ALLOWED = [
    (
        "search/scheme.py",
        "from knights.puzzles.tour import tour",
        "The search knows no puzzle",
        "knights.search.scheme -> knights.puzzles.tour.tour",
    ),
    (
        "puzzles/queens/queens.py",
        "from knights.puzzles.tour import theory",
        "Only the registry names all puzzles; a puzzle knows what all share, and no sibling",
        "knights.puzzles.queens.queens -> knights.puzzles.tour.theory",
    ),
    (
        "puzzles/kind.py",
        "from knights.scenario import scenario",
        "Imports run one way, from the command line and the page down to the board",
        "knights.puzzles.kind -> knights.scenario.scenario",
    ),
    (
        "maps/segments.py",
        "from knights.maps import map",
        "No circle inside a room",
        ".segments -> .map",
    ),
]


def test_imports_that_are_not_allowed_are_seen(tmp_path: Path) -> None:
    copy = shutil.copytree(LIBRARY, tmp_path / "knights")
    for module, line, _, _ in NOT_ALLOWED:
        changed = copy / module
        changed.write_text(f"{changed.read_text(encoding='utf-8')}\n{line}\n", encoding="utf-8")
    done = lint_imports(tmp_path, tmp_path)
    assert done.returncode == 1
    told = " ".join(done.stdout.partition("Broken contracts")[2].split())
    for _, _, contract, dependency in NOT_ALLOWED:
        assert contract in told and dependency in told


def imported(tree: ast.AST) -> set[str]:
    """Return the modules that a file imports, in functions and for type checking as well."""
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names


def find_circle(folder: Path) -> list[str]:
    """Return some modules below a folder that import each other in a circle, or an empty list."""
    files = {
        ".".join(path.relative_to(folder.parent).with_suffix("").parts).removesuffix(".__init__"): (
            imported(ast.parse(path.read_text(encoding="utf-8")))
        )
        for path in folder.rglob("*.py")
    }
    # `from package import module` doesn't need the package itself, which is almost empty.
    needed = {name: (names & files.keys()) - {name} for name, names in files.items()}
    for names in needed.values():
        names -= {name for name in names if any(other.startswith(f"{name}.") for other in names)}
    try:
        TopologicalSorter(needed).prepare()
    except CycleError as circle:
        return [str(name) for name in circle.args[1]]
    return []


def test_no_files_import_each_other_in_a_circle(tmp_path: Path) -> None:
    assert find_circle(LIBRARY) == []
    copy = shutil.copytree(LIBRARY, tmp_path / "knights")
    facet = copy / "puzzles" / "facets" / "facet.py"
    types = "if TYPE_CHECKING:\n    from knights.puzzles.kind import Kind\n"
    facet.write_text(f"{facet.read_text(encoding='utf-8')}\n{types}", encoding="utf-8")
    assert {"knights.puzzles.kind", "knights.puzzles.facets.facet"} <= {*find_circle(copy)}


RULES = {"Rules", *(type(build(parse(p.scenario))).__name__ for p in presets().values())}


def ask_which(tree: ast.AST) -> list[ast.AST]:
    """Return each `isinstance`, `match` arm or comparison for a puzzle's class or name."""
    return [node for node in ast.walk(tree) if asks_class(node) or asks_name(node)]


def asks_class(node: ast.AST) -> bool:
    if isinstance(node, ast.Call):
        asks = ast.unparse(node.func) in ("isinstance", "issubclass")
        return asks and names_puzzle(node.args[1])
    return isinstance(node, ast.MatchClass) and names_puzzle(node.cls)


def asks_name(node: ast.AST) -> bool:
    if isinstance(node, ast.Compare):
        return any(map(is_puzzle_name, node.comparators))
    return isinstance(node, ast.MatchValue) and is_puzzle_name(node.value)


def names_puzzle(tree: ast.AST) -> bool:
    names = {ast.unparse(node).rpartition(".")[2] for node in ast.walk(tree)}
    return not names.isdisjoint(RULES)


def is_puzzle_name(tree: ast.AST) -> bool:
    """Tell whether a value is the name of a puzzle, or a list of such names."""
    values = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    return not values.isdisjoint(PUZZLES.keys() - {"line"})  # also a tracer's event


def test_nobody_asks_which_puzzle_it_is() -> None:
    asking = [
        f"{file.relative_to(LIBRARY)}:{node.lineno}"
        for file in sorted(LIBRARY.rglob("*.py"))
        if file.parent.parent not in (LIBRARY / "puzzles", LIBRARY / "language")
        for node in ask_which(ast.parse(file.read_text(encoding="utf-8")))
    ]
    assert asking == []


@pytest.mark.parametrize(
    "line",
    [
        "isinstance(puzzle, Tour)",
        "isinstance(puzzle, tours.Tour | Queens)",
        "match puzzle:\n    case Sudoku():\n        pass",
        "scenario.puzzle == 'forest'",
        "name in ('tour', 'queens')",
    ],
)
def test_who_asks_is_seen(line: str) -> None:
    assert ask_which(ast.parse(line))


def test_a_folder_that_cannot_be_read_is_none_without_a_facet(tmp_path: Path) -> None:
    """The page's library is an archive; if it is missing, that is an error and no missing facet."""
    shutil.make_archive(str(tmp_path / "lost"), "zip", LIBRARY.parent, LIBRARY.name)
    script = (
        "import pathlib, sys, zipimport; sys.path.insert(0, 'lost.zip');"
        " from knights.puzzles.registry import find_kind; kind = find_kind('queens');"
        " assert kind.link is None and kind.invention is not None;"
        " zipimport._zip_directory_cache.clear(); sys.path_importer_cache.clear();"
        " pathlib.Path('lost.zip').unlink(); kind.task"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", script],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "No module named 'knights.puzzles.queens.task'" in done.stderr
