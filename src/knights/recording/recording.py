"""Record a search: run it, and put all that plays it into one HTML file."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from knights.language import SPOKEN, speaking, tell
from knights.language.forms import FORMS
from knights.mistakes import check_choice, check_whole
from knights.puzzles.position_account import Known
from knights.quoting import cite
from knights.recording.coding import Coded, encode
from knights.recording.course import MANIFESTS, PAGE, pack_course
from knights.recording.document import pack, read_player, write_document
from knights.recording.frame import write_figure, write_frame, write_picture
from knights.recording.questions import Asked, find_questions, write_questions
from knights.recording.quiz import pack_qti, write_moodle
from knights.recording.reasons import Accounts, find_accounts, find_reasons
from knights.scenario import build, export, format, wanted
from knights.scenario.catalogue import write_own_catalogue
from knights.scenario.description import describe
from knights.scenario.link import Link
from knights.search import Puzzle, Search, State, goes_onward

# The formats of files, with the ending of each one's name.
FORMATS = {"html": "html", "scorm": "zip", "scorm2004": "zip", "qti": "zip", "moodle": "xml"}
# Steps that are recorded if the caller doesn't say how many.
STEPS = 2_000_000
MOST_STEPS = 1_000_000_000
# The options of a link that the player obeys.
OBEYED = ("play", "until", "speed", "theme", "panels", "hide", "lock", "present", "at")


@dataclass(frozen=True)
class Recording:
    """A recorded search: `html` is the page's text, `steps` the number of steps in it.

    `content` is the file: the page itself, or in another format what holds it or its questions.

    `scenario` is what was searched, `position` the step to begin at, and `drawing` the board there
    in SVG.

    >>> from knights import record
    >>> record("queens/8").steps
    218
    """

    html: str
    steps: int
    content: bytes
    scenario: str = field(repr=False)
    position: int = field(repr=False)
    drawing: str = field(repr=False)

    def save(self, path: str | Path) -> None:
        """Write the file.

        Raises:
            OSError: when it can't be written.
        """
        Path(path).write_bytes(self.content)

    def _repr_html_(self) -> str:
        """Return a frame with the player, for a notebook: it has no origin, and asks nobody."""
        about = tell("record-still", step=self.position, scenario=self.scenario)
        picture = write_picture(self.drawing.encode(), "svg+xml", about, 400)
        return write_figure(self.html, self.scenario, picture)

    def _mime_(self) -> tuple[str, str]:
        """Return the frame alone, for marimo."""
        return "text/html", write_frame(self.html, self.scenario)

    def __repr__(self) -> str:
        return f"<Recording of {self.steps:,} steps, {len(self.html.encode()):,} bytes>"


def record(
    text: str, steps: int | None = None, language: str | None = None, format: str = "html"
) -> Recording:
    """Record the search of a scenario's text or of a link, which may name a step to begin at.

    `steps` is the number of steps after which the recording ends; without it a search of more than
    two million is refused. `language` is that of the file: by default the link's, or the current.
    `format` is one of FORMATS: a page, a package for a course platform, or the link's questions for
    a platform's own quiz.

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
    check_choice("format", format, [*FORMATS])
    with speaking(language or link.options.get("lang") or SPOKEN.get()):
        return make_recording(link, read_player(link.scenario.puzzle), steps, format)


def make_recording(
    link: Link,
    player: Mapping[str, Any],
    steps: int | None,
    form: str = "html",
    hosted: bool = False,
) -> Recording:
    """Record the search of a link with a player, in the current language.

    A `hosted` player asks the page around it for all events.
    """
    scenario, puzzle = link.scenario, build(link.scenario)
    if goes_onward(puzzle) and form not in (*MANIFESTS, "html"):
        raise ValueError(tell("questions-onward"))
    search = Search(puzzle, wanted(scenario), STEPS if steps is None else steps)
    batches = list(run(search))
    # A walk by chance may end before that, and has proved nothing.
    if search.verdict == "stopped" and steps is None and search.position == STEPS:
        raise ValueError(tell("record-error-steps", scenario=cite(format(scenario)), most=STEPS))
    if link.position > search.position:
        told = {"step": link.position, "steps": search.position}
        raise ValueError(tell("record-error-position", **told))
    coded = encode(puzzle, batches)
    questions = find_questions(link, puzzle, batches)
    # The events of a hosted player come one by one, and so does the end of its run.
    known = [] if hosted else list_known(search)
    reasons = find_reasons(scenario, puzzle, batches, link.position, known)

    def draw(position: int) -> str:
        state = state_at(puzzle, batches, position)
        return export.write(scenario, puzzle, state, "svg", link.options.get("at", ""))

    accounts = find_accounts(scenario, puzzle, batches, link.position)
    content = write_content(link, puzzle, search, coded, reasons, accounts)
    content["questions"] = write_questions(questions)
    content["hosted"] = hosted
    course = bool(questions) or form in MANIFESTS
    drawing = draw(link.position)
    html = write_document(player, content, coded.chunks, drawing, course)
    file = write_file(form, link, html, questions, draw)
    return Recording(html, coded.events, file, format(scenario), link.position, drawing)


def write_file(
    form: str,
    link: Link,
    html: str,
    questions: Sequence[Asked],
    draw: Callable[[int], str],
) -> bytes:
    """Return the file of a format.

    Raises:
        ValueError: when it holds questions, and there are none.
    """
    if form == "html":
        return html.encode()
    scenario = format(link.scenario)
    title = tell("record-title", scenario=scenario)
    if form in MANIFESTS:
        return pack_course(form, title, {PAGE: html})
    if not questions:
        example = f"{scenario}@{link.position}&ask=next"
        raise ValueError(tell("record-error-nothing-asked", format=form, example=cite(example)))
    drawings = [draw(asked.position) for asked in questions]
    if form == "qti":
        return pack_qti(title, scenario, questions, drawings)
    return write_moodle(scenario, questions, drawings).encode()


def list_known(search: Search) -> list[Known]:
    """List what the end of a run tells about each of its dead ends."""
    if search.verdict != "exhausted":
        return []
    return ["exhausted", "fruitless"] if search.count == 0 else ["exhausted"]


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
    link: Link,
    puzzle: Puzzle,
    search: Search,
    coded: Coded,
    reasons: Sequence[Any],
    accounts: Accounts,
) -> dict[str, Any]:
    """Return what the player reads: `web/player/types.ts` says what it is."""
    scenario = link.scenario
    description = {**describe(scenario, puzzle), "accounts": accounts}
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
