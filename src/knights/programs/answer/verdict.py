"""The answer of a program, and whether that is right: nothing else makes a verdict.

It is read from what the program prints; else from what its outermost calls return; else from what
it keeps at its end. What is kept says nothing where something else is printed in its place.
"""

import ast
import re
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from itertools import groupby
from types import GeneratorType
from typing import Any, Literal

from knights.language import tell, together
from knights.programs.answer.claims import (
    EMPTY,
    Claim,
    counts_all,
    find_none,
    iter_counts,
    list_lines,
    says_found,
)
from knights.programs.answer.colour_words import ColourWords
from knights.programs.answer.finding import Finding, Mistake
from knights.programs.answer.forms import Make, Path, Seen, see_all
from knights.programs.answer.truth import Truth
from knights.programs.answer.values import (
    RULE,
    Names,
    Part,
    cut_lines,
    is_container,
    list_blocks,
    list_values,
    make_plain,
    read_row,
    read_text,
    shape_of,
)
from knights.programs.read.candidates import find_first
from knights.programs.read.facts import Facts
from knights.programs.read.history import write
from knights.programs.watch.unwatched_run import Plain
from knights.puzzles.task import Shape, Task

# Numbers and lines of a remark, which is no answer.
MOST_REMARKED = 2
FEW = 3  # rows, signs of a row, and words
WORDS = re.compile(r"[^\W\d]+")

type Outcome = Literal["found", "none", "wrong", "unknown", "elsewhere"]


@dataclass
class Answer:
    """The answer of a program: whether it is right, why not, and its solutions.

    `count` is how many it says that there are, where it shows none; `number` is how many it says or
    shows where that is wrong, in the line `says`; `path` is a whole answer that is wrong, with
    `solutions` beside it. `shown` is whether it shows anything at all, `kept` whether it keeps a
    solution that it does not show, and `margin` whether what it shows has one entry more than it
    needs. `cited` is a value that is the answer and that is not printed: the name that it is kept
    by, "" if it is returned, and its text. `doubted` has wrong answers for a text that can't be
    read: it is one of them if the search held that path.
    """

    outcome: Outcome
    findings: list[Finding] = field(default_factory=list)
    solutions: dict[Path, Path] = field(default_factory=dict)
    count: int | None = None
    path: Path | None = None
    number: int | None = None
    says: str | None = None
    margin: bool = False
    shown: bool = True
    kept: bool = False
    cited: tuple[str, str] | None = None
    doubted: "Sequence[Answer]" = ()


@dataclass(frozen=True)
class Source:
    """One source of an answer: values as answers, and lines, of which some hold no right one."""

    seen: list[Seen]
    lines: list[str]
    others: list[str] = field(default_factory=list)
    rows: int = 0  # the number of the last line

    def find(self, *kinds: str) -> list[Seen]:
        return [one for one in self.seen if one.kind in kinds]

    @cached_property
    def last(self) -> Seen | None:
        """The last that can be nothing else than an answer; a right one before another there."""
        sure = [one for one in self.seen if one.kind != "unclear" or one.part.sure]
        line = max((one.part.line for one in sure), default=None)
        at_end = [one for one in sure if one.part.line == line]
        return min(at_end, key=lambda one: ORDER.index(one.kind), default=None)

    def is_remark(self, length: int) -> bool:
        """Tell whether it says only some words and numbers, and not a line for each choice."""
        shapes = (len(list(group)) for _, group in groupby(self.lines, shape_of))
        return (
            not self.seen
            and not has_rows(self.lines)
            and (length < FEW or length not in shapes)
            and not any(sign in line for line in self.lines for sign in "[{(<")
            and all(
                sum(part.isdigit() for part in line.split()) <= MOST_REMARKED for line in self.lines
            )
        )


ORDER = ("right", "elsewhere", "wrong", "short", "unclear")


