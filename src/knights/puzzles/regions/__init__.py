"""Queens in regions."""
