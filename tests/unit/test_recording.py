"""A search is recorded in one HTML file: what it holds, what it weighs, what is refused."""

import json
import re
import tomllib
from base64 import b64decode
from fnmatch import fnmatch
from html.parser import HTMLParser
from pathlib import Path

import pytest

from knights import record
from knights.command.arguments import main
from knights.page.recording import record_page
from knights.puzzles.registry import FOLDERS, PUZZLES
from knights.recording import document, recording
from knights.recording.coding import encode
from knights.scenario import build, parse, wanted
from knights.search import Search
from tools.build import places, player
from tools.build.node import node
from tools.build.running import Stop, run

# Bytes after compression by brotli: the player, with the English sentences.
MOST = 43_600
HOSTILE = '</script><!--<script><img src=x onerror="hacked = 1">'


class Elements(HTMLParser):
    """The elements of a page, and the texts of its scripts by their ids."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.scripts: dict[str, str] = {}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        tag, attributes = self.tags[-1] if self.tags else ("", {})
        if tag == "script":
            self.scripts.setdefault(attributes.get("id") or "", data)


def content_of(html: str) -> dict:
    return json.loads(Elements(html).scripts["recording"])


def test_a_recording_says_what_the_library_says_of_the_search() -> None:
    made = record("tour/5x5/c3/sutcliffe@40&speed=2&v=1&panels=why")
    content = content_of(made.html)
    search = Search(build(parse("tour/5x5/c3/sutcliffe"))).run()
    assert made.steps == search.position == content["events"]["known"]
    assert content["verdict"] == "found"
    assert content["description"]["counts"]["placed"] == search.placed
    assert (content["position"], content["options"]) == (40, {"speed": "2", "panels": "why"})
    assert (
        "<title>tour/5x5/3,3/sutcliffe" in made.html or "<title>tour/5x5/c3/sutcliffe" in made.html
    )


@pytest.mark.parametrize("puzzle", FOLDERS)
def test_each_puzzle_has_a_player(puzzle: str) -> None:
    text = PUZZLES[puzzle].entry.presets[0].scenario
    assert content_of(record(text, 50).html)["scenario"]["text"].startswith(puzzle)


def test_the_reasons_are_those_of_the_dead_ends() -> None:
    reasons = content_of(record("queens/8").html)["reasons"]
    events = Search(build(parse("queens/8"))).take(1000)
    dead = [at for at in range(1, len(events)) if events[at] < 0 <= events[at - 1]]
    assert [position for position, *_ in reasons] == dead
    assert all(reason["tone"] == "no" and reason["sentence"] for _, reason in reasons)
    assert reasons[-1][1]["since"].startswith("The mistake was queen")
    # From a moment on, if there is no room for all.
    later = content_of(record("queens/8@100").html)["reasons"]
    assert later == [reason for reason in reasons if reason[0] >= 100]


def test_no_text_of_a_stranger_becomes_an_element() -> None:
    """A link's text can't have such characters, but nothing here relies on that."""
    content = {"scenario": {"text": HOSTILE}, "position": 0, "names": [HOSTILE]}
    html = document.write_document(document.read_player("graph"), content, [], "<svg></svg>")
    page = Elements(html)
    assert not [tag for tag, _ in page.tags if tag == "img"]
    assert sum(tag == "script" for tag, _ in page.tags) == 4
    assert content_of(html)["names"] == [HOSTILE]


def test_its_policy_allows_its_own_scripts_and_styles_and_nothing_else() -> None:
    html = record("queens/6", language="uk").html
    (policy,) = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]+)"', html)
    scripts = re.findall(r"<script>(.*?)</script>", html, re.S)
    styles = re.findall(r"<style>(.*?)</style>", html, re.S)
    assert policy == document.write_policy(scripts, styles)
    # WebKit hashes those of a frame in the encoding of the page around it.
    assert all(text.isascii() for text in [*scripts, *styles])
    assert "unsafe" not in policy and policy.startswith("default-src 'none';")
    # A policy of hashes would not allow these.
    assert not re.search(r"<[^>]* (?:style|on\w+)=", html.partition("<script")[0])


def test_a_file_speaks_the_language_that_is_asked_for() -> None:
    assert '<html lang="uk">' in record("queens/6", language="uk").html
    assert '<html lang="uk">' in record("queens/6@3&lang=uk").html
    assert '<html lang="en">' in record("queens/6@3&lang=uk", language="en").html
    with pytest.raises(ValueError, match="language 'xx'"):
        record("queens/6", language="xx")


def test_a_search_that_is_too_long_is_refused_with_what_to_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(recording, "STEPS", 100)
    with pytest.raises(ValueError, match=r"more than 100 steps.*--steps N"):
        record("queens/8")
    made = record("queens/8", steps=150)
    assert made.steps == 150
    assert content_of(made.html)["verdict"] == "stopped"
    with pytest.raises(ValueError, match="step 151: only 150 steps"):
        record("queens/8@151", steps=150)


def test_a_walk_that_ends_without_a_solution_is_recorded_to_its_end() -> None:
    made = record("queens/3/strategy=conflicts")
    assert (made.steps, content_of(made.html)["verdict"]) == (1003, "stopped")


@pytest.mark.parametrize(
    "text",
    [
        "queens/8/strategy=conflicts/seed=2",
        "maze/5x5/strategy=breadth",
        "graph/example/A/strategy=breadth",
        "colouring/australia/3/strategy=conflicts",
    ],
)
def test_a_search_that_only_goes_forward_is_recorded_and_asks_nothing(text: str) -> None:
    steps = Search(build(parse(text))).run().position
    for form in ("html", "scorm", "scorm2004"):
        made = record(f"{text}@4", format=form)
        assert made.steps == steps and content_of(made.html)["verdict"] == "found"
        accounts = content_of(made.html)["description"]["accounts"]
        assert sum(len(told) for _, told in accounts) == steps - 3
    for asked in ("&ask=next", "&ask=next,lost&to=9"):
        with pytest.raises(ValueError, match=r"only goes forward\. There is nothing to ask"):
            record(f"{text}@4{asked}")
    for form in ("qti", "moodle"):
        with pytest.raises(ValueError, match=r"only goes forward\. There is nothing to ask"):
            record(f"{text}@9999", format=form)  # refused before any step is made


def test_an_installation_without_the_player_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> str:
        raise FileNotFoundError(name)

    document.read_player.cache_clear()
    monkeypatch.setattr(document, "read", missing)
    with pytest.raises(ValueError, match="no player for it"):
        record("queens/6")


def test_the_page_records_what_the_command_does() -> None:
    given = json.dumps(document.read_player("queens"))
    for form in recording.FORMATS:
        made = record("queens/8@13&ask=back", format=form)
        written = json.loads(record_page("queens/8@13&ask=back", given, form))
        assert b64decode(written) == made.content
    with pytest.raises(ValueError, match="format 'pdf': it must be one of html"):
        record_page("queens/8@4", given, "pdf")
    with pytest.raises(ValueError, match="step 400,000: only 51,058 steps"):
        record_page("tour/5x5/c3/sutcliffe@400000", json.dumps(document.read_player("tour")))


def test_the_command_writes_a_file_or_the_standard_output(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "run.html"
    assert main(["record", "queens/6", "-o", str(file)]) == 0
    assert "holds 56 steps" in capsys.readouterr().out
    assert main(["record", "queens", "6", "-o", "-"]) == 0
    assert capsys.readouterr().out == file.read_text(encoding="utf-8")
    assert main(["record", "queens/6", "-o", str(tmp_path / "no" / "run.html")]) == 4
    assert capsys.readouterr().err == "knights: output: there is no such file\n"
    assert main(["record", "queens/6"]) == 2
    assert "-o FILE" in capsys.readouterr().err


def test_a_long_run_is_small() -> None:
    """The choices of a tour are tried in the same order: the file holds only what is refused."""
    scenario = parse("tour/5x5/c3/sutcliffe")
    puzzle = build(scenario)
    coded = encode(puzzle, [Search(puzzle, wanted(scenario)).take(100_000)])
    assert coded.events == 51_058
    assert sum(map(len, coded.chunks)) + len(coded.index) < 300


def test_the_elements_of_the_player_are_those_of_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    tags = {attributes.get("id"): tag for tag, attributes in Elements(player.make_markup()).tags}
    assert tags["position"] == "input" and tags["play"] == "button" and tags["depth"] == "dd"
    assert "slot" not in tags.values()
    monkeypatch.setattr(player, "source", lambda name: places.ROOT / "web" / "player/player.html")
    with pytest.raises(Stop, match="no element board-area"):
        player.make_markup()


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_an_installed_library_has_all_of_the_player(target: str) -> None:
    """Git ignores its files, so hatchling takes only those that are named."""
    project = tomllib.loads((places.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    named = project["tool"]["hatch"]["build"]["targets"][target]["artifacts"]
    files = [path.relative_to(places.ROOT).as_posix() for path in player.FOLDER.iterdir()]
    assert len(files) > 3
    for name in files:
        assert any(fnmatch(name, pattern) for pattern in named), name


def test_the_player_is_small(tmp_path: Path) -> None:
    paths = []
    for puzzle in FOLDERS:
        parts = document.read_player(puzzle)
        paths.append(tmp_path / f"{puzzle}.txt")
        whole = [parts[name] for name in ("markup", "style", "script")] + [parts["words"]["en"]]
        paths[-1].write_text("".join(whole), encoding="utf-8")
    pairs = tmp_path / "pairs.json"
    pairs.write_text(json.dumps([str(path) for path in paths for _ in "ab"]))
    run("packing", [node().node, places.TOOLS / "pack.mjs", pairs], env=node().environment())
    sizes = {path.stem: Path(f"{path}.br").stat().st_size for path in paths}
    assert max(sizes.values()) <= MOST, sizes
