"""`python -m knights` is the command `knights`."""

import sys

from knights.cli import main

if __name__ == "__main__":
    sys.exit(main())
