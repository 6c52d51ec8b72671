"""What the page's worker calls: its questions, and the searches that it runs.

Arguments and answers are plain: texts, numbers, lists, arrays of events, and JSON for everything
else. Every mistake in them is a ValueError whose message can be shown as it stands.
"""

import json
from array import array
from collections.abc import Sequence
from dataclasses import asdict
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING

from knights import listings, search
from knights.listings.highlight import highlight
from knights.listings.reach import BUDGET, find_last, find_next
from knights.listings.running import find_lines
from knights.listings.trace import trace
from knights.page import drafts
from knights.page.given import (
    is_null,
    read_answer,
    read_count,
    read_events,
    read_found,
    read_names,
    read_number,
    read_path,
    read_state,
    read_text,
)
from knights.page.load import load, load_kind
from knights.page.run import Run, make_batches
from knights.puzzles.entry import Preset
from knights.puzzles.program import Program
from knights.puzzles.registry import find_kind, presets
from knights.quoting import cite
from knights.scenario import Scenario, export, format, link, moment, wanted
from knights.search import State, comparison
from knights.search.estimate import estimate
from knights.search.harvest import harvest

if TYPE_CHECKING:
    from knights.play.rules import Game
    from knights.questions import Marked, Situation, Truth

__all__ = [
    "Run",
    "attempt",
    "board_text",
    "count_plain",
    "describe",
    "draft_graph",
    "draft_map",
    "explain",
    "forms",
    "frames",
    "lost_since",
    "mark",
    "play_check",
    "play_hint",
    "play_judge",
    "play_loss",
    "play_offer",
    "play_refusal",
    "probe",
    "progress",
    "questions",
    "reach",
    "read_moment",
    "replay",
    "rewind",
    "solutions",
    "solved",
    "tell",
    "why_not",
    "write_moment",
]


def describe(text: str) -> str:
    """What the page has to know of a scenario before its first event, as JSON.

    `scenario` is its canonical text; `puzzle`, `size`, `length` and `root` are as in the protocol;
    `typecode` is that of the events; `goal` is what is wanted and `every` whether the stream goes
    on after a solution; `theory` is a theorem that settles it, or null; `counts` is how the run is
    known to come out, or null. Then what there is to draw, as the puzzle's `sketch` says.
    """
    scenario, puzzle = load(text)
    canonical = format(scenario)
    known = (preset for preset in presets().values() if preset.scenario == canonical)
    preset = next(known, None)
    kind = find_kind(scenario.puzzle)
    theorem = kind.prove(puzzle)
    goal = wanted(scenario)
    return json.dumps(
        {
            "scenario": canonical,
            "puzzle": scenario.puzzle,
            "values": scenario.values,
            "size": puzzle.size,
            "length": puzzle.length,
            "root": puzzle.root,
            "typecode": search.typecode(puzzle),
            "goal": goal,
            "every": goal != "first",
            "theory": theorem and asdict(theorem),
            "counts": count_known(preset) if preset else None,
            **kind.sketch(puzzle, scenario.values),
        }
    )


def count_known(preset: Preset) -> dict[str, object]:
    return {
        "verdict": preset.verdict,
        "placed": preset.placed,
        "undone": preset.undone,
        "solutions": preset.solutions,
    }


def replay(text: str, path: Sequence[int], undone: int | None, count: int) -> "array[int]":
    """At most `count` events that follow a state, apart from any run."""
    scenario, puzzle = load(text)
    state, count = read_state(puzzle, path, undone), read_count(count)
    events = array(search.typecode(puzzle))
    for batch in make_batches(puzzle, state, wanted(scenario) != "first"):
        events.extend(batch)
        if len(events) >= count:
            break
    return events[:count]


def rewind(text: str, path: Sequence[int], undone: int | None, count: int) -> "array[int]":
    """At most `count` events that led to a state, the latest first."""
    _, puzzle = load(text)
    state, count = read_state(puzzle, path, undone) or State(puzzle.root), read_count(count)
    return array(search.typecode(puzzle), islice(search.backwards(puzzle, state), count))


