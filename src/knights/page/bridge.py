"""The functions that the page's worker calls, and the searches that it runs.

Arguments and results are plain: texts, numbers, lists, arrays of events, and JSON for the rest.
Every wrong argument raises a ValueError whose message can be shown to the visitor.

The page starts Python from a snapshot of its memory, in which this module is already imported.
Modules that not every visitor needs would make the snapshot larger; they are imported on demand.
"""

import json
import sys
from array import array
from collections.abc import Sequence
from dataclasses import asdict
from importlib import import_module
from itertools import islice
from typing import Any

from knights import language, search
from knights.page.check_values import (
    read_count,
    read_facts,
    read_found,
    read_number,
    read_path,
    read_state,
    read_text,
)
from knights.page.load import load, load_kind
from knights.page.run import Run, make_batches
from knights.page.save_moment import write_as
from knights.puzzles.facets.insight import MOST_MARKED
from knights.puzzles.position_account import explain_position
from knights.puzzles.registry import find_kind
from knights.quoting import cite
from knights.scenario import Scenario, account, description, format, moment, wanted
from knights.search import State, comparison, stream
from knights.search.estimate import count_within, estimate
from knights.search.solution_list import list_solutions

__all__ = [
    "Run",
    "attempt",
    "board_text",
    "count_plain",
    "describe",
    "describe_step",
    "describe_steps",
    "explain",
    "group_failures",
    "list_cuts",
    "probe",
    "progress",
    "read_moment",
    "replay",
    "rewind",
    "solutions",
    "solved",
    "write_moment",
]


# The largest number of placements to count exactly instead of estimating it.
SMALL_TREE = 4096
# The most steps before or after a state that are described at once.
MOST_STEPS = 2000
LATER = {  # functions of modules that are imported on demand
    "ask_on_paper": "knights.page.questions",
    "calls": "knights.page.code",
    "check_links": "knights.page.links",
    "confirm": "knights.page.confirm_verdict",
    "draft_graph": "knights.page.check_drawings",
    "draft_map": "knights.page.check_drawings",
    "forms": "knights.page.code",
    "frames": "knights.page.code",
    "imitate": "knights.page.imitating",
    "mark": "knights.page.questions",
    "measure": "knights.page.table",
    "picture": "knights.page.save_moment",
    "play_offer": "knights.page.playing",
    "play_refusal": "knights.page.playing",
    "play_hint": "knights.page.playing",
    "play_loss": "knights.page.playing",
    "play_judge": "knights.page.playing",
    "play_check": "knights.page.playing",
    "play_step": "knights.page.playing",
    "play_text": "knights.page.playing",
    "play_par": "knights.page.playing",
    "questions": "knights.page.questions",
    "reach": "knights.page.code",
    "record_page": "knights.page.recording",
    "read_own": "knights.page.files",
    "skeleton": "knights.page.code",
    "starter": "knights.page.code",
    "vary": "knights.page.table",
    "why_not": "knights.page.questions",
    "write_scenario": "knights.page.links",
}


def __getattr__(name: str) -> Any:
    if name not in LATER:
        raise AttributeError(f"{name}: the bridge has no such question")
    return getattr(import_module(LATER[name]), name)


def look_again() -> None:
    """Forget Python's cache of folders: one that it could not read before may exist now."""
    sys.path_importer_cache.clear()


def describe(text: str) -> str:
    """Return what the page must know of a scenario before its first event, as JSON."""
    return json.dumps(description.describe(*load(text)))


def replay(text: str, path: Sequence[int], undone: int | None, count: int) -> "array[int]":
    """Return at most `count` events after a state, independent of any run."""
    scenario, puzzle = load(text)
    state, count = read_state(puzzle, path, undone), read_count(count)
    events = array(search.typecode(puzzle))
    for batch in make_batches(puzzle, state, wanted(scenario) != "first"):
        events.extend(batch)
        if len(events) >= count:
            break
    return events[:count]


