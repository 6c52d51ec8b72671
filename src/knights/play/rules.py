"""The choices that may be placed by hand: the plain rules, without the search's pruning."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from knights.language import tell
from knights.puzzles.kind import Kind
from knights.search import Puzzle, below, finished, goes_onward, is_complete
from knights.search.account import look_below
from knights.search.loss import Mark, drawn


class Game(NamedTuple):
    """A puzzle that is played by hand; `rules` may differ from those of its search."""

    kind: Kind[Any]
    rules: Puzzle

    @property
    def name(self) -> str:
        """The puzzle's name, by which sentences choose its nouns."""
        return self.kind.entry.name

    @property
    def goal(self) -> str:
        """The goal of the puzzle, by which sentences choose its noun."""
        return self.kind.goal(self.rules)

    def label(self, choice: int) -> str:
        return self.kind.label(self.rules, choice)


@dataclass(frozen=True)
class Offer:
    """The choices that may come next.

    `places` are those where something may be tried, each given by a choice for it. If a search
    would fill one place before the others, that is the first, and `coming` its name, else "".
    `held` says why the last choice cannot be taken back, or is None. `solved` is the verdict of the
    puzzle's own checker on the path.
    """

    choices: tuple[int, ...]
    places: tuple[int, ...]
    coming: str
    held: str | None
    solved: bool


@dataclass(frozen=True)
class Refusal:
    """The reason why a choice may not be placed, and marks that show the rule on the board."""

    sentence: str
    marks: tuple[Mark, ...]


def start(kind: Kind[Any], puzzle: Puzzle, gone: Iterable[int] = ()) -> Game:
    """Begin the game of a puzzle; `gone` are choices that were left for good.

    Raises:
        ValueError: when its search only goes forward: that is no game.
    """
    if goes_onward(puzzle):
        raise ValueError(tell("play-error-onward"))
    return Game(kind, kind.play.game(puzzle, frozenset(gone)))


def check_path(game: Game, path: Sequence[int]) -> None:
    """Raise ValueError unless each choice of a path may follow those before it."""
    root = game.rules.root
    if tuple(path[: len(root)]) != root:
        begun, must = str(list(path[:8])), str(list(root))
        raise ValueError(tell("search-error-root", path=begun, root=must))
    for depth in range(len(root), len(path)):
        if path[depth] not in choices(game, path[:depth]):
            reason = refuse(game, path[:depth], path[depth])
            raise ValueError(tell("play-error-path", choice=str(path[depth]), reason=reason))


def choices(game: Game, path: Sequence[int]) -> tuple[int, ...]:
    """The choices that may follow a path, in the order in which they are looked at."""
    return tuple(dict.fromkeys(below(game.rules, tuple(path))))


def offer(game: Game, path: Sequence[int]) -> Offer:
    """Return everything that may follow a path."""
    kind, rules = game
    looked = look_below(rules, tuple(path))
    places = (kind.place(rules, choice) for choice, _ in looked if choice is not None)
    coming = kind.play.coming(rules, path) if not is_complete(rules, path) else ""
    held, solved = kind.play.hold(rules, path), is_done(game, path)
    return Offer(choices(game, path), tuple(dict.fromkeys(places)), coming, held, solved)


def is_done(game: Game, path: Sequence[int]) -> bool:
    """Tell whether a path is a solution; for a search without a goal, whether all is visited."""
    if game.kind.seeks:
        return finished(game.rules, path)
    return not path and not choices(game, path)


def refuse(game: Game, path: Sequence[int], choice: int) -> str:
    """Say why a choice may not follow a path, in a sentence."""
    kind, rules = game
    if choice in choices(game, path):
        return tell("play-allowed", choice=game.label(choice))
    for other, reason in look_below(rules, tuple(path)):
        if other == choice and reason is not None:
            reason = kind.insight.full_reason(rules, path, choice, reason)
            return tell("search-ruled-out", choice=game.label(choice), reason=reason)
    return kind.insight.tell_unseen(rules, path, choice)


def show_refusal(game: Game, path: Sequence[int], choice: int) -> Refusal:
    """Say and mark why a choice may not follow a path."""
    marks = drawn(*game.kind.play.rule(game.rules, path, choice))
    return Refusal(refuse(game, path, choice), marks)
