"""Explain why a position of a colouring is lost: no colour left somewhere, or too few at all."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, pairwise

from knights.language import SPOKEN, Told, tell, together, trace
from knights.puzzles.colouring.by_hand import ColouringByHand
from knights.puzzles.colouring.colouring import Colouring, clique, colour_name
from knights.puzzles.colouring.deduction import see_position
from knights.puzzles.colouring.kernel import Kernel
from knights.puzzles.colouring.walk import ColouringWalk
from knights.puzzles.facets.insight import Insights
from knights.search import State, forcing
from knights.search.account import Account
from knights.search.loss import Decision, Insight, Lost, Mark, bisect_loss, decide
from knights.search.propagation import Removal, count_lost, find_stuck, list_values


def see_regions(puzzle: Colouring, path: Sequence[int]) -> Iterator[Insight]:
    """Yield the regions without a colour left, beginning with the next one to be coloured."""
    names, colours = puzzle.shown, puzzle.colours
    coloured = puzzle.assignment(path)
    first = puzzle.next_region(coloured)
    for region in (first, *(other for other in puzzle.sequence if other not in coloured)):
        holders: dict[int, int] = {}
        for near in puzzle.neighbours[region]:
            if near in coloured:
                holders.setdefault(coloured[near], near)
        if len(holders) == colours:
            told = [
                tell("colouring-why-neighbour", region=names[near], colour=colour_name(colour))
                for colour, near in holders.items()
            ]
            sentence = tell("colouring-why-no-colour", region=names[region], neighbours=told)
            stuck, *around = (place * colours for place in (region, *holders.values()))
            arrows = tuple((stuck, near) for near in around)
            marks = (
                Mark("lost", tell("colouring-mark-stuck"), (stuck,)),
                Mark("cause", tell("colouring-mark-neighbours"), tuple(around), arrows),
            )
            yield Insight(False, "no colour left", (stuck, *around), sentence, marks)


def refute(puzzle: Colouring) -> Insight | None:
    """Say why so few colours are never enough: a large clique, or an odd ring."""
    return refute_in(SPOKEN.get(), puzzle)


@lru_cache(maxsize=8)
def refute_in(language: str, puzzle: Colouring) -> Insight | None:
    return refute_by_clique(puzzle) or refute_by_ring(puzzle)


def refute_by_clique(puzzle: Colouring) -> Insight | None:
    """Find regions that all touch one another, more than there are colours."""
    together = clique(puzzle.graph)
    if len(together) <= puzzle.colours:
        return None
    names = [puzzle.shown[region] for region in together]
    sentence = tell("colouring-why-clique", regions=names)
    places = tuple(region * puzzle.colours for region in together)
    lines = tuple(combinations(places, 2))
    mark = Mark("one", tell("colouring-mark-clique"), places, lines=lines)
    return Insight(False, "too few", places, sentence, (mark,))


def refute_by_ring(puzzle: Colouring) -> Insight | None:
    """Find an odd ring for which only two colours are left."""
    names, near = puzzle.shown, puzzle.neighbours
    if puzzle.colours == 2:
        ring = find_odd_ring(near, range(len(names)))
        hub = None
    elif puzzle.colours == 3:
        wheels = [(find_odd_ring(near, near[hub]), hub) for hub in range(len(names))]
        ring, hub = min(
            (wheel for wheel in wheels if wheel[0]), key=lambda w: len(w[0]), default=((), None)
        )
    else:
        return None
    if not ring:
        return None
    place = puzzle.colours
    rim = tuple(region * place for region in ring)
    around = (*pairwise(rim), (rim[-1], rim[0]))
    regions = [names[region] for region in ring]
    marks = (Mark("one", tell("colouring-mark-ring", regions=len(ring)), rim, lines=around),)
    if hub is None:
        sentence = tell("colouring-why-ring", regions=regions)
        return Insight(False, "odd ring", rim, sentence, marks)
    sentence = tell("colouring-why-wheel", hub=names[hub], regions=regions)
    spokes = tuple((hub * place, region) for region in rim)
    wheel = Mark("other", tell("colouring-mark-hub"), (hub * place,), lines=spokes)
    return Insight(False, "odd ring", (hub * place, *rim), sentence, (*marks, wheel))


def find_odd_ring(near: Sequence[Sequence[int]], among: Sequence[int] | range) -> tuple[int, ...]:
    """Find a ring of an odd number of regions, each a neighbour of the next; () if there is none.

    Regions are reached layer by layer: two neighbours in one layer close an odd ring at the region
    where their ways back meet.
    """
    within = set(among)
    depth: dict[int, int] = {}
    above: dict[int, int] = {}
    for first in among:
        if first in depth:
            continue
        depth[first] = 0
        waiting = [first]
        for region in waiting:
            for other in near[region]:
                if other not in within:
                    continue
                if other not in depth:
                    depth[other] = depth[region] + 1
                    above[other] = region
                    waiting.append(other)
                elif depth[other] == depth[region]:
                    return close_ring(above, region, other)
    return ()


def close_ring(above: dict[int, int], one: int, other: int) -> tuple[int, ...]:
    """Return the ring of two neighbours in one layer and their ways back to where these meet."""
    up, down = [one], [other]
    while up[-1] != down[-1]:
        up.append(above[up[-1]])
        down.append(above[down[-1]])
    return (*up, *reversed(down[:-1]))


def is_easy(puzzle: Colouring, path: Sequence[int]) -> bool:
    """Tell whether the region that was coloured last was an easy one."""
    if puzzle.order != "kernel":
        return False
    form = puzzle.begin()
    for choice in puzzle.below(path)[:-1]:
        form.enter(choice)
    assert isinstance(form, Kernel)
    return not form.hard


def undo_sentence(
    puzzle: Colouring, path: Sequence[int], undone: int, account: Account, every: bool
) -> Told:
    region, colour = divmod(undone, puzzle.colours)
    about = {"region": puzzle.shown[region], "colour": colour_name(colour)}
    if len(path) + 1 == puzzle.length:
        return tell("colouring-solution-left", **about)
    if account.tried:
        return tell("colouring-exhausted", every=every, **about)
    stuck = puzzle.next_region(puzzle.assignment((*path, undone)))
    plain = puzzle.strategy == "backtrack"
    about["stuck"] = puzzle.shown[stuck]
    return tell("colouring-dead-end" if plain else "colouring-dead-end-ahead", **about)


def walk_sentence(walk: ColouringWalk, path: Sequence[int]) -> Told:
    """Say which region a step coloured, and how many neighbours have that colour there."""
    move = walk.last_move(path)
    if move is None and walk.solved(path):
        return tell_solved(walk, path)
    if move is None:
        givens = [walk.label(given) for given in walk.root]
        return tell("colouring-walk-begin", regions=len(walk.options), givens=givens)
    region, colour = walk.shown[move.choice // walk.colours], name_colour(walk, move.choice)
    if move.before is None:
        told = tell_put(walk, move.choice)
    else:
        # The pick is among the regions that are not given, the conflicts are those of all.
        about = {
            "troubled": walk.count_troubled(path[:-1]),
            "free": move.troubled,
            "least": min(move.counts),
            "region": region,
        }
        if move.before == move.choice:
            told = tell("colouring-walk-stay", colour=colour, **about)
        else:
            before = name_colour(walk, move.before)
            told = tell("colouring-walk-change", before=before, colour=colour, **about)
    return together(told, tell_solved(walk, path) if walk.solved(path) else None)


def tell_put(walk: ColouringWalk, choice: int) -> Told:
    """Say which colour chance gives a region."""
    region = walk.shown[choice // walk.colours]
    return tell("colouring-walk-put", region=region, colour=name_colour(walk, choice))


def name_colour(puzzle: Colouring, choice: int) -> str:
    """The name of a choice's colour."""
    return colour_name(choice % puzzle.colours)


