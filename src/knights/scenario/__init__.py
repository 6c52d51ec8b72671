"""Scenarios, links and moments as text and as files."""
