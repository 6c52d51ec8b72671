"""Make the modules of sentences when the package is built or installed: hatchling calls it."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The player of recorded searches. Only `build.py` can make it, with Node.
PLAYER = "src/knights/data/player"


class SentencesHook(BuildHookInterface[Any]):
    """A build hook of hatchling, for wheels and editable installs alike."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write the modules before hatchling lists the files of the package."""
        sys.path[:0] = [self.root, str(Path(self.root) / "src")]
        from tools.language.__main__ import main

        if main([]) != 0:
            raise SystemExit("the sentences in `language` can't be read")
        if not (Path(self.root) / PLAYER).is_dir():
            self.app.display_warning(
                f"{PLAYER} is missing, so `knights record` will not work:"
                " run `python3 build.py player` first, if you want it"
            )
