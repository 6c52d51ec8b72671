"""Lists, dictionaries and sets that note what is written into them, and are otherwise as they were.

They are subclasses that replace a container as soon as the program makes it: so nothing else refers
to it, reading is as fast as Python's own, and `print` shows no difference. A change of a whole
container (`sort`, a slice) is noted place by place.
"""

import re
from collections.abc import Callable
from typing import Any

from knights.programs.watch.limits import Stop
from knights.programs.watch.log import (
    GONE,
    MIDDLE,
    MOST_CONTAINERS,
    ROOM,
    Kind,
    Log,
    Made,
    Watched,
    simplify,
)

# A container that is made with more items than this is no board.
MOST_HELD = 10_000

KINDS = (list, dict, set, tuple, str)

type Tick = Callable[[], object]


class Maker:
    """Makes the watched containers of one run; `tick` is called after each step."""

    def __init__(self, log: Log, tick: Tick) -> None:
        self.log, self.tick = log, tick
        self.list = make_list_class(self)
        self.dict = make_dict_class(self)
        self.set = make_set_class(self)

    def make(self, site: int, value: Any) -> Any:
        """Return a watched copy of a container that was just made; anything else unchanged."""
        kind = type(value)
        if kind not in KINDS or len(value) > MOST_HELD:
            return value
        if len(self.log.made) >= MOST_CONTAINERS:
            raise Stop("containers")
        if kind is tuple or kind is str:
            self.show(site, value)
        if kind is list:
            return self.watch(self.list(value), "list", site, list(value))
        if kind is dict:
            keys = list(value)
            return self.watch(self.dict(value), "dict", site, list(value.values()), keys)
        if kind is set:
            keys = list(value)
            return self.watch(self.set(value), "set", site, [True] * len(keys), keys)
        return value

    def show(self, site: int, value: tuple[Any, ...] | str) -> None:
        """Note a tuple or a text as a list of its parts: a text's parts are words or characters."""
        parts = list(map(simplify, value)) if isinstance(value, tuple) else split(value)
        self.log.made.append(Made("list", site, len(self.log), parts, []))
        self.note((len(self.log.made) - 1) * ROOM, 0)

    def watch(
        self, thing: Any, kind: Kind, site: int, held: list[Any], keys: list[Any] | None = None
    ) -> Any:
        log = self.log
        thing.number = len(log.made)
        thing.base = thing.number * ROOM + MIDDLE
        keys = [] if keys is None else keys
        if kind != "list":
            thing.places = {key: thing.base + index for index, key in enumerate(keys)}
            thing.keys_ = keys
        held = list(map(simplify, held))
        log.made.append(Made(kind, site, len(log), held, keys))
        self.note(thing.base - MIDDLE, 0)
        return thing

    def note(self, place: int, value: Any) -> None:
        """Note a step with any value; the value goes first, as finding its code may fail."""
        log = self.log
        try:
            log.values.append(value)
        except (TypeError, OverflowError):
            log.values.append(log.encode(value))
        log.places.append(place)
        self.tick()


def split(text: str) -> list[Any]:
    """Return a text's words, or the characters of its only word; numbers become integers."""
    words = re.findall(r"\w+", text)
    words = list(text.strip()) if len(words) == 1 and not words[0][1:2].isdigit() else words
    words = list(text) if text.isdigit() else words
    return [int(word) if word.isdecimal() else word for word in words]


def make_list_class(maker: Maker) -> Any:
    put, grow, cut = list.__setitem__, list.append, list.pop
    add_place, add_value = maker.log.places.append, maker.log.values.append
    tick, note, encode = maker.tick, maker.note, maker.log.encode

    change = make_changing(list, list, lambda now, before: note_list(now, before, note))

    class WatchedList(Watched, list[Any]):
        __slots__ = ("base", "number")

        def __setitem__(self, index: Any, value: Any) -> None:
            try:
                place = self.base + index
            except TypeError:  # a slice
                before = list(self)
                put(self, index, value)
                note_list(self, before, note)
                return
            put(self, index, value)
            try:
                add_value(value)
            except (TypeError, OverflowError):
                add_value(encode(value))
            add_place(place)
            tick()

        def append(self, value: Any) -> None:
            try:
                add_value(value)
            except (TypeError, OverflowError):
                add_value(encode(value))
            add_place(self.base + len(self))
            grow(self, value)
            tick()

        def pop(self, index: Any = -1) -> Any:
            if index != -1 and index != len(self) - 1:
                return pop_within(self, index)
            value = cut(self)
            add_value(GONE)
            add_place(self.base + len(self))
            tick()
            return value

        def __reduce_ex__(self, protocol: Any) -> Any:
            return list, (list(self),)

        __delitem__ = change("__delitem__")
        insert = change("insert")
        remove = change("remove")
        extend = change("extend")
        clear = change("clear")
        sort = change("sort")
        reverse = change("reverse")
        __iadd__ = change("__iadd__")
        __imul__ = change("__imul__")

    pop_within = change("pop")
    WatchedList.__name__ = WatchedList.__qualname__ = "list"
    return WatchedList


