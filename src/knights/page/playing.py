"""The functions for a visitor who plays by hand.

Arguments and results are as in `knights.page.bridge`.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict

from knights import play
from knights.language import tell
from knights.page.check_values import read_events, read_number, read_path, read_text
from knights.page.load import load, load_kind
from knights.page.save_moment import write_as
from knights.play.rules import Game, check_path
from knights.puzzles.registry import find_kind
from knights.quoting import cite
from knights.scenario import Scenario, build, day, parse, prune
from knights.search import Search, State


def play_offer(text: str, path: Sequence[int], gone: Sequence[int]) -> str:
    """Return the choices that may be placed after a path, as JSON: see `knights.play.Offer`.

    `gone` are the choices that were left for good, in a search that forgets nothing.
    """
    game, here = load_game(text, path, gone)
    return json.dumps(asdict(play.offer(game, here)))


def play_refusal(text: str, path: Sequence[int], gone: Sequence[int], choice: int) -> str:
    """Say why a choice may not be placed by hand after a path, as JSON: a sentence, and marks."""
    game, here = load_game(text, path, gone)
    wrong = read_number("choice", choice, game.rules.size - 1)
    return json.dumps(asdict(play.show_refusal(game, here, wrong)))


def play_hint(text: str, path: Sequence[int], gone: Sequence[int], step: int) -> str:
    """Return the first, second or third hint for a path, as JSON: see `knights.play.Hint`."""
    game, here = load_game(text, path, gone)
    return json.dumps(asdict(play.hint(game, here, read_number("hint", step))))


def play_loss(text: str, path: Sequence[int]) -> str:
    """Find the choice with which a path was lost, as JSON: see `knights.play.Found`."""
    game, here = load_game(text, path, ())
    return json.dumps(asdict(play.find_loss(game, here)))


def play_judge(text: str, path: Sequence[int], choice: int) -> str:
    """Tell whether a path can be completed with a choice, as JSON: see `knights.play.Judged`."""
    game, here = load_game(text, path, ())
    return json.dumps(
        asdict(play.judge(game, here, read_number("choice", choice, game.rules.size - 1)))
    )


def play_check(text: str, events: Sequence[int], taken: int = 0) -> str:
    """Return the path after a visitor's events, and the choices left for good, as JSON.

    The first `taken` events were taken from the program's run.

    Raises:
        ValueError: when the rules forbid one of them.
    """
    kind, puzzle = load_kind(text)
    done, taken = read_events(puzzle, events), read_number("taken", taken)
    followed = play.follow(kind, puzzle, done, taken)
    return json.dumps(followed._asdict())


def play_step(text: str, events: Sequence[int]) -> str:
    """Say what the last of a visitor's events did, as a JSON string.

    It is "" where the page says it itself.

    Raises:
        ValueError: when the rules forbid one of them.
    """
    kind, puzzle = load_kind(text)
    done = read_events(puzzle, events)
    play.follow(kind, puzzle, done, 0)
    return json.dumps(kind.play.tell_step(puzzle, done))


def play_text(text: str, path: Sequence[int], style: str = "text", at: str = "") -> str:
    """Write a moment of a game by hand, as a JSON string; the arguments are as in `board_text`."""
    game, here = load_game(text, path, ())
    check_path(game, here)
    return json.dumps(write_as(text, game.rules, State(here), style, at))


def play_par(text: str, date: str) -> str:
    """Count the steps of a program on a day's board, as JSON: with pruning or without, the fewer.

    `program` names its settings that are not the default.

    Raises:
        ValueError: when the scenario is not the board of that day.
    """
    scenario, _ = load(text)
    if scenario != parse(day.text_of(read_text("day", date))):
        raise ValueError(tell("bridge-error-day", day=cite(date)))
    runs = [(Search(build(each)).run(), each) for each in (prune(scenario), scenario)]
    search, best = min(runs, key=lambda run: run[0].placed)
    return json.dumps(
        {"placed": search.placed, "undone": search.undone, "program": name_program(best)}
    )


def name_program(scenario: Scenario) -> str:
    """List the settings of a search that are not the default, in the catalogue's words."""
    parameters = find_kind(scenario.puzzle).entry.parameters
    told = (
        parameter.label_choice(choice)
        for parameter in parameters
        for choice in parameter.choices
        if parameter.type == "choice" and not parameter.positional
        if choice.value == scenario.values[parameter.name] != parameter.default
    )
    return ", ".join(told)


def load_game(text: str, path: Sequence[int], gone: Sequence[int]) -> tuple[Game, tuple[int, ...]]:
    """Load a puzzle with its rules for playing by hand, and the path so far."""
    kind, puzzle = load_kind(text)
    here = read_path(puzzle, path)
    if len(here) < len(puzzle.root):
        root = str(list(puzzle.root))
        raise ValueError(tell("search-error-root", path=str(here), root=root))
    return play.start(kind, puzzle, read_path(puzzle, gone)), tuple(here)
