"""Record what the page shows as a small page of its own."""

import json

from knights.page.given import read_text
from knights.page.load import load
from knights.recording.document import parse_player
from knights.recording.recording import make_recording
from knights.scenario import link, scenario

# Steps of a file that the page makes: a few seconds of Python in a browser.
STEPS = 300_000


def record_page(text: str, player: str) -> str:
    """Return the file of a link's search, as a JSON string; `player` is that of its puzzle.

    Raises ValueError for a damaged link, and for a step that the file can't hold.
    """
    at = link.parse(read_text("link", text))
    load(scenario.format(at.scenario))  # refuses what is too large for the page
    own = parse_player(read_text("player", player), at.scenario.puzzle)
    return json.dumps(make_recording(at, own, STEPS).html)
