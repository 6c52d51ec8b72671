"""The player of recorded searches: what the library puts into the file of one.

For each puzzle, `src/knights/data/player/NAME.json` has the player's script with that puzzle alone,
the styles and elements that it uses, and its sentences in each language.
"""

import json
import re
import shutil
from collections.abc import Iterator, Mapping
from html.parser import HTMLParser
from pathlib import Path

from tools.build import places
from tools.build.kept import folder_for, keep
from tools.build.languages import ORIGIN, other_languages
from tools.build.node import METAFILES, esbuild, metafile, modules, node
from tools.build.places import files
from tools.build.running import Stop, run
from tools.build.scripts import COMMENT, SMALL, light_colours, source

FOLDER = places.ROOT / "src" / "knights" / "data" / "player"
# A line of a compiled module of sentences.
SENTENCE = re.compile(r'^  "([\w-]+)": (.+),$', re.M)
COURSE_SCRIPT = ("--format=iife", "--target=es2022")
# A page's policy allows scripts by their hashes, and WebKit hashes those of a frame in the encoding
# of the page around it. All encodings have the same bytes for ASCII.
ASCII = "--charset=ascii"
SOURCES = ["web", "language", "tools", "src/knights/data/appearance.json", "package-lock.json"]


def write_player() -> None:
    """Write the files of all puzzles, unless they are there and made from the present sources."""

    def make(folder: Path) -> None:
        for entry, names in read_registry().items():
            content = make_content(entry, names)
            for name in names:
                (folder / f"{name}.json").write_text(content, encoding="utf-8")
        frame = run_esbuild("frame of packages", source("player/course-page.ts"), *COURSE_SCRIPT)
        (folder / "course-page.js").write_text(frame.strip(), encoding="utf-8")

    kept = keep(folder_for("player", *(places.ROOT / name for name in SOURCES)), make)
    if not FOLDER.is_dir() or listing(FOLDER) != listing(kept):
        shutil.rmtree(FOLDER, ignore_errors=True)
        shutil.copytree(kept, FOLDER)


def place_player(site: Path) -> None:
    """Put the player into the site: with it, the page saves a search as a small page."""
    shutil.copytree(FOLDER, site / "player")


def listing(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.iterdir())}


def read_registry() -> dict[str, dict[str, str]]:
    """Return the entries of all puzzles by module: each puzzle's name, and its export there.

    They are read from the page's registry, which alone names the puzzles.
    """
    text = source("board/registry.ts").read_text(encoding="utf-8")
    exports = {}
    for listed, module in re.findall(r'import \{ ([^}]+) \} from "(\./[^"]+/entry\.ts)"', text):
        for item in listed.split(", "):
            name, _, alias = item.partition(" as ")
            exports[alias or name] = (module, name)
    found: dict[str, dict[str, str]] = {}
    for puzzle, alias in re.findall(r'^register\("(\w+)", (\w+)\);', text, re.M):
        module, name = exports[alias]
        # A part of the entry is enough, where the puzzle has a file for it.
        core = module.replace("entry.ts", "player-entry.ts")
        module = core if source(f"board/{core}").is_file() else module
        found.setdefault(module, {})[puzzle] = name
    if not found:
        raise Stop("web/board/registry.ts registers no puzzle")
    return found


def make_content(entry: str, names: Mapping[str, str]) -> str:
    """Return the content of the file for some puzzles of the same module."""
    script = bundle_script(entry, names)
    markup = make_markup()
    # The library puts the drawing around these elements (knights/recording/document.py).
    used = {"html", "body", "still", "svg", *re.findall(r"[\w-]+", markup)}
    texts = re.findall(r'"([\w -]+)"|`([\w -]*)\$\{', script)
    used |= {name for pair in texts for name in " ".join(pair).split()}
    course = bundle_course()
    used_there = {name for pair in re.findall(r'"([\w -]+)"', course) for name in pair.split()}
    used |= {f"data-{dashed(name)}" for name in re.findall(r"\w+", script + course)}
    style = keep_used(bundle_style(), used | used_there)
    style = drop_unused_properties(style, script, used)
    words = select_words(script + course, markup)
    content = {"markup": markup, "style": style, "script": script, "course": course, "words": words}
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def dashed(name: str) -> str:
    """Return a name as HTML writes it, where scripts write it with capitals.

    >>> dashed("byHand")
    'by-hand'
    """
    return re.sub("[A-Z]", lambda found: f"-{found[0].lower()}", name)


def make_markup() -> str:
    """Return the player's elements; each slot is filled with the page's element of that name."""
    page = Elements(source("index.html").read_text(encoding="utf-8")).found
    player = source("player/player.html").read_text(encoding="utf-8")

    def fill(slot: re.Match[str]) -> str:
        if slot[1] not in page:
            raise Stop(
                f"web/index.html has no element {slot[1]}, which web/player/player.html needs"
            )
        return page[slot[1]]

    filled = re.sub(r'<slot name="([\w-]+)"></slot>', fill, player)
    return re.sub(r"\s*\n\s*", "\n", COMMENT.sub("", filled))


