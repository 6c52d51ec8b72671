"""Record a search: run it, and put all that plays it into one HTML file."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from knights.language import SPOKEN, speaking, tell
from knights.language.forms import FORMS
from knights.mistakes import check_choice, check_whole
from knights.puzzles.registry import find_kind
from knights.quoting import cite
from knights.recording.coding import Coded, encode
from knights.recording.document import pack, read_player, write_document
from knights.recording.reasons import find_reasons
from knights.scenario import build, export, format, wanted
from knights.scenario.catalogue import write_own_catalogue
from knights.scenario.description import describe
from knights.scenario.link import Link
from knights.search import Puzzle, Search, State

# Steps that are recorded if the caller doesn't say how many.
STEPS = 2_000_000
MOST_STEPS = 1_000_000_000
# The options of a link that the player obeys.
OBEYED = ("play", "speed", "theme", "lock", "hide", "at")


@dataclass(frozen=True)
class Recording:
    """A recorded search: `html` is the file's text, `steps` the number of steps in it.

    >>> from knights import record
    >>> record("queens/8").steps
    218
    """

    html: str
    steps: int

    def save(self, path: str | Path) -> None:
        """Write the file.

        Raises:
            OSError: when it can't be written.
        """
        Path(path).write_text(self.html, encoding="utf-8")

    def _repr_html_(self) -> str:
        """Return a frame with the player, for a notebook: it has no origin, and asks nobody."""
        return (
            f'<iframe sandbox="allow-scripts" srcdoc="{escape(self.html)}"'
            ' style="width: 100%; height: 28rem; border: 0"></iframe>'
        )

    def __repr__(self) -> str:
        return f"<Recording of {self.steps:,} steps, {len(self.html.encode()):,} bytes>"


def record(text: str, steps: int | None = None, language: str | None = None) -> Recording:
    """Record the search of a scenario's text or of a link, which may name a step to begin at.

    `steps` is the number of steps after which the recording ends; without it a search of more than
    two million is refused. `language` is that of the file: by default the link's, or the current.

    >>> record("queens/6").steps
    56

    Raises:
        ValueError: when something in the text is wrong, or the search takes more steps.
    """
    from knights.solving import read  # which the page lacks

    link = read(text)
    if steps is not None:
        check_whole("steps", steps, 1, MOST_STEPS)
    if language is not None:
        check_choice("language", language, [*FORMS])
    with speaking(language or link.options.get("lang") or SPOKEN.get()):
        return make_recording(link, read_player(link.scenario.puzzle), steps)


def make_recording(link: Link, player: Mapping[str, Any], steps: int | None) -> Recording:
    """Record the search of a link with a player, in the current language."""
    scenario, puzzle = link.scenario, build(link.scenario)
    search = Search(puzzle, wanted(scenario), STEPS if steps is None else steps)
    batches = list(run(search))
    if search.verdict == "stopped" and steps is None:
        raise ValueError(tell("record-error-steps", scenario=cite(format(scenario)), most=STEPS))
    if link.position > search.position:
        told = {"step": link.position, "steps": search.position}
        raise ValueError(tell("record-error-position", **told))
    coded = encode(puzzle, batches)
    state = state_at(puzzle, batches, link.position)
    reasons = find_reasons(find_kind(scenario.puzzle), puzzle, batches, link.position)
    drawing = export.write(scenario, puzzle, state, "svg", link.options.get("at", ""))
    content = write_content(link, puzzle, search, coded, reasons)
    return Recording(write_document(player, content, coded.chunks, drawing), coded.events)


def run(search: Search) -> Iterator[Sequence[int]]:
    while search.verdict is None:
        yield search.take(1 << 16)
        search.solutions.clear()


def state_at(puzzle: Puzzle, batches: Sequence[Sequence[int]], position: int) -> State:
    """Return the state of a run after some of its events."""
    path, undone, left = [*puzzle.root], None, position
    for batch in batches:
        for event in batch[:left]:
            if event >= 0:
                path.append(event)
                undone = None
            else:
                undone = path.pop()
        left -= min(left, len(batch))
    return State(tuple(path), undone)


def write_content(
    link: Link, puzzle: Puzzle, search: Search, coded: Coded, reasons: Sequence[Any]
) -> dict[str, Any]:
    """Return what the player reads: `web/player/types.ts` says what it is."""
    scenario = link.scenario
    description = describe(scenario, puzzle)
    if search.verdict != "stopped":
        counts = {"placed": search.placed, "undone": search.undone, "solutions": search.count}
        description["counts"] = {**counts, "verdict": search.verdict}
    return {
        "scenario": {
            "puzzle": scenario.puzzle,
            "values": scenario.values,
            "text": format(scenario),
        },
        "catalogue": write_own_catalogue(scenario.puzzle),
        "description": description,
        "position": link.position,
        "options": {name: link.options[name] for name in OBEYED if name in link.options},
        "events": {"ordered": coded.ordered, "known": coded.events, "index": pack(coded.index)},
        "verdict": search.verdict,
        "reasons": reasons,
    }
