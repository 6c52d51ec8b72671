"""Lessons: figures in them are counted, and mistakes are reported with their lines."""

import json
import os
import zlib
from base64 import urlsafe_b64decode
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from knights.page.bridge import Run
from knights.scenario.link import parse as parse_link
from tools.build.counts import Place
from tools.build.lessons import Lesson, Parser, Wrong, link_to, parser
from tools.build.scripts import lesson_parser

TOUR = "tour/5x5/c3/sutcliffe"

RIGHT = """# A title

## A step

[Stuck](#tour/5x5/c3/sutcliffe@17) after [17](=placed-here) moves, of [25,541](=placed) in all.

There are [1,728](=source) tours from c3 on this 5x5 board, without AC-3.

Source: a book.

```ask
How many?
+ [24](=kept) => Right.
* => No.
```

```ask
back
answer: 13
```

```race seven
11
13
```
"""


@pytest.fixture(scope="module")
def command() -> list[str]:
    return list(map(str, lesson_parser()))


@pytest.fixture(scope="module")
def parse(command: list[str]) -> Iterator[Parser]:
    with parser(command) as parse:
        yield parse


@pytest.fixture
def compile_text(tmp_path: Path, parse: Parser) -> Callable[[str], Lesson]:
    def compile_text(text: str) -> Lesson:
        path = tmp_path / "01-a.md"
        path.write_text(text, encoding="utf-8")
        return Lesson(path, 1, parse)

    return compile_text


def test_a_lesson_may_bring_bookmarks(compile_text: Callable[[str], Lesson]) -> None:
    text = RIGHT.replace("sutcliffe@17", "sutcliffe@17&mark=13;5:so%20far")
    link = json.loads(compile_text(text).as_json(None))["steps"][0]["link"]
    assert parse_link(link).options["mark"] == "5:so far;13"


