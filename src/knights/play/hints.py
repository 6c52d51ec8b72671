"""Hints in three steps: where to look, what is possible there, and a move that can be completed."""

from collections.abc import Sequence
from dataclasses import dataclass

from knights.language import tell, together
from knights.play.rules import Game, choices
from knights.puzzles.facets.play import Opening
from knights.search import is_complete
from knights.search.loss import Mark, drawn

# The largest number of events of a search for the move.
BUDGET = 20_000
STEPS = 3


@dataclass(frozen=True)
class Hint:
    """A hint in words, with marks for the board.

    `choice` is the move that it names, if any. `place` is the only place that it is about, given by
    a choice for it. `lost` says that the path cannot be completed.
    """

    sentence: str
    marks: tuple[Mark, ...] = ()
    choice: int | None = None
    place: int | None = None
    lost: bool = False


def hint(game: Game, path: Sequence[int], step: int, budget: int = BUDGET) -> Hint:
    """Return the first, the second or the third hint for a path.

    Raises:
        ValueError: when the step is not from 1 to 3.
    """
    if not 1 <= step <= STEPS:
        raise ValueError(tell("play-error-hint", step=str(step), most=str(STEPS)))
    if not game.kind.seeks:
        return hint_visit(game, path, step)
    if is_complete(game.rules, path):
        return Hint(tell("play-hint-full"))
    if step == STEPS:
        return tell_move(game, path, budget)
    found = game.kind.insight.find_obstacle(game.rules, path)
    if found is not None:
        if step == 2:
            return Hint(found.sentence, found.marks, lost=True)
        names = [game.kind.name_place(game.rules, place) for place in found.squares]
        marks = drawn(look_at(found.squares))
        return Hint(tell("play-hint-obstacle", places=names), marks, lost=True)
    if not game.kind.any_order:
        return look_ahead(game, path, step, budget)
    tight = tightest(game, path)
    if tight is None:
        return Hint(tell("play-hint-open"))
    if step == 1:
        ways = len(tight.ways)
        told = tell("play-hint-look", puzzle=game.name, place=tight.name, ways=ways)
        return Hint(told, drawn(look_at(tight.places)), place=only(tight.places))
    return count_ways(game, path, tight)


def look_at(places: tuple[int, ...]) -> Mark:
    return Mark("other", tell("play-mark-look"), places)


def only(places: tuple[int, ...]) -> int | None:
    """The only place of a tuple, or None if there are several or none."""
    return places[0] if len(places) == 1 else None


def tightest(game: Game, path: Sequence[int]) -> Opening | None:
    """The first unfilled place with the fewest options, or None."""
    openings = game.kind.play.openings(game.rules, path)
    return min(openings, key=lambda opening: len(opening.ways), default=None)


def look_ahead(game: Game, path: Sequence[int], step: int, budget: int) -> Hint:
    """Name the next options of a path; in the second step, count the options after each."""
    options = choices(game, path)
    if not options:
        return tell_move(game, path, budget)
    marks = drawn(look_at(options))
    if step == 1:
        names = [game.label(choice) for choice in options]
        return Hint(tell("play-hint-options", choices=names), marks)
    after = [
        tell("play-hint-after", choice=game.label(choice), ways=len(choices(game, (*path, choice))))
        for choice in options
    ]
    return Hint(tell("play-hint-next", after=after), marks)


def count_ways(game: Game, path: Sequence[int], tight: Opening) -> Hint:
    """Count, or name, the options of the place with the fewest."""
    kind, rules = game
    look = look_at(tight.places)
    if kind.play.fills:
        values = [kind.play.brief(rules, way) for way in tight.ways]
        told = tell("play-hint-values", place=tight.name, values=values)
        return Hint(told, drawn(look), place=only(tight.places))
    marks = drawn(look, Mark("one", tell("play-mark-ways"), tight.ways))
    if tight.ways:
        names = [game.label(way) for way in tight.ways]
        return Hint(tell("play-hint-places", place=tight.name, choices=names), marks)
    return Hint(tell("play-hint-ways", place=tight.name, ways=len(tight.ways)), marks)


def tell_move(game: Game, path: Sequence[int], budget: int) -> Hint:
    """Name a move that can be completed, if a search of at most `budget` events finds one."""
    found = game.kind.insight.lost_since(game.rules, path, budget)
    if found is not None and found.alive == len(path):
        choice = choose_move(game, path, found.completion[len(path) :], budget)
        told = tell("play-hint-move", goal=game.goal, choice=game.label(choice))
        return Hint(told, (Mark("one", tell("play-mark-move"), (choice,)),), choice, choice)
    if found is not None and found.since is not None:
        if found.since == len(game.rules.root):
            return Hint(tell("search-none"), lost=True)
        lost = tell("search-lost", lost=game.kind.tell_lost(game.rules))
        return Hint(together(lost, tell("play-hint-take-back")), lost=True)
    return Hint(tell("play-hint-unknown", steps=budget))


def choose_move(game: Game, path: Sequence[int], rest: Sequence[int], budget: int) -> int:
    """The next move of a solution, if possible at the place of the earlier hints."""
    if not game.kind.any_order:
        ways = {choice: len(choices(game, (*path, choice))) for choice in choices(game, path)}
        fewest = min(ways, key=lambda choice: ways[choice] or len(rest) + game.rules.size)
        lost = game.kind.insight.lost_since(game.rules, (*path, fewest), budget)
        return fewest if lost is not None and lost.alive == len(path) + 1 else rest[0]
    tight = tightest(game, path)
    among = tight.ways if tight else ()
    return next((choice for choice in rest if choice in among), rest[0])


def hint_visit(game: Game, path: Sequence[int], step: int) -> Hint:
    """The hint for a search that visits everything: there is always a next step."""
    white = choices(game, path)
    if not path and not white:
        return Hint(tell("play-visit-done"))
    last = game.label(path[-1]) if path else ""
    if step == 1:
        told = tell("play-visit-look", vertex=last) if path else tell("play-visit-begin")
        return Hint(told, drawn(look_at(tuple(path[-1:]))))
    if step == 2:
        number = len(white)
        told = tell("play-visit-left", number=number)
        if path:
            told = tell("play-visit-white", number=number, vertex=last)
        return Hint(told, drawn(Mark("one", tell("play-mark-ways"), white)))
    if white:
        marks = (Mark("one", tell("play-mark-visit"), white[:1]),)
        return Hint(tell("play-visit-move", vertex=game.label(white[0])), marks, white[0])
    return Hint(tell("play-visit-leave", vertex=last))
