"""The sentences of the library and the page, made from the catalogues in `language`."""

from tools.build import places
from tools.build.python import Environment


def compile_sentences(made: Environment, *words: str) -> list[object]:
    """Return the command that makes their modules; with `--check` it only says what is not so."""
    program = places.ROOT / "tools" / "language" / "__main__.py"
    return [made.python, "-I", "-B", program, *words]
