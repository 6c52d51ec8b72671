"""Contents of the pages to share: for each preset its title, link and picture, in each language.

It runs with the library. `tools/build/cards.py` makes pages of the JSON that it returns.
"""

import json
from base64 import b64encode
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from knights.drawings.pixels import draw_png
from knights.language import speaking, tell
from knights.puzzles.registry import presets
from knights.scenario import build, export, parse
from knights.search import State


def main(gallery: str, *languages: str) -> str:
    """Return the contents of all cards; `gallery` is the file with the moments that they show."""
    moments = json.loads(Path(gallery).read_text(encoding="utf-8"))
    pictures = {name: b64encode(content).decode() for name, content in draw_cards(moments).items()}
    return json.dumps([pictures, describe_cards(languages)])


def draw_cards(moments: Sequence[dict[str, Any]]) -> dict[str, bytes]:
    """Return the picture of each preset's moment as PNG."""
    pictures = {}
    for moment in moments:
        scenario = parse(presets()[moment["id"]].scenario)
        state = State(tuple(moment["path"]), moment["undone"])
        drawing = export.write(scenario, build(scenario), state, "svg", "")
        pictures[moment["id"]] = draw_png([drawing])
    return pictures


def describe_cards(languages: Sequence[str]) -> dict[str, Any]:
    """Return the cards by language; links in the first one leave the language to the visitor."""
    described = {}
    for language in languages:
        chosen = "" if language == languages[0] else f"&lang={language}"
        with speaking(language):
            cards = {
                name: {
                    "title": preset.title,
                    "about": preset.look,
                    "link": f"{preset.scenario}&panels={preset.panel}{chosen}",
                }
                for name, preset in presets().items()
            }
            described[language] = {"title": tell("language-title"), "cards": cards}
    return described
