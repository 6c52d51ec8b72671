"""Puzzles as the page knows them before Python starts: parameters, presets, orders of moves."""

from dataclasses import asdict
from typing import Any

from knights.move_orders import LEAPERS, ORDERS
from knights.puzzles.entry import Choice, Entry, Parameter, Preset
from knights.puzzles.registry import find_kind


def write_entry(entry: Entry) -> dict[str, Any]:
    return {
        "name": entry.name,
        "title": entry.title,
        "summary": entry.summary,
        "parameters": [write_parameter(parameter) for parameter in entry.parameters],
        "presets": [write_preset(preset) for preset in entry.presets],
    }


def write_parameter(parameter: Parameter) -> dict[str, Any]:
    """Return a parameter's fields but its limits in the page, to which Python holds a scenario."""
    written = {**asdict(parameter), "label": parameter.label, "help": parameter.help}
    del written["room"], written["page_max"]
    written["choices"] = [write_choice(parameter, choice) for choice in parameter.choices]
    return written


def write_choice(parameter: Parameter, choice: Choice) -> dict[str, Any]:
    label, help = parameter.label_choice(choice), parameter.help_choice(choice)
    return {"value": choice.value, "name": choice.key, "label": label, "help": help}


def write_preset(preset: Preset) -> dict[str, Any]:
    told = {"title": preset.title, "look": preset.look, "program": preset.program}
    return {**asdict(preset), **told}


def write_moves() -> dict[str, Any]:
    """Return the orders of moves and the leapers, by name."""
    leapers = {name: (leaper.a, leaper.b) for name, leaper in LEAPERS.items()}
    return {"orders": dict(ORDERS), "leapers": leapers}


def write_own_catalogue(puzzle: str) -> dict[str, Any]:
    """Return the catalogue of one puzzle, for a search whose values are all checked.

    So it has no limits, no presets, and nothing that only helps to choose.
    """
    entry = write_entry(find_kind(puzzle).entry)
    for parameter in entry["parameters"]:
        parameter["high"] = None
        for choice in (parameter, *parameter["choices"]):
            del choice["help"]
    return {"puzzles": [{**entry, "presets": []}], **write_moves()}