@pytest.mark.parametrize(
    ("was", "instead", "line", "said"),
    [
        ("25,541", "25,542", 5, "it says 25,542, and the library counts 25,541"),
        ("[17](=placed-here)", "17", 5, "who has counted 17?"),
        ("=placed-here", "=put", 5, "'put' counts nothing"),
        ("sutcliffe@17", "sutclif@17", 5, "order 'sutclif': it must be"),
        ("sutcliffe@17", "sutcliffe@17&mark=5;5", 5, "mark '5;5': it must be"),
        ("sutcliffe@17", "sutcliffe@51059", 5, "this search ends before step 51059"),
        ("Source: a book.", "It's well known.", 7, "say where"),
        ("+ [24]", "- [24]", 11, "has one right answer"),
        ("* => No.", "", 11, "has a wrong answer, too"),
        ("=> No.", "No.", 11, "has no reply"),
        ("answer: 13", "answer: 12", 17, "state its answer, answer: 13"),
        ("back\n", "next\n", 17, "state its answer, answer: none"),
        ("back\nanswer: 13", "steps\nanswer: 2", 17, "state its answer, answer: 1"),
        (
            "Stuck](#tour/5x5/c3/sutcliffe@17) after [17]",
            "x](#tour/5x5/c3/sutcliffe@16) after [16]",
            17,
            "takes nothing back",
        ),
        ("Stuck", "Well, " * 21 + "stuck", 5, "a sentence of 29 words"),
        ("(#tour/5x5/c3/sutcliffe@17)", "(http://example.org)", 3, "has no link"),
        ("There are", "> There are", 7, "Tables, quotes and rules"),
        ("There are", "![There](https://example.org/a.png) are", 7, "Pictures and HTML"),
        ("There are", "<b>There</b> are", 7, "Pictures and HTML"),
        ("There are", "[There](javascript:alert(1)) are", 7, "a link leads to #"),
        ("## A step", "##A step", 3, "before the first step"),
        ("How many?\n", "", 11, "asks nothing"),
        ("```race seven\n11\n13\n```", "```race seven\n11\n13", 22, "has no end"),
        ("```race seven", "```", 22, "This block has no name"),
        ("```ask\nback", "```jump\nback", 17, 'no block "jump"'),
        ("race seven", "race eight", 22, "race 'eight': it must be one of orders, "),
        ("11\n13", "11\n14", 22, "it says 14, and the library counts 13"),
        ("11\n13", "11", 22, "state the steps of its 2 lanes"),
        ("* => No.", "* => No.\nhint: See `else`.", 11, "a hint points at 'else'"),
        ("answer: 13", "answer: 13\nhint: See `else`.", 17, "a hint points at 'else'"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(
    compile_text: Callable[[str], Lesson], was: str, instead: str, line: int, said: str
) -> None:
    compile_text(RIGHT)
    with pytest.raises(Wrong) as told:
        compile_text(RIGHT.replace(was, instead, 1))
    assert said in str(told.value)
    assert f"01-a.md:{line}: " in str(told.value)


@pytest.mark.parametrize("stated", ["found", "wrong gives-up", "wrong"])
def test_a_program_comes_to_what_is_stated(
    compile_text: Callable[[str], Lesson], stated: str
) -> None:
    program = "queens = []\nfor row in (2, 4, 1):\n    queens.append(row)\nprint(queens)\n"
    text = f"# A\n\n## B\n\n[C](#queens/4)\n\n```program {stated}\n{program}```\n"
    with pytest.raises(Wrong, match=r"01-a\.md:7: program: it comes to "):
        compile_text(text)


UKRAINIAN = """# Назва

## Крок

З [25 541](=placed) ходів — [тут](#tour/5x5/c3/sutcliffe@17) [17](=placed-here).

Маршрутів тут [1 728](=source).

Джерело: книжка.

```ask
Скільки?
+ [24](=kept) => Так.
* => Ні.
```

```ask
back
answer: 13
```

```race seven
11
13
```
"""


@pytest.mark.parametrize(
    ("was", "instead", "said"),
    [
        ("", "", ""),
        ("[17](=placed-here)", "", "it lacks ('number', 'placed-here', '17')"),
        ("[1 728]", "[1 729]", "has besides ('number', 'source', '1729')"),
        ("25 541", "25,541", "the library counts 25\u00a0541"),
        ("* => Ні.", "- 23 => Ні.", "('choose', (True, False), False)"),
        ("sutcliffe@17", "sutcliffe@17&panels=stack", "it lacks ('link', "),
        ("```ask\nback\nanswer: 13\n```\n", "", "is not the English one"),
        ("## Крок", "## Ще\n\n[Тут](#queens/4)\n\n## Крок", "2 steps, and in English 1"),
    ],
)
def test_a_translation_has_what_is_counted_asked_and_linked_in_english(
    tmp_path: Path,
    parse: Parser,
    compile_text: Callable[[str], Lesson],
    was: str,
    instead: str,
    said: str,
) -> None:
    (tmp_path / "uk").mkdir()
    path = tmp_path / "uk" / "01-a.md"
    path.write_text(UKRAINIAN.replace(was, instead, 1), encoding="utf-8")
    origin = compile_text(RIGHT)
    if not said:
        Lesson(path, 1, parse).agree(origin)
        return
    with pytest.raises(Wrong) as told:
        Lesson(path, 1, parse).agree(origin)
    assert said in str(told.value)


def test_a_file_that_is_no_text_says_so(tmp_path: Path, parse: Parser) -> None:
    path = tmp_path / "01-a.md"
    with pytest.raises(Wrong, match=r"01-a\.md:1: it can't be read"):
        Lesson(path, 1, parse)
    path.write_bytes("# Урок".encode("cp1251"))
    with pytest.raises(Wrong, match=r"01-a\.md:1: it is no text in UTF-8"):
        Lesson(path, 1, parse)


def test_how_many_steps_it_takes_is_asked_where_they_are_counted(
    compile_text: Callable[[str], Lesson],
) -> None:
    ask = "```ask\nback\nanswer: 13"
    # At the dead end the next step undoes the last choice, so that one step is the answer.
    assert compile_text(RIGHT.replace(ask, "```ask\nSteps\nanswer: 1"))
    long = "# A\n\n## B\n\n[Board](#tour/8x8/a6/horse@9)\n\n```ask\nsteps\nanswer: 1\n```\n"
    with pytest.raises(Wrong, match="its answer is not known here"):
        compile_text(long)


def test_a_program_with_a_mistake_in_its_text_is_judged_too(
    compile_text: Callable[[str], Lesson],
) -> None:
    text = "# A\n\n## B\n\n[Board](#queens/6)\n\n```program wrong unread\nx = (\n```\n"
    assert compile_text(text).steps[0].does == "program"


def test_a_lesson_of_ones_own_is_held_by_its_link(
    tmp_path: Path, command: list[str], compile_text: Callable[[str], Lesson]
) -> None:
    compile_text(RIGHT)
    link = link_to(str(tmp_path / "01-a.md"), *command)
    assert link.startswith("#tour/5x5/c3/sutcliffe@17&")
    options = parse_link(link).options
    assert options["ask"] == "back"
    _, step, packed = options["lesson"].split(".")
    assert step == "1"
    padded = packed + "=" * (-len(packed) % 4)
    assert zlib.decompress(urlsafe_b64decode(padded), -15).decode() == RIGHT
    with pytest.raises(SystemExit, match=r"01-a\.md:5: it says 2, "):
        compile_wrong = tmp_path / "01-a.md"
        compile_wrong.write_text(RIGHT.replace("25,541", "2"), encoding="utf-8")
        link_to(str(compile_wrong), *command)


def test_counts_are_those_of_a_plain_count() -> None:
    place = Place(parse_link(f"{TOUR}@17"))
    # The run that the texts give, and that must come out exactly.
    assert (place.count("placed"), place.count("undone")) == (25541, 25517)
    depth, at = 1, {}
    for step, event in enumerate(Run(TOUR).more(60_000), 1):
        depth += 1 if event >= 0 else -1
        if depth == 4 and event >= 0:
            at.setdefault("placed", step)
        if depth == 3 and event < 0:
            at.setdefault("back", step)
    assert place.count("placing/4") == at["placed"]
    assert place.count("return/4") == at["back"]
    assert place.count("spent/4") == at["back"] - at["placed"]


@pytest.mark.parametrize(
    ("scenario", "starts", "fails"),
    # Counted by an independent program; the first two counts are also among the facts.
    [
        ("tour/8x8/a1/geeks/strategy=warnsdorff/ties=order", 64, 1),
        ("tour/7x7/a1/geeks/strategy=warnsdorff/ties=order", 25, 7),
        ("tour/5x5/a1/sutcliffe/strategy=warnsdorff/ties=order", 13, 3),
    ],
)
def test_from_how_many_starts_the_rule_by_itself_fails(
    scenario: str, starts: int, fails: int
) -> None:
    place = Place(parse_link(scenario))
    assert (place.count("starts"), place.count("fails")) == (starts, fails)


def test_the_parser_of_lessons_is_replaced_as_a_whole(command: list[str]) -> None:
    """Tests make it beside a build: a file that another process reads stays as it is."""
    with Path(command[1]).open("rb") as old:
        again = lesson_parser()
        assert old.read() == Path(again[1]).read_bytes()
        assert os.fstat(old.fileno()).st_ino != Path(again[1]).stat().st_ino