class Elements(HTMLParser):
    """The elements of a page as text, by their ids, or by their classes: the first of each.

    >>> Elements('<p class="a b"><i id="c">x</i><br></p>').found["c"]
    '<i id="c">x</i>'
    """

    VOID = ("br", "col", "hr", "img", "input", "link", "meta")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text
        self.starts = [0, *(found.end() for found in re.finditer("\n", text))]
        self.open: list[tuple[str, int, list[str]]] = []
        self.found: dict[str, str] = {}
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        named = dict(attributes)
        names = [named.get("id") or "", *(named.get("class") or "").split()]
        self.open.append((tag, self.place(), names))
        if tag in self.VOID:
            self.close_at(self.place() + len(self.get_starttag_text() or ""))

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        """A shape of an icon: it has no name that is asked for; `<input />` has."""
        if tag in self.VOID:
            self.handle_starttag(tag, attributes)

    def handle_endtag(self, tag: str) -> None:
        if self.open and self.open[-1][0] == tag:
            self.close_at(self.text.index(">", self.place()) + 1)

    def close_at(self, end: int) -> None:
        _, start, names = self.open.pop()
        for name in names:
            self.found.setdefault(name, self.text[start:end])

    def place(self) -> int:
        line, column = self.getpos()
        return self.starts[line - 1] + column


def bundle_script(entry: str, names: Mapping[str, str]) -> str:
    imported = ", ".join(f"{name} as {puzzle}" for puzzle, name in names.items())
    lines = [
        f"import {{ {imported} }} from {json.dumps(str(source('board') / entry))};",
        f"import {{ register }} from {json.dumps(str(source('board/entries.ts')))};",
        f"import {{ startPlayer }} from {json.dumps(str(source('player/main.ts')))};",
        *(f'register("{puzzle}", {puzzle});' for puzzle in names),
        "startPlayer();",
    ]
    main = places.BUILD / "player.ts"
    main.write_text("\n".join(lines), encoding="utf-8")
    # The drawing of the rule is never asked for.
    words = ["--format=iife", "--target=es2022", "--external:*/rule.ts"]
    words += ['--define:import.meta.url="file:///"']
    made = run_esbuild(f"player of {'/'.join(names)}", main, *words, metafile("player"))
    described = json.loads((places.BUILD / METAFILES / "player.json").read_text(encoding="utf-8"))
    others = [name for name in described["inputs"] if name.endswith("board/registry.ts")]
    if others:
        raise Stop("the player imports web/board/registry.ts, and with it all puzzles")
    return made.strip()


def bundle_course() -> str:
    """Return the script that asks a recording's questions, and reports to a course platform."""
    words = [*COURSE_SCRIPT, metafile("course")]
    made = run_esbuild("questions of the player", source("player/course.ts"), *words)
    described = json.loads((places.BUILD / METAFILES / "course.json").read_text(encoding="utf-8"))
    if any(name.endswith("language/translate.ts") for name in described["inputs"]):
        raise Stop("web/player/course.ts imports translate.ts, whose copy knows no sentences")
    return made.strip()


def bundle_style() -> str:
    """Return all styles in one, light colours included, without the page's own fonts."""
    made = run_esbuild("player's styles", source("player/player.css"), "--external:*.woff2")
    colours = re.sub(r"\n *", "", light_colours())
    return colours + re.sub(r"@font-face\{[^}]*\}", "", made)


def run_esbuild(what: str, main: Path, *words: str) -> str:
    fetched = modules(developing=False)
    outfile = places.BUILD / f"player-made{main.suffix}"
    options = [*SMALL, ASCII, *words, f"--outfile={outfile}"]
    command = [esbuild(fetched), main, "--bundle", *options]
    env = {**node().environment(), "NODE_PATH": str(fetched)}
    run(f"putting the {what} together", command, env=env)
    return outfile.read_text(encoding="utf-8")


def keep_used(style: str, used: set[str]) -> str:
    """Return the rules of a style whose elements, classes, ids and `data-` attributes are all used.

    >>> keep_used(".a .b,.c{color:red}@media print{.a{top:0}}.d{& .e{top:0}}", {"a", "c", "d"})
    '.c{color:red}@media print{.a{top:0}}'
    """
    kept = ""
    for head, body in split_rules(style):
        if body is None:
            kept += head
            continue
        if head.startswith("@"):
            inner = keep_used(body, used)
            kept += f"{head}{{{inner}}}" if inner else ""
            continue
        selectors = [prune_selector(one, used) for one in split_list(head)]
        pruned = ",".join(one for one in selectors if one)
        inner = keep_used(body, used) if pruned else ""
        kept += f"{pruned}{{{inner}}}" if inner else ""
    return kept


