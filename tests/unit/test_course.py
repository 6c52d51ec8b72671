"""Recorded questions, and the files that course platforms take: what they hold, what is refused."""

import re
from base64 import b64decode
from html import escape
from html.parser import HTMLParser
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree
from zipfile import ZipFile

import pytest

from knights import record
from knights.command.arguments import main
from knights.language import speaking, tell
from knights.puzzles.registry import find_kind
from knights.recording.course import MANIFESTS, pack_course
from knights.recording.questions import CHOSEN, Asked, Choice, find_questions
from knights.recording.quiz import pack_qti, write_moodle
from knights.scenario import build, wanted
from knights.scenario.link import parse
from knights.search import Search

HOSTILE = "</text></mattext><script>x</script>&\"'"
STEPS = 60_000
SEARCHES = [
    "queens/6",
    "tour/5x5/c3/sutcliffe",
    "colouring/australia/3",
    "graph/petersen/a",
    "forest/example/A",
]


def read_zip(content: bytes) -> dict[str, bytes]:
    with ZipFile(BytesIO(content)) as packed:
        return {name: packed.read(name) for name in packed.namelist()}


def ask(text: str) -> list[Asked]:
    link = parse(text)
    puzzle = build(link.scenario)
    return find_questions(link, puzzle, [Search(puzzle, wanted(link.scenario), STEPS).take(STEPS)])


@pytest.mark.parametrize("scenario", SEARCHES)
def test_one_answer_of_each_question_is_right_and_the_search_says_which(scenario: str) -> None:
    link = parse(scenario)
    puzzle, kind = build(link.scenario), find_kind(link.scenario.puzzle)
    events = Search(puzzle, wanted(link.scenario), STEPS).take(STEPS)
    looked_at = set()
    for name in CHOSEN:
        try:
            asked = ask(f"{scenario}@1&ask={name}&to=150")
        except ValueError as refusal:
            assert "no step there is worth a question" in str(refusal)
            continue
        for question in asked:
            assert len({choice.label for choice in question.choices}) == len(question.choices) > 1
            (right,) = [choice for choice in question.choices if choice.right]
            assert right.told.startswith("That's right. ")
            for choice in question.choices:
                assert choice.right or choice.told.startswith("That's not it. ")
            coming = list(events[question.position :])
            following = next((event for event in coming if event >= 0), None)
            if name == "next":
                last = "Leave" if kind.retreat != "undo" else "Take back"
                assert right.label == (last if coming[0] < 0 else kind.label(puzzle, following))
            if name == "back" and following is None:
                assert right.label == "The search ends"
            elif name == "back":
                taken = coming.index(following)
                assert f"takes {taken} choice" in right.told or f"leaves {taken} " in right.told
            if name == "steps":
                assert int(right.label.split()[0].replace(",", "")) == steps_below(coming)
            looked_at.add(name)
    assert len(looked_at) >= 2, looked_at


def steps_below(coming: list[int]) -> int:
    """The number of steps until the last choice of the path is taken back."""
    depth = 1
    for steps, event in enumerate(coming, 1):
        depth += 1 if event >= 0 else -1
        if not depth:
            return steps
    return len(coming)


def test_questions_along_a_stretch_come_where_they_are_worth_it() -> None:
    asked = ask("queens/8@5&ask=next,back,lost&to=60")
    assert [one.position for one in asked] == sorted({one.position for one in asked})
    assert 5 < len(asked) <= 20
    assert {one.kind for one in asked} >= {"back", "next"}


