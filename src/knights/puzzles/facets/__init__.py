"""Parts of a puzzle, each by its purpose; a puzzle's folder has a file of the same name."""
