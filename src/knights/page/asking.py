"""What the page asks a visitor, whether the answer is right, and why a place is not chosen.

Arguments and answers are as in `knights.page.bridge`.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict
from functools import lru_cache

from knights import questions as asked
from knights.listings.words import translate
from knights.page.code import load_program, load_programs
from knights.page.given import (
    is_null,
    read_answer,
    read_found,
    read_names,
    read_number,
    read_state,
    read_text,
)
from knights.page.load import load
from knights.page.writing import find_moment
from knights.puzzles.program import Program
from knights.puzzles.registry import find_kind
from knights.questions import Situation, Truth
from knights.questions.line import find_trace
from knights.scenario import format, wanted
from knights.scenario.link import parse as parse_link
from knights.search import State


def questions(
    text: str,
    path: Sequence[int] | None,
    undone: int | None,
    kinds: Sequence[str] | None = None,
    form: str | None = None,
    found: int | None = None,
) -> str:
    """The questions that can be asked of a visitor at a state, best first, as JSON.

    Each of `questions` has its `kind`, the sentence that is `asked`, whether this is a `good`
    moment to stop at by itself, the `form`, the program's name, if it is about one, and what has to
    be `known` to find the answer, or "". Of the other `kinds` (null: all) `refusals` has why they
    cannot be asked. `form` is the program that is shown, `found` how many solutions had been found.
    """
    here = load_situation(text, path, undone, form, found)
    posed, refusals = asked.pose(here, read_names("kinds", kinds))
    told = [asdict(question) for question in posed]
    return json.dumps({"questions": told, "refusals": refusals})


def mark(
    text: str,
    path: Sequence[int] | None,
    undone: int | None,
    kind: str,
    answer: int | Sequence[int] | None,
    form: str | None = None,
    found: int | None = None,
) -> str:
    """Whether an answer to a question is right, and what is, as JSON.

    `right` is null where that is not known; `sentence` and `marks` are about the answer, and `see`
    an earlier branch: below the beginning of the path of `length` choices, `choice` was tried.
    `truth` has all right `answers` (null: too many to list), and what shows it.
    """
    here = load_situation(text, path, undone, form, found)
    marked, truth = asked.mark(here, read_text("question", kind), read_answer(answer))
    return json.dumps({**asdict(marked), "truth": tell_truth(truth)})


def ask_on_paper(link: str, kind: str) -> str:
    """A question about the moment of a link, with its answer, for a worksheet, as JSON.

    `asked` and `known` are as in `questions`, `right` is what is right and why; `program` is as
    much of the text that it is about as matters, or "".

    Raises:
        ValueError: when the link is damaged, or this cannot be asked there.
    """
    at = parse_link(read_text("link", link))
    text = format(at.scenario)
    state, _, found = find_moment(at, load(text)[1])
    here = load_situation(text, state.path, state.undone, None, found)
    questions, refusals = asked.pose(here, [read_text("question", kind)])
    if refusals:
        raise ValueError(refusals[kind])
    question = questions[0]
    program = "" if question.form is None else read_parts(load_program(text, question.form), here)
    told = {"asked": question.asked, "known": question.known, "program": program}
    return json.dumps({**told, "right": asked.QUESTIONS[kind].truth(here).sentence})


def read_parts(program: Program, here: Situation) -> str:
    """A program up to the end of the last part that runs before the next step.

    What follows sets the search up, or ends it.
    """
    lines, last = translate(program.text).splitlines(), max(find_trace(here))
    while last < len(lines) and lines[last].strip():
        last += 1
    return "\n".join(lines[:last])


def why_not(
    text: str,
    path: Sequence[int] | None,
    undone: int | None,
    choice: int,
    level: int | None = None,
    found: int | None = None,
) -> str:
    """Why a choice is not on the path, or does not come below its first `level` choices, as JSON.

    `key` is chosen, tried, next, later, refused or unseen; `see` is as in `mark`, and `besides` why
    no solution goes on from there, as in `explain`, where that is known of an allowed choice.
    """
    here = load_situation(text, path, undone, None, found)
    chosen = read_number("choice", choice, here.puzzle.size - 1)
    length = None if is_null(level) else read_number("level", level)
    told = asked.why_not(here, chosen, length)
    return json.dumps(asdict(told))


def tell_truth(truth: Truth) -> dict[str, object]:
    told = {"answers": truth.answers, "sentence": truth.sentence}
    return {**told, "marks": [asdict(mark) for mark in truth.marks], **truth.more}


def load_situation(
    text: str,
    path: Sequence[int] | None,
    undone: int | None,
    form: str | None,
    found: int | None,
) -> Situation:
    """Where a search stands, and the program that is shown: without a name, the first that can."""
    scenario, puzzle = load(text)
    state = read_state(puzzle, path, undone) or State(puzzle.root)
    name = None if is_null(form) else load_program(text, read_text("form", form)).name
    return keep_situation(text, state, name, read_found(scenario, found))


@lru_cache(maxsize=8)
def keep_situation(text: str, state: State, form: str | None, found: int | None) -> Situation:
    """What is asked and what is answered is about the same: it is worked out once."""
    scenario, puzzle = load(text)
    kind = find_kind(scenario.puzzle)

    def load_shown() -> Program | None:
        programs = load_programs(text)
        able = (program for program in programs.values() if program.refusal is None)
        return next(able, None) if form is None else programs[form]

    return Situation(kind, puzzle, state, wanted(scenario), found, load_shown)
