"""The moves of a game by hand, as events; the rules check each, so a link cannot cheat."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from knights.language import tell
from knights.play.rules import choices, refuse, start
from knights.puzzles.kind import Kind
from knights.search import Puzzle

# The most that a link holds; the page has the same limit.
MOST = 4_000


class Done(NamedTuple):
    """The path after some events, and the choices that were left for good."""

    path: tuple[int, ...]
    gone: tuple[int, ...]


def follow(kind: Kind[Any], puzzle: Puzzle, events: Sequence[int], taken: int = 0) -> Done:
    """Follow events from the beginning: `c` places c, `~c` takes it back.

    The first `taken` come from a search, and are not counted as steps by hand.

    Raises:
        ValueError: for the first event that the rules forbid, with its number and the reason.
    """
    if len(events) > MOST:
        raise ValueError(tell("play-error-many", number=str(len(events)), most=str(MOST)))
    path, gone, game = list(puzzle.root), list[int](), start(kind, puzzle)
    for number, event in enumerate(events, start=1 - taken):
        if not kind.seeks:
            game = start(kind, puzzle, gone)
        if not -puzzle.size <= event < puzzle.size:
            step, choice, most = str(number), str(event), str(puzzle.size - 1)
            raise ValueError(tell("play-error-choice", step=step, choice=choice, most=most))
        if event >= 0:
            if event not in choices(game, path):
                reason = refuse(game, path, event)
                raise ValueError(tell("play-error-refused", step=str(number), reason=reason))
            path.append(event)
            continue
        held = kind.play.hold(game.rules, path)
        if len(path) == len(puzzle.root) or path[-1] != ~event:
            raise ValueError(tell("play-error-back", step=str(number)))
        if held is not None:
            raise ValueError(tell("play-error-refused", step=str(number), reason=held))
        gone.append(path.pop())
    return Done(tuple(path), tuple(gone))
