"""Where everything lies, and what is done with files and folders."""

import hashlib
import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TOOLS = Path(__file__).resolve().parent
BUILD = ROOT / ".build"
SITE = ROOT / "dist" / "site"
SINGLE = ROOT / "dist" / "knights.html"
PACKED = (".gz", ".br")  # copies of files, for hosts that send them packed


def near(path: Path) -> str:
    """The path as seen from the project's folder, where it lies below it."""
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)


def files(place: Path) -> list[Path]:
    """The file itself, or the files below a folder, sorted; without what Python leaves behind."""
    if place.is_file():
        return [place]
    return sorted(
        path for path in place.rglob("*") if path.is_file() and "__pycache__" not in path.parts
    )


def digest(*inputs: Path | str) -> str:
    """A hash of files, folders (names and contents) and strings: equal inputs, equal digest."""
    total = hashlib.sha256()
    for item in inputs:
        for file in files(item) if isinstance(item, Path) else [item]:
            name = near(file) if isinstance(file, Path) else "text"
            content = file.read_bytes() if isinstance(file, Path) else file.encode()
            total.update(f"{name}\0{len(content)}\0".encode() + content)
    return total.hexdigest()


def remove(*places: Path) -> None:
    """Take files and folders away, whether or not they are there."""
    for place in places:
        if place.is_dir() and not place.is_symlink():
            shutil.rmtree(place)
        else:
            place.unlink(missing_ok=True)


def remove_empty(folder: Path) -> None:
    """Take away the folders below a folder in which nothing is left."""
    for path in sorted(folder.rglob("*/"), reverse=True):
        if path.is_dir() and not any(path.iterdir()):
            path.rmdir()