def progress(text: str, path: Sequence[int], undone: int | None) -> str:
    """How much of the search tree is done at a state, from 0 to 1, as JSON."""
    _, puzzle = load(text)
    state = read_state(puzzle, path, undone) or State(puzzle.root)
    return json.dumps(search.progress(puzzle, state))


def board_text(
    text: str, path: Sequence[int], undone: int | None, style: str = "text", at: str = ""
) -> str:
    """A moment as a file in one of its puzzle's styles, as a JSON string.

    `at` is where the places of its picture have been put, as a link holds it.
    """
    scenario, puzzle = load(text)
    state = read_state(puzzle, path, undone) or State(puzzle.root)
    style, at = read_text("format", style), "" if is_null(at) else read_text("at", at)
    if at:
        link.check_places(scenario, at)
    return json.dumps(export.write(scenario, puzzle, state, style, at))


def solutions(text: str, path: Sequence[int] | None, undone: int | None, most: int) -> str:
    """The solutions within about `most` events of a state, and where the search then is, as JSON.

    Each of `solutions` has its `path`, its `position` counted in events from the state, and its
    `kind`: those that turn or mirror into each other have the same. `events` is how many there
    were, `state` what to go on from, or null when nothing follows.
    """
    kind, puzzle = load_kind(text)
    state, most = read_state(puzzle, path, undone), read_number("most", most)
    batches = make_batches(puzzle, state, True)
    found, count, after = harvest(
        puzzle, state, batches, most, lambda path: kind.images(puzzle, path) or ()
    )
    going = None if after is None else {"path": after.path, "undone": after.undone}
    return json.dumps({"solutions": found, "events": count, "state": going})


def attempt(text: str, number: int, limit: int) -> str:
    """Whether so many colours, or what else a puzzle is given, are enough, as JSON.

    `scenario` is the search that was run, for at most `limit` events.
    """
    scenario, puzzle = load(text)
    number, limit = read_number("number", number), read_number("limit", limit)
    tried = find_kind(scenario.puzzle).attempt(puzzle, scenario.values, number, limit)
    if tried is None:
        raise ValueError(f"scenario {cite(text)}: it has no colours, or the like, to be tried")
    values, told = tried
    return json.dumps({"scenario": format(Scenario(scenario.puzzle, values)), **told})


def count_plain(text: str, path: Sequence[int] | None, undone: int | None, most: int) -> str:
    """The choices that plain backtracking places in the next events of a puzzle, as JSON."""
    kind, puzzle = load_kind(text)
    plain = kind.plain(puzzle)
    if plain is None:
        raise ValueError(f"scenario {cite(text)}: it has no other strategy to be compared with")
    state, most = read_state(plain, path, undone), read_number("most", most)
    return json.dumps(comparison.count_plain(plain, state, most))


def draft_graph(text: str, directed: bool) -> str:
    """A graph that is being drawn, as far as it is: see `drafts`."""
    return json.dumps(drafts.draft_graph(read_text("graph", text), bool(directed)))


def draft_map(text: str) -> str:
    """A map that is being drawn, as far as it is: see `drafts`."""
    return json.dumps(drafts.draft_map(read_text("map", text)))


def solved(text: str, path: Sequence[int]) -> str:
    """Whether a path is a solution, by the independent checker, as JSON."""
    _, puzzle = load(text)
    return json.dumps(puzzle.solved(read_path(puzzle, path)))


def tell(text: str, path: Sequence[int], undone: int | None) -> str:
    """What the search looked at for the last event and what each level has tried, as JSON.

    `account` and `levels` are as in `knights.search.account`. `ranks` has the choices below the
    path in the order in which they are tried, each with what ranks it, such as the moves that lead
    on from a square by Warnsdorff's rule; null where they are tried as they come.
    """
    kind, puzzle = load_kind(text)
    state = read_state(puzzle, path, undone) or State(puzzle.root)
    account, levels = kind.tell(puzzle, state)
    return json.dumps(
        {
            "account": asdict(account),
            "levels": [level._asdict() for level in levels],
            "ranks": kind.ranks(puzzle, state.path),
        }
    )


