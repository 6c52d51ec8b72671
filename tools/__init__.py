"""Tools for developing the project; not part of the library."""
