"""The maps, graphs and sudokus that come with the library."""