def explain(text: str, path: Sequence[int]) -> str:
    """Whether a path can be completed, and why not, as JSON; null where nothing is looked for.

    `squares` are choices, one for each place that the reason is about; `marks` and `besides` are as
    in `knights.search.loss`.
    """
    kind, puzzle = load_kind(text)
    found = kind.explain(puzzle, read_path(puzzle, path))
    return json.dumps(found and asdict(found))


def lost_since(text: str, path: Sequence[int], budget: int) -> str:
    """With which choice a path was lost, as JSON, by a search for so many events at most.

    `completion` is a solution that begins with the path, which the puzzle's checker has found
    right; empty where none was found.
    """
    kind, puzzle = load_kind(text)
    numbers, budget = read_path(puzzle, path), read_number("budget", budget)
    found = kind.lost_since(puzzle, numbers, budget)
    return json.dumps(found and {**found._asdict(), "exact": found.exact})


def forms(text: str) -> str:
    """The programs of a scenario with their sources, and why one cannot run it, as JSON.

    `spans` has for each line of the source what is set apart in it: from, up to, and its kind;
    `lines` are the numbers of those that can run once the search has begun.
    """
    return json.dumps(
        [
            {
                "name": program.name,
                "title": program.title,
                "sentence": program.sentence,
                "refusal": program.refusal,
                "source": program.text,
                "spans": highlight(program.text),
                "lines": find_lines(program),
            }
            for program in load_programs(read_text("scenario", text)).values()
        ]
    )


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
        raise ValueError(f"form {cite(name)}: it must be one of {', '.join(known)}")
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
    if back:
        moment, ends = find_last(program, puzzle, state, line, here)
    else:
        moment, ends = find_next(program, puzzle, state, line, here, known)
    told = {"steps": None, "at": None} if moment is None else moment._asdict()
    return json.dumps({**told, "ends": ends, "budget": BUDGET})


