### What is said of the languages themselves.

## Library and page

# The language's own name, for a list to choose from.
language-name = English

# The page's title, and what a list of pages says of it.
language-title = Knights: see backtracking think
language-description = Watch a real backtracking search move a knight over the board. See every move, and every move it takes back. It runs in the browser, with nothing to install.