def rewind(text: str, path: Sequence[int], undone: int | None, count: int) -> "array[int]":
    """Return at most `count` events that led to a state, the latest first."""
    _, puzzle = load(text)
    state, count = read_state(puzzle, path, undone) or State(puzzle.root), read_count(count)
    return array(search.typecode(puzzle), islice(search.backwards(puzzle, state), count))


def progress(text: str, path: Sequence[int], undone: int | None) -> str:
    """Return the share of the search tree that is done at a state, from 0 to 1, as JSON."""
    _, puzzle = load(text)
    state = read_state(puzzle, path, undone) or State(puzzle.root)
    return json.dumps(search.progress(puzzle, state))


def board_text(
    text: str, path: Sequence[int], undone: int | None, style: str = "text", at: str = ""
) -> str:
    """Write a moment in one of its puzzle's styles, as a JSON string.

    `at` holds the places to which the visitor moved vertices, in a link's digits.
    """
    _, puzzle = load(text)
    state = read_state(puzzle, path, undone) or State(puzzle.root)
    return json.dumps(write_as(text, puzzle, state, style, at))


def solutions(text: str, path: Sequence[int] | None, undone: int | None, most: int) -> str:
    """List the solutions within about `most` events of a state, and the state then, as JSON.

    Each of `solutions` has its `path`, its `position` in events from the state, and its `kind`:
    solutions that turn or mirror into each other have the same. `events` is the number of events,
    `state` the state to continue from, or null at the end.
    """
    kind, puzzle = load_kind(text)
    state, most = read_state(puzzle, path, undone), read_number("most", most)
    batches = make_batches(puzzle, state, True)
    known = kind.search
    found, count, after = list_solutions(
        puzzle, state, batches, most, lambda path: (known and known.images(puzzle, path)) or ()
    )
    going = None if after is None else {"path": after.path, "undone": after.undone}
    return json.dumps({"solutions": found, "events": count, "state": going})


def attempt(text: str, number: int, limit: int) -> str:
    """Try whether a number of colours (or of what a puzzle has) is enough, as JSON.

    `scenario` is the search that was run, for at most `limit` events.
    """
    scenario, puzzle = load(text)
    number, limit = read_number("number", number), read_number("limit", limit)
    own = find_kind(scenario.puzzle).search
    tried = None if own is None else own.attempt(puzzle, scenario.values, number, limit)
    if tried is None:
        raise ValueError(language.tell("bridge-error-colours", scenario=cite(text)))
    values, told = tried
    return json.dumps({"scenario": format(Scenario(scenario.puzzle, values)), **told})


def count_plain(text: str, path: Sequence[int] | None, undone: int | None, most: int) -> str:
    """Count the choices that plain backtracking places in the next events, as JSON."""
    kind, puzzle = load_kind(text)
    plain = None if kind.search is None else kind.search.plain(puzzle)
    if plain is None:
        raise ValueError(language.tell("bridge-error-strategy", scenario=cite(text)))
    state, most = read_state(plain, path, undone), read_number("most", most)
    return json.dumps(comparison.count_plain(plain, state, most))


def solved(text: str, path: Sequence[int]) -> str:
    """Tell whether a path is a solution, by the independent checker, as JSON."""
    _, puzzle = load(text)
    return json.dumps(puzzle.solved(read_path(puzzle, path)))


def describe_steps(
    text: str, path: Sequence[int], undone: int | None, before: int, after: int
) -> str:
    """Return the accounts of a state, and of up to so many before and after it, as JSON.

    `before` is the number of those before it; an account is as in `StepAccount`.
    """
    scenario, puzzle = load(text)
    state = read_state(puzzle, path, undone) or State(puzzle.root)
    numbers = read_number("before", before, MOST_STEPS), read_number("after", after, MOST_STEPS)
    past, steps = account.describe_steps(scenario, puzzle, state, *numbers)
    return json.dumps({"before": past, "steps": [asdict(step) for step in steps]})


