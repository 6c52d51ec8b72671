"""Write sentences as a TypeScript module, and the types of their values."""

import json
import re
from collections.abc import Iterable, Mapping
from itertools import takewhile

from tools.language.catalogue import Choice, Message, Part, Parts, Room
from tools.language.expression import Writer
from tools.language.read import join

TYPES = {
    "text": "string | number | boolean",
    "number": "number",
    "list": "readonly (string | number)[]",
}
HELPERS = ("number", "plural", "row", "show")


def write_module(room: Room) -> str:
    """Return the module of a room for the page, without the sentences of its dialogs."""
    told = {key: message for key, message in room.page.items() if key not in room.dialogs}
    return write_sentences(f"{room.code}/{room.name}.ftl", room.code, f'"{room.name}"', told)


def write_dialogs(code: str, told: Mapping[str, Message]) -> str:
    """Return the module with all sentences of the page's dialogs."""
    return write_sentences(code, code, "string", told)


def write_sentences(source: str, code: str, name: str, told: Mapping[str, Message]) -> str:
    """Return a module of sentences, which belong to the room `name`, or to any."""
    lines = "".join(
        f"  {json.dumps(key)}: {write_sentence(message)},\n" for key, message in told.items()
    )
    used = [name for name in HELPERS if re.search(rf"[{{ (]{name}\(", lines)]
    return (
        f"// Made from language/{source} by `python3 build.py language`.\n"
        + (
            'import { forms } from "../forms.ts";\n'
            'import type { Room } from "../sentences.ts";\n\n'
            f'const {{ {", ".join(used)} }} = forms("{code}");\n'
            if used
            else 'import type { Room } from "../sentences.ts";\n'
        )
        + f"\nexport default {{\n{lines}}} satisfies Room<{name}>;\n"
    )


def write_index(code: str, rooms: Iterable[str]) -> str:
    """Return the module with all sentences that the page needs from the beginning."""
    names = list(rooms)
    imports = "".join(f'import {name} from "./{name}.ts";\n' for name in names)
    rest = "".join(f"  ...{name},\n" for name in names)
    told = f"// Made from language/{code} by `python3 build.py language`."
    return f"{told}\n{imports}\nexport default {{\n{rest}}};\n"


def write_languages(names: Mapping[str, str], late: Iterable[str]) -> str:
    """Return the module that lists all languages, and loads their sentences."""
    parts = ["index", *late]
    lines = ""
    for code, name in names.items():
        comes = "".join(f'    {part}: () => import("./{code}/{part}.ts"),\n' for part in parts)
        lines += f"  {code}: {{\n    name: {json.dumps(name, ensure_ascii=False)},\n{comes}  }},\n"
    wanted = " | ".join(f'"{part}"' for part in parts)
    return (
        "// Made from language by `python3 build.py language`.\n\n"
        f"/** Files of sentences that come together. */\nexport type Part = {wanted};\n"
        "/** How they come. */\n"
        "type Sentences = Record<Part, () => Promise<{ default: object }>>;\n"
        "\n"
        "/** Each language by its code. */\n"
        "export const LANGUAGES: Record<string, Sentences & { name: string }> = {\n"
        f"{lines}}};\n"
    )


def write_types(rooms: Iterable[Room]) -> str:
    """Return the types of each sentence's values in the page."""
    plain = lines = ""
    for room in rooms:
        texts = [json.dumps(key) for key, message in room.page.items() if not message.values]
        plain += f"  | {' | '.join(texts)}\n" if texts else ""
        for key, message in room.page.items():
            values = "; ".join(f"{name}: {TYPES[kind]}" for name, kind in message.values.items())
            lines += f"  {json.dumps(key)}: {{ {values} }};\n" if values else ""
    return (
        "// Made from language/en by `python3 build.py language`.\n\n"
        f"/** Sentences without values, a line for each room. */\ntype Plain =\n{plain}\n"
        "/** The values of each sentence, by its key. */\n"
        f"export interface Sentences extends Record<Plain, object> {{\n{lines}}}\n\n"
        "/** The sentences of one file: texts, and functions of their values. */\n"
        "export type Room<Name extends string> = {\n"
        "  [Key in keyof Sentences as Key extends `${Name}-${string}` ? Key : never]?:\n"
        "    | string\n"
        "    | ((values: Sentences[Key]) => string);\n"
        "};\n"
    )


def write_sentence(message: Message) -> str:
    if not message.values:
        return json.dumps("".join(map(str, message.parts)), ensure_ascii=False)
    return f"(v) => {TYPESCRIPT.write_parts(shorten(message.parts), message.values)}"


def shorten(parts: Parts) -> Parts:
    """Write the common beginning and end of a choice's cases once, to save bytes."""
    short: list[Part] = []
    for part in parts:
        if not isinstance(part, Choice):
            short.append(part)
            continue
        cases = [split(shorten(case)) for case in (*(text for _, text in part.cases), part.default)]
        head = len(common_prefix(cases))
        rests = [case[head:] for case in cases]
        tail = len(common_prefix([rest[::-1] for rest in rests]))
        middles = [join(rest[: len(rest) - tail]) for rest in rests]
        keys = [key for key, _ in part.cases]
        choice = Choice(part.name, part.by, tuple(zip(keys, middles, strict=False)), middles[-1])
        short += cases[0][:head]
        short += [choice] if any(middles) else []
        short += cases[0][len(cases[0]) - tail :] if tail else []
    return join(short)


def split(parts: Parts) -> list[Part]:
    """Split texts into words, each with the blank after it."""
    words: list[Part] = []
    for part in parts:
        words += re.findall(r"\S+\s*|\s+", part) if isinstance(part, str) else [part]
    return words


def common_prefix(lists: list[list[Part]]) -> list[Part]:
    """Return the common beginning of all lists."""
    same = takewhile(
        lambda items: all(item == items[0] for item in items), zip(*lists, strict=False)
    )
    return [items[0] for items in same]


class TypeScript(Writer):
    value, length, word, helper = "v.{}", "v.{}.length", "String(v.{})", ""
    case = "{one} === {other} ? {text} : "
    quote = staticmethod(json.dumps)

    def write_parts(self, parts: Parts, kinds: Mapping[str, str]) -> str:
        if all(isinstance(part, str) for part in parts):
            return json.dumps("".join(map(str, parts)), ensure_ascii=False)
        return f"`{''.join(self.write_part(part, kinds) for part in parts)}`"

    def write_part(self, part: Part, kinds: Mapping[str, str]) -> str:
        if isinstance(part, str):
            return re.sub(r"[\\`]|\$(?=\{)", r"\\\g<0>", part).replace("\n", "\\n")
        return f"${{{self.write_value(part, kinds)}}}"


TYPESCRIPT = TypeScript()
