"""The sentences of the library and the page: modules made from the catalogues in `language`."""

from tools.build import places
from tools.build.places import digest
from tools.build.python import Environment
from tools.build.running import run

SOURCES = ["language", "tools/language", "src/knights/language/forms.py"]
# The compiled files that are imported first.
MADE = ["src/knights/language/en/__init__.py", "web/language/languages.ts"]


def compile_sentences(made: Environment, *words: str) -> list[object]:
    """Return the command that makes the modules; with a language's code, its folder, too."""
    program = places.ROOT / "tools" / "language" / "__main__.py"
    return [made.python, "-I", "-B", program, *words]


def write_sentences(made: Environment) -> None:
    """Make the modules, unless they are there and made from the present catalogues."""
    key = digest(*(places.ROOT / name for name in SOURCES))
    record = places.BUILD / "sentences.txt"
    there = record.is_file() and all((places.ROOT / name).is_file() for name in MADE)
    if not there or record.read_text() != key:
        run("making the modules of sentences", compile_sentences(made))
        record.write_text(key)
