"""The contract of a puzzle: all that the library asks of one, with defaults that work.

A puzzle is a folder next to this file with a subclass of `Kind` in its `kind.py`, and one line in
`registry`. What must be given is `entry` and `build`; all else is here, for a puzzle to override
where it has something better. Callers ask the kind, and never which puzzle it is.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from typing import TYPE_CHECKING, Any, NamedTuple

from knights.drawings.ground import Ground
from knights.drawings.table import Table, write_rows
from knights.puzzles.chance import Chance
from knights.puzzles.entry import Entry
from knights.puzzles.program import Program
from knights.search import Candidate, Descending, Goal, Puzzle, State, below, check_state, loss
from knights.search.account import Account, Level, levels, look_back, look_below
from knights.search.loss import Decision, Insight, Lost
from knights.search.theorem import Theorem

if TYPE_CHECKING:  # which the page need not load
    from argparse import ArgumentParser, Namespace

    from knights.puzzles.task import Task

Values = Mapping[str, str]


class Opening(NamedTuple):
    """A place still to be filled: its name, how it is marked, and the ways that are left to it."""

    name: str
    places: tuple[int, ...]
    ways: tuple[int, ...]


class Kind[P: Puzzle]:
    """One puzzle among the others: how it is made, told, drawn, explained, linked and asked for."""

    # Its name, parameters and presets.
    entry: Entry
    # What its solutions are called.
    noun = "solution"
    # What a choice of the path is called, as the page calls it: "queen 2".
    step = "choice"
    # What an event that takes a choice back is called.
    retreat = "undo"
    # Whether it looks for solutions; a search that only visits is never lost, and always done.
    seeks = True

    def __init__(self) -> None:
        home = f"{type(self).__module__.replace('.', '/')}.py: {type(self).__name__}"
        for name, what in (("entry", "its name, parameters and presets"), ("build", "its puzzle")):
            if getattr(type(self), name, None) is getattr(Kind, name, None):
                raise TypeError(f"{home} must have {name}: {what}")
        if not self.entry.presets:
            raise TypeError(f"{home}.entry must have a preset: the page begins with the first")

    # --- values and choices ---

    def build(self, values: Values) -> P:
        """The puzzle of a scenario's values.

        Raises:
            ValueError: when there is none; the message quotes a value and says what would be right.
        """
        raise NotImplementedError

    def read(self, puzzle: P, values: Values) -> Values:
        """Those values that have a canonical text other than the one they were given by."""
        return {}

    def label(self, puzzle: P, choice: int) -> str:
        """The name of a choice."""
        return str(choice)

    # --- what is known ---

    def prove(self, puzzle: P) -> Theorem | None:
        """The theorem that settles a puzzle without a search, if there is one."""
        return None

    def count_tree(self, puzzle: P) -> int | None:
        """The placements of a whole search, counted without searching, where that can be done."""
        return None

    def shorten(self, puzzle: P) -> tuple[P, int] | None:
        """A shorter search that counts as well, and how many solutions each of its own stands for.

        Nobody sees its events.
        """
        return None

    def count(self, puzzle: P) -> int | None:
        """How many solutions there are, counted without listing them, where that can be done."""
        return None

    def images(self, puzzle: P, path: tuple[int, ...]) -> Iterable[tuple[int, ...]] | None:
        """The solutions that are essentially the same as one; None where that is not known."""
        return None

    @property
    def groups(self) -> bool:
        """Whether it may be known of its solutions which are essentially the same."""
        return type(self).images is not Kind.images

    # --- why a position is lost ---

    def look(self, puzzle: P, path: Sequence[int]) -> Iterator[Insight]:
        """Yield what stands in the way of a solution, the plainest first."""
        return loss.see_refusals(puzzle, path, lambda choice: self.label(puzzle, choice))

    def refute(self, puzzle: P) -> Insight | None:
        """Why there is no solution at all, whatever is chosen, where that can be seen."""
        return None

    def reasons(self, puzzle: P, path: Sequence[int]) -> Iterator[Insight]:
        """Yield what stands in the way here, and then what does so everywhere."""
        yield from self.look(puzzle, path)
        everywhere = self.refute(puzzle)
        if everywhere is not None:
            yield everywhere

    def deduce(self, puzzle: P, path: Sequence[int]) -> Insight | None:
        """Why no solution begins with a path, where that is not plain but follows in some steps."""
        return None

    def explain(self, puzzle: P, path: Sequence[int]) -> Insight | None:
        """Whether a path can be completed, and if not why; None where nothing is looked for.

        Raises:
            ValueError: when the path is none of this puzzle's.
        """
        if not self.seeks:
            check_state(puzzle, State(tuple(path)))
            return None
        found = loss.explain(puzzle, path, lambda beginning: self.reasons(puzzle, beginning))
        if found.completable is None:
            found = self.deduce(puzzle, path) or found
        everywhere = self.refute(puzzle)
        return found if found == everywhere else replace(found, besides=everywhere)

    def find_obstacle(self, puzzle: P, path: Sequence[int]) -> Insight | None:
        """Why no solution begins with a path, where that can be seen."""
        found = self.explain(puzzle, path)
        return found if found is not None and found.completable is False else None

    def lost_since(self, puzzle: P, path: Sequence[int], budget: int) -> Lost | None:
        """With which choice a path was lost, by a search for so many events at most.

        Raises:
            ValueError: when the path is none of this puzzle's.
        """
        if not self.seeks:
            check_state(puzzle, State(tuple(path)))
            return None
        return loss.lost_since(
            puzzle,
            path,
            budget,
            look=lambda begun: self.reasons(puzzle, begun),
            rivals=lambda begun, choice: self.rivals(puzzle, begun, choice),
            decide=lambda begun, rest: self.decide(puzzle, begun, rest),
        )

    def date_loss(self, puzzle: P, path: Sequence[int], budget: int) -> Lost | None:
        """As `lost_since`, with as long a search of the beginning before that which is lost.

        So the very choice is known more often; `completion` then begins as the path did before it.
        """
        lost, root = self.lost_since(puzzle, path, budget), len(puzzle.root)
        if lost is None or lost.since is None or lost.since == root:
            return lost
        before = self.lost_since(puzzle, path[: lost.since - 1], budget)
        if before is None or before.alive is before.since is None:
            return lost
        since = lost.since if before.since is None else before.since
        spent = lost.spent + before.spent
        return Lost(since, before.alive, spent, before.completion)

    def decide(self, puzzle: P, path: Sequence[int], budget: int) -> Decision:
        """Search below a path, in whatever order is the best, for so many events at most."""
        return loss.decide(puzzle, path, budget)

    def tell(self, puzzle: P, state: State) -> tuple[Account, list[Level]]:
        """What was looked at for the last event, and what each level has tried."""
        found = levels(puzzle, state)
        return look_back(puzzle, state), found

    def rivals(self, puzzle: P, path: Sequence[int], choice: int) -> Iterable[int]:
        """The choices below a path one of which each solution has, `choice` among them."""
        if not self.any_order:
            return puzzle.choices(path)
        spot = self.spot(puzzle, choice)
        return [other for other in puzzle.choices(path) if self.spot(puzzle, other) == spot]

    def spot(self, puzzle: P, choice: int) -> int:
        """What is filled by one choice and no other, where any may be next: its place."""
        return self.place(puzzle, choice)

    def ranks(self, puzzle: P, path: Sequence[int]) -> list[tuple[int, int]] | None:
        """The choices below a path in the order in which they are tried, each with its rank.

        None where they are not ranked, but tried as they come.
        """
        return None

    # --- what is asked of a visitor ---

    def place(self, puzzle: P, choice: int) -> int:
        """The choice that stands for all of the same place, such as the digits of a cell."""
        return choice

    def name_place(self, puzzle: P, choice: int) -> str:
        """The name of a choice's place."""
        return self.label(puzzle, choice)

    def rebut(self, puzzle: P, path: Sequence[int], choice: int) -> str | None:
        """What is still open to a place that proves nothing, as a sentence, where that is known."""
        return None

    def candidates(self, puzzle: P, state: State, length: int) -> Sequence[Candidate]:
        """What is looked at below the first so many choices of a state's path, in order."""
        return look_below(puzzle, tuple(state.path[:length]))

    def level(self, puzzle: P, state: State, length: int) -> Level:
        """The choices below the first so many of a state's path, and how many have been tried."""
        path, undone = state
        choices = tuple(below(puzzle, path[:length]))
        if length < len(path):
            return Level(choices, choices.index(path[length]))
        return Level(choices, 0 if undone is None else choices.index(undone) + 1)

    def tell_unseen(self, puzzle: P, path: Sequence[int], choice: int) -> str:
        """Why a choice is not even looked at below a path, as a sentence."""
        name, place = self.label(puzzle, choice), self.place(puzzle, choice)
        for other in path:
            if self.place(puzzle, other) == place:
                return f"{self.label(puzzle, other)} is chosen there."
        return f"{name} is not looked at here."

    # --- played by hand ---

    # Whether a choice fills a place with one of several values, such as a cell with a digit.
    fills = False
    # Whether the next choice may be for any place: not where each follows from the one before it.
    any_order = False

    def game(self, puzzle: P, gone: frozenset[int]) -> P:
        """The puzzle by its plain rules, which leave nothing out that a search would cut.

        `gone` are the choices that have been left, where a search forgets nothing.
        """
        return self.plain(puzzle) or puzzle

    def coming(self, puzzle: P, path: Sequence[int]) -> str:
        """The name of a place that may be filled next, or "" where none comes before others."""
        return ""

    def hold(self, puzzle: P, path: Sequence[int]) -> str | None:
        """Why the last choice of a path cannot be taken back now, as a sentence."""
        return None

    def brief(self, puzzle: P, choice: int) -> str:
        """The name of a choice among those of the same place."""
        return self.label(puzzle, choice)

    def openings(self, puzzle: P, path: Sequence[int]) -> Iterable[Opening]:
        """The places still to be filled, each with the ways that are left to it."""
        return ()

    # --- new instances ---

    def invent(self, chance: Chance) -> Values:
        """Values of an instance by chance, of which `scenario.invent` takes one that is worth it.

        What a seed stands for may never change. A kind that leaves this out invents nothing.
        """
        raise NotImplementedError

    @property
    def invents(self) -> bool:
        """Whether there are new instances of it."""
        return type(self).invent is not Kind.invent

    def prune(self, values: Values) -> Values:
        """Values of the same search by the program that goes back little: what it needs is par.

        Which instance a seed stands for depends on it, so it may never change.
        """
        return values

    # --- its own programs ---

    def programs(self, puzzle: P, goal: Goal) -> Iterable[Program]:
        """Programs in plain words that search as it does, besides the scheme of all puzzles.

        Those that cannot run this search say why.
        """
        return ()

    # --- programs of the visitor's own ---

    def task(self, puzzle: P) -> "Task | None":
        """What a program of one's own is asked for, where one may search for it."""
        return None

    def starter(self, puzzle: P, goal: Goal) -> str | None:
        """A program of one's own to begin with: it runs, and one function asks to be changed."""
        return None

    # --- moments as files ---

    # How a moment can be written.
    styles: Sequence[str] = ("text", "json", "csv", "svg")
    # Styles that need no blank line between two solutions, and those that tell the time.
    dense_styles: Sequence[str] = ("json",)
    timed_styles: Sequence[str] = ()
    # What a style says when there is no solution.
    failures: Mapping[str, str] = {}

    def write(self, puzzle: P, state: State, style: str, ground: Ground) -> str:
        """A moment in one of the styles, ending with a line end."""
        if style == "json":
            labels = [self.label(puzzle, choice) for choice in state.path]
            return json.dumps({"choices": state.path, "labels": labels}) + "\n"
        if style == "csv":
            return write_rows(*self.table(puzzle, state))
        if style == "svg":
            return self.draw(puzzle, state, ground)
        return f"{self.text(puzzle, state)}\n"

    def text(self, puzzle: P, state: State) -> str:
        """A moment as plain text."""
        return " ".join(self.label(puzzle, choice) for choice in state.path)

    def table(self, puzzle: P, state: State) -> Table:
        """A moment as a table."""
        steps = enumerate(state.path, start=1)
        return ("step", "choice"), ((step, self.label(puzzle, choice)) for step, choice in steps)

    def draw(self, puzzle: P, state: State, ground: Ground) -> str:
        """A moment as a picture in SVG."""
        from knights.drawings.path import draw_path  # seldom wanted

        title = f"{self.entry.title}, {len(state.path)} of {puzzle.length} chosen"
        return draw_path(title, [self.label(puzzle, choice) for choice in state.path])

    # Whether a link says where the places of its picture are, four characters for each choice.
    movable = False

    def ground(self, values: Values, at: str = "") -> Ground:
        """What a picture needs besides the puzzle; `at` is where a link puts places."""
        return Ground()

    # --- in the page ---

    # Whether the page draws it before Python has said what there is to draw.
    drawn_at_once = False

    def check_page(self, puzzle: P) -> None:
        """Raise ValueError for a puzzle that is too much for the page, whatever its parameters."""

    def sketch(self, puzzle: P, values: Values) -> dict[str, object]:
        """What the page's view needs to draw it."""
        return {}

    def ease(self, values: Values) -> Values:
        """Values of a search that comes to the same first solution sooner, for its picture."""
        return values

    def plain(self, puzzle: P) -> P | None:
        """The same puzzle searched by plain backtracking, where there is a cleverer strategy."""
        return None

    def attempt(
        self, puzzle: P, values: Values, number: int, limit: int
    ) -> tuple[Values, dict[str, object]] | None:
        """Whether so many colours, or the like, are enough; None where there are none such.

        The values are those of the search that was run, for at most `limit` events.
        """
        return None

    # --- in links ---

    # Added to the check of a link's state: a search that now is elsewhere at a step than it was
    # refuses the states of before by another text.
    def revision(self, values: Values) -> str:
        return ""

    def contract(self, scenario: str) -> str:
        """A scenario's text as a link holds it."""
        return scenario

    def expand(self, text: str) -> str:
        """The scenario's text of what `contract` wrote.

        Raises:
            ValueError: when it is the text of none.
        """
        return text

    def descend_open(self, puzzle: P, path: Sequence[int]) -> Iterator[Sequence[int]]:
        """Yield the choices below each beginning of a path that a state in a link tells apart.

        The path may be a list that grows meanwhile: its next choice is not asked for any sooner.
        """
        if isinstance(puzzle, Descending):
            return puzzle.descend(path)
        return (puzzle.choices(path[:depth]) for depth in count(len(puzzle.root)))

    # --- on the command line ---

    # Other names of its command, which has the puzzle's own.
    aliases: Sequence[str] = ()

    @property
    def command_help(self) -> str:
        return self.entry.summary

    def add_arguments(self, parser: "ArgumentParser") -> None:
        from knights.puzzles.options import add_parameters  # which the page need not load

        add_parameters(parser, self.entry)

    def read_arguments(self, options: "Namespace") -> "Asked | Job | int":
        """What is asked for: values of a puzzle's, a whole job, or the exit status if it is done.

        Raises:
            ValueError: when the options are wrong, or do not go together.
        """
        from knights.puzzles.options import read_parameters

        return Asked(self.entry.name, read_parameters(options, self.entry))


@dataclass(frozen=True)
class Asked:
    """A search as the command line asks for it: a puzzle's name, values, and which program runs."""

    puzzle: str
    values: Values
    form: str = "fast"


@dataclass
class Job:
    """What to search, what for, and how to say it."""

    kind: Kind[Any]
    puzzle: Puzzle
    goal: Goal = "first"
    limit: int | None = None
    style: str = "text"
    ground: Ground = field(default_factory=Ground)
    form: str = "fast"
    detailed: bool = False
    weight: int = 1  # how many solutions each that is found stands for

    @property
    def every(self) -> bool:
        """Whether the search goes on after its first solution."""
        return self.goal not in ("first", 1)
