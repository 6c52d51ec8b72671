"""Sentences as a module of Python: texts, and functions of their values."""

from collections.abc import Mapping

from tools.language.catalogue import Choice, Message, Part, Parts, Room, Shown


def write_module(room: Room) -> str:
    """The module of a room, for the library."""
    lines = "".join(
        f"    {key!r}: {write_sentence(message)},\n" for key, message in room.library.items()
    )
    return (
        f'"""Made from language/{room.code}/{room.name}.ftl by `python3 build.py language`."""\n\n'
        "from knights.language import Sentence\n"
        "from knights.language.forms import FORMS\n\n"
        f"f = FORMS[{room.code!r}]\n\n"
        f"SENTENCES: dict[str, Sentence] = {{\n{lines}}}\n"
    )


def write_sentence(message: Message) -> str:
    text = write_parts(message.parts, message.values)
    return f"lambda {', '.join(message.values)}: {text}" if message.values else text


def write_parts(parts: Parts, kinds: Mapping[str, str]) -> str:
    return " + ".join(write_part(part, kinds) for part in parts) or "''"


def write_part(part: Part, kinds: Mapping[str, str]) -> str:
    match part:
        case Shown(name, ("and" | "or") as link, options):
            return f"f.row({', '.join([name, repr(link), *map(str, options)])})"
        case Shown(name, "text") if kinds[name] != "number":
            return f"f.show({name})"
        case Shown(name, _, options):
            number = f"len({name})" if kinds[name] == "list" else name
            return f"f.number({', '.join([number, *map(str, options)])})"
        case Choice():
            return write_choice(part, kinds)
    return repr(part)


def write_choice(choice: Choice, kinds: Mapping[str, str]) -> str:
    """A text for each case, first those of a number itself."""
    number = f"len({choice.name})" if choice.by == "count" else choice.name
    text = ""
    for key, parts in sorted(choice.cases, key=lambda case: isinstance(case[0], str)):
        if isinstance(key, int):
            test = f"{number} == {key}"
        elif choice.by == "text":
            test = f"f.word({choice.name}) == {key!r}"
        else:
            test = f"f.plural({number}) == {key!r}"
        text += f"{write_parts(parts, kinds)} if {test} else "
    return f"({text}{write_parts(choice.default, kinds)})"
