"""The null puzzle."""
