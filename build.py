#!/usr/bin/env python3
"""Build, serve and check Knights: the entry point of `tools/build`, where the work is done.

`python3 build.py serve` is all that a fresh clone needs. Everything fetched is pinned by version
and hash, kept under `.build/`, and fetched once; `python3 build.py clean` removes it.
"""

import sys

# Older Pythons get a sentence instead of a traceback: up to here, and in its syntax throughout,
# this file is limited to what Python 3.6 can read.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("build.py: this is Python {}.{}; run it with 3.11 or later".format(*sys.version_info))

import argparse
import signal
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))  # `python3 -I` does not add it

from tools.build import places
from tools.build.assets import write_packed
from tools.build.browsers import ENGINES, find_browsers
from tools.build.cards import place_cards, site_address
from tools.build.checking import check, mend
from tools.build.choice import Choice
from tools.build.headers import HOSTS, write_headers
from tools.build.lock import alone
from tools.build.node import modules, node
from tools.build.places import near, remove
from tools.build.player import FOLDER as PLAYER
from tools.build.player import write_player
from tools.build.python import packages
from tools.build.reference import FOLDER, build_reference, place_reference
from tools.build.running import Stop, reason, say, show
from tools.build.sentences import compile_sentences, write_sentences
from tools.build.serving import serve
from tools.build.single import build_single
from tools.build.site import build_site


def serve_site(options: argparse.Namespace) -> int:
    """Build the site, serve it, and open it in a browser if there is one."""

    def complete() -> None:
        with alone():
            build_site()

    with alone():
        build_site(at_once=True)
    serve(options.port, with_browser=not options.no_open, meanwhile=complete)
    return 0


def site(options: argparse.Namespace) -> int:
    """Build the site only; also its cards for an address, and a file with headers for a host."""
    with alone():
        build_site()
        place_cards(places.SITE, options.address)
        write_packed(places.SITE)
    say(f"{near(places.SITE)} is ready: put it on any static host, in any folder")
    if options.headers:
        file = near(write_headers(options.headers))
        say(f"{file} has the headers for your host: see the README, Headers")
    return 0


def player(options: argparse.Namespace) -> int:
    """Build the player of recorded searches into the library, which then can record them."""
    with alone():
        write_sentences(packages("site"))
        write_player()
    say(f"{near(PLAYER)} is ready: `knights record` works, and `pip install .` takes it along")
    return 0


def docs(options: argparse.Namespace) -> int:
    """Build the reference, and put it into the site."""
    with alone():
        build_reference()
        build_site()
        place_reference(places.SITE)
    say(f"{near(places.SITE / FOLDER)} is ready: `build.py serve` shows it at {FOLDER}/")
    return 0


def single(options: argparse.Namespace) -> int:
    """Build the site as one file, which opens with a lesson if one is named."""
    with alone():
        build_site()
        made = build_single(options.lesson)
    say(f"{near(made)} is ready: it opens with a double click, without a network")
    return 0


def test(options: argparse.Namespace) -> int:
    """Run all checks and tests, or those asked for."""
    choice = Choice(
        options.group,
        options.k,
        tuple(options.engine or ENGINES),
        tuple(options.also or options.engine or ()),
        options.single,
        options.everywhere,
    )
    return 0 if check(choice) else 1


def fix(options: argparse.Namespace) -> int:
    """Format all code, and fix what tools can fix by themselves."""
    return 0 if mend() else 1


def browsers(options: argparse.Namespace) -> int:
    """Install the browser engines that the tests need and this machine lacks."""
    with alone():
        made = packages("test")
    missing = find_browsers(made, options.engine or ENGINES)
    for engine in missing:
        say(f"there is no {engine} on this machine, and it could not be installed")
    return 1 if missing else 0


def language(options: argparse.Namespace) -> int:
    """Make the modules of sentences from the catalogues, and the folder of a new language."""
    with alone():
        made = packages("test")
    return show(compile_sentences(made, *options.code))


def bench(options: argparse.Namespace) -> int:
    """Measure the library, and the built site in browsers; or the library beside others."""
    if options.topic == ["peers"]:
        with alone():
            made = packages("peers")
        return show([made.python, places.ROOT / "bench" / "peers.py"])
    with alone():
        made = packages("test")
        modules(developing=True)
        build_site()
        write_packed(places.SITE)
        find_browsers(made, options.engine or ENGINES)
    words = [word for word in ("quick", "long", "build") if getattr(options, word)]
    command = [made.python, places.ROOT / "bench", "--json", places.BUILD / "bench.json"]
    command += [f"--{word}" for word in words]
    for name in ("engine", "topic"):
        command += [f"--{name}={value}" for value in getattr(options, name) or []]
    return show(command, node().environment())


def clean(options: argparse.Namespace) -> int:
    """Remove everything that build.py has made."""
    remove(places.ROOT / "dist", places.BUILD, places.ROOT / "node_modules")
    return 0


