"""Catalogues of sentences: the modules made from them, refusals, and that the languages agree."""

import ast
import fnmatch
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from knights.language import Told, speaking, tell
from knights.language.forms import FORMS
from tools.language.catalogue import Wrong
from tools.language.compile import LIBRARY, ORIGIN, compile_all, missing, read_all
from tools.language.read import read_language

ROOT = Path(__file__).parents[2]
SAMPLE = ROOT / "tests" / "language"  # replaces the folder `language` in these tests
CASES = json.loads((SAMPLE / "cases.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="session")
def rooms() -> dict[str, dict[str, Any]]:
    """Return the sample's sentences in each language, from the modules made for it."""
    made = compile_all(ROOT / "tests")
    found = {}
    for code in ("en", "uk"):
        names: dict[str, Any] = {}
        exec(made[LIBRARY / code / "sample.py"], names)
        found[code] = names["SENTENCES"]
    return found


@pytest.mark.parametrize(("code", "key", "values", "text"), CASES)
def test_a_sentence_is_told(
    code: str, key: str, values: Any, text: str, rooms: dict[str, dict[str, Any]]
) -> None:
    sentence = rooms[code][key]
    assert (sentence(**values) if values else sentence) == text


def test_what_is_told_is_a_text_that_knows_its_key_and_values() -> None:
    told = tell("play-hint-obstacle", places=["a1", "b3"])
    assert (told, told.key, told.values) == (
        "Look at a1 and b3. You can see there why no solution is possible from here.",
        "play-hint-obstacle",
        {"places": ["a1", "b3"]},
    )
    assert isinstance(told, Told)
    assert json.loads(json.dumps(told)) == told


@pytest.mark.parametrize("values", [{}, {"places": [], "n": 1}, {"n": 1}])
def test_values_that_are_not_the_sentence_s_are_refused(values: Any) -> None:
    with pytest.raises(TypeError):
        tell("play-hint-obstacle", **values)


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ("room-a { $n }\nroom-b = b", "2: Expected"),
        ("room-a = { DATE($n) }", "2: DATE: the functions are"),
        ("room-a = { NUMBER($n, digits: 2) }", "2: NUMBER takes by name"),
        ("room-a = { AND($n) } { NUMBER($n) }", "2: $n is a list elsewhere, and a number here"),
        ("room-a = { -hole }", "2: there is no term -hole"),
        ("room-a = { room-a }", "2: room-a refers to itself"),
        ("room-a = { other-a }", "2: there is no other-a in this file"),
        ("room-a = one\nroom-a = two", "3: room-a is there twice"),
        ("\n## Elsewhere", "3: a heading is one of"),
        ("other-a = one", "2: other-a: keys begin with room- here"),
        ("room-a = { $class }", "2: $class is no name for a value"),
        ("room-a = { $n ->\n [one] a\n *[few] b\n }", "2: these plural forms are missing: other"),
    ],
)
def test_what_is_not_compiled_is_told_with_its_line(lines: str, told: str, tmp_path: Path) -> None:
    folder = tmp_path / "en"
    folder.mkdir()
    (folder / "room.ftl").write_text(f"## Library\n{lines}\n", encoding="utf-8")
    with pytest.raises(Wrong, match=r"room\.ftl:") as wrong:
        read_language(folder)
    assert told in str(wrong.value)


def test_languages_have_the_same_sentences_with_the_same_values(tmp_path: Path) -> None:
    for code, lines in (("en", "room-a = { $n }"), ("uk", "room-a = { $m }")):
        (tmp_path / "language" / code).mkdir(parents=True)
        text = f"## Library\n{lines}\n"
        (tmp_path / "language" / code / "room.ftl").write_text(text, encoding="utf-8")
    with pytest.raises(Wrong, match=r"language/uk/room\.ftl:2: room-a: \$m is nothing in en"):
        compile_all(tmp_path)


def test_no_language_lacks_a_sentence() -> None:
    languages = read_all(ROOT)
    for code, rooms in languages.items():
        assert not missing(rooms, languages[ORIGIN]), code


TELLERS = ("tell", "tell_if_any", "language.tell")


def told_in_python() -> Iterator[tuple[str, str, set[str] | None]]:
    """Yield each key that the library tells, its place, and its values (None if unknown).

    A key may be one of several, `"a" if so else "b"`, or have parts that are found out when it is
    told, which stand here as stars.
    """
    for file in sorted((ROOT / "src" / "knights").rglob("*.py")):
        if "language" in file.parts:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in TELLERS and node.args:
                names = [word.arg for word in node.keywords]
                values = None if None in names else {str(name) for name in names}
                for key in read_keys(node.args[0]):
                    yield key, f"{file.relative_to(ROOT)}:{node.lineno}", values


