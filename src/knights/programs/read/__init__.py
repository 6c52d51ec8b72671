"""From the log to a search: its container, what is placed there, what is taken back."""
