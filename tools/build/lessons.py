"""Compile lessons from Markdown to the page's JSON, and check each claim with the library.

A heading is a step; its first link is the moment on the board. A number is a link to its name:
`[304](=solutions)` of the step's own search, `[304](=solutions:tour/5x5/a1/textbook)` of another,
`[9,862](=source)` if the step names its source. Fenced blocks are the reader's tasks: `ask`,
`play`, `be`, `program`, `race`. `docs/lessons.md` lists them all. The page's own parser reads the
Markdown (`outline.mjs`), so that a visitor's lesson comes to the same.

`main` runs in an environment that has the wheel.
"""

import ast
import json
import re
import sys
import zlib
from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from importlib.resources import files
from itertools import chain
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

from knights.language.forms import FORMS
from knights.page.questions import load_situation
from knights.programs.report import Request, answer
from knights.puzzles.registry import find_kind
from knights.questions import QUESTIONS
from knights.scenario.link import Link
from knights.scenario.link import format as format_link
from knights.scenario.link import parse as parse_link
from knights.scenario.moment import NEAR
from knights.scenario.steps import measure
from tools.build.counts import Place

# Digits that are not counts: names of squares, cells and AC-3, sizes of boards.
NAMES = re.compile(r"\b(?:[a-z]\d+|\d+x\d+|r\dc\d|AC-3)\b")
LONGEST_SENTENCE = 20  # words
MINUTES = (5, 10)
ORIGIN = "en"
# The speed of a fourteen-year-old reader who also looks at the board; easy prose alone is read at
# 200.
WORDS_A_MINUTE = {"en": 150, "uk": 120}
SOURCE = {"en": "Source:", "uk": "Джерело:"}
SECONDS = {"step": 8, "choose": 15, "ask": 25, "be": 45, "race": 60, "play": 75, "program": 90}
RACES = json.loads((files("knights.data") / "races.json").read_text(encoding="utf-8"))
LONGEST_RACE = 1_000_000  # steps of a lane

Node = str | list[Any]  # as in web/parts/lesson/types.ts
Parser = Callable[[str], dict[str, Any]]  # a text's outline, as in web/parts/lesson/markdown.ts


class Wrong(Exception):
    """A mistake in lessons, with its place."""


def pack(text: str) -> str:
    """Pack a text for a link (web/engine/fragment/pack-text.ts)."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return urlsafe_b64encode(packer.compress(text.encode()) + packer.flush()).decode().rstrip("=")


def wrong_at(path: Path, line: int, said: str) -> Wrong:
    return Wrong(f"{path}:{line}: {said}")


@dataclass
class Step:
    """A step: its line, its moment, its text, and the reader's task."""

    title: str
    line: int
    place: Place | None = None
    body: list[Node] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)
    does: str = ""  # ask, play, be, program
    cites: int = 0  # the line of a number that is taken from a source
    sources: bool = False
    programs: list[str] = field(default_factory=list)
    # Facts that a translation must have, too: links, numbers, right answers, programs.
    facts: list[tuple[object, ...]] = field(default_factory=list)


