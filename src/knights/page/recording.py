"""Record what the page shows as a file that plays it, or asks about it."""

import json

from knights.mistakes import check_choice
from knights.page.check_values import read_text
from knights.page.load import load
from knights.recording.document import pack, parse_player
from knights.recording.recording import FORMATS, make_recording
from knights.scenario import link, scenario

# Steps of a file that the page makes: a few seconds of Python in a browser.
STEPS = 300_000


def record_page(text: str, player: str, form: str = "html") -> str:
    """Return the file of a link's search in a format, as a JSON string in base64.

    `player` is that of its puzzle. Raises ValueError for a damaged link, and for what can't be
    recorded or asked.
    """
    at = link.parse(read_text("link", text))
    load(scenario.format(at.scenario))  # refuses what is too large for the page
    own = parse_player(read_text("player", player), at.scenario.puzzle)
    check_choice("format", form, [*FORMATS])
    return json.dumps(pack(make_recording(at, own, STEPS, form).content))
