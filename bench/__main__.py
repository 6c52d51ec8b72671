"""The benchmark: `python3 build.py bench` runs it on the built site.

    python bench [--quick] [--long] [--engine ENGINE]... [--topic TOPIC]...
                 [--site FOLDER] [--json FILE]

Every figure is a ratio within one run, or stands beside one, as the machine may have other work.
"""

import argparse
import json
import platform
import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / room) for room in ("src", "tests/e2e", "tests/unit")]

import browsers  # noqa: E402
import builds  # noqa: E402
import library  # noqa: E402
import pages  # noqa: E402
import parts  # noqa: E402
import processes  # noqa: E402
from bench import Bench  # noqa: E402
from engines.search import ENGINES, find_engine  # noqa: E402
from figures import Figure, show  # noqa: E402
from host import serve  # noqa: E402


def main() -> None:
    options = read_options()
    figures: list[Figure] = []
    curves: dict[str, Any] = {}
    begun = time.monotonic()
    if not options.topic:
        extent = "quick" if options.quick else "full" if options.long else "usual"
        for runner in library.COMMANDS:
            found, curves[runner] = library.measure(runner, extent)
            figures += found
        figures += parts.measure(["queens/6"], rounds=1) if options.quick else parts.measure()
    for name in options.engine or (["chromium"] if options.quick else ENGINES):
        found, curves[name] = measure_engine(name, options)
        figures += found
    if options.build:
        figures += builds.measure(with_tests=options.long)
    print(f"\n{show(figures)}\n")
    print(f"{processes.load()}; it took {time.monotonic() - begun:.0f} s; + met, ! missed")
    if options.json:
        write(options.json, figures, curves)


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="bench", description="How fast the library and the built site are."
    )
    parser.add_argument("--quick", action="store_true", help="each part once, at its smallest size")
    parser.add_argument("--long", action="store_true", help="also ten minutes of one search")
    parser.add_argument("--build", action="store_true", help="and the build; with --long, tests")
    parser.add_argument("--engine", action="append", choices=ENGINES, help="may be repeated")
    parser.add_argument(
        "--topic", action="append", choices=pages.TOPICS, help="only this; may be repeated"
    )
    parser.add_argument("--site", type=Path, default=ROOT / "dist" / "site", help="its folder")
    parser.add_argument("--json", type=Path, help="write figures and curves to this file")
    return parser.parse_args()


def measure_engine(
    name: str, options: argparse.Namespace
) -> tuple[list[Figure], dict[str, list[Any]]]:
    """Measure the site in one engine; nothing if this machine does not have it."""
    engine = find_engine(name)
    if engine is None:
        print(f"NOT MEASURED in {name}: this machine has none", flush=True)
        return [], {}
    with tempfile.TemporaryDirectory() as folder:
        site = copy_site(options.site, Path(folder))
        with serve(site) as host, browsers.browser(engine, host) as open_page:
            bench = Bench(name, host, open_page, options.quick)
            pages.measure(bench, options.topic or usual_topics(name, options.long))
            return bench.figures, bench.curves


def usual_topics(engine: str, long: bool) -> list[str]:
    """Return all topics; the ten minutes only when asked for, in one engine."""
    with_endurance = long and engine == "chromium"
    return [name for name in pages.TOPICS if name != "endurance" or with_endurance]


def copy_site(built: Path, folder: Path) -> Path:
    """Copy the built site, so that a build in the meantime changes nothing."""
    if not (built / "index.html").is_file():
        sys.exit(f"{built} holds no site: `python3 build.py site` builds dist/site")
    return Path(shutil.copytree(built, folder / "site"))


def write(target: Path, figures: list[Figure], curves: object) -> None:
    content = {
        "machine": f"{platform.system()} {platform.machine()}, {processes.load()}",
        "figures": [figure.as_json() for figure in figures],
        "curves": curves,
    }
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
