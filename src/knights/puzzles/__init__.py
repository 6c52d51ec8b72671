"""The puzzles, a folder each; `registry` lists them."""
