"""What is wrong with a search, at which step: found by going through it once more.

Only a program that came to a wrong end, or to none, is looked at: whoever finds what is to be found
may do it in a way that is never foreseen here.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from knights.programs.facts import printed_after
from knights.programs.finding import Found
from knights.programs.reading import Event, Reading, find_mains
from knights.programs.watch import Run
from knights.puzzles.task import Task

type Mistake = Literal[
    "error",
    "move",
    "wrap",
    "off",
    "twice",
    "not-taken-back",
    "taken-back-too-much",
    "refused",
    "repeats",
    "loop",
    "depth",
    "gives-up",
    "stops-early",
    "goes-on",
    "erased",
    "not-returned",
    "numbers",
    "count",
    "same-list",
    "shared-rows",
    "limit",
    "nothing",
]


@dataclass(frozen=True)
class Finding:
    """What is wrong: a name for it, a sentence, the step, the choice and the line, where known."""

    mistake: Mistake
    sentence: str
    step: int | None = None
    choice: int | None = None
    line: int | None = None


class Walk:
    """Goes through a run with the calls that are open, and tells the first thing that is wrong."""

    def __init__(self, run: Run, found: Found, task: Task) -> None:
        self.run, self.task, self.found = run, task, found
        self.keys: dict[int, Any] = {}  # where the program keeps each choice
        self.reading = Reading(run.log, found, task)
        self.seat = found.seat
        self.seen = 0  # calls and returns so far
        self.calls = 0
        self.open: list[int] = []
        self.begun: dict[int, int] = {}  # of each open call: how many choices stood
        self.path: list[int] = []
        self.owners: list[int | None] = []
        self.values: list[object] = []
        self.tried: list[set[int]] = [set()]
        self.checked = 0
        self.back: Event | None = None  # the last that was taken back
        self.last = -1

    def find(self) -> Finding | None:
        for event in self.reading.events():
            self.follow_calls(event.step)
            finding = self.look(event)
            if finding is not None:
                return finding
            self.last = event.step
        return self.look_at_claim(len(self.run.log), at_end=True)

    def follow_calls(self, step: int) -> None:
        calls = self.run.calls
        while self.seen < len(calls):
            at, what = calls[self.seen]
            if at > step:
                break
            if what >= 0:
                self.open.append(self.calls)
                self.begun[self.calls] = len(self.path)
                self.calls += 1
            elif self.open:
                del self.begun[self.open.pop()]
            self.seen += 1

    @property
    def call(self) -> int | None:
        return self.open[-1] if self.open else None

    def name(self, choice: int) -> str:
        """A choice as it is called on our board, and in the program."""
        label, cell = self.task.label(self.seat(choice)), self.cell(choice)
        return label if cell is None else f"{label} ({cell})"

    def cell(self, choice: int) -> str | None:
        """Where the program keeps a choice, on a board."""
        key = self.keys.get(choice)
        if not self.task.numbered or not isinstance(key, tuple):
            return None
        lists = self.run.log.made[min(find_mains(self.run.log, self.found))].kind == "list"
        place = "][".join(map(str, key)) if lists else f"{key[0]}, {key[1]}"
        return f"{self.found.name}[{place}]"

    def look(self, event: Event) -> Finding | None:
        """Follow one event; say what is wrong with it."""
        self.keys[event.choice] = event.key
        finding = self.look_at_claim(event.step)
        if finding is not None:
            return finding
        if event.negative and event.sort in ("place", "again", "odd"):
            where = f"on {self.name(event.choice)}" if event.choice >= 0 else "somewhere"
            return self.tell(
                "wrap",
                event,
                f"An index below 0 is used: Python counts it from the end, so this stands {where}"
                " without any error. Test for `>= 0`, too.",
            )
        if event.sort == "place":
            return self.place(event)
        if event.sort == "again":
            return self.look_at_again(event)
        if event.sort == "odd":
            return self.tell("off", event, f"{event.value!r} is off the board.", False)
        return self.take_back(event)

    def look_at_again(self, event: Event) -> Finding | None:
        (old, new), name = event.value, self.name(event.choice)
        if old == new:
            told = (
                f"{name} holds {old!r}, and {new!r} is written there again: whatever takes it back"
            )
            return self.tell("twice", event, f"{told} must write what stood there before.")
        told = f"{name} holds {old!r} already, and is overwritten by {new!r}"
        return self.tell("twice", event, f"{told}: the square is taken twice.")

    def place(self, event: Event) -> Finding | None:
        finding = self.look_at_stale(event) or self.look_at_missing(event) or self.look_below()
        if finding is not None:
            return finding
        if event.choice in self.tried[-1]:
            return self.tell(
                "repeats",
                event,
                f"{self.name(event.choice)} is tried again at the very place where it has been"
                " tried before: so the search goes round for ever. It must remember which"
                " candidate comes next.",
            )
        self.tried[-1].add(event.choice)
        self.tried.append(set())
        self.path.append(event.choice)
        self.owners.append(self.call)
        self.values.append(event.value)
        return None

    def look_at_stale(self, event: Event) -> Finding | None:
        """Whether something still stands that belongs to a call that has ended, or to this one."""
        if not self.path:
            return None
        owner, call = self.owners[-1], self.call
        if call is not None and owner is not None and (owner == call or owner not in self.begun):
            return self.tell_stale(event, self.path[-1])
        if call is None and self.task.numbered:
            for choice, value in zip(self.path, self.values, strict=True):
                if is_number(value) and is_number(event.value) and value >= event.value:
                    return self.tell_stale(event, choice)
        return None

    def tell_stale(self, event: Event, choice: int) -> Finding:
        name = self.name(choice)
        return self.tell(
            "not-taken-back",
            event,
            f"{name} was a dead end, but is not taken back: it still stands when"
            f" {self.name(event.choice)} is placed.",
            choice=choice,
        )

    def tell_stale_below(self, event: Event) -> Finding:
        return self.tell(
            "not-taken-back",
            event,
            f"{self.name(event.choice)} led nowhere, but is not taken back: it still stands when a"
            " choice before it is made anew.",
        )

    def look_at_missing(self, event: Event) -> Finding | None:
        """Whether what led to this call has been taken back already."""
        call = self.call
        if call is None or len(self.path) >= self.begun[call] or self.back is None:
            return None
        return self.tell_too_much(self.back)

    def tell_too_much(self, event: Event) -> Finding:
        return self.tell(
            "taken-back-too-much",
            event,
            f"{self.name(event.choice)} is taken back, but the search still goes on below it:"
            " take back exactly what was placed last.",
        )

    def look_below(self) -> Finding | None:
        """Whether the last choice, on which another is built now, breaks a rule."""
        if self.checked >= len(self.path):
            return None
        self.checked = len(self.path)
        return self.check_last(self.last)

    def check_last(self, step: int) -> Finding | None:
        path = [self.seat(choice) for choice in self.path]
        told = self.task.conflict(path[:-1], path[-1]) if path else None
        if told is None:
            return None
        here, there = (self.cell(choice) for choice in [*self.path[-2:], *self.path[-1:]][:2])
        if here is not None and there is not None and len(path) > 1:
            told += f" In the program that is {here}, then {there}."
        mistake: Mistake = "move"
        if path[-1] in path[:-1]:
            mistake, told = "twice", f"{told} It comes twice."
        elif "from the end" in told:
            mistake = "wrap"
        return Finding(mistake, told, step, path[-1])

    def take_back(self, event: Event) -> Finding | None:
        if event.sort == "silent" and event.below and self.task.stale:
            return self.tell_stale_below(event)
        if not event.below or event.sort == "silent":
            self.drop(len(self.path) - 1)
            if event.sort == "undo":
                self.back = event
            return None
        above, owner = self.path[-1], self.owners[-1]
        if owner is not None and owner != self.call and owner not in self.begun:
            return self.tell(
                "not-taken-back",
                event,
                f"{self.name(above)} was a dead end, but is not taken back: it still stands when"
                f" {self.name(event.choice)}, which came before it, is.",
                choice=above,
            )
        return self.tell(
            "taken-back-too-much",
            event,
            f"{self.name(event.choice)} is taken back, though {self.name(above)}, which came after"
            " it, still stands: take back exactly what was placed last.",
        )

    def drop(self, length: int) -> None:
        del self.path[length:], self.owners[length:], self.values[length:]
        del self.tried[length + 1 :]
        self.checked = min(self.checked, length)

    def look_at_claim(self, step: int, at_end: bool = False) -> Finding | None:
        """Whether a complete path that is printed, or left at the end, is no solution."""
        if len(self.path) != self.task.puzzle.length or self.last < 0:
            return None
        # A run that was stopped may have been about to test it.
        left = at_end and self.run.ended != "stopped"
        if not left and not printed_after(self.run, self.last, step):
            return None
        return self.check_last(self.last)

    def tell(
        self,
        mistake: Mistake,
        event: Event,
        sentence: str,
        has_choice: bool = True,
        choice: int | None = None,
    ) -> Finding:
        shown = event.choice if choice is None else choice
        has_place = has_choice and shown >= 0
        return Finding(mistake, sentence, event.step, self.seat(shown) if has_place else None)


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def find_refused(run: Run, found: Found, task: Task, solution: Sequence[int]) -> Finding | None:
    """The choice that leads to a solution and was never tried, where all before it stood."""
    reading, seat = Reading(run.log, found, task), found.seat
    wanted, standing = set(solution), reading.standing
    length, step, tried = 0, 0, None
    for event in reading.events():
        if event.sort != "place":
            continue
        path = [seat(choice) for choice in standing]
        if fits(path, solution, wanted, task):
            if len(path) > length:
                length, step, tried = len(path), event.step, None
        elif tried is None and len(path) == length + 1 and wanted.issuperset(path[:-1]):
            tried = path[-1]
    missed = find_missed(solution, length, tried, task)
    if missed is None:
        return None
    way = " ".join(task.label(choice) for choice in solution[:length]) or "the empty board"
    return Finding(
        "refused",
        f"{task.label(missed)} is refused, or never looked at, after {cut_way(way)}: but a"
        f" {task.noun} goes on from there.",
        step,
        missed,
    )


def find_missed(solution: Sequence[int], length: int, tried: int | None, task: Task) -> int | None:
    """The choice of the solution that should have come next, or in the place of what was tried."""
    if length >= len(solution):
        return None
    if tried is not None and not task.ordered:
        for choice in solution:
            if task.place(choice) == task.place(tried):
                return choice
    return solution[length]


def cut_way(way: str) -> str:
    return way if len(way) < 60 else f"{way[:28]} ... {way[-28:]}"


def fits(path: Sequence[int], solution: Sequence[int], wanted: set[int], task: Task) -> bool:
    if task.ordered:
        return len(path) <= len(solution) and list(solution[: len(path)]) == list(path)
    return wanted.issuperset(path)