@pytest.mark.parametrize(
    ("link", "why"),
    [
        ("queens/8@13&ask=why", r"question 'why': .*It can ask next, back, lost, steps"),
        (
            "queens/8@20&ask=next,back",
            "step 20: the question 'back' can't be asked there. The next",
        ),
        ("queens/8@218&ask=next", "step 218: the question 'next' can't be asked there"),
        ("queens/8@3&ask=back&to=4", "steps 3 to 4: no step there is worth a question"),
    ],
)
def test_what_cannot_be_asked_is_refused_with_the_reason(link: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        record(link)


@pytest.mark.parametrize("form", MANIFESTS)
def test_a_package_has_one_page_and_a_manifest_that_names_it(form: str) -> None:
    made = record("queens/6@3", format=form)
    files = read_zip(made.content)
    assert list(files) == ["imsmanifest.xml", "index.html"]
    assert files["index.html"].decode() == made.html
    assert made.content == record("queens/6@3", format=form).content
    manifest = ElementTree.fromstring(files["imsmanifest.xml"])
    (item,) = manifest.iterfind(".//{*}item")
    (resource,) = manifest.iterfind(".//{*}resource")
    assert item.get("identifierref") == resource.get("identifier")
    assert resource.get("href") == "index.html"
    adlcp = "{http://www.adlnet.org/xsd/adlcp_%s}" % ("v1p3" if "2004" in form else "rootv1p2")
    assert resource.get(adlcp + ("scormType" if "2004" in form else "scormtype")) == "sco"
    names = [node.get("identifier") for node in manifest.iter() if node.get("identifier")]
    assert len(names) == len(set(names)) == 4
    # As XML wants names.
    assert all(re.fullmatch(r"[A-Za-z_][\w.-]*", name) for name in names)


def test_no_text_of_a_stranger_becomes_an_element() -> None:
    asked = Asked(3, "next", HOSTILE, HOSTILE, (Choice(HOSTILE, True, HOSTILE),) * 2)
    packages = [pack_course(form, HOSTILE, {"index.html": ""}) for form in MANIFESTS]
    packages.append(pack_qti(HOSTILE, HOSTILE, [asked], ["<svg/>"]))
    texts = [text for one in packages for text in read_zip(one).values() if text]
    texts.append(write_moodle(HOSTILE, [asked], ["<svg/>"]).encode())
    for text in texts:
        tree = ElementTree.fromstring(text)
        assert not list(tree.iterfind(".//{*}script"))
    # A question is HTML inside of XML.
    quiz = ElementTree.fromstring(read_zip(packages[-1])["quiz/quiz.xml"])
    assert tags_of(quiz.findtext(".//{*}presentation/{*}material/{*}mattext") or "") == [
        "p",
        "p",
        "p",
        "img",
    ]
    moodle = ElementTree.fromstring(texts[-1])
    assert tags_of(moodle.findtext(".//questiontext/text") or "") == ["p", "p", "p", "img"]


def tags_of(html: str) -> list[str]:
    tags: list[str] = []
    parser = HTMLParser()
    parser.handle_starttag = lambda tag, attributes: tags.append(tag)  # type: ignore[method-assign]
    parser.feed(html)
    return tags


def test_qti_has_the_right_answer_a_sentence_for_each_and_the_picture() -> None:
    link = "queens/8@13&ask=back,lost"
    files = read_zip(record(link, format="qti").content)
    quiz = ElementTree.fromstring(files["quiz/quiz.xml"])
    items = list(quiz.iterfind(".//{*}item"))
    assert len(items) == 2
    for item, asked in zip(items, ask(link), strict=True):
        labels = [one.get("ident") for one in item.iterfind(".//{*}response_label")]
        (scored,) = [
            one for one in item.iterfind(".//{*}respcondition") if one.find("{*}setvar") is not None
        ]
        right = labels.index(scored.findtext(".//{*}varequal"))
        assert asked.choices[right].right
        told = {
            one.get("ident"): one.findtext(".//{*}mattext")
            for one in item.iterfind("{*}itemfeedback")
        }
        assert [told[f"{label}_fb"] for label in labels] == [one.told for one in asked.choices]
        shown = item.findtext("{*}presentation/{*}material/{*}mattext") or ""
        (picture,) = re.findall(r'src="%24IMS-CC-FILEBASE%24/([^"]+)"', shown)
        assert ElementTree.fromstring(files[picture]).tag.endswith("svg")
    manifest = ElementTree.fromstring(files["imsmanifest.xml"])
    listed = [one.get("href") for one in manifest.iterfind(".//{*}file")]
    assert sorted(["imsmanifest.xml", *listed]) == sorted(files)


def test_moodle_gets_its_own_xml_with_the_picture_in_it() -> None:
    quiz = ElementTree.fromstring(record("queens/8@13&ask=back", format="moodle").content)
    (question,) = quiz.iterfind("question")
    fractions = [one.get("fraction") for one in question.iterfind("answer")]
    assert sorted(fractions) == ["0", "0", "0", "100"]
    (picture,) = question.iterfind("questiontext/file")
    assert b64decode(picture.text or "").startswith(b"<svg")
    assert f"@@PLUGINFILE@@/{picture.get('name')}" in (question.findtext("questiontext/text") or "")


def test_the_command_writes_each_format(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "run.zip"
    assert main(["record", "queens/6@3", "--format", "scorm", "-o", str(file)]) == 0
    assert file.read_bytes() == record("queens/6@3", format="scorm").content
    assert main(["record", "queens/6@3", "--format", "qti", "-o", str(file)]) == 2
    assert (
        "Put ask=next behind its step, for instance 'queens/6@3&ask=next'"
        in capsys.readouterr().err
    )
    assert main(["record", "queens/6@3", "--format", "pdf", "-o", str(file)]) == 2
    assert (
        "format 'pdf': it must be one of html, scorm, scorm2004, qti, moodle"
        in capsys.readouterr().err
    )


PAGE_MARK = b"<!doctype html><script>globalThis.knightsPack = {}</script>"


@pytest.mark.parametrize(
    ("text", "more", "link", "language"),
    [
        ("https://example.org/knights/#lesson/3", [], "lesson/3", "en"),
        ("lesson/0", [], "lesson/0", "en"),
        ("lesson/12.4&lang=uk", [], "lesson/12.4&lang=uk", "uk"),
        ("lesson/12.4&lang=uk", ["--language", "en"], "lesson/12.4&lang=en", "en"),
        ("queens/8@13&ask=back", [], "queens/8@13&ask=back", "en"),
        ("queens/8@13&ask=back&lang=uk", [], "queens/8@13&ask=back&lang=uk", "uk"),
        ("queens/8@13", ["--language", "uk"], "queens/8@13&lang=uk", "uk"),
    ],
)
def test_a_package_frames_the_page_in_one_file(
    tmp_path: Path, text: str, more: list[str], link: str, language: str
) -> None:
    page, file = tmp_path / "knights.html", tmp_path / "lesson.zip"
    page.write_bytes(PAGE_MARK)
    command = ["record", text, "--format", "scorm", "--page", str(page), "-o", str(file)]
    assert main([*command, *more]) == 0
    files = read_zip(file.read_bytes())
    assert list(files) == ["imsmanifest.xml", "index.html", "knights.html"]
    html = files["index.html"].decode()
    assert f'{{"page":"knights.html","link":"{link}"}}' in html
    assert f'<html lang="{language}">' in html
    with speaking(language):
        assert f"<title>{escape(tell('record-course-framed', link=link))}</title>" in html
    assert "default-src 'none'" in html and "frame-src 'self'" in html
    manifest = ElementTree.fromstring(files["imsmanifest.xml"])
    listed = [one.get("href") for one in manifest.iterfind(".//{*}file")]
    assert listed == ["index.html", "knights.html"]


@pytest.mark.parametrize(
    ("text", "form", "content", "why"),
    [
        ("lesson/3", "scorm", b"<html>", "page: this file isn't Knights in one file"),
        ("lesson/3", "html", PAGE_MARK, "format 'html': it must be one of scorm, scorm2004"),
        ("lesson/00", "scorm", PAGE_MARK, "puzzle 'lesson'"),
    ],
)
def test_what_cannot_be_framed_is_refused(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    text: str,
    form: str,
    content: bytes,
    why: str,
) -> None:
    page = tmp_path / "knights.html"
    page.write_bytes(content)
    command = ["record", text, "--format", form, "--page", str(page), "-o", str(tmp_path / "x.zip")]
    assert main(command) == 2
    assert why in capsys.readouterr().err
    missing = ["record", text, "--format", "scorm", "--page", "nowhere.html", "-o", "x.zip"]
    assert main(missing) == 2
    assert "nowhere.html" in capsys.readouterr().err
