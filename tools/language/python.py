"""Write sentences as a Python module: texts, and functions of their values."""

from collections.abc import Mapping

from tools.language.catalogue import Message, Parts, Room
from tools.language.expression import Writer


def write_module(room: Room) -> str:
    """Return the module of a room, for the library."""
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
    text = PYTHON.write_parts(message.parts, message.values)
    return f"lambda {', '.join(message.values)}: {text}" if message.values else text


class Python(Writer):
    value, length, word, helper = "{}", "len({})", "f.word({})", "f."
    case = "{text} if {one} == {other} else "
    quote = staticmethod(repr)

    def write_parts(self, parts: Parts, kinds: Mapping[str, str]) -> str:
        written = [repr(p) if isinstance(p, str) else self.write_value(p, kinds) for p in parts]
        return " + ".join(written) or "''"


PYTHON = Python()
