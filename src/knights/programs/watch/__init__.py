"""From a program's text to the log of what it does: it runs as it stands, and is watched."""
