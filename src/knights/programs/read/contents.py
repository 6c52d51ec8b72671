"""Contents of a run's containers at a step, forwards only.

Steps that nobody asks about cost next to nothing: their writes are made all at once.
"""

from itertools import count
from typing import Any

from knights.programs.watch.log import ABSENT, MIDDLE, ROOM, Log, Ref


class Contents:
    """Contents of all containers after `kept` steps, as codes by place."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.kept = 0
        self.codes: dict[int, int] = {}

    def come_to(self, step: int) -> None:
        """Make the writes up to a step; none of their indices may count from the end."""
        log, part = self.log, slice(self.kept, step)
        self.codes.update(
            zip(memoryview(log.places)[part], memoryview(log.values)[part], strict=True)
        )
        self.kept = step

    def write(self) -> tuple[int, Any, Any, Any, bool]:
        """Make the next write.

        Return the container, the key, the old and the new value, and whether the index counted
        from the end.
        """
        place, code = self.log.places[self.kept], self.log.values[self.kept]
        number, index = divmod(place, ROOM)
        made, index = self.log.made[number], index - MIDDLE
        negative = index < 0
        if negative:
            index += self.count(number)
        old = self.get(number, index)
        self.codes[number * ROOM + MIDDLE + index] = code
        self.kept += 1
        key = index if made.kind == "list" else made.keys[index]
        return number, key, old, self.log.decode(code), negative

    def advance(self) -> int:
        """Make the next step, and return the container that it is about."""
        number, index = divmod(self.log.places[self.kept], ROOM)
        if index:
            self.write()
        else:
            self.kept += 1
        return number

    def read(self, number: int) -> Any:
        """Return what a container holds, its inner containers included."""
        held = {
            key: self.read(value.number) if isinstance(value, Ref) else value
            for key, value in self.hold(number).items()
        }
        kind = self.log.made[number].kind
        return list(held.values()) if kind == "list" else held if kind == "dict" else set(held)

    def get(self, number: int, index: int) -> Any:
        code = self.codes.get(number * ROOM + MIDDLE + index)
        if code is not None:
            return self.log.decode(code)
        held = self.log.made[number].held
        return held[index] if 0 <= index < len(held) else ABSENT

    def count(self, number: int) -> int:
        """Return the length of a list."""
        length = len(self.log.made[number].held)
        while length and self.get(number, length - 1) is ABSENT:
            length -= 1
        while self.get(number, length) is not ABSENT:
            length += 1
        return length

    def hold(self, number: int) -> dict[Any, Any]:
        """Return what a container holds, by index or key."""
        made = self.log.made[number]
        if made.kind == "list":
            return self.hold_list(number)
        held = {key: self.get(number, index) for index, key in enumerate(made.keys)}
        return {key: value for key, value in held.items() if value is not ABSENT}

    def hold_list(self, number: int) -> dict[Any, Any]:
        """Return what a list holds; a list has no gaps, so the first absent place ends it."""
        held, written, base = self.log.made[number].held, self.codes.get, number * ROOM + MIDDLE
        found: dict[Any, Any] = {}
        for index in count():
            code = written(base + index)
            if code is not None:
                value = self.log.decode(code)
            else:
                value = held[index] if index < len(held) else ABSENT
            if value is ABSENT:
                break
            found[index] = value
        return found