def note_list(now: Any, before: list[Any], note: Callable[[int, Any], None]) -> None:
    """Note each place of a list that differs from before; removed places first, from the end."""
    for index in reversed(range(len(now), len(before))):
        note(now.base + index, GONE)
    for index, value in enumerate(now):
        if index >= len(before) or before[index] is not value:
            note(now.base + index, value)


def make_dict_class(maker: Maker) -> Any:
    put, note, tick, encode = dict.__setitem__, maker.note, maker.tick, maker.log.encode
    add_place, add_value = maker.log.places.append, maker.log.values.append

    change = make_changing(dict, dict, lambda now, before: note_keys(now, before, dict(now), note))

    class WatchedDict(Watched, dict[Any, Any]):
        __slots__ = ("base", "keys_", "number", "places")

        def __setitem__(self, key: Any, value: Any) -> None:
            put(self, key, value)
            place = self.places[key] if key in self.places else add_key(self, key)
            try:
                add_value(value)
            except (TypeError, OverflowError):
                add_value(encode(value))
            add_place(place)
            tick()

        def __reduce_ex__(self, protocol: Any) -> Any:
            return dict, (dict(self),)

        __delitem__ = change("__delitem__")
        pop = change("pop")
        popitem = change("popitem")
        clear = change("clear")
        update = change("update")
        setdefault = change("setdefault")
        __ior__ = change("__ior__")

    WatchedDict.__name__ = WatchedDict.__qualname__ = "dict"
    return WatchedDict


def make_set_class(maker: Maker) -> Any:
    note = maker.note

    def look(held: set[Any]) -> dict[Any, Any]:
        return dict.fromkeys(held, True)

    change = make_changing(set, look, lambda now, before: note_keys(now, before, look(now), note))

    class WatchedSet(Watched, set[Any]):
        __slots__ = ("base", "keys_", "number", "places")

        def add(self, key: Any) -> None:
            if key not in self:
                set.add(self, key)
                note(find_place(self, key), True)

        def remove(self, key: Any) -> None:
            set.remove(self, key)
            note(find_place(self, key), GONE)

        def discard(self, key: Any) -> None:
            if key in self:
                self.remove(key)

        def __repr__(self) -> str:
            return f"{{{', '.join(map(repr, self))}}}" if self else "set()"

        def __reduce_ex__(self, protocol: Any) -> Any:
            return set, (list(self),)

        pop = change("pop")
        clear = change("clear")
        update = change("update")
        difference_update = change("difference_update")
        intersection_update = change("intersection_update")
        symmetric_difference_update = change("symmetric_difference_update")
        __ior__ = change("__ior__")
        __isub__ = change("__isub__")
        __iand__ = change("__iand__")
        __ixor__ = change("__ixor__")

    WatchedSet.__name__ = WatchedSet.__qualname__ = "set"
    return WatchedSet


def make_changing[Held](
    kind: type, look: Callable[[Any], Held], tell: Callable[[Any, Held], None]
) -> Callable[[str], Callable[..., Any]]:
    """Return a wrapper that makes a method of a container tell what was there before it."""

    def change(name: str) -> Callable[..., Any]:
        plain = getattr(kind, name)

        def changed(self: Any, *given: Any, **named: Any) -> Any:
            before = look(self)
            try:
                return plain(self, *given, **named)
            finally:
                tell(self, before)

        return changed

    return change


def find_place(thing: Any, key: Any) -> int:
    place: int | None = thing.places.get(key)
    return add_key(thing, key) if place is None else place


def add_key(thing: Any, key: Any) -> int:
    """Give a key of a dictionary or a set the next number."""
    place: int = thing.base + len(thing.keys_)
    thing.places[key] = place
    thing.keys_.append(key)
    return place


def note_keys(
    thing: Any, before: dict[Any, Any], now: dict[Any, Any], note: Callable[[int, Any], None]
) -> None:
    for key in before:
        if key not in now:
            note(find_place(thing, key), GONE)
    for key, value in now.items():
        if key not in before or before[key] is not value:
            note(find_place(thing, key), value)
