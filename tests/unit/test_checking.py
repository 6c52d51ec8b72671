"""`build.py test`: the steps that run, those that run again, and the report at the end."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from test_build import door, root

from tools.build import checking, node, page_tests, places, python, running
from tools.build.choice import Choice

__all__ = ["root"]

MADE = python.Environment(Path("python-test"))
CHROMIUM = ["a::b[chromium]"]


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[list[Any]]:
    """Record the commands, without running them; browser tests succeed and nothing is built."""
    commands: list[list[Any]] = []

    def show(command: list[Any], env: dict[str, str]) -> int:
        commands.append([str(word) for word in command])
        return 0

    for module in (checking, page_tests):
        monkeypatch.setattr(module, "show", show)
    for name in ("build_site", "build_single"):
        monkeypatch.setattr(page_tests, name, lambda name=name: commands.append([name]))
    monkeypatch.setattr(page_tests, "find_browsers", lambda made, engines: [])
    monkeypatch.setattr(page_tests, "list_tests", lambda *_: CHROMIUM)
    return commands


def test_all_checks_are_run_and_one_failure_is_a_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop() -> bool:
        raise running.Stop("cannot even begin")

    items = [
        checking.Check("lint", "first", lambda: True),
        checking.Check("lint", "second", lambda: False),
        checking.Check("unit", "third", stop),
        checking.Check("e2e", "fourth", lambda: True),
    ]
    monkeypatch.setattr(checking, "packages", lambda name: None)
    monkeypatch.setattr(checking, "modules", lambda developing: None)
    monkeypatch.setattr(checking, "write_sentences", lambda made: None)
    monkeypatch.setattr(checking, "write_player", lambda: None)
    monkeypatch.setattr(checking, "checks", lambda made, choice: iter(items))
    assert door.main(["test"]) == 1
    summary = capsys.readouterr().out.split("== summary")[1].splitlines()
    told = [(line.split()[0], line.split()[-1]) for line in summary if line]
    assert told == [
        ("passed", "first"),
        ("FAILED", "second"),
        ("FAILED", "third"),
        ("passed", "fourth"),
    ]
    assert door.main(["test", "e2e"]) == 0
    assert "second" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "choice"),
    [
        ("", Choice()),
        ("e2e --also firefox,webkit", Choice("e2e", also=("firefox", "webkit"))),
        ("--engine webkit", Choice(engines=("webkit",), also=("webkit",))),
        ("unit -k word --everywhere", Choice("unit", "word", everywhere=True)),
    ],
)
def test_the_words_of_the_command_are_the_choice(
    monkeypatch: pytest.MonkeyPatch, words: str, choice: Choice
) -> None:
    chosen: list[Choice] = []
    monkeypatch.setattr(door, "check", lambda choice: chosen.append(choice) or True)
    assert door.main(["test", *words.split()]) == 0
    assert chosen == [choice]


def test_a_word_that_is_no_engine_is_quoted(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        door.main(["test", "--also", "firefox,opera"])
    assert "'opera' is no engine: give some of chromium, firefox" in capsys.readouterr().err


@pytest.mark.parametrize(("ci", "passed"), [("true", False), ("", True)])
def test_a_missing_engine_is_named_and_fails_in_ci(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    shown: list[list[str]],
    ci: str,
    passed: bool,
) -> None:
    monkeypatch.setenv("CI", ci)
    monkeypatch.setattr(page_tests, "find_browsers", lambda made, engines: ["webkit"])
    assert page_tests.test_page(MADE, Choice(engines=["chromium", "webkit"])) is passed
    assert "NOT RUN in webkit" in capsys.readouterr().out
    assert "--engine=chromium" in shown[-1] and "--engine=webkit" not in shown[-1]


@pytest.mark.parametrize(
    ("listed", "done"),
    [
        ([], []),
        (CHROMIUM, ["build_site", "--engine=chromium"]),
        (["a::b[firefox-single]"], ["build_site", "build_single", "--engine=firefox"]),
    ],
)
def test_a_word_builds_and_starts_only_what_its_tests_need(
    monkeypatch: pytest.MonkeyPatch, shown: list[list[str]], listed: list[str], done: list[str]
) -> None:
    monkeypatch.setattr(page_tests, "list_tests", lambda *_: listed)
    assert page_tests.test_page(MADE, Choice(pattern="word"))
    words = [word for command in shown for word in command]
    assert [word for word in words if word.startswith(("build", "--engine"))] == done
    # A test that is named by a word runs whether or not it belongs to the daily ones.
    assert ("--also=chromium" in words) is bool(listed)


@pytest.mark.parametrize(
    ("fails", "again", "passed", "told"),
    [
        ([["a", "b"], []], True, True, "a\nb"),
        ([["a"], ["a"]], True, False, ""),
        ([[f"test {number}" for number in range(13)]], False, False, ""),
        ([[]], False, True, ""),
    ],
)
def test_what_falls_over_is_run_once_more_and_named(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    fails: list[list[str]],
    again: bool,
    passed: bool,
    told: str,
) -> None:
    commands: list[list[str]] = []

    def show(command: list[str], env: dict[str, str]) -> int:
        failed = fails[len(commands)]
        commands.append(command)
        record = page_tests.cache() / "v" / "cache" / "lastfailed"
        record.parent.mkdir(parents=True, exist_ok=True)
        record.write_text(json.dumps(dict.fromkeys(failed, True)))
        return 1 if failed else 0

    monkeypatch.setattr(page_tests, "show", show)
    assert page_tests.run_tests(MADE, Choice(), []) is passed
    assert ["--last-failed" in command for command in commands] == [False, *([True] * again)]
    page_tests.say_what_is_left()
    said = capsys.readouterr().out
    assert ("fell over once" in said) is bool(told) and told in said


def test_other_engines_are_due_where_what_hangs_on_them_has_changed(root: Path) -> None:
    def git(*words: str) -> None:
        name = ["-c", "user.name=a", "-c", "user.email=a@b"]
        subprocess.run(["git", *name, *words], cwd=root, check=True, capture_output=True)

    style = root / "web" / "style" / "page.css"
    for path in (style, root / "web" / "play" / "play.ts"):
        path.parent.mkdir(parents=True)
        path.write_text("before")
    assert not page_tests.is_due()  # without a repository nobody knows what changed since main
    git("init", "-b", "main")
    git("add", "web")
    git("commit", "-m", "all")
    git("update-ref", "refs/remotes/origin/main", "HEAD")
    (root / "web" / "play" / "play.ts").write_text("after")
    assert not page_tests.is_due()
    style.write_text("after")
    assert page_tests.is_due()
    git("commit", "-a", "-m", "more")
    assert page_tests.is_due()


@pytest.mark.usefixtures("shown")
def test_other_engines_are_due_no_more_when_they_have_been_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    places.BUILD.mkdir()
    changed = subprocess.CompletedProcess([], 1)
    monkeypatch.setattr(page_tests.subprocess, "run", lambda *_, **__: changed)
    assert page_tests.test_page(MADE, Choice())
    assert page_tests.is_due()
    assert page_tests.test_page(MADE, Choice(also=("firefox", "webkit")))
    assert not page_tests.is_due()


def test_a_word_chooses_files_by_the_titles_in_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], shown: list[list[str]]
) -> None:
    monkeypatch.setattr(checking, "node", lambda: node.Node("node", "npm"))
    folder = places.ROOT / "tests" / "web"
    folder.mkdir(parents=True)
    (folder / "board.test.ts").write_text('test("files go on after z", () => {});')
    (folder / "link.test.ts").write_text("test(`${100} links open`, async () => {});")
    assert checking.test_web(Choice(pattern="files .* z"))
    files = [Path(path).name for path in shown[0]]
    assert [name for name in files if name.endswith(".test.ts")] == ["board.test.ts"]
    assert checking.test_web(Choice(pattern="no title has this")) and len(shown) == 1
    assert "no test's title matches 'no title has this'" in capsys.readouterr().out


@pytest.mark.parametrize("name", page_tests.HANGS_ON_THE_ENGINE)
def test_what_hangs_on_the_engine_is_there(name: str) -> None:
    """If a folder of the list has moved, Git reports no changes in it, and no error."""
    assert (Path(__file__).parents[2] / name).exists()
