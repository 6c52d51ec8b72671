"""Explain why a position is lost and since when, and what a step looked at."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Literal, NamedTuple

from knights.language import tell, together, trace
from knights.puzzles.facets.facet import Facet
from knights.search import Candidate, Puzzle, State, below, check_state, is_complete, loss
from knights.search.account import Account, Level, find_following, levels, look_back, look_below
from knights.search.loss import Decision, Insight, Lost
from knights.search.propagation import Removal, count_cut, mark_cuts, see_ahead

# More reasons are only counted.
MOST_REASONS = 3
# Causes of what looking ahead ruled out; more are only counted.
MOST_CAUSES = 6
# With more choices, levels don't say what looking ahead ruled out: that would take too long.
MOST_MARKED = 1024
# More of what is still possible is not drawn: each step would carry more than 30 kB of it.
MOST_POSSIBLE = 5000


class Ranked(NamedTuple):
    """A candidate for the next choice, and its number on the search's list."""

    choice: int
    number: int
    standing: Literal["tried", "undone", "next", "open", "refused"]


# Looking ahead, as it is drawn: choices left, choices just ruled out, and how many are ruled out
# on the path; None where nothing stays ruled out.
type Shown = tuple[tuple[int, ...], tuple[int, ...], int | None]


@dataclass(frozen=True)
class StepAccount:
    """The sentence and marks of a step.

    `sentence` is about the last event, `refused` about the candidates that it refused. `following`
    is the next choice, or None if the next event is an undo; `candidates` are those for it. `ahead`
    has the choices still possible, those just ruled out, and the number of all that are ruled out
    on the path, if the search looks ahead.
    """

    sentence: str
    refused: str
    following: int | None
    candidates: tuple[Ranked, ...]
    ahead: Shown | None = None


