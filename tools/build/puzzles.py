"""Stops with a sentence where the library lacks a piece of a puzzle: `python puzzles.py SRC`."""

import sys
from pathlib import Path


def main(source: str) -> None:
    """Look at each folder of a puzzle, and at the registry."""
    homes = sorted(path.parent for path in Path(source, "knights", "puzzles").glob("*/kind.py"))
    for home in homes:
        if not (home / "__init__.py").is_file():
            sys.exit(f"{home / '__init__.py'} is missing: without it the wheel lacks the puzzle")
    sys.path.insert(0, source)
    try:
        from knights.puzzles import registry
    except TypeError as mistake:  # of a kind that lacks what each must have
        sys.exit(str(mistake))
    entered = {type(kind).__module__ for kind in registry.KINDS.values()}
    for home in homes:
        if f"knights.puzzles.{home.name}.kind" not in entered:
            sys.exit(f"{home / 'kind.py'}: its kind is not in KINDS, in {registry.__file__}")


if __name__ == "__main__":
    main(*sys.argv[1:])
