"""What the page's worker calls; the only module that knows that there is a page.

Arguments and answers are plain: texts, numbers, lists, arrays of events, and JSON for everything
else. Every mistake in them is a ValueError whose message can be shown as it stands.
"""

import json
from array import array
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from functools import lru_cache
from itertools import islice
from typing import Any

from knights import listings, search
from knights.listings.trace import trace
from knights.page import drafts
from knights.puzzles.colouring.colouring import Colouring, attempt_colours, clique
from knights.puzzles.entry import PRESETS, find_entry
from knights.puzzles.graph import discovery
from knights.puzzles.graph.forest import DepthFirst
from knights.puzzles.graph.pathsearch import PathSearch
from knights.puzzles.queens.queens import Queens
from knights.puzzles.registry import KINDS, build_map, decode, is_map
from knights.puzzles.sudoku.sudoku import Sudoku
from knights.puzzles.tour import comparison, insight, theory
from knights.puzzles.tour.batches import gather
from knights.puzzles.tour.tour import CONSTRUCT, Tour
from knights.quoting import cite
from knights.scenario import export, link
from knights.scenario.link import GREATEST
from knights.scenario.scenario import Scenario, build, format, parse, wanted
from knights.search import Puzzle, Search, State, Verdict
from knights.search import loss as impasse
from knights.search.account import levels, look_back
from knights.search.estimate import count, estimate
from knights.search.harvest import harvest

# Small enough for the first events to come at once, and large enough for a batch to cost nothing;
# what is handed out is as long as was asked for.
BATCH = 4096
FIRST_BATCH = 512  # of costly events; the page asks for twice as many to begin with
LONGEST_ANSWER = 1 << 22


def load(text: str) -> tuple[Scenario, Puzzle]:
    """The scenario of a text and its puzzle, within what the page can show.

    Raises:
        ValueError: when the text is no scenario, or its board is too large for the page.
    """
    return load_text(read_text("scenario", text))


@lru_cache(maxsize=8)
def load_text(text: str) -> tuple[Scenario, Puzzle]:
    scenario = parse(text)
    for parameter in find_entry(scenario.puzzle).parameters:
        if parameter.page_max is None:
            continue
        sides = scenario.values[parameter.name].split("x")
        most = farthest(scenario, parameter.page_max)
        if max(map(int, sides)) > most:
            raise ValueError(
                f"{parameter.name} {cite(scenario.values[parameter.name])}: in the page it may go"
                f" up to {most}{ADVICE if most == parameter.page_max else ''}"
            )
    puzzle = build(scenario)
    if isinstance(puzzle, Tour) and puzzle.strategy != CONSTRUCT:
        reach = puzzle.size * len(puzzle.moves)
        if reach > MOST_REACHED:
            raise ValueError(
                f"order of {len(puzzle.moves)} moves: on {puzzle.board} there may be"
                f" {MOST_REACHED // puzzle.size} in the page"
            )
    return scenario, puzzle


# Squares times moves: a search begins with a look at where each move leads from each square.
MOST_REACHED = 400_000
# For boards that are too large to search, but not too large.
ADVICE = ", up to 200 with Warnsdorff's rule, up to 1000 with strategy=construct"


def farthest(scenario: Scenario, usual: int) -> int:
    """How long a side may be in the page: as usual, or what a chosen strategy allows."""
    chosen = (
        choice.page_max
        for parameter in find_entry(scenario.puzzle).parameters
        for choice in parameter.choices
        if choice.page_max is not None and choice.value == scenario.values[parameter.name]
    )
    return max([usual, *chosen])


def describe(text: str) -> str:
    """What the page has to know of a scenario before its first event, as JSON.

    `scenario` is its canonical text; `puzzle`, `size`, `length` and `root` are as in the protocol;
    `typecode` is that of the events; `goal` is what is wanted and `every` whether the stream goes
    on after a solution; `theory` is a theorem that settles it, or null; `counts` is how the run is
    known to come out, or null. Then what there is to draw: `board`, `graph`, `map` or `grid`.
    """
    scenario, puzzle = load(text)
    canonical = format(scenario)
    preset = next((preset for preset in PRESETS.values() if preset.scenario == canonical), None)
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
            "theory": prove(puzzle),
            "counts": count_known(preset) if preset else None,
            **sketch(scenario, puzzle),
        }
    )


