"""Graphs from files, as for paths."""

from knights.puzzles.graph.file import read_source as read_source
