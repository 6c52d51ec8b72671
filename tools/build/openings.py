"""Files that the page reads before Python starts, exactly as the site's wheel returns them.

These are the catalogue of searches, the pictures of the gallery, the question above them, and the
first events of every preset. It runs with the library.
"""

import json
from pathlib import Path

from knights.language import speak, tell
from knights.page import catalogue, gallery, hero_question
from knights.page.bridge import Run, describe, describe_steps
from knights.puzzles.registry import presets

EVENTS = 2000  # about four minutes at the page's first speed, and 2 KB compressed
ACCOUNTS = 64  # of the first steps, which are watched before Python is there: 2 KB compressed


def main(folder: str, language: str) -> None:
    """Write all files in a language; `openings` has one for each preset."""
    speak(language)
    target = Path(folder)
    for name, part in {"catalogue": catalogue, "gallery": gallery, "stuck": hero_question}.items():
        write(target / f"{name}.json", json.loads(part.as_json()))
    (target / "openings").mkdir()
    for name, preset in presets().items():
        write(target / "openings" / f"{name}.json", record(preset.scenario))


def name_page(language: str) -> str:
    """Return the title and the description of the page, as JSON."""
    speak(language)
    return json.dumps([tell("language-title"), tell("language-description")])


def write(path: Path, content: object) -> None:
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    path.write_text(text + "\n", encoding="utf-8")


def record(scenario: str) -> dict[str, object]:
    """Return the description of a scenario and its first events.

    The last event of a short run is left out: only the live search says how a run ends.
    """
    run = Run(scenario)
    events = run.more(EVENTS)
    if run.verdict is not None:
        events = events[:-1]
    description = json.loads(describe(scenario))
    count = min(ACCOUNTS, len(events))
    steps = json.loads(describe_steps(scenario, description["root"], None, 0, count))["steps"]
    return {"description": {**description, "accounts": [[0, steps]]}, "events": list(events)}
