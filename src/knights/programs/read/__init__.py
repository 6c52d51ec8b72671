"""From the log to a search: which container it stands on, what is placed, what is taken back."""
