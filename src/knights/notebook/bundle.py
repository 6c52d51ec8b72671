"""The forms of a value for a notebook, which chooses the best that it can show.

A notebook shows HTML and SVG as they are where it is trusted. Elsewhere JupyterLab takes scripts,
frames and drawings out of HTML, and shows PNG: there a search moves for a few steps.
"""

import sys
from base64 import b64encode
from copy import copy
from dataclasses import dataclass
from html import escape
from typing import Any

from knights.display import Shown
from knights.drawings.pixels import draw_png, read_drawing
from knights.language import Told, tell
from knights.notebook.address import find_address
from knights.notebook.judging import Verdict
from knights.notebook.table import write_table
from knights.quoting import cut
from knights.recording.document import read_player
from knights.recording.frame import write_figure, write_frame, write_picture
from knights.recording.recording import make_recording
from knights.scenario import Scenario, build, format, wanted
from knights.scenario.link import Link
from knights.scenario.scenario_of_puzzle import find_scenario
from knights.search import Search
from knights.split.results import Table

# Steps in the player of an output, and bytes of the page that it is: a notebook keeps each.
STEPS = 100_000
BYTES = 2_000_000
# Steps that a picture shows, and characters of all their drawings.
PICTURES = 10
DRAWN = 250_000
WIDEST = 480  # of a picture, in pixels of a page

Forms = dict[str, str]


def make_bundle(shown: Shown, bare: bool = False) -> tuple[Forms, dict[str, Any]]:
    """Return the forms of a value by their media types, and the sizes of its pictures.

    `bare` leaves out what stands below and beside a player.
    """
    forms = {"text/plain": str(shown)}
    if not is_graphical():
        return forms, {}
    if isinstance(shown, Table) and shown:
        forms |= write_table(shown)
    if isinstance(shown, Verdict):
        forms["text/html"] = shown.write_html()
    drawing = shown._repr_svg_()
    if drawing is None:
        return forms, {}
    search = open_search(shown)
    film = Film([drawing], 0) if search is None else make_film(search, drawing)
    picture, (title, width) = draw_png(film.drawings), read_drawing(drawing)
    width = min(WIDEST, width)
    forms["image/svg+xml"] = drawing
    forms["image/png"] = b64encode(picture).decode()
    if search is not None:
        forms["text/html"] = write_search(search, film, picture, width, bare)
    else:
        image = write_picture(drawing.encode(), "svg+xml", title, width)
        forms["text/html"] = forms.get("text/html", "") + image
    return forms, {"image/png": {"width": width}}


def is_graphical() -> bool:
    """Tell whether a front end shows more than text; IPython's terminal asks for all forms, too."""
    known = sys.modules.get("IPython")
    shell = None if known is None else known.get_ipython()
    return shell is None or "text/html" in shell.display_formatter.active_types


def open_search(shown: Shown) -> Search | None:
    if isinstance(shown, Scenario):
        return Search(build(shown), wanted(shown))
    return shown if isinstance(shown, Search) else None


@dataclass
class Film:
    """The drawings of some steps of a search, from a step on."""

    drawings: list[str]
    begin: int

    def tell(self, scenario: str) -> Told:
        last = self.begin + len(self.drawings) - 1
        if last == self.begin:
            return tell("record-still", step=last, scenario=scenario)
        return tell("notebook-film", begin=self.begin, end=last, scenario=scenario)


def make_film(search: Search, drawing: str) -> Film:
    """Draw the search's next steps, or those that led to its end; only this one if it can't go on.

    The first one is given.
    """
    most = max(1, min(PICTURES, DRAWN // len(drawing)))
    try:
        other = copy(search)
    except (TypeError, RuntimeError):  # its source can't begin again, or another call uses it
        return Film([drawing], search.position)
    if other.verdict is not None:
        other.back(most - 1)
    film = Film([other._repr_svg_() or drawing], other.position)
    while len(film.drawings) < most and other.verdict is None and other.take(1):
        film.drawings.append(other._repr_svg_() or drawing)
    return film


def write_search(search: Search, film: Film, picture: bytes, width: int, bare: bool) -> str:
    """Return a figure with the player of a search, or with its picture and why it has no player."""
    scenario = find_scenario(search.puzzle, search.goal)
    text = cut(repr(search.puzzle)) if scenario is None else format(scenario)
    about = film.tell(text)
    image = write_picture(picture, "png", about, width) + f"<p>{escape(about)}</p>"
    try:
        return write_player(search, scenario, "" if bare else image)
    except ValueError as reason:
        return f"{image}<p>{escape(str(reason))}</p>"


def write_player(search: Search, scenario: Scenario | None, image: str) -> str:
    """Return a figure with the player of a search above an image; without one, a frame.

    Raises:
        ValueError: when it can have none.
    """
    if search.position > STEPS:
        raise ValueError(tell("notebook-far", step=search.position, most=STEPS))
    if scenario is None or not is_at(search, scenario):
        raise ValueError(tell("notebook-own"))
    link = Link(scenario, search.position)
    made = make_recording(link, read_player(scenario.puzzle), STEPS)
    if len(made.html) > BYTES:
        raise ValueError(tell("notebook-large"))
    more = tell("notebook-part", steps=STEPS) if made.steps == STEPS else ""
    if not image:
        return write_frame(made.html, made.scenario) + f"<p>{escape(more)}</p>"
    return write_figure(made.html, made.scenario, image, more, find_address(link))


def is_at(search: Search, scenario: Scenario) -> bool:
    """Tell whether the search of a scenario is in the same state after as many steps."""
    try:
        copy(search)
    except TypeError:  # its events come from elsewhere
        return False
    same = Search(build(scenario), wanted(scenario)).seek(search.position)
    return same.position == search.position and same.state == search.state
