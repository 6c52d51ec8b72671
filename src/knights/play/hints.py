"""Hints in three steps: where to look, how many ways lead on, and a move that can be completed."""

from collections.abc import Sequence
from dataclasses import dataclass

from knights.play.rules import Game, choices
from knights.puzzles.facets.play import Opening
from knights.search.loss import Mark, drawn, name_all

# Events that a search for the move may take.
BUDGET = 20_000
STEPS = 3

LOOK = "where to look"
WAYS = "ways that are left"
FULL = "Nothing is left to be placed."
NONE = "There is no solution at all."
LOST = "This cannot be completed any more: take something back."


@dataclass(frozen=True)
class Hint:
    """A hint in words, with what is marked on the board.

    `choice` is the move that it tells, if any. `lost` says that the path cannot be completed.
    """

    sentence: str
    marks: tuple[Mark, ...] = ()
    choice: int | None = None
    lost: bool = False


def hint(game: Game, path: Sequence[int], step: int, budget: int = BUDGET) -> Hint:
    """The first, the second or the third hint at a path.

    Raises:
        ValueError: when the step is not from 1 to 3.
    """
    if not 1 <= step <= STEPS:
        raise ValueError(f"hint {step}: it must be from 1 to {STEPS}")
    if not game.kind.seeks:
        return hint_visit(game, path, step)
    if len(path) == game.rules.length:
        return Hint(FULL)
    if step == STEPS:
        return tell_move(game, path, budget)
    found = game.kind.insight.find_obstacle(game.rules, path)
    if found is not None:
        if step == 2:
            return Hint(found.sentence, found.marks, lost=True)
        names = name_all([game.kind.name_place(game.rules, place) for place in found.squares])
        told = f"Look at {names}: something there" if names else "Something"
        marks = drawn(Mark("other", LOOK, found.squares))
        return Hint(f"{told} stands in the way of a solution.", marks, lost=True)
    tight = tightest(game, path)
    if tight is None:
        return Hint("Nothing in sight speaks against any of the next choices.")
    if step == 1:
        marks = drawn(Mark("other", LOOK, tight.places))
        return Hint(f"Look at {tight.name}: the fewest ways are left to it.", marks)
    return count_ways(game, path, tight)


def tightest(game: Game, path: Sequence[int]) -> Opening | None:
    """The place, of those still to be filled, to which the fewest ways are left; the first such."""
    openings = game.kind.play.openings(game.rules, path)
    return min(openings, key=lambda opening: len(opening.ways), default=None)


def count_ways(game: Game, path: Sequence[int], tight: Opening) -> Hint:
    """How many ways lead on: from what may come next, or of the place with the fewest."""
    kind, rules = game
    look = Mark("other", LOOK, tight.places)
    if kind.play.fills:
        ways = [kind.play.brief(rules, way) for way in tight.ways]
        told = name_all(ways, len(ways), link="or")
        return Hint(f"{tight.name} can only be {told}.", drawn(look))
    left = "1 way is" if len(tight.ways) == 1 else f"{len(tight.ways) or 'No'} ways are"
    sentence = f"{left} left to {tight.name}"
    if kind.any_order and tight.ways:
        sentence += f": {name_all([game.label(way) for way in tight.ways])}"
    elif len(path) + 1 < rules.length:
        after = [
            f"{len(choices(game, (*path, choice))) or 'none'} after {game.label(choice)}"
            for choice in choices(game, path)
        ]
        sentence += f". Ways on after the next choice: {name_all(after, 12)}"
    return Hint(f"{sentence}.", drawn(look, Mark("one", WAYS, tight.ways)))


def tell_move(game: Game, path: Sequence[int], budget: int) -> Hint:
    """A move that can be completed, found by a search for so many events at most."""
    found = game.kind.insight.lost_since(game.rules, path, budget)
    if found is not None and found.alive == len(path):
        choice = choose_move(game, path, found.completion[len(path) :])
        marks = (Mark("one", "a move that can be completed", (choice,)),)
        return Hint(f"{game.label(choice)}: from there it can be completed.", marks, choice)
    if found is not None and found.since is not None:
        return Hint(LOST if found.since > len(game.rules.root) else NONE, lost=True)
    return Hint(f"A search of {budget:,} steps does not tell which move is right.")


def choose_move(game: Game, path: Sequence[int], rest: Sequence[int]) -> int:
    """The next move of a solution; where any may be next, that for the place of the other hints."""
    tight = tightest(game, path) if game.kind.any_order else None
    ways = tight.ways if tight else ()
    return next((choice for choice in rest if choice in ways), rest[0])


def hint_visit(game: Game, path: Sequence[int], step: int) -> Hint:
    """Of a search that visits everything: there is always a way on."""
    open_ones = choices(game, path)
    if not path and not open_ones:
        return Hint("Every vertex has been visited.")
    where = f"next to {game.label(path[-1])}" if path else "that have not been reached"
    if step == 1:
        marks = drawn(Mark("other", LOOK, tuple(path[-1:])))
        return Hint(f"Look at the vertices {where}.", marks)
    number = f"{len(open_ones) or 'none'} of them {'is' if len(open_ones) < 2 else 'are'} white"
    if step == 2:
        return Hint(f"Of the vertices {where}: {number}.", drawn(Mark("one", WAYS, open_ones)))
    if open_ones:
        marks = (Mark("one", "what may be discovered", open_ones[:1]),)
        return Hint(f"{game.label(open_ones[0])} can be discovered.", marks, open_ones[0])
    return Hint(f"Leave {game.label(path[-1])}: nothing white is next to it.")