def count_known(preset: Any) -> dict[str, object]:
    return {
        "verdict": preset.verdict,
        "placed": preset.placed,
        "undone": preset.undone,
        "solutions": preset.solutions,
    }


def prove(puzzle: Puzzle) -> dict[str, object] | None:
    """The theorem that settles a tour without a search, if there is one."""
    if not isinstance(puzzle, Tour):
        return None
    found = theory.known(
        puzzle.board, puzzle.moves, closed=puzzle.closed, start=puzzle.start, end=puzzle.end
    )
    return asdict(found) if found else None


def sketch(scenario: Scenario, puzzle: Puzzle) -> dict[str, object]:
    """What a view needs to draw a puzzle."""
    match puzzle:
        case Tour():
            return {
                "board": {
                    "rows": puzzle.board.rows,
                    "columns": puzzle.board.columns,
                    "holes": sorted(puzzle.board.holes),
                    "start": puzzle.start,
                    "end": puzzle.end,
                    "closed": puzzle.closed,
                    "moves": puzzle.moves,
                }
            }
        case Queens():
            return {"board": {"rows": puzzle.n, "columns": puzzle.n, "holes": []}}
        case PathSearch():
            return {"graph": sketch_graph(puzzle)}
        case DepthFirst():
            return {"graph": sketch_graph(puzzle), "forest": sketch_forest(puzzle)}
        case Colouring():
            text = scenario.values["map"]
            drawn = build_map(text)
            return {
                "map": {
                    "names": drawn.names,
                    "borders": drawn.borders,
                    "outlines": drawn.outlines,
                    "frame": drawn.frame,
                    "remarks": [] if is_map(text) else drafts.remark(decode(text)),
                    "colours": puzzle.colours,
                }
            }
        case Sudoku():
            return {"grid": {"n": puzzle.n, "givens": puzzle.givens}}
        case _:
            return {}


def sketch_graph(puzzle: PathSearch | DepthFirst) -> dict[str, object]:
    return {
        "names": puzzle.graph.names,
        "neighbours": puzzle.neighbours,
        "directed": puzzle.graph.directed,
    }


def sketch_forest(puzzle: DepthFirst) -> dict[str, object]:
    """When each vertex is discovered and finished, and each edge with its kind and time.

    Times count the events of the stream from 1, so at a position it is known what has happened.
    """
    forest = puzzle.forest()
    edges = [
        (visit.vertex, visit.head, visit.edge, visit.time)
        for visit in puzzle.visits()
        if visit.kind == "edge"
    ]
    return {"discovered": forest.discovered, "finished": forest.finished, "edges": edges}


class Run:
    """A running search, from its beginning or from a state, that hands out events as asked for.

    `found` is how many solutions had been found up to a state, where the scenario ends at a number
    of them. `every` says whether it goes on after a solution, by default as the scenario's goal
    says. `verdict` is None while there is more to come; it is known with the last events.

    Raises:
        ValueError: when the text is no scenario or the state none of its search.
    """

    def __init__(
        self,
        text: str,
        path: Sequence[int] | None = None,
        undone: int | None = None,
        found: int | None = None,
        every: bool | None = None,
        limit: int | None = None,
    ) -> None:
        scenario, self.puzzle = load(text)
        state = read_state(self.puzzle, path, undone)
        goal = wanted(scenario)
        self.every = goal != "first" if every is None else bool(every)
        self.limit = None if is_null(limit) else read_number("limit", limit)
        self.verdict: Verdict | None = None
        known = read_found(scenario, found)
        if self.every and isinstance(goal, int):
            self._batches = take_solutions(self.puzzle, goal, state, known)
        else:
            self._batches = batch_events(self.puzzle, state, self.every)
        self._pending = array(search.typecode(self.puzzle))
        self._handed = 0

    def more(self, count: int) -> "array[int]":
        """The next events: `count` of them, or fewer when these are the last."""
        count = read_count(count)
        if self.limit is not None:
            count = min(count, self.limit - self._handed)
        # One more than asked for tells whether these are the last.
        while self.verdict is None and len(self._pending) <= count:
            try:
                self._pending.extend(next(self._batches))
            except StopIteration as end:
                self.verdict = end.value
        events = self._pending[:count]
        del self._pending[:count]
        self._handed += len(events)
        if self.verdict is None and self._handed == self.limit:
            self.verdict = "stopped"
        return events