def split_rules(style: str) -> Iterator[tuple[str, str | None]]:
    """Yield each rule as its head and its body; declarations between rules have no body."""
    at = 0
    while at < len(style):
        found = re.compile(r"[{;]").search(style, at)
        if found is None or found[0] == ";":
            end = len(style) if found is None else found.end()
            yield style[at:end], None
            at = end
            continue
        depth, end = 1, found.end()
        while depth:
            depth += {"{": 1, "}": -1}.get(style[end], 0)
            end += 1
        yield style[at : found.start()].strip(), style[found.end() : end - 1]
        at = end


def split_list(selectors: str) -> list[str]:
    """Split a list of selectors at its own commas.

    >>> split_list(".a:is(.b, :not(.c, .d)), .e")
    ['.a:is(.b, :not(.c, .d))', ' .e']
    """
    found, depth = [""], 0
    for character in selectors:
        depth += {"(": 1, ")": -1}.get(character, 0)
        if character == "," and depth == 0:
            found.append("")
        else:
            found[-1] += character
    return found


def prune_selector(selector: str, used: set[str]) -> str | None:
    """Return a selector without alternatives that nothing here fulfils; None if none is left.

    >>> prune_selector(":is(.a, .x) b:not(.x)", {"a", "b"})
    ':is(.a) b:not(.x)'
    >>> prune_selector(".a:has(.x)", {"a"})
    """
    pruned, outside, at = "", "", 0
    for found in re.finditer(r":(is|where|has|not)\(", selector):
        if found.start() < at:
            continue
        end = find_closing(selector, found.end())
        outside += selector[at : found.start()]
        pruned += selector[at : found.end()]
        inner = selector[found.end() : end]
        if found[1] != "not":
            kept = [prune_selector(one, used) for one in split_list(inner)]
            inner = ",".join(one.strip() for one in kept if one)
            if not inner:
                return None
        pruned += inner
        at = end
    outside += selector[at:]
    names = re.findall(
        r"[.#]([\w-]+)|\[(data-[\w-]+)|(?:^|[\s>+~])([a-z][a-z0-9]*)",
        re.sub(r"::?[\w-]+", "", outside),
    )
    # A name may be made of a beginning and a word.
    fulfilled = all(
        name in used or (not tag and not attribute and name[: name.rfind("-") + 1] in used)
        for one, attribute, tag in names
        for name in [one or attribute or tag]
    )
    return pruned + selector[at:] if fulfilled else None


def find_closing(text: str, start: int) -> int:
    """Return the index of the parenthesis that closes the one before `start`."""
    depth, at = 1, start
    while depth:
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        at += 1
    return at - 1


def drop_unused_properties(style: str, script: str, used: set[str]) -> str:
    """Return a style without the custom properties that nothing here reads.

    A canvas gets its colours by other names, which a table of the page's theme has.
    """
    table = dict(re.findall(r'(\w+): "--([\w-]+)"', source("dom/theme.ts").read_text("utf-8")))
    rest = re.sub(r'\w+:"--[\w-]+"', "", script)
    words, starts = {*re.findall(r"\w+", rest)}, tuple(re.findall(r"`([\w-]+)\$\{", rest))
    drawn = {table[name] for name in table if name in words or name.startswith(starts)}

    def drop(found: re.Match[str]) -> str:
        name = found[1]
        return found[0] if name in read or name in used or name.startswith(starts) else ""

    while True:
        read = drawn | {*re.findall(r"var\(--([\w-]+)", style + rest)}
        kept = re.sub(r"--([\w-]+):[^;{}]*(?:;|(?=\}))", drop, style)
        if kept == style:
            return kept
        style = kept


def select_words(script: str, markup: str) -> dict[str, str]:
    """Return the sentences that a script and its elements tell, as a script for each language."""
    texts = {*re.findall(r'"([a-z]+-[a-z0-9-]+)"', script)}
    starts = tuple({*re.findall(r"`([a-z]+-[a-z0-9-]*)\$\{", script)})
    written = {*re.findall(r'data-tell[a-z-]*="([^"]+)"', markup)}
    made = {}
    for code in (ORIGIN, *other_languages()):
        # The elements are in English.
        wanted = texts if code == ORIGIN else texts | written
        told = {
            key: sentence
            for path in files(source("language") / code)
            for key, sentence in SENTENCE.findall(path.read_text(encoding="utf-8"))
            if key in wanted or key.startswith(starts)
        }
        lines = ",".join(f"{json.dumps(key)}:{sentence}" for key, sentence in told.items())
        made[code] = (
            f"var knightsWords=({{number,plural,row,show}})=>({{{escape_letters(lines)}}});"
        )
    return made


def escape_letters(script: str) -> str:
    r"""Return a script whose letters outside of ASCII are escaped; it has them in texts only.

    >>> escape_letters('"крок"')
    '"\\u043a\\u0440\\u043e\\u043a"'
    """
    return re.sub(r"[^\0-\x7f]", lambda letter: json.dumps(letter[0])[1:-1], script)
