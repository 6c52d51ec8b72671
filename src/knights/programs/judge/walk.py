"""The first fault of a search and its step, found by going through its run once more.

Only a program that came to a wrong end, or to none, is examined: a program that finds the solution
may search in a way that is not foreseen here.
"""

from collections.abc import Sequence
from typing import Any

from knights.language import tell, together
from knights.programs.answer.finding import Finding, Mistake
from knights.programs.read.candidates import Found
from knights.programs.read.facts import Facts, printed_after
from knights.programs.read.reading import Event, find_mains
from knights.programs.read.run_events import ODD, PLACE, UNDO, Story
from knights.programs.watch.moment import write
from knights.programs.watch.run import RETURN, RETURNS, Run
from knights.puzzles.task import Shape, Task

# The lowest bits of a call's end that returned True.
SUCCEEDED = RETURN + RETURNS[True]


class Rules:
    """The rules of a task, remembered pair by pair: which choices may stand together."""

    def __init__(self, task: Task, shape: Shape) -> None:
        self.task = task
        self.once = shape.kind != "path"  # each choice has a place of its own
        self.friends: dict[int, set[int]] = {}  # for each choice, those that it may come after

    def conflict(self, path: Sequence[int]) -> str | None:
        """Return the rule that a path's last choice breaks; the others break none."""
        last = path[-1]
        friends = self.friends.setdefault(last, set())
        if self.task.ordered:  # only the last but one matters, and repeats
            near = path[-2:-1]
            known = near and near[0] in friends
            if known and (self.once or path.index(last) == len(path) - 1):
                return None
        else:
            near = path[:-1]
            if near and friends.issuperset(near):
                return None
        told = self.task.conflict(path[:-1], last)
        if told is None:
            friends.update(near)
        return told


