### What is said of the languages themselves.

## Library and page

# The language's own name, for a list to choose from.
language-name = English
