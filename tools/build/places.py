"""The places of all files, and helpers for files and folders."""

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
    """Return the path relative to the project's folder if it is below it."""
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)


def files(place: Path) -> list[Path]:
    """Return the file itself, or the files below a folder, sorted; without Python's caches."""
    if place.is_file():
        return [place]
    return sorted(
        path for path in place.rglob("*") if path.is_file() and "__pycache__" not in path.parts
    )


def digest(*inputs: Path | str) -> str:
    """Hash files, folders (names and contents) and strings: equal inputs, equal digest."""
    total = hashlib.sha256()
    for item in inputs:
        for file in files(item) if isinstance(item, Path) else [item]:
            name = near(file) if isinstance(file, Path) else "text"
            content = file.read_bytes() if isinstance(file, Path) else file.encode()
            total.update(f"{name}\0{len(content)}\0".encode() + content)
    return total.hexdigest()


def remove(*places: Path) -> None:
    """Remove files and folders that may or may not be there."""
    for place in places:
        if place.is_dir() and not place.is_symlink():
            shutil.rmtree(place)
        else:
            place.unlink(missing_ok=True)


def remove_empty(folder: Path) -> None:
    """Remove the empty folders below a folder."""
    for path in sorted(folder.rglob("*/"), reverse=True):
        if path.is_dir() and not any(path.iterdir()):
            path.rmdir()