class Lesson:
    """A lesson's file, whose Markdown the page's parser has read; each claim in it is checked.

    Raises Wrong for the first mistake.
    """

    def __init__(self, path: Path, number: int, parse: Parser) -> None:
        self.path, self.number = path, number
        self.code = path.parent.name if path.parent.name in SOURCE else ORIGIN
        self.steps: list[Step] = []
        self.line = 1
        self.seconds = 0.0
        try:
            text = path.read_text(encoding="utf-8")
        except OSError as error:
            raise self.wrong(f"it can't be read: {error.strerror}") from error
        except UnicodeDecodeError as error:
            raise self.wrong("it is no text in UTF-8: save it as one") from error
        outline = parse(text)
        for problem in sorted(outline["problems"], key=lambda problem: problem["line"]):
            raise wrong_at(path, problem["line"], problem["told"])
        self.title: str = outline["title"]
        for step in outline["steps"]:
            self.begin(step)
            for block in step["blocks"]:
                self.line = block["line"]
                asks = any(node[0] == "task" for node in block["nodes"])
                for node in block["nodes"]:
                    if asks and node[0] == "hint":
                        self.point(node[1:])
                    self.step.body.extend(self.block(node))
        self.finish()

    def wrong(self, said: str) -> Wrong:
        return wrong_at(self.path, self.line, said)

    @property
    def step(self) -> Step:
        return self.steps[-1]

    @property
    def tries_first(self) -> bool:
        """Tell whether the reader does something before anything is explained."""
        first = self.steps[0]
        return first.does != "" or any(node[0] == "choose" for node in first.body)

    def begin(self, outline: dict[str, Any]) -> None:
        """Begin a step, whose moment numbers before its first link may count, too."""
        self.steps.append(Step(outline["title"], outline["line"]))
        self.step.place = self.find(outline["link"], outline["linkLine"])
        self.step.programs = [
            node[1] if node[0] == "pre" else node[1]["text"]
            for block in outline["blocks"]
            for node in block["nodes"]
            if node[0] == "pre" or (node[0] == "task" and node[1]["kind"] == "program")
        ]

    def find(self, href: str, line: int) -> Place:
        """Return the moment of a link.

        Raises Wrong if it is damaged, or its search has fewer steps.
        """
        try:
            place = Place(parse_link(href.removeprefix("#")))
        except ValueError as error:
            raise wrong_at(self.path, line, f"{href}: {error}") from error
        if not place.reached:
            raise wrong_at(
                self.path, line, f"{href}: this search ends before step {place.link.position}"
            )
        return place

    def block(self, node: Any) -> list[Node]:
        """Check a block, and return it as the page shows it."""
        tag, *content = node
        if tag in ("ul", "ol", "li"):
            return [[tag, *chain.from_iterable(map(self.block, content))]]
        if tag in ("p", "hint"):
            return [[tag, *self.phrase(content)]]
        if tag == "choose":
            self.seconds += SECONDS["choose"]
            return [self.choose(content[0])]
        if tag == "task":
            task = content[0]
            self.seconds += SECONDS[task["kind"]]
            return self.do(task["kind"], task["words"].split(), task["text"])
        return [node]

    def phrase(self, nodes: Sequence[Any]) -> list[Node]:
        """Check a paragraph's text, with its links and numbers."""
        said = plain(nodes)
        counted = not said.startswith(SOURCE[self.code])
        read = [self.inline(node, counted) for node in nodes]
        self.read(said)
        return read

    def inline(self, node: Any, counted: bool) -> Node:
        if isinstance(node, str):
            if counted:
                self.bare(node)
            return node
        tag, *content = node
        if tag in ("strong", "em"):
            return [tag, *(self.inline(part, counted) for part in content)]
        return self.link(*content) if tag == "a" else node

    def bare(self, text: str) -> None:
        """Raise Wrong for a number without a name of what it counts."""
        found = re.search(r"\d[\d,]*", NAMES.sub("", text))
        if found:
            raise self.wrong(
                f"who has counted {found[0]}? Say what it is: [{found[0]}](=placed), or its like"
            )

    def read(self, said: str) -> None:
        """Count the words to be read, and check the length of sentences."""
        if said.startswith(SOURCE[self.code]):
            self.step.sources = True
            return
        for sentence in re.split(r"(?<=[.!?:;])\s+", said):
            words = sentence.split()
            if len(words) > LONGEST_SENTENCE:
                raise self.wrong(f"a sentence of {len(words)} words: {' '.join(words[:6])} ...")
        self.seconds += len(said.split()) / WORDS_A_MINUTE[self.code] * 60

    def link(self, href: str, *content: Any) -> Node:
        if href.startswith("="):
            return self.counted(href[1:], plain(content).replace(" ", "\u00a0"))
        self.step.facts.append(("link", href))
        if re.match(r"#lesson/\d+$", href) or href.startswith("https://"):
            return ["a", href, *content]
        if not href.startswith("#"):
            raise self.wrong(f"{href}: a link leads to #..., or to https://...")
        place = self.find(href, self.line)
        return ["a", f"#{self.format(place, place.link.options)}", *content]

    def format(self, place: Place, options: dict[str, str]) -> str:
        """Write a link that the lesson continues from, with its state if the step is far."""
        at = place.link.position
        options = {**options, "lesson": f"{self.number}.{len(self.steps)}"}
        return format_link(
            Link(place.link.scenario, at, place.moment if at > NEAR else None, options)
        )

    def counted(self, name: str, shown: str) -> Node:
        """Return a number as it is shown, after counting it."""
        self.step.facts.append(("number", name, re.sub(r"\D", "", shown)))
        if name == "source":
            self.step.cites = self.step.cites or self.line
            return shown  # `finish` checks that there is a source
        word, _, scenario = name.partition(":")
        place = self.find(f"#{scenario}", self.line) if scenario else self.step.place
        assert place is not None, "the beginning of a step has found its moment"
        try:
            right = place.count(word)
        except (ValueError, KeyError) as error:
            raise self.wrong(f"{name}: {error}") from error
        self.check_number(shown, right, name)
        return shown

    def check_number(self, stated: str, right: int, name: str) -> None:
        """Raise Wrong unless a number is the counted one, in the language's notation."""
        told = FORMS[self.code].number(right)
        if stated.replace(" ", "\u00a0") != told:
            raise self.wrong(f"it says {stated}, and the library counts {told} ({name})")

    # --- the reader's tasks -----------------------------------------------------------------------

    def do(self, kind: str, words: Sequence[str], text: str) -> list[Node]:
        """Check a task."""
        if kind == "race":
            return [self.race(words, text.splitlines())]
        getattr(self, f"do_{kind}")(words, text.splitlines(), text)
        self.step.does = kind
        return []

    def race(self, words: Sequence[str], lines: Sequence[str]) -> Node:
        """Read a race of the gallery, `race orders`, and the steps of its lanes, a line each."""
        ready = {race["id"]: race["lanes"] for race in RACES}
        if len(words) != 1 or words[0] not in ready:
            raise self.wrong(f"race {' '.join(words)!r}: it must be one of {', '.join(ready)}")
        lanes = ready[words[0]]
        if len(lines) != len(lanes):
            raise self.wrong(f"race {words[0]}: state the steps of its {len(lanes)} lanes")
        for stated, lane in zip(lines, lanes, strict=True):
            steps = measure(lane, LONGEST_RACE)
            if steps.verdict == "stopped":
                raise self.wrong(f"race {words[0]}: {lane} takes more than {LONGEST_RACE:,} steps")
            self.check_number(stated.strip(), steps.steps, lane)
        self.step.facts.append(("race", words[0]))
        return ["race", f"#race/{words[0]}"]

    def choose(self, choice: dict[str, Any]) -> Node:
        """Check a question."""
        answers = [
            # Numbers in wrong answers are not counted.
            {
                "right": answer["right"],
                "text": self.phrase(answer["text"]) if answer["right"] else answer["text"],
                "told": self.phrase(answer["told"]),
            }
            for answer in choice["answers"]
        ]
        rights = tuple(answer["right"] for answer in answers)
        more = {name: self.phrase(choice[name]) for name in ("other", "hint") if name in choice}
        self.step.facts.append(("choose", rights, "other" in more, "hint" in more))
        self.point(choice.get("hint", ()))
        return ["choose", {"asked": self.phrase(choice["asked"]), "answers": answers, **more}]

    def point(self, hint: Sequence[Any]) -> None:
        """Raise Wrong if a question's hint points at words that no program of its step has."""
        for node in hint:
            if node[0] == "code" and not any(node[1] in text for text in self.step.programs):
                raise self.wrong(f"a hint points at {node[1]!r}: no program of its step has it")

    def do_ask(self, _: object, lines: Sequence[str], __: object) -> None:
        """Read a question that the page asks about the search; the library checks its answer."""
        place = self.step.place
        assert place is not None
        kind = lines[0].strip().lower()
        scenario = place.link.scenario
        state, found = place.search.state, place.search.count
        here = load_situation(str(scenario), state.path, state.undone, None, found)
        question = QUESTIONS[kind]
        refusal = question.refuse(here)
        if refusal:
            raise self.wrong(f"ask {kind}: {refusal}")
        truth = question.truth(here)
        answers = truth.answers
        if kind == "steps" and truth.more["steps"] is not None:
            answers = [truth.more["steps"]]
        stated = [line[7:].strip() for line in lines if line.startswith("answer:")]
        right = [self.name_answer(kind, one) for one in answers or ()]
        if answers is None:
            raise self.wrong(f"ask {kind}: its answer is not known here")
        if not stated or stated[0] not in right:
            raise self.wrong(f"ask {kind}: state its answer, answer: {' or '.join(right)}")
        self.step.options["ask"] = kind

    def name_answer(self, kind: str, right: Any) -> str:
        place = self.step.place
        assert place is not None
        label = find_kind(place.link.scenario.puzzle).label
        if kind == "next" and right is not None:
            return label(place.puzzle, right)
        if kind == "why":
            return " ".join(label(place.puzzle, choice) for choice in right)
        return "none" if right is None else str(right)

    def do_play(self, _: object, __: object, ___: object) -> None:
        place = self.step.place
        assert place is not None
        find_kind(place.link.scenario.puzzle).play.game(place.puzzle, frozenset())
        self.step.options["play"] = "0"

    def do_be(self, words: Sequence[str], _: object, __: object) -> None:
        place = self.step.place
        assert place is not None
        if len(words) != 1 or not words[0].isdigit():
            raise self.wrong("be: say how many steps, be 6")
        further = Link(place.link.scenario, place.link.position + int(words[0]))
        if not Place(further).reached:
            raise self.wrong(f"be: this search does not make {words[0]} more steps")
        self.step.options["be"] = words[0]

    def do_program(self, words: Sequence[str], _: object, text: str) -> None:
        """Read a program, and check the result that its block states, such as `program found`."""
        place = self.step.place
        assert place is not None
        if not words:
            raise self.wrong("program: say what comes of it, program found")
        with suppress(SyntaxError):  # the lesson may be about such a mistake
            self.step.facts.append(("program", ast.dump(ast.parse(text))))
        told = answer(Request(text, str(place.link.scenario)))
        keys = [finding["mistake"] for finding in told["findings"]]
        if [told["outcome"], *keys] != list(words):
            raise self.wrong(f"program: it comes to {' '.join([told['outcome'], *keys])}")
        self.step.options["own"] = pack(text)
        self.step.options["panels"] = "code"

    # --- the whole lesson -------------------------------------------------------------------------

    def finish(self) -> None:
        """Check sources and duration, which only the whole lesson shows."""
        self.seconds += SECONDS["step"] * len(self.steps)
        self.minutes = round(self.seconds / 60)
        for step in self.steps:
            if step.cites and not step.sources:
                self.line = step.cites
                raise self.wrong(
                    "this number is counted elsewhere: say where, in a line Source: ..."
                )

    def agree(self, origin: "Lesson") -> None:
        """Raise Wrong unless a translation counts, asks and links the same as the original.

        Within a step the order may differ.
        """
        if len(self.steps) != len(origin.steps):
            steps = f"{len(self.steps)} steps, and in English {len(origin.steps)}"
            raise wrong_at(self.path, 1, f"it has {steps}")
        for step, model in zip(self.steps, origin.steps, strict=True):
            assert step.place is not None and model.place is not None
            mine, theirs = Counter(step.facts), Counter(model.facts)
            moved = step.place.link != model.place.link
            if mine == theirs and not moved and without_text(step) == without_text(model):
                continue
            lacks = ", ".join(str(fact[:3]) for fact in theirs - mine) or "nothing"
            more = ", ".join(str(fact[:3]) for fact in mine - theirs) or "nothing"
            told = f"it lacks {lacks}, and has besides {more}"
            raise wrong_at(self.path, step.line, f"this step is not the English one: {told}")

    def as_json(self, following: "Lesson | None") -> str:
        """Return the lesson in the page's format."""
        steps = []
        for number, step in enumerate(self.steps, 1):
            assert step.place is not None
            place = step.place
            options = {**place.link.options, **step.options}
            at = Link(
                place.link.scenario,
                place.link.position,
                place.moment if place.link.position > NEAR else None,
                {**options, "lesson": f"{self.number}.{number}"},
            )
            steps.append({"title": step.title, "link": f"#{format_link(at)}", "body": step.body})
        told = {
            "number": self.number,
            "title": self.title,
            "minutes": self.minutes,
            "steps": steps,
            "next": following and following.title,
        }
        return json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n"


