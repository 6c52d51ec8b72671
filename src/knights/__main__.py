"""`python -m knights` is the command `knights`; what it needs is imported where Ctrl-C is met."""

import sys

from knights.terminal import give_way, mend


def main() -> int:
    """Run the command line and return its exit status."""
    try:
        mend()
        from knights.command.arguments import main as run

        return run()
    except KeyboardInterrupt as interrupt:
        return give_way(interrupt)


if __name__ == "__main__":
    sys.exit(main())
