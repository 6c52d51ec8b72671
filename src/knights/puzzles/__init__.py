"""The puzzles, a folder each; `registry` names them all."""