Batches = Generator["array[int]", None, Verdict]


def batch_events(puzzle: Puzzle, state: State | None, every: bool) -> Batches:
    """Yield the events in batches, and return the verdict."""
    last = None
    for batch in make_batches(puzzle, state, every):
        last = batch[-1]
        yield batch
    if every:
        return "exhausted"
    if last is None:
        # There was nothing to do: the root, or the state, is complete, or has no choices.
        begins = state or State(puzzle.root)
        found = begins.undone is None and search.finished(puzzle, begins.path)
        return "found" if found else "exhausted"
    return "found" if last >= 0 else "exhausted"


def make_batches(puzzle: Puzzle, state: State | None, every: bool) -> Iterator["array[int]"]:
    if isinstance(puzzle, Tour):
        return puzzle.batches(state, every, BATCH, FIRST_BATCH)
    return gather(puzzle, search.stream(puzzle, state, every), BATCH, FIRST_BATCH)


def take_solutions(puzzle: Puzzle, goal: int, state: State | None, found: int | None) -> Batches:
    """Yield the events up to the solution of that number; `found` were found up to the state."""
    run = Search(puzzle, goal, state=state, found=found)
    while run.verdict is None:
        if batch := run.take(BATCH):
            yield batch
    return run.verdict


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


def candidates(text: str, path: Sequence[int]) -> str:
    """Everything that is looked at below a path, in order, as JSON.

    Each has a `choice` (or null), its `label`, and the `reason` why it is refused, or null.
    """
    scenario, puzzle = load(text)
    state = read_state(puzzle, path, None) or State(puzzle.root)
    looked_at = puzzle.candidates(state.path) if len(state.path) < puzzle.length else ()
    label = KINDS[scenario.puzzle].label
    return json.dumps(
        [
            {
                "choice": choice,
                "label": None if choice is None else label(puzzle, choice),
                "reason": reason,
            }
            for choice, reason in looked_at
        ]
    )


def progress(text: str, path: Sequence[int], undone: int | None) -> str:
    """How much of the search tree is done at a state, from 0 to 1, as JSON."""
    _, puzzle = load(text)
    state = read_state(puzzle, path, undone) or State(puzzle.root)
    if isinstance(puzzle, DepthFirst):
        return json.dumps(puzzle.position(state) / (2 * puzzle.size))
    return json.dumps(search.progress(puzzle, state))


def board_text(
    text: str, path: Sequence[int], undone: int | None, style: str = "text", at: str = ""
) -> str:
    """A moment as a file in one of the styles of `export`, a tour's of `text`, as a JSON string.

    `at` is where the vertices of a graph have been put, as a link holds it.
    """
    scenario, puzzle = load(text)
    state = read_state(puzzle, path, undone) or State(puzzle.root)
    style, at = read_text("format", style), "" if is_null(at) else read_text("at", at)
    if at:
        link.check_places(scenario, at)
    ground = export.find_ground(scenario, at)
    return json.dumps(export.write(scenario.puzzle, puzzle, state, style, ground))


def solutions(text: str, path: Sequence[int] | None, undone: int | None, most: int) -> str:
    """The solutions within about `most` events of a state, and where the search then is, as JSON.

    Each of `solutions` has its `path`, its `position` counted in events from the state, and its
    `kind`: those that turn or mirror into each other have the same. `events` is how many there
    were, `state` what to go on from, or null when nothing follows.
    """
    _, puzzle = load(text)
    state, most = read_state(puzzle, path, undone), read_number("most", most)
    found, count, after = harvest(puzzle, state, make_batches(puzzle, state, True), most)
    going = None if after is None else {"path": after.path, "undone": after.undone}
    return json.dumps({"solutions": found, "events": count, "state": going})


