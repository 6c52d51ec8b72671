"""`python -m knights` is the command `knights`; `main` imports the rest, to catch Ctrl-C there."""

import gc
import sys


def main() -> int:
    """Run the command line and return its exit status."""
    try:
        from knights.terminal import mend

        mend()
        from knights.command.arguments import main as run

        status = run()
        # The process ends here: spare Python a last search for garbage in all that is loaded.
        gc.freeze()
        return status
    except KeyboardInterrupt as interrupt:
        from knights.terminal import give_way

        return give_way(interrupt)


if __name__ == "__main__":
    sys.exit(main())
