"""From the search to the judgement: the answer first, then the faults on the way."""
