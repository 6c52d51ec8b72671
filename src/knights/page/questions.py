"""Ask a visitor questions, judge the answers, and explain why a choice is not made.

Arguments and results are as in `knights.page.bridge`.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict
from functools import lru_cache

from knights import questions as asked
from knights.listings.translate_comments import translate
from knights.page.check_values import (
    is_null,
    read_answer,
    read_found,
    read_names,
    read_number,
    read_state,
    read_text,
)
from knights.page.code import load_program, load_programs
from knights.page.load import load
from knights.page.save_moment import find_moment
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
    """Return the questions that can be asked at a state, best first, as JSON.

    Each entry of `questions` has its `kind`, the sentence `asked`, whether this is a `good` moment
    to stop at by itself, `form` (the name of the program that it is about, or null), and `known`:
    what a visitor must know to find the answer, or "". `refusals` says why the other `kinds` (null:
    all) cannot be asked. The argument `form` is the shown program, `found` the number of solutions
    so far.
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
    """Judge an answer to a question, and give the right answer, as JSON.

    `right` is null if that is not known; `verdict` says yes or no before `sentence`, or is null;
    `sentence` and `marks` are about the answer, and `see` is an earlier branch: after the first
    `length` choices of the path, `choice` was tried. `truth` has all right `answers` (null: too
    many to list), and what shows it.
    """
    here = load_situation(text, path, undone, form, found)
    marked, truth = asked.mark(here, read_text("question", kind), read_answer(answer))
    return json.dumps({**asdict(marked), "verdict": marked.verdict, "truth": tell_truth(truth)})


def ask_on_paper(link: str, kind: str) -> str:
    """Return a question about the moment of a link, with its answer, for a worksheet, as JSON.

    `asked` and `known` are as in `questions`, `right` says what is right and why; `program` is the
    relevant part of the text that the question is about, or "".

    Raises:
        ValueError: when the link is damaged, or this question cannot be asked there.
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
    """Return a program up to the end of the last part that runs before the next step.

    The rest only sets the search up, or ends it.
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
    """Say why a choice is not on the path, or not tried after its first `level` choices, as JSON.

    `key` is chosen, tried, next, later, refused or unseen; `see` is as in `mark`. For an allowed
    choice `besides` says why no solution follows from it, as in `explain`, if that is known.
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
    """Load the state of a search and the shown program; by default the first that can run it."""
    scenario, puzzle = load(text)
    state = read_state(puzzle, path, undone) or State(puzzle.root)
    name = None if is_null(form) else load_program(text, read_text("form", form)).name
    return keep_situation(text, state, name, read_found(scenario, found))


@lru_cache(maxsize=8)
def keep_situation(text: str, state: State, form: str | None, found: int | None) -> Situation:
    """Cache situations: a question and its answer are about the same one."""
    scenario, puzzle = load(text)
    kind = find_kind(scenario.puzzle)

    def load_shown() -> Program | None:
        programs = load_programs(text)
        able = (program for program in programs.values() if program.refusal is None)
        return next(able, None) if form is None else programs[form]

    return Situation(kind, puzzle, state, wanted(scenario), found, load_shown)