def probe(text: str, probes: int, seed: int) -> str:
    """Random descents in the search tree, as JSON; `exact` instead where its size is known."""
    kind, puzzle = load_kind(text)
    probes, seed = read_number("probes", probes), read_number("seed", seed)
    exact = kind.count_tree(puzzle)
    told = estimate(puzzle, probes, seed)._asdict() if exact is None else {}
    return json.dumps({**told, "exact": exact})


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
    moment to stop at by itself, and the `form`, the program's name, if it is about one. Of the
    other `kinds` (null: all) `refusals` has why they cannot be asked. `form` is the program that is
    shown, `found` how many solutions had been found.
    """
    from knights.questions import pose  # not before one is asked

    here = load_situation(text, path, undone, form, found)
    posed, refusals = pose(here, read_names("kinds", kinds))
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
    from knights.questions import mark

    here = load_situation(text, path, undone, form, found)
    marked, truth = mark(here, read_text("question", kind), read_answer(answer))
    return json.dumps({**tell_marked(marked), "truth": tell_truth(truth)})


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
    from knights.questions import why_not

    here = load_situation(text, path, undone, None, found)
    chosen = read_number("choice", choice, here.puzzle.size - 1)
    length = None if is_null(level) else read_number("level", level)
    told = why_not(here, chosen, length)
    return json.dumps({**asdict(told), "see": told.see and told.see._asdict()})


def play_offer(text: str, path: Sequence[int], gone: Sequence[int]) -> str:
    """What may be placed by hand below a path, as JSON: see `knights.play.Offer`.

    `gone` are the choices that have been left, where a search forgets nothing.
    """
    from knights.play import offer  # not before one plays

    game, here = load_game(text, path, gone)
    return json.dumps(asdict(offer(game, here)))


def play_refusal(text: str, path: Sequence[int], gone: Sequence[int], choice: int) -> str:
    """Why a choice may not be placed by hand below a path, as a JSON string."""
    from knights.play import refuse

    game, here = load_game(text, path, gone)
    return json.dumps(refuse(game, here, read_number("choice", choice, game.rules.size - 1)))


def play_hint(text: str, path: Sequence[int], gone: Sequence[int], step: int) -> str:
    """The first, second or third hint at a path, as JSON: see `knights.play.Hint`."""
    from knights.play import hint

    game, here = load_game(text, path, gone)
    return json.dumps(asdict(hint(game, here, read_number("hint", step))))


def play_loss(text: str, path: Sequence[int]) -> str:
    """Since when a path is lost by the plain rules, as JSON: see `knights.play.Found`."""
    from knights.play import find_loss

    game, here = load_game(text, path, ())
    return json.dumps(asdict(find_loss(game, here)))


def play_judge(text: str, path: Sequence[int], choice: int) -> str:
    """Whether a path can be completed with a choice, as JSON: see `knights.play.Judged`."""
    from knights.play import judge

    game, here = load_game(text, path, ())
    return json.dumps(asdict(judge(game, here, read_number("choice", choice, game.rules.size - 1))))


def play_check(text: str, events: Sequence[int]) -> str:
    """The path after what was done by hand, and what was left for good, as JSON.

    Raises:
        ValueError: when the rules forbid some of it.
    """
    from knights.play import follow

    kind, puzzle = load_kind(text)
    return json.dumps(follow(kind, puzzle, read_events(puzzle, events))._asdict())


def load_game(
    text: str, path: Sequence[int], gone: Sequence[int]
) -> "tuple[Game, tuple[int, ...]]":
    """A puzzle as it is played by hand, and the path so far."""
    from knights.play import start

    kind, puzzle = load_kind(text)
    here = read_path(puzzle, path)
    if len(here) < len(puzzle.root):
        raise ValueError(f"path {here}: it must begin with the root {list(puzzle.root)}")
    return start(kind, puzzle, read_path(puzzle, gone)), tuple(here)


def tell_marked(marked: "Marked") -> dict[str, object]:
    return {**asdict(marked), "see": marked.see and marked.see._asdict()}


def tell_truth(truth: "Truth") -> dict[str, object]:
    told = {"answers": truth.answers, "sentence": truth.sentence}
    return {**told, "marks": [asdict(mark) for mark in truth.marks], **truth.more}


def load_situation(
    text: str,
    path: Sequence[int] | None,
    undone: int | None,
    form: str | None,
    found: int | None,
) -> "Situation":
    """Where a search stands, and the program that is shown: without a name, the first that can."""
    scenario, puzzle = load(text)
    state = read_state(puzzle, path, undone) or State(puzzle.root)
    name = None if is_null(form) else load_program(text, read_text("form", form)).name
    return keep_situation(text, state, name, read_found(scenario, found))


@lru_cache(maxsize=8)
def keep_situation(text: str, state: State, form: str | None, found: int | None) -> "Situation":
    """What is asked and what is answered is about the same: it is worked out once."""
    from knights.questions import Situation

    scenario, puzzle = load(text)
    kind = find_kind(scenario.puzzle)

    def load_shown() -> Program | None:
        programs = load_programs(text)
        able = (program for program in programs.values() if program.refusal is None)
        return next(able, None) if form is None else programs[form]

    return Situation(kind, puzzle, state, wanted(scenario), found, load_shown)


def read_moment(text: str, position: int, state: str) -> str:
    """The path, the choice just undone and the longest path of a state in a link, as JSON.

    `found` is how many solutions had been found, or null where that does not matter.
    """
    scenario, _ = load(text)
    position, state = read_number("step", position), read_text("state", state)
    (path, undone), deepest, found = moment.read_state(scenario, position, state)
    return json.dumps({"path": path, "undone": undone, "deepest": deepest, "found": found})


def write_moment(
    text: str,
    position: int,
    path: Sequence[int],
    undone: int | None,
    deepest: int,
    found: int | None = None,
) -> str:
    """The text of a state for a link, as a JSON string; empty where a link holds none."""
    scenario, puzzle = load(text)
    state = read_state(puzzle, path, undone) or State(puzzle.root)
    position, deepest = read_number("step", position), read_number("deepest", deepest)
    longest = max(deepest, len(state.path))
    here = moment.Moment(state, longest, read_found(scenario, found))
    if longest > puzzle.length or not moment.could_be(scenario, puzzle, position, here):
        raise ValueError(
            f"step {position}, path {search.quote(state.path)}, longest path {deepest}: no search"
            " is there at that step"
        )
    return json.dumps(moment.write_state(scenario, position, here))
