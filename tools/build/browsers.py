"""Browser engines for the tests: found, or installed."""

import json
import os
import platform
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.build import places
from tools.build.python import Environment
from tools.build.running import Stop, environment, run, say

ENGINES = ["chromium", "firefox", "webkit"]


def find_browsers(made: Environment, engines: Sequence[str]) -> list[str]:
    """Install the engines that are missing, and return those that still are."""

    def ask_missing() -> list[str]:
        command = [made.python, "-m", "engines", *engines]
        text = run("looking for browsers", command, cwd=places.ROOT / "tests" / "e2e")
        missing: list[str] = json.loads(text.splitlines()[-1])["missing"]
        return missing

    missing = ask_missing()
    if not missing:
        return []
    try:
        install_browsers(made, missing)
    except Stop as stop:
        say(f"build.py: {stop}")
    return ask_missing()


DEBIAN = {
    "chromium": ["chromium-headless-shell", "fonts-dejavu-core"],
    "firefox": ["firefox-esr", "fonts-dejavu-core"],
    "webkit": ["webkit2gtk-driver", "xvfb", "fonts-dejavu-core"],
}


def install_browsers(made: Environment, missing: Sequence[str]) -> None:
    """Install browser engines: from Debian where it can be, else those that Playwright brings."""
    debian = (
        Path("/etc/debian_version").exists()
        and platform.freedesktop_os_release().get("ID") == "debian"
    )
    if debian and os.geteuid() == 0:
        wanted = sorted({package for engine in missing for package in DEBIAN[engine]})
        quiet = environment(DEBIAN_FRONTEND="noninteractive")
        run("fetching Debian's list of packages", ["apt-get", "update", "-q"], env=quiet)
        install = ["apt-get", "install", "-q", "-y", "--no-install-recommends", *wanted]
        run(f"installing {', '.join(wanted)}", install, env=quiet)
    else:
        with_system = (
            ["--with-deps"]
            if os.name == "nt" or sys.platform == "darwin" or os.geteuid() == 0
            else []
        )
        command = made.module("playwright", "install", *with_system, *missing)
        run(f"installing {', '.join(missing)}", command)
