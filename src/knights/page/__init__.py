"""What the page asks."""
