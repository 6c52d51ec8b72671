"""The programs of a search for the panel Code: their texts, their lines, and when these run.

Arguments and results are as in `knights.page.bridge`.
"""

import json
from collections.abc import Sequence
from functools import lru_cache

from knights import listings
from knights.language import tell
from knights.listings.highlight import highlight
from knights.listings.line_runs import BUDGET, find_last, find_next
from knights.listings.running import find_lines
from knights.listings.trace import list_calls, trace
from knights.listings.translate_comments import translate
from knights.page.check_values import is_null, read_found, read_number, read_state, read_text
from knights.page.load import load
from knights.puzzles.program import Program, hollow, is_recursive
from knights.puzzles.registry import find_kind
from knights.quoting import cite
from knights.scenario import format, wanted
from knights.search import Remembering, State


def forms(text: str) -> str:
    """List the programs of a scenario with their sources, and why one can't run it, as JSON.

    `spans` has the highlighted parts of each line of the source: begin, end, and kind; `lines` has
    the numbers of the lines that can run once the search has begun.
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
    """Return a first text for a visitor's own program, as a JSON string.

    It is empty if no such program can search for this.
    """
    return json.dumps(translate(write_starter(text)))


def skeleton(text: str) -> str:
    """The same program without the heart of its search, for whoever writes that, as JSON."""
    finished = write_starter(text)
    return json.dumps(translate(finished and hollow(finished)))


def write_starter(text: str) -> str:
    scenario, puzzle = load(text)
    own = find_kind(scenario.puzzle).program
    return (own and own.starter(puzzle, wanted(scenario))) or ""


@lru_cache(maxsize=8)
def load_programs(text: str) -> dict[str, Program]:
    """Load the programs of a scenario by name."""
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
    """Tell where a program is at a state, and which lines it runs to the next event, as JSON.

    `made` is the line that made the event before, with the variables after it, or null at the
    beginning; `trace` has the lines to come, each with the variables before it. Variables are
    pairs of a name and a shown value.
    """
    scenario, puzzle = load(text)
    state = read_state(puzzle, path, undone) or State(puzzle.root)
    program, known = load_program(text, form), read_found(scenario, found)
    made, lines = trace(program, puzzle, state, known)
    return json.dumps(
        {"made": made and made._asdict(), "trace": [line._asdict() for line in lines]}
    )


def calls(
    text: str, form: str, path: Sequence[int], undone: int | None, found: int | None = None
) -> str:
    """List the calls of a program that are open at a state, the outermost first, as JSON.

    Each is as in `knights.listings.trace.Call`. The result is null for a program that doesn't call
    itself: it has no stack of calls. Of one that forgets nothing the gray vertices are shown.
    """
    scenario, puzzle = load(text)
    state = read_state(puzzle, path, undone) or State(puzzle.root)
    program, known = load_program(text, form), read_found(scenario, found)
    if not is_recursive(program.text) or isinstance(puzzle, Remembering):
        return json.dumps(None)
    return json.dumps([call._asdict() for call in list_calls(program, puzzle, state, known)])


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
    """Find when a line of a program runs next after a state, or ran last before it, as JSON.

    The argument `at` is the number of the line, counted from the state, that is about to run, or
    null for the state itself. The result's `steps` and `at` are the events from the state and the
    lines after them, or null; then `ends` says whether the search ends, or begins, within the
    `budget` of events.
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