def describe_step(text: str, path: Sequence[int], undone: int | None) -> str:
    """Return the next choice, and what each level has tried, as JSON.

    `following` and `levels` are as in `knights.search.account`.
    """
    kind, puzzle = load_kind(text)
    state = read_state(puzzle, path, undone) or State(puzzle.root)
    following, levels = kind.insight.next_and_levels(puzzle, state)
    tried = [level._asdict() for level in levels]
    return json.dumps({"following": following, "levels": tried})


def list_cuts(text: str, most: int) -> str:
    """Return where looking ahead ruled out options among the first steps of a search, as JSON.

    They are pairs of a step and the number of options that it rules out below its choice; step 0
    stands for the root. There are none where a puzzle is too large to look at each option.
    """
    kind, puzzle = load_kind(text)
    if puzzle.size > MOST_MARKED:
        return "[]"
    path = [*puzzle.root]
    found = [(0, kind.insight.count_cut(puzzle, path))]
    for step, event in enumerate(
        islice(stream(puzzle, every=True), read_number("most", most, MOST_STEPS)), 1
    ):
        if event < 0:
            path.pop()
            continue
        path.append(event)
        found.append((step, kind.insight.count_cut(puzzle, path)))
    return json.dumps([pair for pair in found if pair[1]])


def group_failures(text: str, path: Sequence[int], tried: int) -> str:
    """Return which of the first `tried` choices after a path failed for the same reason, as JSON.

    They are groups of at least two choices, with the `sentence` of their reason. There are none
    where a puzzle is too large to look at each choice.
    """
    kind, puzzle = load_kind(text)
    state = read_state(puzzle, path, None) or State(puzzle.root)
    number = read_number("tried", tried, MOST_MARKED)
    groups = kind.insight.group_failures(puzzle, state.path, number).items()
    found = [{"sentence": told, "choices": those} for told, those in groups if len(those) > 1]
    return json.dumps(found)


def explain(
    text: str, path: Sequence[int], undone: int | None, known: Sequence[str], budget: int
) -> str:
    """Explain whether a position can be completed, and if not, why and since when, as JSON.

    `known` is what the run tells about it, and `budget` the most events of a search for more. The
    answer is as in `knights.puzzles.position_account`; null in a full traversal.
    """
    scenario, puzzle = load(text)
    state = read_state(puzzle, path, undone) or State(puzzle.root)
    facts, budget = read_facts(known), read_number("budget", budget)
    every = wanted(scenario) != "first"
    found = explain_position(find_kind(scenario.puzzle), puzzle, state, every, facts, budget)
    return json.dumps(found and asdict(found))


def probe(text: str, probes: int, first: int) -> str:
    """Make random descents in the search tree, beginning with number `first`, as JSON.

    If the size of the tree is known, `exact` has it, and there are no descents.
    """
    kind, puzzle = load_kind(text)
    probes, first = read_number("probes", probes), read_number("first", first)
    exact = None if kind.search is None else kind.search.count_tree(puzzle)
    if exact is None and first == 0:
        exact = count_within(puzzle, SMALL_TREE)
    told = estimate(puzzle, probes, first)._asdict() if exact is None else {}
    return json.dumps({**told, "exact": exact})


def read_moment(text: str, position: int, state: str) -> str:
    """Return the path, the choice just undone and the longest path of a link's state, as JSON.

    `found` is the number of solutions so far, or null if it does not matter.
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
    """Write a state for a link, as a JSON string; empty if a link needs none there."""
    scenario, puzzle = load(text)
    state = read_state(puzzle, path, undone) or State(puzzle.root)
    position, deepest = read_number("step", position), read_number("deepest", deepest)
    longest = max(deepest, len(state.path))
    here = moment.Moment(state, longest, read_found(scenario, found))
    if longest > puzzle.length or not moment.could_be(scenario, puzzle, position, here):
        told = {"step": str(position), "path": search.quote(state.path), "longest": str(deepest)}
        raise ValueError(language.tell("bridge-error-moment", **told))
    return json.dumps(moment.write_state(scenario, position, here))