def plain(nodes: Sequence[Any]) -> str:
    """Return the text of nodes, without that of addresses."""
    parts = (
        node if isinstance(node, str) else node[2 if node[0] == "a" else 1 :] for node in nodes
    )
    return "".join(part if isinstance(part, str) else plain(part) for part in parts)


@contextmanager
def parser(command: Sequence[str]) -> Iterator[Parser]:
    """Run the page's parser, and hand it texts."""
    with Popen(command, stdin=PIPE, stdout=PIPE, encoding="utf-8") as process:
        assert process.stdin is not None and process.stdout is not None
        source, made = process.stdin, process.stdout

        def parse(text: str) -> dict[str, Any]:
            print(json.dumps(text), file=source, flush=True)
            line = made.readline()
            if not line:
                sys.exit(f"the parser of lessons ended with status {process.wait()}")
            outline: dict[str, Any] = json.loads(line)
            return outline

        yield parse


def without_text(step: Step) -> dict[str, str]:
    """The options of a step without its program's text, whose comments may be translated."""
    return {key: value for key, value in step.options.items() if key != "own"}


def read(folder: Path, parse: Parser) -> list[Lesson]:
    """Read all lessons of a language, in order; missing ones are read in English.

    Raises Wrong with the first mistake of each lesson.
    """
    english = folder.parent / ORIGIN
    lessons, wrongs = [], []
    for number, model in enumerate(sorted(english.glob("*.md"))):
        path = folder / model.name if (folder / model.name).exists() else model
        try:
            if not re.fullmatch(rf"{number:02}-[a-z0-9-]+\.md", path.name):
                raise wrong_at(path, 1, f"lesson {number} has a name such as {number:02}-a-name.md")
            lesson = Lesson(path, number, parse)
            if not lesson.tries_first:
                raise wrong_at(path, 1, "its first step has nothing to try, before it is told")
            if not MINUTES[0] <= lesson.minutes <= MINUTES[1]:
                raise wrong_at(path, 1, f"it takes {lesson.minutes} minutes, not five to ten")
            if path != model:
                lesson.agree(Lesson(model, number, parse))
            lessons.append(lesson)
        except Wrong as wrong:
            wrongs.append(str(wrong))
    if wrongs:
        raise Wrong("\n".join(wrongs))
    return lessons


