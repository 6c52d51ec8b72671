"""Maps: regions and borders, from several kinds of text."""
