"""The documents' names exist, and their commands and examples run."""

import doctest
import re
import shlex
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import build
from knights.command import split
from knights.command.arguments import main
from tools.build.checking import TITLE

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(ROOT.glob("docs/**/*.md"))]
# A path from the project's folder, unless it has a placeholder as `language/CODE/ROOM.ftl`.
PATH = re.compile(
    r"`((?:bench|docs|language|lessons|requirements|src|tests|tools|web)/[a-z0-9_./-]+)`"
)
# A file name without a folder, as in a list that names the folder once.
NAME = re.compile(r"`([a-z0-9_-]+\.(?:css|ftl|js|mjs|py|ts))`")
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
# A puzzle, a question and a language that the guides invent as examples.
MADE_UP = re.compile(r"switches|^deep\.py$|/de$")
WHERE = ROOT / "docs" / "where.md"
FOLDERS = ("bench", "docs", "language", "src", "tests", "tools", "web")
NAMES = {path.name for path in ROOT.glob("*.*")}
NAMES |= {path.name for folder in FOLDERS for path in (ROOT / folder).rglob("*.*")}


def find_missing(document: Path) -> list[str]:
    text = document.read_text(encoding="utf-8")
    named = [path for path in PATH.findall(text) if not (ROOT / path).exists()]
    alone = [name for name in NAME.findall(text) if name not in NAMES]
    links = LINK.findall(re.sub("`[^`]*`", "", text))
    linked = [path for path in links if not (document.parent / path).exists()]
    return [path for path in named + alone + linked if not MADE_UP.search(path)]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_what_a_document_names_is_there(document: Path) -> None:
    assert find_missing(document) == []


def test_a_path_that_is_not_there_is_seen(tmp_path: Path) -> None:
    document = tmp_path / "where.md"
    document.write_text(
        "`web/nowhere.ts`, `web/main.ts`, `main.ts`, `away.py` [there](none.md)", encoding="utf-8"
    )
    assert find_missing(document) == ["web/nowhere.ts", "away.py", "none.md"]


def test_where_to_change_what_names_many_files() -> None:
    assert len(set(PATH.findall(WHERE.read_text(encoding="utf-8")))) > 40


# A function, a constant, an id, a class or a sentence's key, alone between backquotes.
WORD = re.compile(r"`([#.]?[A-Za-z][\w-]*)(?:\([^`]*\))?`")
# A command, and what the invented question `deep` brings.
NOT_CODE = {"grep", "Deep", "crowd-answer-deep", "questions-deep-ask", "questions-kinds-deep"}


def find_names() -> set[str]:
    return {word.lstrip("#.") for word in WORD.findall(WHERE.read_text(encoding="utf-8"))}


def test_each_name_in_where_to_change_what_stands_in_the_code() -> None:
    files = [
        path
        for folder in ("src", "web", "tools", "language")
        for path in (ROOT / folder).rglob("*.*")
        if path.suffix in {".css", ".ftl", ".html", ".js", ".json", ".mjs", ".py", ".ts"}
    ]
    code = "\n".join(path.read_text(encoding="utf-8") for path in files)
    known = set(re.findall(r"[A-Za-z][\w-]*", code))
    assert find_names() - known == NOT_CODE
    assert len(find_names()) > 80


# The words by which a document has some tests run, as in `unit -k "docs or links"`.
CHOSEN = re.compile(r"\b(unit|web|e2e) -k (?!WORD)(?:(\w+)|\"([^\"]*)\")")


def list_tests() -> dict[str, str]:
    """The names by which each kind of tests is chosen: of files and functions, or the titles."""
    names = {
        kind: "\n".join(
            f"{path.stem} {text}"
            for path in (ROOT / "tests" / kind).rglob("test_*.py")
            for text in re.findall(r"def (test_\w+)", path.read_text(encoding="utf-8"))
        )
        for kind in ("unit", "e2e")
    }
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "tests/web").glob("*.test.ts")]
    return {**names, "web": "\n".join(title for text in texts for title in TITLE.findall(text))}