class Reader:
    """Reads what a program that has run says for a task, and holds it against what is true."""

    def __init__(self, plain: Plain, make: Make, truth: Truth) -> None:
        self.plain, self.make, self.truth, self.task = plain, make, truth, make()
        self.first = find_first(plain.text)
        self.names = self.make_names()
        paths = [one for one in self.task.shapes if one.kind == "path"]
        self.colour_words = (
            ColourWords(ast.parse(plain.text), plain.kept, self.names.is_place)
            if any(map(self.reads_all, paths))
            else None
        )
        sizes = {(one.rows, one.columns) for one in self.task.shapes if one.kind == "grid"}
        sizes.update(self.task.pictures)
        self.sizes = sorted(size for size in sizes if 0 not in size)
        self.printed = self.read(drop(plain.run.printed, plain.prompts))

    def reads_all(self, shape: Shape) -> bool:
        """Tell whether any word may be a choice, as it may be a colour."""
        return self.make().read(shape, 0, "?") is not None

    def make_names(self) -> Names:
        task = self.make()
        paths = [one for one in task.shapes if one.kind == "path" and not self.reads_all(one)]
        lists = [shape for shape in task.shapes if shape.kind == "list"]

        @cache
        def is_choice(word: str) -> bool:
            known = (task.read(shape, 0, word) for shape in paths)
            return not word.isdigit() and any(choice is not None for choice in known)

        @cache
        def is_place(word: str) -> bool:
            fresh = self.make()
            known = (fresh.read(shape, word, value) for shape in lists for value in ("x", 1))
            return not word.isdigit() and any(choice is not None for choice in known)

        return Names(is_choice, is_place)

    def read(self, text: str) -> Source:
        rows = cut_lines(text)
        parts = read_text(text, self.names, self.sizes)
        known = [part for part in parts if self.can_be(part, rows[part.line])]
        if self.colour_words is not None:
            known = [
                part._replace(sure=part.sure or self.colour_words.names_colours(part))
                for part in known
            ]
        seen = drop_parts(see_all(known, self.make, self.first))
        right = {one.part.line for one in seen if one.kind == "right"}
        others = [line for row, line in enumerate(rows) if row not in right]
        return Source(seen, list_lines(text), others, len(rows) - 1)

    def see(self, parts: Iterable[Part]) -> list[Seen]:
        return see_all(filter(self.can_be, parts), self.make, self.first)

    def can_be(self, part: Part, line: str | None = None) -> bool:
        return self.colour_words is None or self.colour_words.can_be(part, line)

    @cached_property
    def told(self) -> list[Any]:
        """Return as plain data what the outermost calls returned that returned anything."""
        values = (
            value if isinstance(value, str) else make_plain(value) for value in self.plain.returned
        )
        return [value for value in values if value is not None]

    @cached_property
    def returned(self) -> Source:
        if not self.told:
            return Source([], [])
        last = self.told[-1]
        if isinstance(last, str):
            return self.read(last)
        lines = list_lines(str(last))
        return Source(self.see(list_values([("", last)], self.names)), lines, lines)

    @cached_property
    def held(self) -> list[tuple[str, Any]]:
        """Return what a program keeps, by name, without its palette of colours."""
        words = self.colour_words
        return [
            (name, value)
            for name, value in self.plain.kept.items()
            if words is None or not words.is_given(name, value)
        ]

    @cached_property
    def kept(self) -> Source:
        seen = self.see(list_values(self.held, self.names))
        kinds = ("right", "elsewhere", "wrong")
        return Source([one for one in seen if one.kind in kinds or is_nearly(one, self.task)], [])

    def decide(self) -> Answer:
        """Take what is printed, else what is returned, else what is kept."""
        one = self.truth.goal in ("first", 1)
        read = self.decide_shown if one else self.count_shown
        for source in (self.printed, self.returned):
            answer = read(source)
            if answer is None and not source.is_remark(self.task.puzzle.length):
                unclear = source.find("unclear")
                ends = unclear[:1] + unclear[-1:]
                doubted = [replace(self.tell_wrong(one), path=one.path) for one in ends]
                answer = replace(self.tell_unread(), doubted=doubted)
            if answer is not None:
                break
        else:
            source, answer = self.kept, self.decide_kept() if one else self.count_kept()
        if answer.shown and answer.outcome != "unknown":
            answer.cited = self.cite(source)
        told = [one.mistake for one in answer.findings] == ["same-list"]
        shared = 0 if one or told or answer.solutions else self.shared
        if answer.outcome == "unknown" and shared and shared == self.count_true({}):
            answer.outcome = "wrong"
        if shared and answer.outcome in ("found", "wrong"):
            answer.findings = [Finding("same-list", tell("own-answer-shared"))]
        return answer

    def cite(self, source: Source) -> tuple[str, str] | None:
        """Return the name and the text of the value in a source, unless that is printed."""
        if source is self.returned:
            return "", write(self.told[-1])
        last = source.last if source is self.kept else None
        if last is None:
            return None
        name, value = self.held[last.part.line]
        plain = make_plain(value)
        return name, write(last.part.value if plain is None else plain)

    @property
    def shared(self) -> int:
        """Count the places of a list that holds one other again and again, and nothing else."""
        lists = [one for one in self.plain.kept.values() if type(one) is list and len(one) > 1]
        return max(
            (
                len(one)
                for one in lists
                if type(one[0]) in (list, dict) and all(item is one[0] for item in one)
            ),
            default=0,
        )

    # --- one solution ---

    def decide_shown(self, source: Source) -> Answer | None:
        """Tell what values and words say; None where they say nothing of a solution."""
        rights = list_different(source.find("right"), self.task)
        none, last = find_none(source.lines, bool(rights)), source.last
        if none is not None and source is self.printed and self.plain.early and EMPTY.match(none):
            none = None  # a word that was printed before the search says nothing of it
        if rights and last is not None and last.kind in ("right", "elsewhere", "unclear"):
            if none is not None and none == source.lines[-1] and len(none) > len("None"):
                return self.tell_denied(none)
            return self.tell_right(source)
        if last is not None and last.kind == "elsewhere":
            return Answer("elsewhere", solutions={last.path: last.path})
        if last is not None and last.kind != "right":
            if last.kind != "short" or (none is None and self.exists()):
                return self.tell_wrong(last)
            if none is None or last.part.line == source.rows:
                return self.tell_short(last, source)
        if none is not None:
            exists = self.exists()
            if exists is None:
                return Answer("unknown")
            kept = exists and none.casefold() == "none" and self.kept.find("right")
            return None if kept else self.tell_denied(none) if exists else Answer("none")
        return None

    def tell_short(self, last: Seen, source: Source) -> Answer:
        """A part of an answer, where there may be none: it is wrong where it is taken for one."""
        whole = not last.part.form.startswith("board") and isinstance(last.part.value, list)
        if self.exists() or whole or says_found(source.lines):
            return self.tell_wrong(last)
        return self.tell_unclear()

    def tell_right(self, source: Source) -> Answer:
        """One solution; or several, of which the same is told in one form."""
        seen = source.find("right")
        by_form: dict[str, set[Path]] = {}
        for one in seen:
            by_form.setdefault(one.part.form, set()).add(self.task.key(one.path))
        many = max(map(len, by_form.values()))
        path = seen[-1].path
        solutions = {self.task.key(path): path}
        if many == 1:
            longer = self.task.ends is None and (
                len(seen[-1].part.value) == self.task.puzzle.length + 1
            )
            return Answer("found", solutions=solutions, margin=longer)
        told = tell("own-end-all", goal=self.task.goal, found=many)
        found = list_different(seen, self.task)
        return Answer("found", [Finding("goes-on", told)], found)

    def decide_kept(self) -> Answer:
        """Tell what is kept, where nothing else is said but some words."""
        claimed = says_found([*self.printed.lines, *self.returned.lines])
        counted, last = self.count_claimed(), self.kept.last
        if self.kept.find("right") and (counted is None or counted.outcome != "wrong"):
            return self.tell_right(self.kept)
        if last is not None and last.kind == "elsewhere":
            return Answer("elsewhere", solutions={last.path: last.path})
        if counted is not None:
            return counted
        exists = self.exists()
        if exists is None:
            return Answer("unknown", shown=False)
        if last is not None and claimed:
            return self.tell_wrong(last, kept=True)
        if not exists:
            return self.decide_silent(claimed)
        if claimed or self.printed.lines:
            return self.tell_unread(claimed)
        return self.tell_missing()

    def count_claimed(self) -> Answer | None:
        """Tell whether a program counts all solutions rightly, although one is asked for."""
        lines = self.printed.lines or self.returned.lines
        claims = [one for one in iter_counts(lines, self.known) if one.said and one.number != 1]
        true = self.truth.count(Facts(), "count") if claims else None
        if any(claim.number == true for claim in claims):
            return Answer("found" if true else "none", count=true)
        told = [claim for claim in claims if counts_all(claim.line)]
        return None if true is None or not told else self.tell_count(told[-1], true)

    def tell_count(self, claim: Claim, true: int) -> Answer:
        told = tell("own-count-says", goal=self.task.goal, there=true, says=claim.line)
        return replace(find("count", told), number=claim.number, says=claim.line)

    def decide_silent(self, claimed: bool) -> Answer:
        """There is none: what a program means that does not say so."""
        if claimed:
            line = [line for line in self.printed.lines or ["True"] if says_found([line])][-1:]
            told = tell("own-count-none", goal=self.task.goal, says=(line or ["True"])[0])
            return Answer("wrong", [Finding("answer", told)])
        empty = [value for value in [*self.plain.returned][-1:] if not value]
        if self.kept.find("wrong"):
            return self.tell_unclear()
        named = any(value is None or value is False for value in self.plain.kept.values())
        if not self.printed.lines and (empty or named):
            return Answer("none", shown=False)
        return self.tell_unclear()

    # --- all of them, or so many ---

    def count_kept(self) -> Answer:
        answer = self.count_shown(self.kept)
        if answer is not None:
            return answer
        if self.printed.lines:
            return self.tell_unread()
        return self.tell_missing() if self.count_true({}) else self.tell_unclear()

    def count_shown(self, source: Source) -> Answer | None:
        task = self.task
        rights = list_different(source.find("right"), task)
        true, goal = self.count_true(rights), task.goal
        claims = list(iter_counts(source.others, self.known))
        forms = {one.part.form for one in source.find("right")}
        wrong = [
            one
            for one in source.find("wrong", "short", "unclear", "elsewhere")
            if one.part.form in forms or (one.part.sure and one.kind in ("wrong", "short"))
        ]
        if true is None:
            return Answer("unknown") if rights or claims else None
        said = [claim for claim in claims if claim.said]
        if task.ways is not None and any(one.number == true for one in said[-1:]):
            return Answer("found" if true else "none", solutions=rights, count=true)
        empties = [count_empty(line) for line in source.lines]
        if true > 1 and true in (*empties, sum(empties)):
            return find("same-list", tell("own-answer-empty"))
        if rights and not [
            one for one in wrong if one.kind != "short" or self.is_meant(one, forms)
        ]:
            return self.hold(source, rights, said, true)
        if wrong:
            empty = len(wrong) == true and all(one.kind == "short" for one in wrong)
            if empty and not wrong[0].path:
                return find("same-list", tell("own-answer-empty"))
            return replace(self.tell_wrong(wrong[-1]), solutions=rights)
        if any(claim.number == true for claim in claims):
            if true > 1 and source is self.printed and self.shows_boards(true):
                return self.tell_unread()
            return Answer("found" if true else "none", count=true)
        if claims:
            last = claims[-1]
            if isinstance(self.truth.goal, int) and last.number > self.truth.goal:
                about = {"asked": self.truth.goal, "found": last.number}
                return find("goes-on", tell("own-count-more", goal=goal, **about))
            return self.tell_count(last, true)
        none = find_none(source.lines, shown=False)
        if none is not None:
            return self.tell_denied(none) if true else Answer("none")
        return None

    def is_meant(self, short: Seen, forms: Collection[str]) -> bool:
        """Tell whether a short value is meant as a solution, as it is told or kept like one."""
        lists = [one for one in [*self.told, *self.plain.kept.values()] if type(one) is list]
        whole = (
            len(item)
            for one in lists
            if short.part.value in one
            for item in one
            if is_container(item)
        )
        return short.part.form in forms or self.task.puzzle.length in whole

    def shows_boards(self, number: int) -> bool:
        """Tell whether so many blocks of one size are printed, which are no answers."""
        sizes = Counter(list_blocks(self.plain.run.printed))
        return any(min(size) >= FEW and times == number for size, times in sizes.items())

    def hold(
        self, source: Source, rights: dict[Path, Path], said: Sequence[Claim], true: int
    ) -> Answer:
        """Hold right solutions against how many there are."""
        goal = self.task.goal
        by_form: dict[str, list[Path]] = {}
        for one in source.find("right"):
            by_form.setdefault(one.part.form, []).append(self.task.key(one.path))
        most = max(by_form.values(), key=len)
        number = self.count_different(rights, most, true)
        wanted = self.truth.goal
        if isinstance(wanted, int) and number > wanted:
            told = tell("own-count-more", goal=goal, asked=wanted, found=number)
            return find("goes-on", told)
        if number < true:
            if any(claim.number == true for claim in said):
                return Answer("found", solutions=rights, count=true)
            told = tell("own-count-shown", goal=goal, there=true, shown=number)
            if number == 1:
                told = together(told, tell("own-count-first"))
            return replace(find("count", told), number=number)
        if len(most) > number == true and len(most) > len(set(most)):
            told = tell("own-count-again", goal=goal, found=len(most), different=number)
            return find("count", told)
        if said and not any(claim.number == true for claim in said) and said[-1].number > 1:
            line = said[-1].line
            if line == source.lines[-1] and not isinstance(wanted, int):
                told = tell("own-count-told", goal=goal, there=true, says=line)
                return replace(find("count", told), number=number)
        return Answer("found", solutions=rights, count=None if number == len(rights) else number)

    def count_different(self, rights: Collection[Path], told: Sequence[Path], true: int) -> int:
        """Count solutions; those that are written alike count each time, or all with the first."""
        alike = {path: self.task.alike(path) for path in rights}
        if len(told) == len(rights) and sum(alike.values()) == true:
            return true
        return sum(min(max(1, told.count(path)), alike[path]) for path in rights)

    @property
    def known(self) -> set[int]:
        """The numbers that a program may print because it is given them."""
        given = (*self.task.settings.values(), self.task.puzzle.length)
        return {number for number in given if type(number) is int}

    # --- what is true, and what is said of it ---

    def exists(self) -> bool | None:
        return self.truth.exists(Facts())

    def count_true(self, rights: dict[Path, Path]) -> int | None:
        first = next(iter(rights.values()), (None,))[0]
        return self.truth.count(Facts(different=set(rights.values()), first=first))

    def tell_wrong(self, seen: Seen, kept: bool = False) -> Answer:
        why = seen.why or None
        goal = self.task.goal
        said = tell("own-answer-kept", goal=goal) if kept else tell("own-answer-printed", goal=goal)
        backwards = self.task.ordered and self.task.solved(seen.path)
        answer = find("answer", together(None if backwards else said, why))
        if self.truth.goal not in ("first", 1):
            return answer
        answer.path = (seen.path or None) if seen.kind in ("wrong", "short") else None
        answer.kept = bool(self.kept.find("right"))
        if answer.kept and not kept:
            more = tell("own-answer-else", goal=self.task.goal)
            answer.findings = [Finding("answer", together(more, why))]
        return answer

    def tell_denied(self, line: str) -> Answer:
        goal = self.task.goal
        if self.kept.find("right"):
            return find("says-none", tell("own-answer-denied", goal=goal, says=line))
        return find("says-none", tell("own-answer-exists", goal=goal, says=line))

    def tell_unread(self, claimed: bool = False) -> Answer:
        if any(isinstance(value, GeneratorType) for value in self.plain.returned) or any(
            "<generator" in line for line in self.printed.lines
        ):
            return self.tell_missing()
        goal, form = self.task.goal, tell("own-answer-form", puzzle=self.task.name)
        if self.kept.find("right"):
            said = tell("own-answer-else", goal=goal)
        elif claimed:
            said = tell("own-answer-words", goal=goal)
        else:
            said = tell("own-answer-unread")
        told = together(said, form)
        return Answer("unknown", [Finding("nothing", told)])

    def tell_unclear(self) -> Answer:
        """There is none; the search may show that a program without many words means so."""
        told = tell("own-answer-unclear", goal=self.task.goal)
        words = WORDS.findall((self.printed.lines or [""])[-1])
        shown = len(words) >= FEW or bool(self.kept.find("wrong"))
        return Answer("unknown", [Finding("nothing", told)], shown=shown)

    def tell_missing(self) -> Answer:
        values = [*self.plain.returned, *self.plain.kept.values()]
        lazy = any(isinstance(value, GeneratorType) for value in values)
        lazy |= any("<generator" in line for line in self.printed.lines)
        told = tell("own-answer-generator" if lazy else "own-answer-missing")
        return replace(find("generator" if lazy else "missing", told), shown=False)


