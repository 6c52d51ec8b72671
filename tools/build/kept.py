"""Results of slow steps, kept for the next build: a step is repeated when its inputs change."""

from collections.abc import Callable
from pathlib import Path

from tools.build import places
from tools.build.places import digest, remove


def folder_for(name: str, *inputs: Path | str) -> Path:
    """Return the folder of a step's results for these inputs."""
    return places.BUILD / "kept" / f"{name}-{digest(*inputs)[:12]}"


def keep(made: Path, make: Callable[[Path], None]) -> Path:
    """Fill a step's folder by `make`, unless it is there; remove results for other inputs."""
    if not made.is_dir():
        step = made.name.rpartition("-")[0]
        new = made.parent / f"{step}.new"
        remove(new)
        new.mkdir(parents=True)
        make(new)
        remove(*made.parent.glob(f"{step}-*"))
        new.rename(made)
    return made
