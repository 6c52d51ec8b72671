"""The work of a call: counted instead of timed, and so independent of the machine."""

import sys
from pathlib import Path

import knights

LIBRARY = str(Path(knights.__file__).parent)
TOOL = sys.monitoring.PROFILER_ID


def count_work(function):
    """Count the lines of the library that a call runs, and the turns of its loops."""
    events = sys.monitoring.events
    total = 0

    def count(code, *_):
        nonlocal total
        if not code.co_filename.startswith(LIBRARY):
            return sys.monitoring.DISABLE
        total += 1
        return None

    sys.monitoring.use_tool_id(TOOL, "work")
    try:
        for event in (events.LINE, events.JUMP):
            sys.monitoring.register_callback(TOOL, event, count)
        sys.monitoring.set_events(TOOL, events.LINE | events.JUMP)
        function()
    finally:
        sys.monitoring.set_events(TOOL, 0)
        sys.monitoring.free_tool_id(TOOL)
    return total
