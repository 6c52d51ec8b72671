"""Everything that a scenario and a link can contain, as JSON.

The build writes it, so that the page can draw its forms and check its links before Python starts.
"""

import json
from dataclasses import asdict
from typing import Any

from knights.board import LEAPERS, ORDERS
from knights.puzzles.entry import Choice, Entry, Parameter, Preset
from knights.puzzles.registry import DAILY, PUZZLES
from knights.scenario import link, moment, scenario


def as_json() -> str:
    """Return the puzzles (with parameters and presets), orders, leapers, and a link's limits."""
    return json.dumps(
        {
            "puzzles": [
                {**write_entry(kind.entry), "invents": kind.invention is not None}
                for kind in PUZZLES.values()
            ],
            "daily": DAILY,
            "orders": dict(ORDERS),
            "leapers": {name: (leaper.a, leaper.b) for name, leaper in LEAPERS.items()},
            "link": list_limits(),
        },
        indent=1,
        ensure_ascii=False,
    )


def write_entry(entry: Entry) -> dict[str, Any]:
    return {
        "name": entry.name,
        "title": entry.title,
        "summary": entry.summary,
        "parameters": [write_parameter(parameter) for parameter in entry.parameters],
        "presets": [write_preset(preset) for preset in entry.presets],
    }


def write_parameter(parameter: Parameter) -> dict[str, Any]:
    """Return a parameter's fields, and its advice if it has any."""
    written = {**asdict(parameter), "label": parameter.label, "help": parameter.help}
    del written["room"]
    written["choices"] = [write_choice(parameter, choice) for choice in parameter.choices]
    advice = parameter.page_advice
    return {**written, "page_advice": advice} if advice else written


def write_choice(parameter: Parameter, choice: Choice) -> dict[str, Any]:
    label, help = parameter.label_choice(choice), parameter.help_choice(choice)
    return {**asdict(choice), "name": choice.key, "label": label, "help": help}


def write_preset(preset: Preset) -> dict[str, Any]:
    told = {"title": preset.title, "look": preset.look, "program": preset.program}
    return {**asdict(preset), **told}


def list_limits() -> dict[str, Any]:
    """Return the limits of a link, and for each option the pattern of its values."""
    return {
        "version": link.VERSION,
        "longest": link.LONGEST,
        "longest_scenario": scenario.LONGEST,
        "near": moment.NEAR,
        "greatest": link.GREATEST,
        "greatest_seed": scenario.GREATEST_SEED,
        "options": link.OPTIONS,
    }


if __name__ == "__main__":
    print(as_json())