class Insights[P: Puzzle](Facet[P]):
    """Explanations for every puzzle; a puzzle's `insight.py` gives better ones.

    `names_places` tells whether sentences of `tell_reason` name the place themselves.
    """

    names_places = False

    def look(self, puzzle: P, path: Sequence[int]) -> Iterator[Insight]:
        """Yield the obstacles to a solution, the plainest first."""
        return loss.see_refusals(puzzle, path, lambda choice: self.kind.label(puzzle, choice))

    def refute(self, puzzle: P) -> Insight | None:
        """Say why there is no solution at all, if that can be seen without a search."""
        return None

    def reasons(self, puzzle: P, path: Sequence[int]) -> Iterator[Insight]:
        """Yield the obstacles here, and then those of the whole puzzle."""
        yield from self.look(puzzle, path)
        everywhere = self.refute(puzzle)
        if everywhere is not None:
            yield everywhere

    def full_reason(self, puzzle: P, path: Sequence[int], choice: int, reason: str) -> str:
        """Name all that refuses a choice after a path; the search stops at the first `reason`."""
        return reason

    def deduce(self, puzzle: P, path: Sequence[int]) -> Insight | None:
        """Say why no solution begins with a path, if that follows in some steps."""
        return None

    def explain(self, puzzle: P, path: Sequence[int]) -> Insight | None:
        """Explain whether a path can be completed, and if not, why; None where none is ever lost.

        Raises:
            ValueError: when it is not a path of this puzzle.
        """
        if self.kind.tell_no_loss(puzzle):
            check_state(puzzle, State(tuple(path)))
            return None
        goal = self.kind.goal(puzzle)
        found = loss.explain(puzzle, path, goal, lambda begun: self.reasons(puzzle, begun))
        if found.completable is None:
            found = self.deduce(puzzle, path) or found
        everywhere = self.refute(puzzle)
        return found if found == everywhere else replace(found, besides=everywhere)

    def find_obstacle(self, puzzle: P, path: Sequence[int]) -> Insight | None:
        """Say why no solution begins with a path, if that can be seen without a search."""
        found = self.explain(puzzle, path)
        return found if found is not None and found.completable is False else None

    def lost_since(self, puzzle: P, path: Sequence[int], budget: int) -> Lost | None:
        """Find the choice with which a path was lost, in a search of at most `budget` events.

        Raises:
            ValueError: when it is not a path of this puzzle.
        """
        if self.kind.tell_no_loss(puzzle):
            check_state(puzzle, State(tuple(path)))
            return None
        return self.find_loss(puzzle, path, budget)

    def find_loss(self, puzzle: P, path: Sequence[int], budget: int) -> Lost:
        """Do the work of `lost_since`, for a search that can be lost and a path of its puzzle."""
        return loss.lost_since(
            puzzle,
            path,
            budget,
            look=lambda begun: self.reasons(puzzle, begun),
            rivals=lambda begun, choice: self.rivals(puzzle, begun, choice),
            decide=lambda begun, rest: self.decide(puzzle, begun, rest),
        )

    def date_loss(self, puzzle: P, path: Sequence[int], budget: int) -> Lost | None:
        """Find a loss as `lost_since` does, with another search before the first lost beginning.

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
        """Search after a path, in the best order, for at most `budget` events."""
        return loss.decide(puzzle, path, budget)

    def next_and_levels(self, puzzle: P, state: State) -> tuple[int | None, list[Level]]:
        """Return the choice that is tried next, or None, and what each level has tried."""
        found = self.mark_cuts(puzzle, state.path, levels(puzzle, state))
        return find_following(puzzle, state), found

    def count_cut(self, puzzle: P, path: Sequence[int]) -> int:
        """The number of options below a path that fit it, and that looking ahead rules out."""
        return count_cut(puzzle, path)

    def mark_cuts(self, puzzle: P, path: Sequence[int], levels: Sequence[Level]) -> list[Level]:
        """Return the levels of a path with what looking ahead ruled out, where that is quick."""
        if puzzle.size > MOST_MARKED:
            return [*levels]
        return mark_cuts(puzzle, path, levels)

    def group_failures(self, puzzle: P, path: Sequence[int], tried: int) -> dict[str, list[int]]:
        """Group the first `tried` choices after a path by the reason for which each one failed.

        Choices have the same reason if the same sentence proves of each that no solution follows.
        What only a search can tell is in no group.
        """
        groups: dict[str, list[int]] = {}
        if self.kind.tell_no_loss(puzzle) or puzzle.size > MOST_MARKED:
            return groups
        for choice in islice(below(puzzle, path), tried):
            after = (*path, choice)
            if is_complete(puzzle, after):
                continue
            found = (one for one in self.reasons(puzzle, after) if one.completable is False)
            if why := next(found, None):
                groups.setdefault(why.sentence, []).append(choice)
        return groups

    def describe(self, puzzle: P, state: State, every: bool = False) -> StepAccount:
        """Return what the page says and marks at a state that is known to be one of the search.

        `every` tells whether the search goes on after a solution.
        """
        account = self.account(puzzle, state)
        return StepAccount(
            self.step_sentence(puzzle, state, account, every),
            self.tell_refused(puzzle, state, account),
            account.following,
            tuple(self.rank_candidates(puzzle, state)),
            self.list_ahead(puzzle, state),
        )

    def list_ahead(self, puzzle: P, state: State) -> Shown | None:
        ahead = see_ahead(puzzle, state)
        if ahead is None:
            return None
        if len(ahead.left) > MOST_POSSIBLE:
            return (), (), ahead.total
        return ahead.left, tuple(one.choice for one in ahead.removals), ahead.total

    def tell_ahead(self, puzzle: P, state: State) -> str:
        """Say what looking ahead ruled out at the last event, and why; "" for nothing.

        It also says if too much is left to be drawn.
        """
        ahead = see_ahead(puzzle, state)
        if ahead is None:
            return ""
        many = len(ahead.left) > MOST_POSSIBLE
        unmarked = tell("search-ahead-unmarked", most=MOST_POSSIBLE) if many else None
        if not ahead.removals:
            return unmarked or ""
        groups: dict[tuple[int, int], list[Removal]] = {}
        for one in ahead.removals:
            groups.setdefault((one.by, one.left), []).append(one)
        told = [self.tell_removals(puzzle, state, group) for group in groups.values()]
        more = len(told) - MOST_CAUSES
        left = tell("search-ahead-more", number=more) if more > 0 else None
        total = tell("search-ahead", number=len(ahead.removals))
        return together(total, *told[:MOST_CAUSES], left, unmarked)

    def tell_removals(self, puzzle: P, state: State, removals: Sequence[Removal]) -> str:
        """Say why choices were ruled out, all by the same variable."""
        raise NotImplementedError

    def account(self, puzzle: P, state: State) -> Account:
        """Return the account of the last event before a state that is known to be one."""
        return look_back(puzzle, state)

    def step_sentence(self, puzzle: P, state: State, account: Account, every: bool) -> str:
        """Say what happened in the last event."""
        path, undone = state
        if undone is None and is_complete(puzzle, path):
            return tell("plain-solved")
        if undone is None and len(path) == len(puzzle.root):
            return tell("plain-begin")
        if undone is None:
            return tell("plain-place", name=self.kind.label(puzzle, path[-1]))
        name = self.kind.label(puzzle, undone)
        if is_complete(puzzle, (*path, undone)):
            return tell("plain-solution-left", name=name)
        if account.tried == 0:
            return tell("plain-dead-end", name=name)
        return tell("plain-exhausted", name=name, every=every)

    def rank_candidates(self, puzzle: P, state: State) -> Iterator[Ranked]:
        """Yield the candidates for the next choice, in order; none for the first of a path."""
        path, undone = state
        if self.kind.moves and not path:
            return
        looked = self.candidates(puzzle, state, len(path))
        passed = next((at for at, one in enumerate(looked) if one.choice == undone), -1)
        passed = -1 if undone is None else passed
        found = False
        for at, (choice, reason) in enumerate(looked):
            if choice is None:
                continue
            number = self.rank(puzzle, path, choice, at + 1)
            if reason is not None:
                yield Ranked(choice, number, "refused")
            elif at <= passed:
                yield Ranked(choice, number, "undone" if at == passed else "tried")
            else:
                yield Ranked(choice, number, "open" if found else "next")
                found = True

    def rank(self, puzzle: P, path: Sequence[int], choice: int, place: int) -> int:
        """The number that is shown at a candidate: its place among all of them, from 1."""
        return place

    def tell_refused(self, puzzle: P, state: State, account: Account) -> str:
        """Say which candidates the last event refused, by their reasons; "" for none.

        At an undo they were refused below the choice that was taken back: all of them, or those
        after the last one tried. Of many reasons those of looking ahead come first, and the rest
        are only counted: the board doesn't show what looking ahead ruled out.
        """
        if self.kind.tell_no_loss(puzzle):
            return ""
        groups: dict[str, list[int | None]] = {}
        for choice, reason in account.refused:
            groups.setdefault(reason or "", []).append(choice)
        shown = [*groups]
        if len(groups) > MOST_REASONS:
            ahead = [reason for reason in groups if looks_ahead(reason)]
            others = [reason for reason in groups if reason not in ahead]
            shown = [*ahead[:MOST_CAUSES], *others[: max(0, MOST_REASONS - 1 - len(ahead))]]
        told = [self.tell_reason(puzzle, reason, groups[reason]) for reason in shown]
        left = len(account.refused) - sum(len(groups[reason]) for reason in shown)
        if left:
            told.append(tell("search-refused-left", number=left))
        said = " ".join(told)
        if not said or self.names_places:
            return said
        if state.undone is None:
            return tell("search-refused-before", reasons=said)
        name = self.kind.label(puzzle, state.undone)
        about = {"name": name, "tried": account.tried, "reasons": said}
        return tell("search-refused-beyond", moves=self.kind.moves, **about)

    def tell_reason(self, puzzle: P, reason: str, choices: Sequence[int | None]) -> str:
        """Say that candidates were refused for a reason; None stands for one without a choice."""
        return tell("search-refused", names=self.name_all(puzzle, choices), reason=reason)

    def name_all(self, puzzle: P, choices: Sequence[int | None]) -> list[str]:
        return [self.kind.label(puzzle, choice) for choice in choices if choice is not None]

    def name_places(self, puzzle: P, choices: Sequence[int | None]) -> list[str]:
        """The names of the choices' places, each once."""
        names = (self.kind.name_place(puzzle, one) for one in choices if one is not None)
        return list(dict.fromkeys(names))

    def rivals(self, puzzle: P, path: Sequence[int], choice: int) -> Iterable[int]:
        """Return choices after a path, `choice` among them, of which each solution has one."""
        if not self.kind.any_order:
            return puzzle.choices(path)
        spot = self.spot(puzzle, choice)
        return [other for other in puzzle.choices(path) if self.spot(puzzle, other) == spot]

    def spot(self, puzzle: P, choice: int) -> int:
        """The place that a choice fills, for a puzzle whose places can be filled in any order."""
        return self.kind.place(puzzle, choice)

    def rebut(self, puzzle: P, path: Sequence[int], choice: int) -> str | None:
        """Say what is still possible at a place; None if that is not known."""
        return None

    def candidates(self, puzzle: P, state: State, length: int) -> Sequence[Candidate]:
        """The candidates after the first `length` choices of a state's path, in order."""
        return look_below(puzzle, tuple(state.path[:length]))

    def level(self, puzzle: P, state: State, length: int) -> Level:
        """The choices after the first `length` of a state's path, and how many have been tried."""
        path, undone = state
        choices = tuple(below(puzzle, path[:length]))
        if length < len(path):
            return Level(choices, choices.index(path[length]))
        return Level(choices, 0 if undone is None else choices.index(undone) + 1)

    def tell_unseen(self, puzzle: P, path: Sequence[int], choice: int) -> str:
        """Say in a sentence why a choice is not even looked at after a path."""
        place = self.kind.place(puzzle, choice)
        for other in path:
            if self.kind.place(puzzle, other) == place:
                return tell("search-taken", choice=self.kind.label(puzzle, other))
        return tell("search-unseen", choice=self.kind.label(puzzle, choice))


def looks_ahead(reason: str) -> bool:
    """Tell whether a candidate was refused by looking ahead."""
    key, _ = trace(reason)
    return "-ahead-" in key or "-dead-" in key
