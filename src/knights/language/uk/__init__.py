"""The sentences in the language 'uk', made from language/uk."""
