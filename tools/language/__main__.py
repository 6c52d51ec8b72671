"""Make the modules of sentences: `python tools/language/__main__.py [CODE ...]`.

For a language's code, its folder is made first if it is missing, with the English sentences; then
the missing sentences are listed, and those that are still English.
"""

import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "src"))

from knights.language.forms import FORMS
from tools.language.catalogue import Wrong
from tools.language.compile import ORIGIN, compile_all, missing, read_all, stale, unchanged

ROOT = Path(__file__).resolve().parents[2]


def main(codes: list[str]) -> int:
    """Make the modules, and the folders of new languages; return the exit status."""
    for code in codes:
        if code not in FORMS:
            print(
                f"language {code!r}: src/knights/language/forms.py has the forms of {[*FORMS]} only"
            )
            return 1
        if not (ROOT / "language" / code).exists():
            shutil.copytree(ROOT / "language" / ORIGIN, ROOT / "language" / code)
    try:
        made = compile_all(ROOT)
        languages = read_all(ROOT)
    except Wrong as wrong:
        print(wrong)
        return 1
    for code in codes:
        for key in missing(languages[code], languages[ORIGIN]):
            print(f"language/{code} lacks {key}")
        for key in unchanged(languages[code], languages[ORIGIN]):
            print(f"language/{code} has {key} in English")
    for path in stale(ROOT, made):
        if path in made:
            (ROOT / path).parent.mkdir(exist_ok=True)
            (ROOT / path).write_text(made[path], encoding="utf-8")
        else:
            (ROOT / path).unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