def read_keys(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Constant):
        yield str(node.value)
    elif isinstance(node, ast.IfExp):
        yield from read_keys(node.body)
        yield from read_keys(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        parts = (str(p.value) if isinstance(p, ast.Constant) else "*" for p in node.values)
        yield "".join(parts)


def test_the_library_tells_each_of_its_sentences_with_its_values() -> None:
    known = {
        key: set(message.values)
        for room in read_all(ROOT)[ORIGIN].values()
        for key, message in room.library.items()
    }
    wrong, told = [], set()
    for pattern, where, values in told_in_python():
        keys = fnmatch.filter(known, pattern)
        told.update(keys)
        if not keys or any(values not in (None, known[key]) for key in keys):
            wrong.append(f"{where}: {pattern}")
    assert wrong == []
    assert {key for key in known.keys() - told if not key.startswith("language-")} == set()


# Keys in the page's scripts: in quotation marks, or made in a template; and in its HTML.
QUOTED = re.compile(r'"([a-z]+-[\w.-]+)"|\b(?:say|tell)\(\s*`([^`]+)`')
MARKED = re.compile(r'data-tell(?:-\w+)?="([^"]+)"')
FOUND_OUT = re.compile(r"\$\{[^}]*\}")


def told_in_page() -> set[str]:
    """Return all that may be a key in the page's scripts and HTML, with stars as above."""
    found: set[str] = set()
    for file in (ROOT / "web").rglob("*.[ht][ts]*"):
        if file.parent.parent.name == "language":
            continue
        text = file.read_text(encoding="utf-8")
        found.update(plain or FOUND_OUT.sub("*", made) for plain, made in QUOTED.findall(text))
        found.update(MARKED.findall(text))
    return found


def test_the_page_tells_each_of_its_sentences() -> None:
    known = {key for room in read_all(ROOT)[ORIGIN].values() for key in room.page}
    told = told_in_page()
    unused = known - told
    for pattern in (key for key in told if "*" in key):
        unused -= set(fnmatch.filter(unused, pattern))
    assert sorted(key for key in unused if not key.startswith("language-")) == []


@pytest.mark.parametrize(("code", "white"), [("en", r"\bwhite\b"), ("uk", r"\bбіл[аиоуі]")])
def test_no_region_without_a_colour_is_called_white(code: str, white: str) -> None:
    """In the dark theme an uncoloured region is dark."""
    for path in (ROOT / "language" / code).glob("*.ftl"):
        text = path.read_text(encoding="utf-8")
        told = re.findall(r"\[colouring\][^\[]*", text)
        if path.stem == "colouring":
            told.append(text)
        assert told or path.stem != "play"
        assert not [one for one in told if re.search(white, one.lower())], path.name


# A line of a catalogue with a sentence, an attribute or a variant that holds no value.
PLAIN = re.compile(r"(?:[a-z][\w-]* =|\s+\.[\w-]+ =|\s+\*?\[[^]]+\])\s*([^{}]+)")
# What a sentence quotes and no control is called: conditions, and what a program prints.
QUOTED_WORDS = {"глухий кут", "розв'язок", "розв'язку немає"}
# Words before the name of a control or a panel in a lesson.
PRESSED = re.compile(
    r"(?:[Нн]атисніть|[Нн]атискайте|[Пп]анел[ьі]|[Кк]нопк(?:а|ою)|виберіть|через) [«*]([^»*]+)[»*]"
)


def sentence_lines(code: str) -> Iterator[tuple[str, str]]:
    """Yield each line of the catalogue but comments, with its place."""
    for path in sorted((ROOT / "language" / code).glob("*.ftl")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("#"):
                yield f"{path.name}:{number}", line


def test_what_a_ukrainian_sentence_quotes_is_the_name_of_a_control() -> None:
    lines = list(sentence_lines("uk"))
    plain = filter(None, (PLAIN.fullmatch(line) for _, line in lines))
    names = {match[1].strip().removesuffix(" ...") for match in plain}
    lessons = [
        (f"{path.name}: {name}", name)
        for path in sorted((ROOT / "lessons" / "uk").glob("*.md"))
        for name in PRESSED.findall(path.read_text(encoding="utf-8"))
    ]
    assert len(lessons) > 20
    quoted = [
        (f"{where}: {name}", name)
        for where, line in lines
        for name in re.findall("«([^»{}]+)»", line)
        if name not in QUOTED_WORDS
    ]
    assert [where for where, name in (*quoted, *lessons) if name not in names] == []


# Years, versions of standards, and what a visitor types or a link holds.
WITHOUT_SEPARATORS = re.compile(
    r"\b(?:1[5-9]|20)\d\d\b|(?:BY|SCORM) [\d.]+|(?:наприклад|for instance|such as) [\d.]+|;1300"
)


@pytest.mark.parametrize(
    ("code", "wrong"),
    [
        ("en", r"(?<![\w,/=#])\d{4,}"),
        # A comma before decimals, and spaces at which no line breaks between thousands.
        ("uk", r"(?<![\w/=#])\d{4,}|(?<![\w./])\d+\.\d|\d \d{3}\b|\d,\d{3}\b"),
    ],
)
def test_numbers_in_sentences_are_written_as_the_page_writes_them(code: str, wrong: str) -> None:
    found = [
        f"{where}: {number}"
        for where, line in sentence_lines(code)
        for number in re.findall(wrong, WITHOUT_SEPARATORS.sub("", line))
    ]
    assert found == []


def test_names_are_kept_together_where_words_run_the_other_way() -> None:
    forms = replace(FORMS["en"], turned=True)
    assert (forms.show("d4"), forms.show(4821), forms.word("d4")) == (
        "\u2068d4\u2069",
        "4,821",
        "d4",
    )
    assert forms.row(["d4", "e5"], "and") == "\u2068d4\u2069 and \u2068e5\u2069"


def test_the_language_is_spoken_for_a_while() -> None:
    with speaking("nowhere"), pytest.raises(ModuleNotFoundError):
        tell("play-hint-obstacle", places=[])
    assert tell("language-name") == "English"