def tell_solved(puzzle: Colouring, path: Sequence[int]) -> Told:
    return tell("colouring-solved", used=len(set(puzzle.assignment(path).values())))


class ColouringInsights(Insights[Colouring]):
    """Explains positions of a map."""

    names_places = True

    def look(self, puzzle: Colouring, path: Sequence[int]) -> Iterator[Insight]:
        return see_regions(puzzle, path)

    def decide(self, puzzle: Colouring, path: Sequence[int], budget: int) -> Decision:
        """Decide with easy regions last: in another order it may take for ever."""
        by_hand = ColouringByHand(puzzle.map, puzzle.colours, puzzle.order, givens=puzzle.givens)
        return decide(by_hand, path, budget)

    def deduce(self, puzzle: Colouring, path: Sequence[int]) -> Insight | None:
        position = see_position(puzzle, path)
        return forcing.deduce(position, lambda budget: self.decide(puzzle, path, budget))

    def find_loss(self, puzzle: Colouring, path: Sequence[int], budget: int) -> Lost:
        return bisect_loss(puzzle, path, budget, lambda *asked: self.decide(puzzle, *asked))

    def rebut(self, puzzle: Colouring, path: Sequence[int], choice: int) -> Told | None:
        region, coloured = choice // puzzle.colours, puzzle.assignment(path)
        around = {coloured.get(near) for near in puzzle.neighbours[region]}
        left = [colour_name(colour) for colour in range(puzzle.colours) if colour not in around]
        if region in coloured or not left:
            return None
        return tell("colouring-open", region=puzzle.shown[region], colours=left)

    def tell_unseen(self, puzzle: Colouring, path: Sequence[int], choice: int) -> Told:
        names, coloured = puzzle.shown, puzzle.assignment(path)
        region = choice // puzzle.colours
        if region in coloured:
            colour = colour_name(coloured[region])
            if region * puzzle.colours + coloured[region] in puzzle.givens:
                return tell("colouring-unseen-given", region=names[region], colour=colour)
        if isinstance(puzzle, ColouringWalk):
            move = puzzle.next_move(path)
            if move is None:
                return tell("search-unseen", choice=self.kind.label(puzzle, choice))
            if move.before is None:
                return tell_put(puzzle, move.choice)
            coming = names[move.choice // puzzle.colours]
            return tell("colouring-walk-other", region=names[region], coming=coming)
        if region in coloured:
            return tell("colouring-unseen-coloured", region=names[region], colour=colour)
        return tell("colouring-unseen-next", region=names[puzzle.next_region(coloured)])

    def full_reason(self, puzzle: Colouring, path: Sequence[int], choice: int, reason: str) -> str:
        region, colour = divmod(choice, puzzle.colours)
        coloured = puzzle.assignment(path)
        near = [other for other in puzzle.neighbours[region] if coloured.get(other) == colour]
        if puzzle.onward or len(near) < 2:
            return reason
        names = [puzzle.shown[other] for other in near]
        return tell("colouring-touched-by", regions=names, colour=colour_name(colour))

    def rank(self, puzzle: Colouring, path: Sequence[int], choice: int, place: int) -> int:
        """The number at a colour of a walk: how many neighbours have it."""
        if not isinstance(puzzle, ColouringWalk):
            return place
        return puzzle.count_conflicts(path, choice)

    def refute(self, puzzle: Colouring) -> Insight | None:
        return refute(puzzle)

    def step_sentence(self, puzzle: Colouring, state: State, account: Account, every: bool) -> Told:
        path, undone = state
        if isinstance(puzzle, ColouringWalk):
            return walk_sentence(puzzle, path)
        if undone is not None:
            return undo_sentence(puzzle, path, undone, account, every)
        if path == puzzle.root and len(path) < puzzle.length:
            givens = [self.kind.label(puzzle, given) for given in path]
            return tell("colouring-begin", givens=givens)
        if len(path) == puzzle.length:
            return tell_solved(puzzle, path)
        region, colour = divmod(path[-1], puzzle.colours)
        about = {"turn": account.place, "tries": account.total}
        told = tell(
            "colouring-place", region=puzzle.shown[region], colour=colour_name(colour), **about
        )
        if puzzle.strategy != "backtrack":
            lost = count_lost(puzzle, path)
            least = None if lost is None else tell("colouring-least", number=lost)
            stuck = find_stuck(puzzle, path)
            dead = (
                None if stuck is None else tell("colouring-ahead-stuck", region=puzzle.shown[stuck])
            )
            return together(told, tell("colouring-looked-ahead"), least, dead)
        return together(told, tell("colouring-easy") if is_easy(puzzle, path) else None)

    def tell_reason(self, puzzle: Colouring, reason: str, choices: Sequence[int | None]) -> str:
        key, values = trace(reason)
        if key == "colouring-as-new":
            return tell("colouring-refused-new", **values)
        if key in ("colouring-ahead-none", "colouring-ahead-only"):
            region = next(one for one in choices if one is not None) // puzzle.colours
            colours = [colour_name(one % puzzle.colours) for one in choices if one is not None]
            about = {"name": puzzle.shown[region], "colours": colours, **values}
            return tell(f"colouring-refused-{key.rpartition('-')[2]}", **about)
        if key != "colouring-touches":
            return super().tell_reason(puzzle, reason, choices)
        return tell("colouring-refused-touches", places=self.name_places(puzzle, choices), **values)

    def tell_removals(self, puzzle: Colouring, state: State, removals: Sequence[Removal]) -> str:
        _, by, left = removals[0]
        places = self.name_places(puzzle, [one.choice for one in removals])
        about = {"region": puzzle.shown[by], "colour": colour_name(next(list_values(left)))}
        done = any(choice // puzzle.colours == by for choice in state.path)
        return tell("colouring-lost", places=places, done=done, **about)
