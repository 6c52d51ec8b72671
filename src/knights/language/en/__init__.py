"""The sentences in the language 'en', made from language/en."""
