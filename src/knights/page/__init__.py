"""The functions that the page calls."""