def drop_parts(seen: Sequence[Seen]) -> list[Seen]:
    """Drop what is only a part of something else: a row of a board, the end of a right line."""
    boards = [one.part for one in seen if one.part.form.startswith("board")]
    rows = {line for part in boards for line in range(part.line - len(part.value) + 1, part.line)}
    rows |= {part.line for part in boards}
    whole = {
        one.part.line for one in seen if one.kind == "right" and not one.part.form.startswith("end")
    }
    return [
        one
        for one in seen
        if not (one.part.line in whole and one.part.form.startswith("end"))
        and (
            one.part.line not in rows
            or one.part.form.startswith("board")
            or one.kind in ("right", "elsewhere")
        )
    ]


def is_nearly(seen: Seen, task: Task) -> bool:
    """Tell whether a board is kept that lacks but a few choices."""
    rows = isinstance(seen.part.value, list) and isinstance(seen.part.value[0], list)
    return seen.kind == "short" and rows and 2 * len(seen.path) > task.puzzle.length


def has_rows(lines: Sequence[str]) -> bool:
    """Tell whether some lines look like rows of a board: as many signs in each."""
    rows = [read_row(line) for line in lines if not RULE.match(line)]
    widths = [len(row) if row and all(len(str(cell)) < 3 for cell in row) else 0 for row in rows]
    longest = (len(list(group)) for width, group in groupby(widths) if width >= FEW)
    return max(longest, default=0) >= FEW


def count_empty(line: str) -> int:
    """Count the lists of a line that are all empty, in a list or by itself."""
    none = r"(?:\[\]|\{\}|\(\)|set\(\))"
    empty = re.fullmatch(rf"(?:.*[:=] *)?(?:{none}|\[({none}(?:, *{none})*)\])", line)
    return (empty[1] or "").count(",") + 1 if empty else 0


def find(mistake: Mistake, told: str) -> Answer:
    return Answer("wrong", [Finding(mistake, told)])


def list_different(seen: Iterable[Seen], task: Task) -> dict[Path, Path]:
    return {task.key(one.path): one.path for one in seen}


def drop(printed: str, prompts: Sequence[str]) -> str:
    """Tell what is printed, without the prompts of `input`."""
    for prompt in prompts:
        if prompt:
            printed = printed.replace(prompt, "\n", 1)
    return printed
