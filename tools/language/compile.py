"""Make all files from the catalogues, and compare the catalogues with each other."""

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from tools.language import python, typescript
from tools.language.catalogue import Choice, Message, Parts, Room, Shown, Wrong
from tools.language.read import read_language

ORIGIN = "en"  # the language that has all sentences; others fall back to it
LIBRARY = Path("src/knights/language")
PAGE = Path("web/language")
# Rooms that are loaded with a late part of the page; and one that index.html has in English.
DIALOGS = "dialogs"
LATE = (
    *(
        DIALOGS,
        "be",
        "bookmarks",
        "charts",
        "crowd",
        "editor",
        "find",
        "own",
        "play",
        "race",
        "record",
        "recording",
    ),
    "writing",
)
WRITTEN = "html"

Rooms = Mapping[str, Room]


def compile_all(root: Path) -> dict[Path, str]:
    """Return the files to be made, by their paths below the project's folder.

    Raises:
        Wrong: with the file and the line.
    """
    languages = read_all(root)
    first = languages[ORIGIN]
    made = {PAGE / "sentences.ts": typescript.write_types(first.values())}
    for code, rooms in languages.items():
        told = f'"""The sentences in the language {code!r}, made from language/{code}."""\n'
        made[LIBRARY / code / "__init__.py"] = told
        whole = [complete(rooms.get(room.name), room, code) for room in first.values()]
        for room in whole:
            if code == ORIGIN and room.name == WRITTEN:
                room.dialogs.clear()  # they are in index.html as all of it is
            if room.library:
                made[LIBRARY / code / f"{room.name}.py"] = python.write_module(room)
            if room.page:
                made[PAGE / code / f"{room.name}.ts"] = typescript.write_module(room)
        left = {*LATE, WRITTEN} if code == ORIGIN else set(LATE)
        dialogs = join_dialogs(room for room in whole if room.name not in left)
        if dialogs:
            made[PAGE / code / f"{DIALOGS}.ts"] = typescript.write_dialogs(code, dialogs)
        early = [room.name for room in whole if room.page and room.name not in left]
        made[PAGE / code / "index.ts"] = typescript.write_index(code, early)
    late = [name for name in LATE if PAGE / ORIGIN / f"{name}.ts" in made]
    made[PAGE / "languages.ts"] = typescript.write_languages(name_languages(languages), late)
    return made


def join_dialogs(rooms: Iterable[Room]) -> dict[str, Message]:
    """Return the sentences of the page's dialogs, from all rooms."""
    return {key: message for room in rooms for key, message in room.dialogs.items()}


def name_languages(languages: Mapping[str, Rooms]) -> dict[str, str]:
    """Return each language's own name, by its code; the origin comes first."""
    codes = sorted(languages, key=lambda code: (code != ORIGIN, code))
    return {code: read_name(languages[code], code) for code in codes}


def read_name(rooms: Rooms, code: str) -> str:
    message = rooms["language"].messages.get("language-name") if "language" in rooms else None
    return "".join(map(str, message.parts)) if message else code


def read_all(root: Path) -> Mapping[str, Rooms]:
    """Read the rooms of all languages, and compare them: only sentences may be missing."""
    folders = sorted(path for path in (root / "language").iterdir() if path.is_dir())
    languages = {folder.name: read_language(folder) for folder in folders}
    for code, rooms in languages.items():
        for told in disagree(rooms, languages[ORIGIN]):
            raise Wrong(f"language/{code}/{told}")
    return languages


def disagree(rooms: Rooms, origin: Rooms) -> Iterator[str]:
    """Yield sentences that the origin lacks, or whose values differ from the origin's."""
    for name, room in rooms.items():
        ours = origin[name].messages if name in origin else {}
        for key, message in room.messages.items():
            place = f"{name}.ftl:{message.line}: {key}"
            if key not in ours:
                yield f"{place} is not in language/{ORIGIN}/{name}.ftl"
                continue
            for value, kind in message.values.items():
                told = ours[key].values.get(value)
                if told is None or kind not in (told, "text"):
                    yield f"{place}: ${value} is {told or 'nothing'} in {ORIGIN}, and a {kind} here"


def missing(rooms: Rooms, origin: Rooms) -> list[str]:
    """Return the keys of sentences that a language lacks."""
    told = {key for room in rooms.values() for key in room.messages}
    return [key for room in origin.values() for key in room.messages if key not in told]


def unchanged(rooms: Rooms, origin: Rooms) -> list[str]:
    """Return the keys of sentences with words that are the same as in the origin."""
    if rooms is origin:
        return []
    told = {key: message.parts for room in rooms.values() for key, message in room.messages.items()}
    return [
        key
        for room in origin.values()
        for key, message in room.messages.items()
        if told.get(key) == message.parts and has_words(message.parts)
    ]


def has_words(parts: Parts) -> bool:
    """Tell whether there is anything to translate: two letters in a row."""
    return any(
        has_words(part.default) if isinstance(part, Choice) else bool(re.search("[a-z]{2}", part))
        for part in parts
        if not isinstance(part, Shown)
    )


def complete(room: Room | None, origin: Room, code: str) -> Room:
    """Return a room with all sentences of the origin, for the same places as there."""
    said = room.messages if room else {}

    def tell(messages: Mapping[str, Message]) -> dict[str, Message]:
        return {
            key: Message(key, said.get(key, message).parts, message.values, message.line)
            for key, message in messages.items()
        }

    return Room(code, origin.name, tell(origin.library), tell(origin.page), tell(origin.dialogs))


def stale(root: Path, made: Mapping[Path, str]) -> list[Path]:
    """Return the paths of files that differ from what would be made, or would not be made."""
    stand = {
        path.relative_to(root)
        for folder in (LIBRARY, PAGE)
        for path in (root / folder).glob("*/*.[pt]*")
        if path.suffix in (".py", ".ts")
    }
    old = [path for path in made if path not in stand and not (root / path).is_file()]
    changed = [
        path
        for path, text in made.items()
        if (root / path).is_file() and (root / path).read_text(encoding="utf-8") != text
    ]
    return sorted({*old, *changed, *(stand - made.keys())})
