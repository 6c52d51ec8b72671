"""From what a program prints, returns or keeps to its answer, and whether that is right."""
