"""From a program's text to the log of its writes: it runs unchanged, and is watched."""