class Walk:
    """Goes through a run with its open calls, and finds the first fault."""

    def __init__(self, run: Run, found: Found, task: Task, story: Story, facts: Facts) -> None:
        self.run, self.task, self.found, self.story = run, task, found, story
        self.solved = facts.solved[-1:]  # the last step at which a solution stood
        self.rules = Rules(task, found.shape)
        self.seen = 0  # calls and returns so far
        self.next = 0  # the step before which the next of them comes
        self.calls = 0
        self.begun: dict[int, int] = {}  # how many choices stood when each open call began
        self.call: int | None = None  # the innermost
        self.succeeded: set[int] = set()  # calls that returned True: their choices may stand
        self.path: list[int] = []
        self.owners: list[int | None] = []  # the call that placed each choice
        self.places: list[int] = []  # and the event that did
        self.tried = [0]  # by length of path: choices tried there, as bits
        self.back: int | None = None  # the last event that took something back

    def find(self) -> Finding | None:
        """Find the first fault."""
        if self.found.remade:
            return self.find_broken()
        story, path = self.story, self.path
        events = zip(story.steps, story.choices, story.sorts, strict=True)
        for index, (step, choice, sort) in enumerate(events):
            if step >= self.next:
                self.follow_calls(step)
            finding = self.look_at_claim(index, step) if self.task.is_whole(path) else None
            if finding is not None:
                return finding
            if sort == PLACE:
                finding = self.look_at_place(index, choice)
                self.tried[-1] |= 1 << choice
                self.tried.append(0)
                path.append(choice)
                self.owners.append(self.call)
                self.places.append(index)
            elif sort == UNDO:
                self.drop()
                self.back = index
            else:
                finding = self.look(index)
            if finding is not None:
                return finding
        return self.look_at_claim(len(story), len(self.run.log), at_end=True)

    def find_broken(self) -> Finding | None:
        """Find the first choice that breaks a rule, if each call has its own copy of the path."""
        path, story = self.path, self.story
        for index, (step, choice, sort) in enumerate(
            zip(story.steps, story.choices, story.bare, strict=True)
        ):
            if sort == ODD:
                return self.look(index)
            if sort != PLACE:
                path.remove(~choice)
                continue
            path.append(choice)
            told = self.rules.conflict(path)
            if told is not None and (self.task.is_whole(path) or self.goes_on(index)):
                return Finding("move", told, step, choice)
        return None

    def goes_on(self, index: int) -> bool:
        """Tell whether the next event places a choice upon this one."""
        return self.story.bare[index + 1 : index + 2] == bytes([PLACE])

    def drop(self) -> None:
        self.tried.pop()
        self.path.pop()
        self.owners.pop()
        self.places.pop()

    def follow_calls(self, step: int) -> None:
        """Begin and end the calls up to a step."""
        packed, begun, standing = self.run.calls.packed, self.begun, len(self.path)
        seen, count, most = self.seen, len(packed), (step + 1) << 4
        while seen < count and packed[seen] < most:
            if packed[seen] & 15 < RETURN:
                begun[self.calls] = standing
                self.calls += 1
            elif begun:
                ended, _ = begun.popitem()
                if packed[seen] & 15 == SUCCEEDED:
                    self.succeeded.add(ended)
            seen += 1
        self.seen = seen
        self.next = packed[seen] >> 4 if seen < count else len(self.run.log) + 1
        self.call = next(reversed(begun), None)

    def name(self, choice: int) -> str:
        """Return a choice's name on our board, and its place in the program."""
        label, cell = self.task.label(choice), self.cell(choice)
        return label if cell is None else f"{label} ({cell})"

    def cell(self, choice: int) -> str | None:
        """Return the place on a board where the program keeps a choice."""
        key = self.story.keys.get(choice)
        if not self.task.numbered or not isinstance(key, tuple):
            return None
        lists = self.run.log.made[min(find_mains(self.run.log, self.found))].kind == "list"
        place = "][".join(map(str, key)) if lists else f"{key[0]}, {key[1]}"
        return f"{self.found.name}[{place}]"

    def look(self, index: int) -> Finding | None:
        """Check an event that neither places a choice nor takes back the last one."""
        event = self.story.event(index)
        if event.negative and event.sort in ("place", "again", "odd"):
            known = event.choice >= 0
            name = self.name(event.choice) if known else ""
            return find("wrap", event, tell("own-step-wrap", known=known, choice=name))
        if event.sort == "again":
            return self.look_at_again(event, self.story.value_before(index))
        if event.sort == "odd":
            told = self.task.odd(self.found.shape, self.story.odd_keys[index], write(event.value))
            return find("off", event, told, has_choice=False)
        return self.take_back(event)

    def look_at_again(self, event: Event, old: Any) -> Finding | None:
        new, name = event.value, self.name(event.choice)
        told = tell(
            "own-step-same" if old == new else "own-step-over",
            choice=name,
            old=repr(old),
            new=repr(new),
        )
        return find("twice", event, told)

    def look_at_place(self, index: int, choice: int) -> Finding | None:
        """Find a fault in placing a choice, or in the one before it."""
        path, call, event = self.path, self.call, self.story.event
        stale = self.find_stale(index) if path else None
        if stale is not None:
            return self.tell_stale(event(index), stale)
        if call is not None and len(path) < self.begun[call] and self.back is not None:
            return self.tell_too_much(event(self.back))
        tried = self.tried[-1]
        if not tried and path:  # the first choice upon the last: the last is final, so check it
            finding = self.check_last(index)
            if finding is not None:
                return finding
        # If 0 is both a row and an empty place, taking a queen back looks like placing one.
        unclear = self.found.shape.kind == "list" and self.story.value(index) == 0
        if tried >> choice & 1 and not unclear:
            return find("repeats", event(index), tell("own-step-again", choice=self.name(choice)))
        return None

    def find_stale(self, index: int) -> int | None:
        """Find a choice that still stands but belongs to a call that has ended, or to this one.

        Without calls, it is one whose number is not less than the next number.
        """
        if self.call is not None:
            owner = self.owners[-1]
            over = owner not in self.begun and owner not in self.succeeded
            return self.path[-1] if owner is not None and (owner == self.call or over) else None
        if not self.task.numbered:
            return None
        value, last = self.story.value(index), self.story.value(self.places[-1])
        if is_number(value) and is_number(last) and last < value:
            return None  # checked for earlier ones when they came
        for choice, place in zip(self.path, self.places, strict=True):
            stands = self.story.value(place)
            if is_number(stands) and is_number(value) and stands >= value:
                return choice
        return None

    def tell_stale(self, event: Event, choice: int, behind: bool = False) -> Finding:
        """Say that a choice still stands; it was a dead end if no solution came since."""
        step = self.story.steps[self.places[self.path.index(choice)]]
        dead = not any(step <= solved for solved in self.solved)
        told = tell(
            "own-step-stays-behind" if behind else "own-step-stays",
            dead=dead,
            choice=self.name(choice),
            next=self.name(event.choice),
        )
        return find("not-taken-back", event, told, choice)

    def tell_stale_below(self, event: Event) -> Finding:
        name = self.name(event.choice)
        told = tell("own-step-stays-below", dead=not self.solved, choice=name)
        return find("not-taken-back", event, told)

    def tell_too_much(self, event: Event) -> Finding:
        told = tell("own-step-too-much", choice=self.name(event.choice))
        return find("taken-back-too-much", event, told)

    def check_last(self, index: int) -> Finding | None:
        """Find out whether the last choice, placed before an event, breaks a rule."""
        path = self.path
        told = self.rules.conflict(path)
        if told is None or self.leaves_out_moves():
            return None
        here, there = (self.cell(choice) for choice in [*self.path[-2:], *self.path[-1:]][:2])
        if here is not None and there is not None and len(path) > 1:
            told = together(told, tell("own-step-cells", here=here, there=there))
        mistake: Mistake = "move"
        if path[-1] in path[:-1]:
            mistake, told = "twice", together(told, tell("own-step-twice"))
        elif len(path) > 1 and self.task.wraps(path[-2], path[-1]):
            mistake = "wrap"
        return Finding(mistake, told, self.story.steps[index - 1], path[-1])

    def leaves_out_moves(self) -> bool:
        """Tell whether the numbers of the last two choices say that others come in between."""
        if not self.task.numbered:
            return False
        last = [self.story.value(place) for place in self.places[-2:]]
        return all(map(is_number, last)) and abs(last[0] - last[-1]) > 1

    def take_back(self, event: Event) -> Finding | None:
        if event.sort == "silent":
            if event.below and self.task.stale and not self.found.by_depth:
                return self.tell_stale_below(event)
            self.drop()
            return None
        above, owner = self.path[-1], self.owners[-1]
        if owner is not None and owner != self.call and owner not in self.begun:
            return self.tell_stale(event, above, behind=True)
        told = tell("own-step-order", choice=self.name(event.choice), next=self.name(above))
        return find("taken-back-too-much", event, told)

    def look_at_claim(self, index: int, step: int, at_end: bool = False) -> Finding | None:
        """Find a fault in a complete path that is printed, or left at the end."""
        if not index or not self.task.is_whole(self.path):
            return None
        # A stopped run may have been about to test it.
        left = at_end and self.run.ended != "stopped"
        if not left and not printed_after(self.run, self.story.steps[index - 1], step):
            return None
        return self.check_last(index)


def find(
    mistake: Mistake,
    event: Event,
    sentence: str,
    choice: int | None = None,
    has_choice: bool = True,
) -> Finding:
    """Make a finding at an event, with its choice or another."""
    shown = event.choice if choice is None else choice
    return Finding(mistake, sentence, event.step, shown if has_choice and shown >= 0 else None)


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
