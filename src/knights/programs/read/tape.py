"""Contents of a program's containers at any step: forwards, backwards, and straight to a step."""

from array import array
from itertools import takewhile
from typing import Any

from knights.programs.watch.log import GONE, MIDDLE, ROOM, Log, Ref

EVERY = 1 << 16  # steps between two moments that are kept whole
MOST_CELLS = 20_000  # most cells of a moment that is kept


class Tape:
    """Contents of the watched containers after `at` steps.

    The old values are worked out once, so that a step can be undone as fast as done. This takes
    8 bytes a step.
    """

    def __init__(self, log: Log) -> None:
        self.log = log
        self.at = 0
        self.cells: dict[int, int] = {}  # codes of values, by place
        self.olds = array("i")
        self.places = array("i")  # as in the log, but none counts from the end
        self.kept: list[dict[int, int]] = []
        self.wind()

    def wind(self) -> None:
        """Go through all steps once to find the old values; keep some moments whole."""
        log, cells, lengths = self.log, self.cells, {}
        add_old, add_place, get = self.olds.append, self.places.append, self.cells.get
        for step, (place, value) in enumerate(zip(log.places, log.values, strict=True)):
            if step % EVERY == 0 and len(cells) < MOST_CELLS:
                self.kept.append(dict(cells))
            if place % ROOM == 0:
                number = place // ROOM
                lengths[number] = len(log.made[number].held)
                self.lay(number)
                add_old(GONE)
                add_place(place)
                continue
            if place % ROOM < MIDDLE:
                place += lengths[place // ROOM]
            old = get(place, GONE)
            if value == GONE:
                cells.pop(place, None)
                lengths[place // ROOM] -= 1
            else:
                cells[place] = value
                lengths[place // ROOM] += old == GONE
            add_old(old)
            add_place(place)
        self.at = len(log)

    def lay(self, number: int) -> None:
        """Put in what a container held when it was made."""
        base = number * ROOM + MIDDLE
        for index, value in enumerate(self.log.made[number].held):
            self.cells[base + index] = encode(self.log, value)

    def lift(self, number: int) -> None:
        base = number * ROOM + MIDDLE
        for index in range(len(self.log.made[number].held)):
            self.cells.pop(base + index, None)

    def seek(self, step: int) -> "Tape":
        """Go to the moment after `step` steps.

        Raises:
            ValueError: when there are fewer steps.
        """
        if not 0 <= step <= len(self.log):
            raise ValueError(f"step {step}: there are {len(self.log)}")
        near = min(step // EVERY, len(self.kept) - 1)
        if near >= 0 and abs(step - self.at) > step - near * EVERY:
            self.cells, self.at = dict(self.kept[near]), near * EVERY
        while self.at < step:
            self.forward()
        while self.at > step:
            self.back()
        return self

    def forward(self) -> None:
        place, value = self.places[self.at], self.log.values[self.at]
        if place % ROOM == 0:
            self.lay(place // ROOM)
        else:
            self.put(place, value)
        self.at += 1

    def back(self) -> None:
        self.at -= 1
        place = self.places[self.at]
        if place % ROOM == 0:
            self.lift(place // ROOM)
        else:
            self.put(place, self.olds[self.at])

    def put(self, place: int, code: int) -> None:
        if code == GONE:
            self.cells.pop(place, None)
        else:
            self.cells[place] = code

    def refs(self, number: int) -> list[int]:
        """Return the numbers of the containers that a list holds now."""
        codes = (self.cells.get(number * ROOM + MIDDLE + index) for index in range(ROOM - MIDDLE))
        held = takewhile(lambda code: code is not None, codes)
        values = (self.log.decode(code) for code in held if code is not None)
        return [value.number for value in values if isinstance(value, Ref)]

    def read(self, number: int) -> Any:
        """Return what a container holds now, its inner containers included."""
        made, base = self.log.made[number], number * ROOM + MIDDLE
        most = len(made.keys) if made.kind != "list" else ROOM - MIDDLE
        held = {}
        for index in range(most):
            code = self.cells.get(base + index)
            if code is None:
                if made.kind == "list":
                    break
                continue
            value = self.log.decode(code)
            held[index] = self.read(value.number) if isinstance(value, Ref) else value
        if made.kind == "list":
            return list(held.values())
        named = {made.keys[index]: value for index, value in held.items()}
        return named if made.kind == "dict" else set(named)


def encode(log: Log, value: Any) -> int:
    """Return the code of a value that a container held when it was made."""
    if type(value) is int and GONE + (1 << 20) < value < 1 << 31:
        return value
    return log.encode(value)
