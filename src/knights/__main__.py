"""`python -m knights` is the command `knights`; what it needs is imported where Ctrl-C is met."""

import sys


def main() -> int:
    """Run the command line and return its exit status."""
    try:
        from knights.terminal import mend

        mend()
        from knights.command.arguments import main as run

        return run()
    except KeyboardInterrupt as interrupt:
        from knights.terminal import give_way

        return give_way(interrupt)


if __name__ == "__main__":
    sys.exit(main())
