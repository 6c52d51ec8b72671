"""Check that no puzzle of the library lacks a piece: `python puzzles.py SRC`."""

import sys
from pathlib import Path


def main(source: str) -> None:
    """Check each folder of a puzzle, the registry, and each preset; exit with the first mistake."""
    puzzles = Path(source, "knights", "puzzles")
    homes = {path.parent.name: path for path in sorted(puzzles.glob("*/kind.py"))}
    for path in homes.values():
        if not path.with_name("__init__.py").is_file():
            sys.exit(f"{path.with_name('__init__.py')} is missing: the wheel needs it")
    sys.path.insert(0, source)
    try:
        from knights.puzzles.facets import modules
        from knights.puzzles.kind import CLASSES, MODULES
        from knights.puzzles.registry import PUZZLES
        from knights.scenario import build, parse

        entered = {kind: type(kind).__module__.split(".")[2] for kind in PUZZLES.values()}
    except TypeError as wrong:  # a kind that lacks a required part
        sys.exit(str(wrong))
    for home, path in homes.items():
        if home not in entered.values():
            sys.exit(f"{path}: it is not in FOLDERS, in {puzzles / 'registry.py'}")
    for kind, home in entered.items():
        for preset in kind.entry.presets:
            try:
                build(parse(preset.scenario))
            except ValueError as wrong:
                sys.exit(f"{homes[home]}: preset {preset.id!r}: {wrong}")
        for name, contract in MODULES.items():
            facet = getattr(kind, name)
            for function in vars(getattr(modules, contract)):
                if facet and not function.startswith("_") and not hasattr(facet, function):
                    sys.exit(f"{Path(source, *facet.__name__.split('.'))}.py must have {function}")
        for name in CLASSES:
            try:
                getattr(kind, name)
            except AttributeError as wrong:  # the class has another name
                sys.exit(f"{homes[home].with_name(name)}.py: {wrong}")


if __name__ == "__main__":
    main(*sys.argv[1:])
