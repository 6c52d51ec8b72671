"""From the search to what came of it: the answer first, then what was wrong on the way."""