def test_the_words_of_a_document_choose_tests() -> None:
    names = list_tests()
    chosen = [
        (kind, word)
        for document in DOCUMENTS
        for kind, one, more in CHOSEN.findall(document.read_text(encoding="utf-8"))
        for word in (one or more).split(" or ")
    ]
    assert [(kind, word) for kind, word in chosen if word not in names[kind]] == []
    assert len(chosen) > 50


def test_what_is_to_be_installed_by_name_is_what_the_library_can_use() -> None:
    """The library itself is in no index of packages: it is installed from a clone."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    known = {name for names in project["optional-dependencies"].values() for name in names}
    catalogues = sorted(ROOT.glob("language/**/*.ftl"))
    texts = [path.read_text(encoding="utf-8") for path in [*DOCUMENTS, *catalogues]]
    # In JupyterLite, `%pip` takes wheels from the site.
    named = {
        name for text in texts for name in re.findall(r"(?<!%)pip install ([\w.\[\]-]+)", text)
    }
    assert named == {".", *known}


# A command, on an indented line or between backquotes.
COMMAND = re.compile(r"(?:^ {4}|`)((?:knights|python3 build\.py)(?: [^`\n]*)?)", re.M)
# Placeholders and slow commands of the documents, with the words that the tests run instead.
STANDS_FOR = {
    "NAME": "nginx",
    "LINK": "#tour/5x5/c3/sutcliffe@17",
    "my.py": str(ROOT / "tests" / "unit" / "own" / "right_tour_success.py"),
    "graph FILE": f"graph {ROOT / 'src/knights/data/petersen.txt'}",
    "colouring FILE": f"colouring {ROOT / 'src/knights/data/australia.txt'}",
    "sudoku FILE": "sudoku easy",
    "count queens 13": "count queens 6",
    "count tour 6x6": "count tour 3x10",
    "table tour 5x5": "table tour 3x3",
    "&own=...": "",
    "--lang uk": "--lang uk queens 6",
    " N": " 8000",
}
# Commands named without their arguments, and commands of an invented puzzle: none can run.
NAMED = {"knights", "knights record", "knights run --program"}
NAMED |= {"knights NAME", "knights events NAME"}


def find_commands(program: str) -> list[str]:
    text = "\n".join(document.read_text(encoding="utf-8") for document in DOCUMENTS)
    shown = {re.sub(" +[#>] .*", "", command) for command in COMMAND.findall(text)}
    return sorted(command for command in shown if command.split()[0] == program)


def complete(command: str) -> list[str]:
    for short, text in STANDS_FOR.items():
        command = command.replace(short, text)
    return shlex.split(command)


@pytest.mark.parametrize("command", sorted({*find_commands("knights")} - NAMED))
def test_a_command_that_a_document_shows_runs(command, capsys, monkeypatch, tmp_path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(split, "processes", lambda jobs: ThreadPoolExecutor(1))
    # The page in one file stands for itself: a package holds it as it is.
    (tmp_path / "dist").mkdir()
    (tmp_path / "dist" / "knights.html").write_text(
        "<script>globalThis.knightsPack</script>", "utf-8"
    )
    words = complete(command)
    # Status 3: a run that is stopped at the moment of a link hasn't finished.
    assert main(words[1:]) == (3 if words[1] == "run" and "@" in words[2] else 0)
    assert capsys.readouterr().out


@pytest.mark.parametrize("command", find_commands("python3"))
def test_a_command_of_the_build_that_a_document_shows_is_known(command) -> None:
    build.arguments(complete(command)[2:])


WITH_EXAMPLES = [each for each in DOCUMENTS if ">>> " in each.read_text(encoding="utf-8")]


def test_the_library_has_examples() -> None:
    assert {"README.md", "library.md"} <= {document.name for document in WITH_EXAMPLES}


# A fenced program without prompts defines names that the examples below it use.
PROGRAM = re.compile(r"^```python\n(.*?)^```$", re.M | re.S)


@pytest.mark.parametrize("document", WITH_EXAMPLES, ids=lambda path: path.name)
def test_the_examples_of_a_document_run(document: Path, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "example"}
    for program in PROGRAM.findall(document.read_text(encoding="utf-8")):
        exec(program, names)
    tested = doctest.testfile(str(document), False, globs=names, encoding="utf-8")
    assert tested.attempted
    assert tested.failed == 0
