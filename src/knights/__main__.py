"""`python -m knights` is the command `knights`; what it needs is imported where Ctrl-C is met."""

import sys

from knights.terminal import INTERRUPTED, mend, note


def main() -> int:
    """Run the command line and return its exit status."""
    try:
        mend()
        from knights.command.arguments import main as run

        return run()
    except KeyboardInterrupt:
        note("interrupted")
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
