"""What the panel Code asks: the programs of a search, where one is, and when a line of it runs.

Arguments and answers are as in `knights.page.bridge`.
"""

import json
from collections.abc import Sequence
from functools import lru_cache

from knights import listings
from knights.language import tell
from knights.listings.highlight import highlight
from knights.listings.reach import BUDGET, find_last, find_next
from knights.listings.running import find_lines
from knights.listings.trace import trace
from knights.listings.words import translate
from knights.page.given import is_null, read_found, read_number, read_state, read_text
from knights.page.load import load
from knights.puzzles.program import Program
from knights.puzzles.registry import find_kind
from knights.quoting import cite
from knights.scenario import format, wanted
from knights.search import State


def forms(text: str) -> str:
    """The programs of a scenario with their sources, and why one cannot run it, as JSON.

    `spans` has for each line of the source what is set apart in it: from, up to, and its kind;
    `lines` are the numbers of those that can run once the search has begun.
    """
    programs = load_programs(read_text("scenario", text)).values()
    return json.dumps([write_form(program) for program in programs])


def write_form(program: Program) -> dict[str, object]:
    source = translate(program.text)
    return {
        "name": program.name,
        "title": program.title,
        "sentence": program.sentence,
        "refusal": program.refusal,
        "source": source,
        "spans": highlight(source),
        "lines": find_lines(program),
    }


def starter(text: str) -> str:
    """A program to begin with for whoever writes their own, as a JSON string.

    Empty where no program of one's own can be asked to search for it.
    """
    scenario, puzzle = load(text)
    own = find_kind(scenario.puzzle).program
    begun = own and own.starter(puzzle, wanted(scenario))
    return json.dumps(translate(begun or ""))


@lru_cache(maxsize=8)
def load_programs(text: str) -> dict[str, Program]:
    """The programs of a scenario by name."""
    scenario, puzzle = load(text)
    kind = find_kind(scenario.puzzle)
    found = listings.programs(kind, puzzle, wanted(scenario), format(scenario))
    return {program.name: program for program in found}


def load_program(text: str, form: str) -> Program:
    known, name = load_programs(read_text("scenario", text)), read_text("form", form)
    if name not in known:
        raise ValueError(tell("link-choice", name="form", value=cite(name), known=[*known]))
    return known[name]


def frames(
    text: str, form: str, path: Sequence[int], undone: int | None, found: int | None = None
) -> str:
    """Where a program is at a state, and the lines it runs up to the next event, as JSON.

    `made` is the line that made the event before, with the variables after it, or null at the
    beginning; `trace` has the lines to come, each with the variables before it. Variables are
    pairs of a name and the value as it is read.
    """
    scenario, puzzle = load(text)
    state = read_state(puzzle, path, undone) or State(puzzle.root)
    program, known = load_program(text, form), read_found(scenario, found)
    made, lines = trace(program, puzzle, state, known)
    return json.dumps(
        {"made": made and made._asdict(), "trace": [line._asdict() for line in lines]}
    )


def reach(
    text: str,
    form: str,
    path: Sequence[int],
    undone: int | None,
    found: int | None,
    at: int | None,
    line: int,
    back: bool,
) -> str:
    """When a line of a program runs next after a state, or ran last before, as JSON.

    `at` is the number of the line from the state on that is about to run, or null for the state
    itself. `steps` and `at` say when, in events from the state and lines after these, or are null;
    then `ends` says whether the search ends, or begins, before the `budget` of events is used up.
    """
    scenario, puzzle = load(text)
    state = read_state(puzzle, path, undone) or State(puzzle.root)
    program, known = load_program(text, form), read_found(scenario, found)
    here, line = -1 if is_null(at) else read_number("at", at), read_number("line", line)
    lines = find_lines(program)
    if line not in lines:
        able = ", ".join(map(str, lines))
        raise ValueError(tell("bridge-error-line", line=str(line), lines=able))
    if back:
        moment, ends = find_last(program, puzzle, state, line, here)
    else:
        moment, ends = find_next(program, puzzle, state, line, here, known)
    told = {"steps": None, "at": None} if moment is None else moment._asdict()
    return json.dumps({**told, "ends": ends, "budget": BUDGET})