def port(text: str) -> int:
    """Return a port from its text.

    Raises `argparse.ArgumentTypeError` if it is not one.
    """
    if text.isascii() and text.isdigit() and int(text) <= 65535:
        return int(text)
    raise argparse.ArgumentTypeError(
        f"{text!r} is no port: give a number from 1 to 65535, or 0 for any free one"
    )


def engines(text: str) -> list[str]:
    """Return engines from their names, separated by commas.

    Raises `argparse.ArgumentTypeError` if a name is unknown.
    """
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in ENGINES:
            raise argparse.ArgumentTypeError(
                f"{name!r} is no engine: give some of {', '.join(ENGINES)}, with commas between"
            )
    return names


def arguments(words: "Sequence[str] | None" = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="build.py", description="Build, serve and check Knights.")
    verbs = parser.add_subparsers(metavar="VERB", required=True)

    verb = verbs.add_parser(
        "serve", help="set up, build, serve on this machine, and open a browser"
    )
    verb.add_argument("--port", type=port, help="default: 8000, or the next free one")
    verb.add_argument("--no-open", action="store_true", help="open no browser")
    verb.set_defaults(do=serve_site)

    verb = verbs.add_parser("site", help="build dist/site, ready for any static host and folder")
    verb.add_argument(
        "--headers", choices=HOSTS, help="also write the file that has such a host send headers"
    )
    verb.add_argument(
        "--address", type=site_address, help="also write pages to share, for this address of it"
    )
    verb.set_defaults(do=site)

    verb = verbs.add_parser(
        "player", help="build the player of recorded searches into the library: knights record"
    )
    verb.set_defaults(do=player)

    verb = verbs.add_parser(
        "docs", help="build the reference of the library and the command into dist/site/docs"
    )
    verb.set_defaults(do=docs)

    verb = verbs.add_parser("single", help="build dist/knights.html, the whole site in one file")
    verb.add_argument(
        "--lesson", type=Path, metavar="FILE", help="open with this lesson of yours, in Markdown"
    )
    verb.set_defaults(do=single)

    verb = verbs.add_parser("test", help="set up, then run all checks, and the tests of each day")
    verb.add_argument(
        "group", nargs="?", default="all", choices=["all", "lint", "unit", "web", "e2e"]
    )
    verb.add_argument("-k", metavar="EXPR", help="only tests whose names match")
    verb.add_argument(
        "--engine",
        action="append",
        choices=ENGINES,
        help="only this browser engine, and all that hangs on it (may be repeated)",
    )
    verb.add_argument(
        "--also",
        type=engines,
        metavar="ENGINES",
        help="e2e: besides, in these engines, all that hangs on the engine: firefox,webkit",
    )
    verb.add_argument(
        "--single", action="store_true", help="e2e: all tests against dist/knights.html"
    )
    verb.add_argument(
        "--everywhere",
        action="store_true",
        help="e2e: every test in every engine, from a server and as one file",
    )
    verb.set_defaults(do=test)

    verb = verbs.add_parser("fix", help="format all code, and mend what a tool can mend by itself")
    verb.set_defaults(do=fix)

    verb = verbs.add_parser(
        "language", help="make the modules of sentences from language/, after a change there"
    )
    verb.add_argument(
        "code",
        nargs="*",
        help="also make this language's folder, or tell which sentences it lacks",
    )
    verb.set_defaults(do=language)

    verb = verbs.add_parser("browsers", help="install the browser engines that tests want")
    verb.add_argument("--engine", action="append", choices=ENGINES, help="only this engine")
    verb.set_defaults(do=browsers)

    verb = verbs.add_parser("bench", help="measure the library and the built site")
    verb.add_argument("--quick", action="store_true", help="each part once, at its smallest size")
    verb.add_argument("--long", action="store_true", help="also ten minutes of one search")
    verb.add_argument("--build", action="store_true", help="also time the build; with --long tests")
    verb.add_argument("--engine", action="append", choices=ENGINES, help="only this engine")
    verb.add_argument(
        "--topic",
        action="append",
        help="only this part of the page's figures;"
        " `peers` by itself: Knights beside other libraries",
    )
    verb.set_defaults(do=bench)

    verb = verbs.add_parser("clean", help="remove .build, dist and node_modules")
    verb.set_defaults(do=clean)
    return parser.parse_args(words)


def main(words: "Sequence[str] | None" = None) -> int:
    """Do what the command line says; return the exit status."""
    options = arguments(words)
    # Shells start background programs with SIGINT ignored: `kill` must still end everything.
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, signal.default_int_handler)
    try:
        status: int = options.do(options)
    except Stop as stop:
        say(f"build.py: {stop}")
        return 1
    except KeyboardInterrupt:
        say("\nstopped; the next run goes on from here")
        return 130
    except OSError as error:
        if not reason(str(error)):
            raise
        say(f"build.py: {reason(str(error))} ({error.filename or near(places.BUILD)})")
        return 1
    return status


if __name__ == "__main__":
    sys.exit(main())