def link_to(source: str, *command: str) -> str:
    """Return the link that opens a user's own lesson, which it contains as a whole.

    `command` runs the page's parser.

    Raises SystemExit with the mistake in the lesson, or if it is too long for a link.
    """
    try:
        with parser(command) as parse:
            lesson = Lesson(Path(source), 1, parse)
    except Wrong as wrong:
        sys.exit(str(wrong))
    packed = pack(lesson.path.read_text(encoding="utf-8"))
    first: str = json.loads(lesson.as_json(None))["steps"][0]["link"]
    link = first.replace("&lesson=1.1", f"&lesson=own.1.{packed}")
    try:
        parse_link(link)
    except ValueError as error:
        sys.exit(f"{source}: it is too long: make two lessons of it ({error})")
    return link


def main(source: str, target: str, *command: str) -> None:
    """Write one file for each lesson of a folder; exit with the mistakes if there are any."""
    into = Path(target)
    try:
        with parser(command) as parse:
            lessons = read(Path(source), parse)
    except Wrong as wrong:
        sys.exit(str(wrong))
    into.mkdir(parents=True, exist_ok=True)
    for lesson, following in zip(lessons, [*lessons[1:], None], strict=True):
        text = lesson.as_json(following)
        (into / f"{lesson.number}.json").write_text(text, encoding="utf-8")
        print(f"{lesson.path.name}: {len(lesson.steps)} steps, {lesson.minutes} minutes")