def attempt(text: str, colours: int, limit: int) -> str:
    """Whether that many colours are enough for a colouring's map, as JSON.

    `scenario` is the search that was run, in the best order, for at most `limit` events; `clique`
    names regions that all touch one another, if they are more than the colours.
    """
    scenario, puzzle = load(text)
    if not isinstance(puzzle, Colouring):
        raise ValueError(f"scenario {cite(text)}: it must be a colouring, such as colouring/us/4")
    colours, limit = read_number("colours", colours), read_number("limit", limit)
    values = {**scenario.values, "colours": str(colours), "order": "dsatur", "symmetry": "yes"}
    tried = attempt_colours(Colouring(puzzle.graph, colours, "dsatur", symmetry=True), limit)
    together = clique(puzzle.graph)
    names = [puzzle.graph.names[region] for region in together]
    return json.dumps(
        {
            "scenario": format(Scenario("colouring", values)),
            "verdict": tried.verdict,
            "placed": tried.placed,
            "undone": tried.undone,
            "clique": names if len(together) > colours else [],
        }
    )


def count_plain(text: str, path: Sequence[int] | None, undone: int | None, most: int) -> str:
    """The moves that plain backtracking places in the next events of a tour, as JSON."""
    _, puzzle = load(text)
    if not isinstance(puzzle, Tour):
        raise ValueError(f"scenario {cite(text)}: it must be a tour, such as tour/8x8/a8/geeks")
    plain = comparison.plain(puzzle)
    state, most = read_state(plain, path, undone), read_number("most", most)
    return json.dumps(comparison.count_plain(puzzle, state, most))


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

    `account` and `levels` are as in `knights.account`.
    """
    _, puzzle = load(text)
    state = read_state(puzzle, path, undone) or State(puzzle.root)
    if isinstance(puzzle, DepthFirst):
        told, found = discovery.tell(puzzle, state)
    else:
        found = levels(puzzle, state)
        told = look_back(puzzle, state)
    return json.dumps({"account": asdict(told), "levels": [level._asdict() for level in found]})


def explain(text: str, path: Sequence[int]) -> str:
    """Whether a path can be completed, and why not, as JSON; null where nothing is looked for.

    `squares` are choices, one for each place that the reason is about.
    """
    _, puzzle = load(text)
    numbers = read_path(puzzle, path)
    if isinstance(puzzle, Tour):
        return json.dumps(asdict(insight.explain(puzzle, numbers)))
    check_state(puzzle, State(tuple(numbers)))
    found = impasse.explain(puzzle, numbers)
    return json.dumps(found and asdict(found))


def lost_since(text: str, path: Sequence[int], budget: int) -> str:
    """With which choice a path was lost, as JSON, by a search for so many events at most."""
    _, puzzle = load(text)
    numbers, budget = read_path(puzzle, path), read_number("budget", budget)
    if isinstance(puzzle, DepthFirst):
        check_state(puzzle, State(tuple(numbers)))
    if isinstance(puzzle, DepthFirst) or not numbers:
        return "null"
    if isinstance(puzzle, Tour):
        found = insight.lost_since(puzzle, numbers, budget)
    else:
        found = impasse.lost_since(puzzle, numbers, budget)
    return json.dumps({**found._asdict(), "exact": found.exact})


def forms(text: str) -> str:
    """The teaching forms with their sources, and why one cannot run this scenario, as JSON."""
    _, puzzle = load(text)
    return json.dumps(
        [
            {
                "name": form.name,
                "title": form.title,
                "sentence": form.sentence,
                "refusal": listings.refusal(form.name, puzzle),
                "source": listings.source(form.name),
            }
            for form in listings.LISTINGS.values()
        ]
    )


def frames(text: str, form: str, path: Sequence[int], undone: int | None) -> str:
    """Where a teaching form is at a state, and the lines it runs up to the next event, as JSON.

    `calls` has the function and line of every call, the outermost first; `variables` are those of
    the innermost; `trace` has the lines to come, each with its variables.
    """
    scenario, puzzle = load(text)
    state = read_state(puzzle, path, undone) or State(puzzle.root)
    form = read_text("form", form)
    calls = listings.frames(form, puzzle, state.path, state.undone)
    lines = trace(form, puzzle, state, every=wanted(scenario) != "first")
    return json.dumps(
        {
            "calls": [(call.function, call.line) for call in calls],
            "variables": calls[-1].variables if calls else {},
            "trace": [line._asdict() for line in lines],
        }
    )


def probe(text: str, probes: int, seed: int) -> str:
    """Random descents in the search tree, as JSON; `exact` instead where its size is known."""
    _, puzzle = load(text)
    probes, seed = read_number("probes", probes), read_number("seed", seed)
    exact = count(puzzle)
    told = estimate(puzzle, probes, seed)._asdict() if exact is None else {}
    return json.dumps({**told, "exact": exact})


def read_moment(text: str, position: int, state: str) -> str:
    """The path, the choice just undone and the longest path of a state in a link, as JSON.

    `found` is how many solutions had been found, or null where that does not matter.
    """
    scenario, _ = load(text)
    position, state = read_number("step", position), read_text("state", state)
    (path, undone), deepest, found = link.read_state(scenario, position, state)
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
    moment = link.Moment(state, longest, read_found(scenario, found))
    if longest > puzzle.length or not link.could_be(scenario, puzzle, position, moment):
        raise ValueError(
            f"step {position}, path {search.quote(state.path)}, longest path {deepest}: no search"
            " is there at that step"
        )
    return json.dumps(link.write_state(scenario, position, moment))


# --- what came from the page ----------------------------------------------------------------------


def is_null(given: object) -> bool:
    """Whether nothing was given: a null of JavaScript is an object of its own, not None."""
    return not isinstance(given, str | int | float | Iterable)


def read_text(name: str, given: object) -> str:
    """A text.

    Raises:
        ValueError: when it is none.
    """
    if isinstance(given, str):
        return given
    raise ValueError(f"{name} {cite(given)}: it must be a text")


def read_number(name: str, given: object, most: int = GREATEST) -> int:
    """A whole number from 0; one of JavaScript may come as 5.0.

    Raises:
        ValueError: when it is none, or greater than `most`.
    """
    whole = isinstance(given, int) or (isinstance(given, float) and given.is_integer())
    if isinstance(given, int | float) and whole and not isinstance(given, bool):
        number = int(given)
        if 0 <= number <= most:
            return number
    raise ValueError(f"{name} {cite(given)}: it must be a whole number from 0 to {most}")


def read_count(given: object) -> int:
    """How many events are asked for; of more than fit in one answer, as many as do."""
    return min(read_number("count", given), LONGEST_ANSWER)


def read_found(scenario: Scenario, given: object) -> int | None:
    """How many solutions had been found, where that matters."""
    if is_null(given):
        return None
    goal = wanted(scenario)
    return read_number("found", given, goal if isinstance(goal, int) else GREATEST)


def read_path(puzzle: Puzzle, given: object) -> list[int]:
    """A path, as far as its choices are choices of the puzzle, and not too many.

    Raises:
        ValueError: when it is none.
    """
    if isinstance(given, str | Mapping) or not isinstance(given, Iterable):
        raise ValueError(f"path {cite(given)}: it must be a list of choices")
    path = [read_number("choice", choice, puzzle.size - 1) for choice in given]
    if len(path) > puzzle.length:
        raise ValueError(
            f"path {search.quote(path)}: {len(path)} choices are too many, it may have"
            f" {puzzle.length}"
        )
    return path


def read_state(puzzle: Puzzle, path: object, undone: object) -> State | None:
    """A state of a puzzle's search, where no path stands for the beginning.

    Raises:
        ValueError: when it is none.
    """
    last = None if is_null(undone) else read_number("choice", undone, puzzle.size - 1)
    if is_null(path):
        return None
    state = State(tuple(read_path(puzzle, path)), last)
    check_state(puzzle, state)
    return state


def check_state(puzzle: Puzzle, state: State) -> None:
    """Raise ValueError unless the search can come to a state."""
    if isinstance(puzzle, DepthFirst):
        puzzle.position(state)
    else:
        search.check_state(puzzle, state)
