"""Record the first events of every preset, so that the page can play them before Python starts.

`python tools/build/openings.py WHEEL FOLDER LANGUAGE` writes `FOLDER/PRESET.json`, one file a
preset: the scenario, its description and its first events, exactly as the site's wheel returns
them.
"""

import json
import sys
from pathlib import Path

EVENTS = 2000  # about four minutes at the page's first speed, and 2 KB compressed
ACCOUNTS = 64  # of the first steps, which are watched before Python is there: 2 KB compressed


def main(wheel: str, folder: str, language: str) -> None:
    """Write one file for each preset of the wheel."""
    sys.path.insert(0, wheel)
    from knights.language import speak
    from knights.puzzles.registry import presets

    speak(language)

    target = Path(folder)
    target.mkdir(parents=True)
    for name, preset in presets().items():
        text = json.dumps(record(preset.scenario), ensure_ascii=False, separators=(",", ":"))
        (target / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def record(scenario: str) -> dict[str, object]:
    """Return the description of a scenario and its first events.

    The last event of a short run is left out: only the live search says how a run ends.
    """
    from knights.page.bridge import Run, describe, describe_steps

    run = Run(scenario)
    events = run.more(EVENTS)
    if run.verdict is not None:
        events = events[:-1]
    description = json.loads(describe(scenario))
    count = min(ACCOUNTS, len(events))
    steps = json.loads(describe_steps(scenario, description["root"], None, 0, count))["steps"]
    return {"description": {**description, "accounts": [[0, steps]]}, "events": list(events)}


if __name__ == "__main__":
    main(*sys.argv[1:])
